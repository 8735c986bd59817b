"""A sample: matches that were played, and what can be read off them."""

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from anpfiff.lab.chunk import playing
from anpfiff.lab.report import intervals
from anpfiff.lab.report.intervals import Interval
from anpfiff.lab.rows import Rows, result_hash
from anpfiff.lab.study import Study, checked

AT_ONCE = 20
"""Matches between two words on how far it has come."""

Tell: TypeAlias = Callable[[int], None]
"""Hears how many matches have come in."""
Numbers: TypeAlias = NDArray[np.float64]


class Position(NamedTuple):
    """Where the winner stood at a tenth of the match: shares of the matches that have one."""

    front: float
    level: float
    """In front with others, or nobody was."""
    behind: float


class Sample:
    """A study and its rows."""

    def __init__(self, study: Study, rows: Rows) -> None:
        self.study = study
        self.rows = rows

    @property
    def matches(self) -> int:
        return len(self.rows)

    @cached_property
    def hash(self) -> str:
        return result_hash([self.rows])

    @cached_property
    def won(self) -> NDArray[np.bool_]:
        """For every match: did the seat win?"""
        return _flags(self.rows["winners"], self.study.seats)

    @property
    def minutes(self) -> Numbers:
        return np.asarray(self.rows["milliseconds"] / 60_000, float)

    @property
    def moves(self) -> Numbers:
        return np.asarray(self.rows["moves"], float)

    @property
    def scores(self) -> NDArray[np.int16]:
        return np.asarray(self.rows["score"])

    @property
    def decided(self) -> Numbers:
        """When the winners went in front for good, from 0 to 1; of the matches that have winners."""
        rows = self.rows[self.rows["winners"] > 0]
        return np.asarray(rows["decided"] / np.maximum(rows["moves"], 1), float)

    @property
    def ties(self) -> Interval:
        return intervals.share(int((self.rows["winners"] == 0).sum()), self.matches)

    @property
    def fair(self) -> float:
        """The share of matches that everybody would win if all seats were alike: ties leave less, teams more."""
        return float(self.won.mean())

    def seat(self, seat: int) -> Interval:
        return intervals.share(int(self.won[:, seat].sum()), self.matches)

    def winner_at(self, tenth: int) -> Position:
        """Where the winners stood when that many tenths of the moves were made."""
        rows = self.rows[self.rows["winners"] > 0]
        ahead = rows["ahead"][:, tenth - 1]
        winners = rows["winners"]
        front = ahead == winners
        behind = (ahead & winners) == 0
        behind &= ahead > 0
        matches = max(1, len(rows))
        return Position(
            float(front.sum() / matches),
            float((~front & ~behind).sum() / matches),
            float(behind.sum() / matches),
        )

    def comebacks(self, tenth: int = 5) -> Interval:
        """How many of the matches with a winner were won by who was not in front then."""
        decided = int((self.rows["winners"] > 0).sum())
        front = self.winner_at(tenth).front
        return intervals.share(round((1 - front) * decided), decided) if decided else Interval(0.0, 0.0, 1.0)


def played(study: Study, tell: Tell = lambda _: None) -> Sample:
    """The matches of a study, here and now."""
    study = checked(study)
    play = playing(study)
    pieces = []
    for first in range(0, study.matches, AT_ONCE):
        count = min(AT_ONCE, study.matches - first)
        pieces.append(play(first, count))
        tell(count)
    return Sample(study, np.concatenate(pieces))


def _flags(bits: NDArray[np.uint8], seats: int) -> NDArray[np.bool_]:
    return (bits[:, None] >> np.arange(seats, dtype=np.uint8) & 1).astype(bool)
