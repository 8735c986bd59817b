"""A sheet of odds: what was worked out, by which rules, and how it compares with matches that were played."""

import math
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple, TypeAlias

Worth: TypeAlias = Fraction | float
"""A fraction where it is exact to the last digit; a float where it is the fixed point of equations."""


class Figure(NamedTuple):
    """One number, with the words and the rules that it follows from."""

    key: str
    what: str
    worth: Worth
    rules: tuple[str, ...]
    share: bool = True
    """A chance, to be shown in per cent; else a plain number."""


class Counted(NamedTuple):
    """The same number, counted in matches by the real rules."""

    mean: float
    error: float
    """The standard error of that."""
    times: int

    def apart(self, worth: Worth) -> float:
        """How many standard errors lie between the two; where all matches were alike, by the error there should be."""
        gap = abs(self.mean - float(worth))
        chance = float(worth)
        error = self.error or math.sqrt(max(0.0, chance * (1 - chance)) / self.times)
        return gap / error if error else (0.0 if gap < 1e-12 else math.inf)


class Sheet(NamedTuple):
    game: str
    figures: tuple[Figure, ...]
    notes: tuple[str, ...]
    """What is exact, and what is not."""

    def figure(self, key: str) -> Figure:
        return next(figure for figure in self.figures if figure.key == key)


Counts: TypeAlias = Mapping[str, Counted]
"""By the keys of the figures."""


class Tally:
    """Adds up what happened, without keeping it."""

    def __init__(self) -> None:
        self._times = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self._times = self._times + 1
        self._sum = self._sum + value
        self._squares = self._squares + value * value

    def counted(self) -> Counted:
        mean = self._sum / self._times
        spread = max(0.0, self._squares / self._times - mean * mean) * self._times / max(1, self._times - 1)
        return Counted(mean, math.sqrt(spread / self._times), self._times)


def tallied(matches: Iterable[Mapping[str, float]]) -> Counts:
    """What each match has to say about some of the figures, added up."""
    tallies: dict[str, Tally] = {}
    for match in matches:
        for key, value in match.items():
            tallies.setdefault(key, Tally()).add(value)
    return {key: tally.counted() for key, tally in tallies.items()}
