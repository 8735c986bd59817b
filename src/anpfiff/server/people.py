"""People and places: who somebody is without an account, and where they sit."""

import hashlib
from collections.abc import Collection
from random import Random

from msgspec import Struct

from anpfiff.server.names import ANIMALS, name_in
from anpfiff.wire.messages import Language, Level


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
    """A chair: a person's, a bot's, a person's for whom a bot bridges, or free."""

    person: int | None = None
    bot: Level | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def newcomer(number: int, token: str, lang: Language, taken: Collection[str], lots: Random) -> Person:
    """Somebody with a name that nobody else in the room has, in their own language, and an animal."""
    name = name_in(lang, lots)
    while name in taken:
        name = name_in(lang, lots)
    return Person(number, hashed(token), name, lots.choice(ANIMALS), lang)
