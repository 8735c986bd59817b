"""People and places: who somebody is without an account, and where they sit."""

import hashlib
from collections.abc import Collection
from random import Random

from msgspec import Struct

from anpfiff.core import Calm
from anpfiff.server.room.names import ANIMALS, animal_of, every_name, name_in
from anpfiff.wire.messages import Language


class Handicap(Struct, frozen=True):
    """ALL-3: what somebody has been given by everybody at the table."""

    head_start: int = 0
    """Steps."""
    calm: Calm = 0
    """Milliseconds for which the others' hands rest after a card, in a race."""


NONE = Handicap()


class Person(Struct):
    """Somebody in a room: a token's hash, a generated name, an animal. Nothing else is known of anybody."""

    number: int
    secret: str
    name: str
    animal: str
    lang: Language
    watching: bool = False
    admitted: bool = True
    here: bool = True
    left_at: int | None = None
    """Server time at which the last socket closed."""
    missed: int = 0
    """Milliseconds of the present match for which the others have waited for this person."""
    handicap: Handicap = NONE
    browser: str = ""
    """The hash, for this room, of what their browser keeps for an evening."""
    in_a_row: int = 0
    """Matches that they have played without a break."""
    played: int = 0
    """Matches that they have played in this room."""
    since: int = 0
    """When they last played or, before they have, came in, counted in half matches: the lowest has waited longest."""

    def gone_since(self, before: int) -> bool:
        """Has this person been away since before that time?"""
        return self.left_at is not None and self.left_at <= before


class Place(Struct):
    """A chair: a person's, a bot's, a person's for whom a bot bridges, or free."""

    person: int | None = None
    bot: str | None = None
    handicap: Handicap = NONE
    """A bot's; a person's goes with the person."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def newcomer(
    number: int, token: str, lang: Language, others: Collection[Person], lots: Random, wish: str = ""
) -> Person:
    """Somebody with a name that nobody else in the room has, and the animal of that name: the wished one if it can be."""
    name = wish if _is_free(wish, others) else drawn(lang, others, lots)
    return Person(number, hashed(token), name, animal_of(name), lang)


def drawn(lang: Language, others: Collection[Person], lots: Random, animal: str | None = None) -> str:
    """A name that nobody has, in somebody's own language; of that animal, or of any."""
    taken = {other.name for other in others}
    name = name_in(lang, animal or _face(others, lots), lots)
    while name in taken:
        name = name_in(lang, animal or _face(others, lots), lots)
    return name


def _is_free(name: str, others: Collection[Person]) -> bool:
    """One of ours, and neither it nor its animal is anybody else's here."""
    animal = animal_of(name)
    return name != "" and name in every_name() and all(other.animal != animal for other in others)


def _face(others: Collection[Person], lots: Random) -> str:
    """An animal that nobody else is, as long as there are any."""
    taken = {other.animal for other in others}
    return lots.choice([animal for animal in ANIMALS if animal not in taken] or ANIMALS)
