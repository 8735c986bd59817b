"""New passes: tokens that nobody keeps, words that nobody else in the club has."""

from random import Random
from typing import NamedTuple

from anpfiff.fixtures import passes
from anpfiff.server.cups import club as clubs
from anpfiff.server.cups.answers import Issued
from anpfiff.server.cups.asked import Admission
from anpfiff.server.cups.blanks import face_of
from anpfiff.server.cups.club import Club, Pass
from anpfiff.server.cups.disallowed import Disallowed
from anpfiff.server.room.names import ANIMALS, name_in
from anpfiff.wire.messages import Language

TRIES = 640
"""Names that are drawn before there are none left: each animal forty times."""


class Luck(NamedTuple):
    """What chance brings: a token for each pass, and lots for the words."""

    tokens: tuple[str, ...]
    lots: Random


def issued(
    club: Club, lang: Language, luck: Luck, *, organiser: bool = False, printed: bool = True
) -> tuple[list[Issued], Club]:
    """The passes as they are told once, and the club as it is then."""
    taken = {each.name for each in club.people}
    faces: list[tuple[str, str, str]] = []
    for number, token in enumerate(luck.tokens, len(club.people)):
        name, animal = _face(number, lang, taken, luck.lots)
        taken.add(name)
        faces.append((token, name, animal))
    after = clubs.issued(club, faces, organiser=organiser, printed=printed)
    fresh = zip(after.people[len(club.people) :], luck.tokens, strict=True)
    return [Issued(each.id, each.name, each.animal, token) for each, token in fresh], after


def admitted(club: Club, admission: Admission, luck: Luck) -> tuple[Issued, Club]:
    """Through the open door: with a new pass, or with a blank one that was printed elsewhere."""
    if not admission.blank:
        told, after = issued(club, admission.lang, luck, printed=False)
        return told[0], after
    return _brought(club, admission.blank, luck.lots)


def told_again(club: Club, blank: str) -> Issued:
    """Brought along twice it is still one pass; and one that has its club opens no other."""
    mine = next((each for each in club.people if each.digest == passes.digest(blank)), None)
    if mine is None:
        raise Disallowed("no-such-pass")
    return _told(mine, blank)


def _brought(club: Club, blank: str, lots: Random) -> tuple[Issued, Club]:
    """It has its words on it already; should somebody else here have them, it gets others."""
    if not passes.is_blank(blank):
        raise Disallowed("no-such-pass")
    face = face_of(blank)
    if any(each.name == face.name for each in club.people):
        told, after = issued(club, face.lang, Luck((passes.checked(blank),), lots))
        return told[0], after
    after = clubs.issued(club, [(blank, face.name, face.animal)])
    return _told(after.people[-1], blank), after


def _told(each: Pass, token: str) -> Issued:
    return Issued(each.id, each.name, each.animal, passes.checked(token))


def _face(number: int, lang: Language, taken: set[str], lots: Random) -> tuple[str, str]:
    """The animals take turns, as long as there are words for them."""
    for turn in range(number, number + TRIES):
        animal = ANIMALS[turn % len(ANIMALS)]
        name = name_in(lang, animal, lots)
        if name not in taken:
            return name, animal
    raise Disallowed("club-full", detail="there are no more names")
