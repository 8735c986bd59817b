"""The order of everything: one heap of moments. Whatever is due at the same time comes in an order that the seed decides."""

from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from typing import TypeAlias

MILLISECOND = 1_000
SECOND = 1_000_000

Happening: TypeAlias = Callable[[], object]


class Schedule:
    """Simulated time in microseconds; it stands still while something happens and then jumps to the next moment."""

    def __init__(self, lots: Random) -> None:
        self.now = 0
        self.steps = 0
        self._lots = lots.random
        self._heap: list[tuple[int, float, int, Happening]] = []
        self._count = 0

    def at(self, moment: int, happening: Happening) -> None:
        """At that time, or as soon as may be if it has passed."""
        self._count += 1
        heappush(self._heap, (max(moment, self.now), self._lots(), self._count, happening))

    def after(self, delay: int, happening: Happening) -> None:
        self.at(self.now + delay, happening)

    def stall(self, delay: int) -> None:
        """Time goes by and nobody notices: a machine that slept, or an interpreter that was held up."""
        self.now += delay

    def step(self) -> bool:
        """The next thing happens; False when nothing ever will again."""
        if not self._heap:
            return False
        moment, _, _, happening = heappop(self._heap)
        self.now = max(self.now, moment)
        self.steps += 1
        happening()
        return True
