"""A club as one file: to be kept, or to move to another server. Its passes open it there; nothing else does."""

from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct

from anpfiff.core import Refused
from anpfiff.server.cups.bounds import bearable
from anpfiff.server.cups.club import MOST_PEOPLE, Club
from anpfiff.server.cups.cup import Cup, Granted, Page, decode
from anpfiff.server.cups.disallowed import Disallowed

KIND = "anpfiff-club"
VERSION = 1
"""Counts up when an older server could not read what this one writes."""
LARGEST = 16 * 1024 * 1024
MOST_CUPS = 500
LONGEST_NAME = 60
LONGEST_WORDS = 40
"""Of the two words on a pass."""


class Kind(Struct, frozen=True):
    """What anything must be that is read any further."""

    kind: object = ""
    version: object = None


class KeptCup(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    page: Page
    lines: tuple[Granted, ...] = ()


class PackedCup(Struct, frozen=True, forbid_unknown_fields=True):
    """The same, before its lines are read one by one: whoever plays meanwhile has a turn in between."""

    id: str
    page: Page
    lines: tuple[Raw, ...] = ()


class ClubFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: str = KIND
    version: int = VERSION
    club: Club
    cups: tuple[Raw, ...] = ()


def written(club: Club, cups: list[Cup]) -> bytes:
    """Piece by piece: whoever plays meanwhile has a turn in between."""
    kept = [msgspec.json.encode(KeptCup(cup.id, cup.page, tuple(cup.lines))) for cup in cups]
    return msgspec.json.encode(ClubFile(club=club, cups=tuple(map(msgspec.Raw, kept))))


def read(content: bytes) -> tuple[Club, list[Cup]]:
    """All of it, folded anew; whatever cannot be is refused, and nothing is taken over."""
    if len(content) > LARGEST:
        raise Disallowed("file-too-large", detail=f"{LARGEST // 1024 // 1024} MB at most")
    _check(_outline(content))
    try:
        file = msgspec.json.decode(content, type=ClubFile)
        kept = [_unpacked(msgspec.json.decode(cup, type=PackedCup)) for cup in _few(file.cups)]
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Disallowed("damaged-file", detail=str(fault)) from fault
    if not bearable([cup.lines for cup in kept]):
        raise Disallowed("file-too-large", detail="more rounds than a server can draw anew")
    cups = _folded(kept)
    _fit(file.club, cups)
    return file.club, cups


def _few(cups: tuple[Raw, ...]) -> tuple[Raw, ...]:
    if len(cups) > MOST_CUPS:
        raise Disallowed("damaged-file", detail=f"{MOST_CUPS} competitions at most")
    return cups


def _unpacked(cup: PackedCup) -> KeptCup:
    return KeptCup(cup.id, cup.page, tuple(map(decode, cup.lines)))


def _folded(kept: Iterable[KeptCup]) -> list[Cup]:
    try:
        return [Cup(cup.id, cup.page, cup.lines) for cup in kept]
    except Refused as fault:
        raise Disallowed("damaged-file", detail=str(fault)) from fault


def _outline(content: bytes) -> Kind:
    try:
        msgspec.json.decode(content, type=Raw)  # is it whole?
        outline = msgspec.json.decode(content, type=Kind)
    except msgspec.ValidationError as fault:
        raise Disallowed("no-club") from fault
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Disallowed("damaged-file", detail=str(fault)) from fault
    if outline.kind != KIND:
        raise Disallowed("no-club")
    return outline


def _check(outline: Kind) -> None:
    version = outline.version
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise Disallowed("damaged-file", detail="no version")
    if version > VERSION:
        raise Disallowed("newer-version", detail=f"version {version}; this server reads up to {VERSION}")


def _fit(club: Club, cups: list[Cup]) -> None:
    """What a server would never have written."""
    names = [cup.id for cup in cups]
    whole = (
        _is_name(club.id)
        and _is_hex(club.seal, 64)
        and all(_is_hex(each.digest, 64) for each in club.people)
        and len({each.digest for each in club.people}) == len({each.id for each in club.people})
        and any(each.organiser for each in club.people)
        and len(club.people) <= MOST_PEOPLE
        and len(club.name) <= LONGEST_NAME
        and all(_is_word(each.name) and _is_word(each.animal) for each in club.people)
        and all(_is_word(each.person.name) for cup in cups for each in cup.state.entrants)
        and len(names) == len(set(names)) <= MOST_CUPS
        and all(_is_name(cup.id) and cup.page.club == club.id for cup in cups)
    )
    if not whole:
        raise Disallowed("damaged-file", detail="its parts do not fit together")


def _is_name(name: str) -> bool:
    return _is_hex(name, 16)


def _is_word(text: str) -> bool:
    """As the server makes them: a file is no way to write to other people."""
    return len(text) <= LONGEST_WORDS and all(letter.isalpha() or letter in " -'’" for letter in text)


def _is_hex(text: str, length: int) -> bool:
    return len(text) == length and set(text) <= set("0123456789abcdef")
