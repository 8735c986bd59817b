"""The tally: a study in numbers. Integers throughout, so that it does not matter in which order they are added."""

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from anpfiff.core import Seat
from anpfiff.lab.rows import Rows

MINUTE = 60_000


class Tally:
    """Takes rows, in any pieces."""

    def __init__(self, seats: int) -> None:
        self._seats = range(seats)
        self._winners: Counter[int] = Counter()
        self._moves: Counter[int] = Counter()
        self._minutes: Counter[int] = Counter()
        self._scores: list[Counter[int]] = [Counter() for _ in self._seats]
        self._milliseconds = 0

    def add(self, rows: Rows) -> None:
        self._winners.update(_counted(rows["winners"]))
        self._moves.update(_counted(rows["moves"]))
        self._minutes.update(_counted(rows["milliseconds"] // MINUTE))
        for seat, scores in enumerate(self._scores):
            scores.update(_counted(rows["score"][:, seat]))
        self._milliseconds += int(rows["milliseconds"].sum(dtype=np.uint64))

    def summary(self) -> dict[str, Any]:
        """A team's win is a win of each of its seats; a match that nobody won is tied."""
        matches = self._winners.total()
        return {
            "matches": matches,
            "wins": [self._won(seat) for seat in self._seats],
            "ties": self._winners[0],
            "winners": [
                {"seats": seats_in(winners), "matches": often}
                for winners, often in sorted(self._winners.items())
            ],
            "mean_moves": _total(self._moves) / matches if matches else 0.0,
            "total_moves": _total(self._moves),
            "total_milliseconds": self._milliseconds,
            "score_sums": [_total(scores) for scores in self._scores],
            "histograms": {
                "moves": sorted(self._moves.items()),
                "minutes": sorted(self._minutes.items()),
                "score": [sorted(scores.items()) for scores in self._scores],
            },
        }

    def _won(self, seat: Seat) -> int:
        return sum(often for winners, often in self._winners.items() if winners >> seat & 1)


def seats_in(bits: int) -> list[Seat]:
    """The seats that a number stands for."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def _counted(column: NDArray[Any]) -> dict[int, int]:
    values, often = np.unique(column, return_counts=True)
    return dict(zip(values.tolist(), often.tolist(), strict=True))


def _total(counted: Counter[int]) -> int:
    return sum(value * often for value, often in counted.items())
