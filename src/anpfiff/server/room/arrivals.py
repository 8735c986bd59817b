"""Hands on their way to the table: in a race a move waits as long as an earlier one could still arrive over a slower line."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from anpfiff.core import Seat
from anpfiff.table.first import REMEMBERED, credit

RACES = 32
"""How many hands that were first are kept, so that a later one can be told whose it was."""


class Arrival(NamedTuple):
    """A move on its way to the table: when it left the hand, and until when an earlier one could still come."""

    sent: int
    due: int
    arrived: int
    seat: Seat
    person: int | None
    """None for a bot."""
    command: int | None
    move: Any
    seen: int


class Race(NamedTuple):
    """A hand that was first: the `seq` it led to, when it moved, and what every seat could still do before."""

    seq: int
    seat: Seat
    sent: int
    offers: tuple[tuple[Any, ...], ...]


class Faster(NamedTuple):
    """Who was quicker, and by how many milliseconds."""

    seat: Seat
    by: int


class Lags:
    """Round trips that the server has measured itself, by person."""

    def __init__(self) -> None:
        self._trips: dict[int, list[int]] = {}

    def measured(self, person: int, round_trip: int) -> None:
        trips = self._trips.setdefault(person, [])
        trips.append(round_trip)
        del trips[:-REMEMBERED]

    def credit(self, person: int) -> int:
        """How much earlier that person's moves left their hand."""
        return credit(self._trips.get(person, ()))

    def forget(self, person: int) -> None:
        self._trips.pop(person, None)

    def known(self) -> dict[int, Sequence[int]]:
        """The round trips that are remembered."""
        return dict(self._trips)


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
        """Those that nothing earlier can overtake any more, in the order in which they were sent."""
        ready = [arrival for arrival in self._waiting if arrival.due <= now]
        if ready:
            self._waiting = [arrival for arrival in self._waiting if arrival.due > now]
            ready.sort(key=_order)
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

    def faster(self, arrival: Arrival) -> Faster | None:
        """Who took from that hand, since it looked, what it could still have done."""
        for race in reversed(self._races):
            if race.seq <= arrival.seen:
                return None
            if arrival.move.plain() in race.offers[arrival.seat]:
                ahead = max(0, arrival.sent - race.sent)
                return None if race.seat == arrival.seat else Faster(race.seat, ahead)
        return None


def _order(arrival: Arrival) -> tuple[int, int, int]:
    """The order of hands; one person's own moves in the order of their commands."""
    return arrival.sent, arrival.seat, arrival.command or 0
