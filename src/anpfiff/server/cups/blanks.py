"""Blank passes: printed by `anpfiff passes` before there is a club, and brought along to one whose door is open.

No server knows them, so their words follow from the token itself: what the server calls somebody is what stands on the card.
"""

import hashlib
from collections.abc import Callable
from typing import NamedTuple, get_args

from anpfiff.fixtures import passes
from anpfiff.server.room.names import ANIMALS, TRAITS, name_numbered
from anpfiff.wire.messages import Animal, Language

LANGUAGES: tuple[Language, ...] = get_args(Language)
MOST = len(ANIMALS) * min(map(len, TRAITS.values()))
"""Different words in one language."""


class Face(NamedTuple):
    lang: Language
    animal: Animal
    name: str


class Blank(NamedTuple):
    token: str
    name: str
    animal: Animal


def face_of(token: str) -> Face:
    """The language, the animal and the two words that are on the card."""
    number = hashlib.sha256(b"anpfiff face " + passes.checked(token).encode()).digest()
    lang = LANGUAGES[number[0] % len(LANGUAGES)]
    animal = ANIMALS[number[1] % len(ANIMALS)]
    return Face(lang, animal, name_numbered(lang, animal, int.from_bytes(number[2:6], "big")))


def blanks(count: int, lang: Language, entropy: Callable[[int], bytes]) -> list[Blank]:
    """A sheet of up to MOST: no two alike, the animals in turn. Tokens are drawn until their words fit."""
    drawn: dict[str, Blank] = {}
    while len(drawn) < count:
        token = passes.token(entropy(passes.ENTROPY), passes.BLANK)
        face = face_of(token)
        if face.lang == lang and face.animal == ANIMALS[len(drawn) % len(ANIMALS)]:
            drawn.setdefault(face.name, Blank(token, face.name, face.animal))
    return list(drawn.values())
