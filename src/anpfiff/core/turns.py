"""What is awaited: seats, a roll, or nothing any more."""

from typing import TypeAlias

from anpfiff.core.values import Seat, Value


class Shuffle(Value, frozen=True):
    """A whole shuffle is one chance; its outcome is a permutation of range(size)."""

    size: int

    def allows(self, outcome: tuple[int, ...]) -> bool:
        return sorted(outcome) == [*range(self.size)]


class Throw(Value, frozen=True):
    """Dice or coins thrown together; each falls on one of range(sides)."""

    sides: int
    dice: int = 1

    def allows(self, outcome: tuple[int, ...]) -> bool:
        lowest = min(outcome, default=0)
        highest = max(outcome, default=0)
        return len(outcome) == self.dice and 0 <= lowest <= highest < self.sides


Roll: TypeAlias = Shuffle | Throw


class Result(Value, frozen=True):
    """Who won, and by what: without winners it is tied."""

    winners: tuple[Seat, ...]
    score: tuple[int, ...]


class Waiting(Value, frozen=True):
    """Seats that may act, until a deadline if there is one; in a race nobody need wait for anybody."""

    seats: tuple[Seat, ...]
    until: int | None = None
    race: bool = False


class Rolling(Value, frozen=True):
    """Chance has the word."""

    what: Roll


class Finished(Value, frozen=True):
    """The final whistle."""

    result: Result


Turn: TypeAlias = Waiting | Rolling | Finished
