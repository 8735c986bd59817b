"""Spans: matches in a row, told by their numbers."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Span(NamedTuple):
    """A number of matches, from the first one on."""

    first: int
    matches: int

    @property
    def end(self) -> int:
        """The number of the match after the last."""
        return self.first + self.matches

    def __str__(self) -> str:
        return f"matches {self.first} to {self.end - 1}" if self.matches > 1 else f"match {self.first}"


def gaps(played: Iterable[Span], matches: int) -> Iterator[Span]:
    """What is missing between the spans, which are in order, and after the last."""
    reached = 0
    for span in (*played, Span(matches, 0)):
        if span.first > reached:
            yield Span(reached, span.first - reached)
        reached = max(reached, span.end)
