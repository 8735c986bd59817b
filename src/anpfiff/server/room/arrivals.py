"""Hands on their way to the table: in a race a move waits as long as an earlier one could still arrive over a slower line."""

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

from anpfiff.core import Seat

RACES = 32
"""How many hands that were first are kept, so that a later one can be told whose it was."""

NEVER = (-(2**63), 0, 0)
"""Before every hand."""


class Arrival(NamedTuple):
    """A move on its way to the table: when it left the hand, and until when an earlier one could still come."""

    sent: int
    due: int
    arrived: int
    """`sent` and this differ by the lag that was credited."""
    seat: Seat
    person: int | None
    """None for a bot."""
    command: int | None
    move: Any
    seen: int


class Race(NamedTuple):
    """A hand that was first: the `seq` it led to, and what every seat could still do before."""

    seq: int
    hand: Arrival
    offers: tuple[tuple[Any, ...], ...]


class Faster(NamedTuple):
    """Who was quicker, and by how many milliseconds."""

    seat: Seat
    by: int


class Arrivals:
    """The moves that wait, and the last races."""

    def __init__(self) -> None:
        self._waiting: list[Arrival] = []
        self._races: deque[Race] = deque(maxlen=RACES)

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, arrival: Arrival) -> None:
        self._waiting.append(arrival)

    def due(self, now: int) -> list[Arrival]:
        """Those that nothing earlier can overtake any more, in the order in which they were sent.

        What was sent before one of them goes with it, however long it wanted to wait: nothing can come before that either.
        """
        if not self._waiting:
            return []
        last = max((_order(arrival) for arrival in self._waiting if arrival.due <= now), default=NEVER)
        ready = sorted((arrival for arrival in self._waiting if _order(arrival) <= last), key=_order)
        self._waiting = [arrival for arrival in self._waiting if _order(arrival) > last]
        return ready

    def holds(self, person: int, command: int) -> bool:
        """Is that command on its way to the table?"""
        return any(arrival.person == person and arrival.command == command for arrival in self._waiting)

    def seats(self) -> set[Seat]:
        return {arrival.seat for arrival in self._waiting}

    def earliest(self, now: int) -> int:
        """The present, or the time at which the first of those that wait came in."""
        return min([now, *(arrival.arrived for arrival in self._waiting)])

    def dues(self) -> Iterator[int]:
        return (arrival.due for arrival in self._waiting)

    def won(self, race: Race) -> None:
        self._races.append(race)

    def lost_to(self, arrival: Arrival) -> Arrival | None:
        """The hand that took from this one, since it looked, what it could still have done."""
        for race in reversed(self._races):
            if race.seq <= arrival.seen:
                return None
            if arrival.move.plain() in race.offers[arrival.seat]:
                return None if race.hand.seat == arrival.seat else race.hand
        return None


def lead(winner: Arrival, loser: Arrival) -> Faster:
    return Faster(winner.seat, max(0, loser.sent - winner.sent))


def _order(arrival: Arrival) -> tuple[int, int, int]:
    """The order of hands; one person's own moves in the order of their commands."""
    return arrival.sent, arrival.seat, arrival.command or 0
