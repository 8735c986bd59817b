"""What lies between machines: statements to the database that overtake each other, and pipes that keep their order; both stop at a split."""

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Any, Protocol

from tests.support.simulation.cluster.storm import Storm
from tests.support.simulation.schedule import MILLISECOND, SECOND, Happening, Schedule

AGAIN = 100 * MILLISECOND
"""After so long what did not get through is sent again."""
GIVEN_UP = 8 * SECOND
"""After so long nobody sends it again."""


class Wires:
    """Everybody reaches everybody, but for the pairs that a split keeps apart."""

    def __init__(self, schedule: Schedule, lots: Random, storm: Storm) -> None:
        self.schedule = schedule
        self.lots = lots
        self.storm = storm
        self._apart: set[frozenset[str]] = set()
        self.in_flight = 0

    def part(self, some: Iterable[str], others: Iterable[str]) -> None:
        rest = tuple(others)
        self._apart |= {frozenset((one, other)) for one in some for other in rest}

    def heal(self) -> None:
        self._apart.clear()

    def reach(self, one: str, other: str) -> bool:
        return frozenset((one, other)) not in self._apart

    def delay(self) -> int:
        return int(self.storm.slow * MILLISECOND * self.lots.random() ** 3) + 1

    def carry(self, sender: str, receiver: str, happening: Happening) -> None:
        """It arrives, sooner or later, before or after others; or never, if the two are apart for too long."""
        self._send((sender, receiver), happening, self.schedule.now + GIVEN_UP)

    def _send(self, pair: tuple[str, str], happening: Happening, until: int) -> None:
        self.in_flight += 1
        self.schedule.after(self.delay(), lambda: self._arrived(pair, happening, until))

    def _arrived(self, pair: tuple[str, str], happening: Happening, until: int) -> None:
        self.in_flight -= 1
        if self.reach(*pair):
            happening()
        elif self.schedule.now < until:
            self.schedule.after(AGAIN, lambda: self._send(pair, happening, until))


class End(Protocol):
    """Whoever is at one end of a pipe."""

    def receive(self, frame: Any) -> None: ...
    def broken(self) -> None: ...


class Pipe:
    """A connection: in order, nothing twice, nothing lost but all that comes after a break."""

    def __init__(self, wires: Wires, near: str, far: str) -> None:
        self._wires = wires
        self._pair = near, far
        self.ends: dict[str, End] = {}
        self._waiting: dict[str, deque[tuple[int, Any]]] = {near: deque(), far: deque()}
        self._last = {near: 0, far: 0}
        self.whole = True

    def send(self, to: str, frame: Any) -> None:
        if not self.whole:
            return
        wires = self._wires
        due = self._last[to] = max(self._last[to] + 1, wires.schedule.now + wires.delay())
        self._waiting[to].append((due, frame))
        wires.in_flight += 1
        wires.schedule.at(due, lambda: self._arrive(to, wires.schedule.now + GIVEN_UP // 2))

    def _arrive(self, to: str, until: int) -> None:
        """All that is due; what a split holds up waits, until the connection is given up."""
        wires = self._wires
        if not self.whole or not self._waiting[to] or self._waiting[to][0][0] > wires.schedule.now:
            return
        if wires.reach(*self._pair):
            wires.in_flight -= 1
            self.ends[to].receive(self._waiting[to].popleft()[1])
        elif wires.schedule.now < until:
            wires.schedule.after(AGAIN, lambda: self._arrive(to, until))
        else:
            self.break_off()

    def break_off(self) -> None:
        """Both ends notice, each in its own time."""
        if not self.whole:
            return
        self.whole = False
        self._wires.in_flight -= sum(map(len, self._waiting.values()))
        for end in self.ends.values():
            self._wires.schedule.after(self._wires.delay(), end.broken)
