"""The same matches with somebody's own deck and with the standard one: what changes, and is it more than luck?

Both are played from the same seeds, so every match has its twin. A difference is marked where chance alone would make one as
large, either way, less than once in a hundred times.
"""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from anpfiff.lab.chunk import chunk
from anpfiff.lab.rows import Rows
from anpfiff.lab.study import Study

NINETY_FIVE = 1.96
NINETY_NINE = 2.576
FEWEST = 20
"""With fewer matches nothing is marked."""
PORTION = 10

Numbers: TypeAlias = NDArray[np.float64]
Tell: TypeAlias = Callable[[int], None]
"""Hears how many more matches have been played."""


class Estimate(NamedTuple):
    """A mean, with the interval that holds the true one nineteen times out of twenty."""

    mean: float
    low: float
    high: float


class Measure(NamedTuple):
    what: str
    own: Estimate
    standard: Estimate
    beyond_chance: bool


def tried(study: Study, tell: Tell) -> list[Measure]:
    """The study is that of somebody's own deck; its twin is played with the standard one."""
    own = _played(study, tell)
    standard = _played(replace(study, material=None), tell)
    twins = zip(_measured(own, study), _measured(standard, study), strict=True)
    return [
        Measure(
            what, estimate(mine, share=share), estimate(theirs, share=share), beyond_chance(mine - theirs)
        )
        for (what, share, mine), (_, _, theirs) in twins
    ]


def _played(study: Study, tell: Tell) -> Rows:
    portions = []
    for first in range(0, study.matches, PORTION):
        portions.append(chunk(study, first, min(PORTION, study.matches - first)))
        tell(len(portions[-1]))
    return np.concatenate(portions)


def _measured(rows: Rows, study: Study) -> Iterator[tuple[str, bool, Numbers]]:
    """What it is called, whether it is a share, and its number in every match."""
    for seat in range(study.seats):
        yield f"won by seat {seat}, share", True, (rows["winners"] >> seat & 1).astype(float)
    yield "tied, share", True, (rows["winners"] == 0).astype(float)
    yield "goals", False, rows["score"].sum(axis=1).astype(float)
    yield "goals ahead at the end", False, np.ptp(rows["score"], axis=1).astype(float)
    yield "moves", False, rows["moves"].astype(float)
    yield "minutes", False, rows["milliseconds"] / 60_000


def estimate(numbers: Numbers, *, share: bool) -> Estimate:
    """Wilson's interval for a share, which stays honest near 0 and 1; the normal one for a mean."""
    mean = float(numbers.mean())
    count = len(numbers)
    if share:
        return _wilson(mean, count)
    reach = NINETY_FIVE * _error(numbers)
    return Estimate(mean, mean - reach, mean + reach)


def _wilson(share: float, count: int) -> Estimate:
    square = NINETY_FIVE**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = (
        NINETY_FIVE * math.sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    )
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def beyond_chance(differences: Numbers) -> bool:
    """Match by match, own less standard."""
    if len(differences) < FEWEST:
        return False
    return bool(abs(float(differences.mean())) > NINETY_NINE * _error(differences))


def _error(numbers: Numbers) -> float:
    """The standard error of their mean."""
    return float(numbers.std(ddof=1)) / math.sqrt(len(numbers)) if len(numbers) > 1 else 0.0
