"""The fixture list: what is still to be played, cut so that every hand has work until the end.

A chunk should take about half a second: long enough that handing it over and writing it to disk cost nothing beside it, short
enough that an interruption loses little. How many matches that is, is learnt while they are played. Towards the end chunks
become smaller, so that no hand waits for another.
"""

from collections import deque
from collections.abc import Iterable

from anpfiff.lab.span import Span

AIM = 0.5
"""Seconds that a chunk should take."""
LARGEST = 65_536
"""Matches in a chunk: some megabytes of rows."""
GROWTH = 4
"""One quick chunk need not mean that the next is as quick."""
SMALLEST = 16
"""A chunk at the end is at least this part of the usual one."""


class Fixtures:
    """Spans for the asking, in order."""

    def __init__(self, gaps: Iterable[Span], hands: int, chunk: int | None = None) -> None:
        self._gaps = deque(gaps)
        self._hands = hands
        self._fixed = chunk
        self._left = sum(gap.matches for gap in self._gaps)
        self._usual = 1

    def next(self) -> Span | None:
        """The next chunk to play, or None when all are given out."""
        if not self._gaps:
            return None
        first, missing = self._gaps.popleft()
        count = min(missing, self._portion())
        if count < missing:
            self._gaps.appendleft(Span(first + count, missing - count))
        self._left -= count
        return Span(first, count)

    def took(self, count: int, seconds: float) -> None:
        """Learn from a chunk that has been played."""
        wanted = int(count * AIM / max(seconds, 1e-9))
        self._usual = max(1, min(wanted, LARGEST, GROWTH * max(count, self._usual)))

    def _portion(self) -> int:
        if self._fixed is not None:
            return self._fixed
        fair = -(-self._left // (GROWTH * self._hands))
        return min(self._usual, max(fair, self._usual // SMALLEST, 1))
