"""What may come in: a match is a left fold of the rules over an ordered list of these."""

from typing import Generic, TypeAlias, TypeVar

from anpfiff.core.moves import Move
from anpfiff.core.values import Seat, Value

M = TypeVar("M", bound=Move)


class Act(Value, Generic[M], frozen=True):
    """A seat makes a move, at a time in milliseconds since the match began."""

    seat: Seat
    move: M
    at: int = 0


class Chance(Value, frozen=True):
    """What was rolled: the dice of a Throw, or the order of a Shuffle."""

    outcome: tuple[int, ...]


class Tick(Value, frozen=True):
    """The time the table was waiting for has come."""

    at: int


Input: TypeAlias = Act[M] | Chance | Tick
