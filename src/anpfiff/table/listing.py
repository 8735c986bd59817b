"""A record as a plain list: who did what, and when. It asks no rules, so it can be read whatever its edition."""

from collections.abc import Iterator
from typing import Any, assert_never

from anpfiff.core import Act, Chance, Seat, Tick, Value
from anpfiff.table.record import Record


class Happening(Value, frozen=True, tag=False):
    """One line of the list."""

    at: int
    """The match's clock in milliseconds."""
    seat: Seat | None
    """Who acted; null for dice, cards and time."""
    words: str
    """As the record has it: the name of a move with its parts, or what fell; empty for time that ran out."""


def happenings(record: Record) -> Iterator[Happening]:
    now = 0
    for given in record.inputs:
        match given:
            case Act(seat, move, at):
                now = at
                yield Happening(now, seat, in_words(move))
            case Chance(outcome):
                yield Happening(now, None, " ".join(map(str, outcome)))
            case Tick(at):
                now = at
                yield Happening(now, None, "")
            case _:
                assert_never(given)


def in_words(move: Any) -> str:
    """`{"kind": "lay", "card": 7}` reads: lay, card 7."""
    if not isinstance(move, dict):
        return str(move)
    kind = str(move.get("kind", "")).replace("-", " ")
    return ", ".join([kind, *(f"{name} {_told(part)}" for name, part in move.items() if name != "kind")])


def _told(part: Any) -> str:
    match part:
        case dict():
            return " ".join(_told(inner) for inner in part.values())
        case list():
            return " ".join(map(_told, part))
        case _:
            return str(part)
