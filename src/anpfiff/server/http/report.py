"""The report of a match at a real table: what the phone beside it tells after the final whistle.

Nothing in it is free text. Names are ones that our generator makes, or none; everything else is counted or taken from a list.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from anpfiff.games import GAMES
from anpfiff.server.room.names import ANIMALS, every_name

Counter: TypeAlias = Literal["goals", "kicks", "kick-offs", "rounds", "cards-won", "cards-left"]
Section: TypeAlias = Literal[
    "first-half", "second-half", "shoot-out", "first-round", "second-round", "extra-time", "penalties"
]
Thrown: TypeAlias = Literal[
    "coin", "six", "lots", "orange", "red", "violet", "shot", "blue", "keeper", "black", "white"
]
Link: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
SideNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]

MOST_LINES = 100
"""Of a story: with everything else it stays below what the server reads at once."""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the table."""

    name: str
    """Generated; empty where the phone had no server to ask for one."""
    animal: str
    """The face."""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who counts together: one person, or a team."""

    people: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=3)]
    """Who they are."""
    score: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=2)]
    """What they had in the end, one number for each of `counts`."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the story."""

    minute: Annotated[int, Meta(ge=0, le=1_440)]
    """Of play."""
    what: Counter | Section
    """What was counted, or which section began."""
    side: SideNumber | None
    """Whose it was; null for a section."""
    by: Annotated[int, Meta(ge=-99, le=99)]
    """How many more, or fewer."""


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="report"):
    """A match that was played with real cards and dice."""

    link: Link
    """Made by the phone: told twice it is still one match."""
    game: str
    """Which game."""
    ended: Annotated[int, Meta(ge=0, le=2**33)]
    """When it was whistled off, in seconds since 1970, by the phone's clock."""
    minutes: Annotated[int, Meta(ge=0, le=1_440)]
    """How long it took."""
    counts: Annotated[tuple[Counter, ...], Meta(min_length=1, max_length=2)]
    """What was counted; the first decides, then the second."""
    sides: Annotated[tuple[Side, ...], Meta(min_length=2, max_length=6)]
    """In the order of the board."""
    winners: Annotated[tuple[SideNumber, ...], Meta(max_length=6)]
    """One, several that share it, or nobody."""
    story: Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)]
    """In the order of play."""
    throws: dict[Thrown, Annotated[tuple[Annotated[int, Meta(ge=0, le=99_999)], ...], Meta(max_length=6)]]
    """What fell on this phone: how often each face did, in the order of the faces."""


class Faulty(Exception):  # noqa: N818 -- what it is
    """The report contradicts itself or this house; the message says where."""


def read(text: bytes) -> Report:
    """A report that can be true, or `Faulty`."""
    try:
        report = msgspec.json.decode(text, type=Report)
    except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError) as fault:
        raise Faulty(str(fault)) from fault
    for what, found in _faults(report).items():
        if found:
            raise Faulty(what)
    return report


def is_report(record: bytes) -> bool:
    """Is this what a phone told, and no record of moves?"""
    return record.startswith(b'{"kind":"report"')


def _faults(report: Report) -> dict[str, bool]:
    if report.game not in GAMES:
        return {"no such game": True}
    fewest, most = GAMES[report.game].seats
    people = [person for side in report.sides for person in side.people]
    return {
        "wrong number of people": not fewest <= len(people) <= most,
        "a name that nobody gave": any(person.name not in every_name() for person in people),
        "an animal that nobody has drawn": any(person.animal not in ANIMALS for person in people),
        "scores that do not match what was counted": any(
            len(side.score) != len(report.counts) for side in report.sides
        ),
        "a side that is not there": not {*report.winners, *_told(report)} <= set(range(len(report.sides))),
        "a winner twice": len(set(report.winners)) != len(report.winners),
    }


def _told(report: Report) -> set[int]:
    return {line.side for line in report.story if line.side is not None}
