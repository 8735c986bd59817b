"""People and chairs: who is in a room, without accounts."""

import hashlib
from collections.abc import Collection
from random import Random

from msgspec import Struct

from anpfiff.server.messages import Chair, Guest, Language, Level
from anpfiff.server.names import ANIMALS, name_in


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


class Place(Struct):
    """A seat of the room: a person's, a bot's, a person's with a bot that bridges, or free."""

    person: int | None = None
    bot: Level | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def newcomer(number: int, token: str, lang: Language, taken: Collection[str], lots: Random) -> Person:
    """A name that nobody in the room has, in the person's own language, and an animal."""
    name = next(name for _ in range(100) if (name := name_in(lang, lots)) not in taken or _ == 99)
    return Person(number, hashed(token), name, lots.choice(ANIMALS), lang)


def guest(person: Person) -> Guest:
    return Guest(person.number, person.name, person.animal)


def chair(place: Place, person: Person | None) -> Chair:
    if person is None:
        return Chair(None, place.bot or "", place.bot or "", place.bot, place.bot is not None)
    return Chair(person.number, person.name, person.animal, place.bot, person.here)
