"""What the kernels write: the columns of the rows, each an array of its own, since compiled code wants them aligned."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from anpfiff.lab.bulk.compiled import both
from anpfiff.lab.course import TENTHS
from anpfiff.lab.rows import Rows, row_type

PACE = 1_000
"""Milliseconds that every move takes in bulk play."""
LONGEST = 100_000
"""Moves within which every match ends."""


class Columns(NamedTuple):
    winners: NDArray[np.uint8]
    moves: NDArray[np.uint32]
    milliseconds: NDArray[np.uint32]
    score: NDArray[np.int16]
    ahead: NDArray[np.uint8]
    decided: NDArray[np.uint32]


def empty(count: int, seats: int) -> Columns:
    kind = row_type(seats)
    return Columns(*(_column(count, kind[name]) for name in Columns._fields))


def _column(count: int, kind: "np.dtype[np.void]") -> NDArray[Any]:
    return np.empty((count, *kind.shape), kind.base)


def rows(columns: Columns, first: int) -> Rows:
    """The rows of the matches from the first one on."""
    count, seats = columns.score.shape
    result = np.empty(count, row_type(seats))
    result["match"] = np.arange(first, first + count)
    for name, column in columns._asdict().items():
        result[name] = column
    return result


@both
def note(columns: Columns, match: int, winners: int, moves: int, ahead: NDArray[np.uint8]) -> None:
    """What `course.Course` says of a match, from who was in front after each move."""
    columns.winners[match] = winners
    columns.moves[match] = moves
    columns.milliseconds[match] = moves * PACE
    for tenth in range(TENTHS):
        columns.ahead[match, tenth] = ahead[-(-(tenth + 1) * moves // TENTHS) - 1] if moves else 0
    since = moves
    while since and ahead[since - 1] == winners:
        since -= 1
    columns.decided[match] = min(since + 1, moves)
