"""People and places: who somebody is without an account, and where they sit."""

import hashlib
from collections.abc import Collection
from random import Random

from msgspec import Struct

from anpfiff.server.room.names import ANIMALS, name_in
from anpfiff.wire.messages import Language


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

    def gone_since(self, before: int) -> bool:
        """Has this person been away since before that time?"""
        return self.left_at is not None and self.left_at <= before


class Place(Struct):
    """A chair: a person's, a bot's, a person's for whom a bot bridges, or free."""

    person: int | None = None
    bot: str | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def newcomer(number: int, token: str, lang: Language, others: Collection[Person], lots: Random) -> Person:
    """Somebody with a name that nobody else in the room has, in their own language, and the animal of that name."""
    taken = {other.name for other in others}
    animal = _face(others, lots)
    name = name_in(lang, animal, lots)
    while name in taken:
        animal = _face(others, lots)
        name = name_in(lang, animal, lots)
    return Person(number, hashed(token), name, animal, lang)


def _face(others: Collection[Person], lots: Random) -> str:
    """An animal that nobody else is, as long as there are any."""
    seen = {other.animal for other in others}
    return lots.choice([animal for animal in ANIMALS if animal not in seen] or ANIMALS)
