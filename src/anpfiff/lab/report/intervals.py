"""How sure one can be: intervals that hold the true value nineteen times out of twenty."""

import math
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

NINETY_FIVE = 1.96


class Interval(NamedTuple):
    """What was found, and between what it may lie."""

    found: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high

    def misses(self, value: float, looks: int) -> bool:
        """Far enough away to be worth telling? The more intervals are looked at, the likelier one of them misses by chance."""
        side = self.high - self.found if value > self.found else self.found - self.low
        wider = NormalDist().inv_cdf(1 - 0.025 / looks) / NINETY_FIVE
        return abs(value - self.found) > wider * side


def share(times: int, matches: int) -> Interval:
    """Wilson's, which neither leaves 0 to 1 nor breaks down at the ends."""
    observed = times / matches
    z2 = NINETY_FIVE**2
    middle = (observed + z2 / (2 * matches)) / (1 + z2 / matches)
    half = (
        NINETY_FIVE
        * math.sqrt(observed * (1 - observed) / matches + z2 / (4 * matches**2))
        / (1 + z2 / matches)
    )
    return Interval(observed, max(0.0, min(middle - half, observed)), min(1.0, max(middle + half, observed)))


def mean(values: NDArray[np.float64]) -> Interval:
    average = float(values.mean())
    half = NINETY_FIVE * _error(values)
    return Interval(average, average - half, average + half)


def between_shares(left: Interval, right: Interval) -> Interval:
    """The right less the left, by Newcombe from the two Wilson intervals."""
    gap = right.found - left.found
    down = math.hypot(right.found - right.low, left.high - left.found)
    up = math.hypot(right.high - right.found, left.found - left.low)
    return Interval(gap, gap - down, gap + up)


def between_means(left: NDArray[np.float64], right: NDArray[np.float64]) -> Interval:
    """The right less the left, by Welch."""
    gap = float(right.mean() - left.mean())
    half = NINETY_FIVE * math.hypot(_error(left), _error(right))
    return Interval(gap, gap - half, gap + half)


def _error(values: NDArray[np.float64]) -> float:
    return float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
