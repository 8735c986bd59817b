"""What the lab keeps of a match: one row of small integers, the same bytes on every machine."""

import hashlib
from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from anpfiff.core import Result, Seat
from anpfiff.lab.course import TENTHS

Rows: TypeAlias = NDArray[np.void]
"""One row a match, in the order of their numbers."""


def row_type(seats: int) -> np.dtype[np.void]:
    """Little-endian and without gaps, so that rows can be hashed as they lie there."""
    return np.dtype(
        [
            ("match", "<i8"),
            ("winners", "u1"),  # one bit a seat; none for a tie
            ("moves", "<u4"),
            ("milliseconds", "<u4"),
            ("score", "<i2", (seats,)),
            (
                "ahead",
                "u1",
                (TENTHS,),
            ),  # who was in front when each tenth of the moves was made; none if nobody
            ("decided", "<u4"),  # the number of moves after which the winners were in front, and stayed there
        ]
    )


def bits(seats: Iterable[Seat]) -> int:
    """A set of seats as a number."""
    return sum(1 << seat for seat in seats)


def row(
    match: int, result: Result, moves: int, milliseconds: int, ahead: bytes, decided: int
) -> tuple[object, ...]:
    """What goes into one row, in the order of its columns."""
    return match, bits(result.winners), moves, milliseconds, result.score, tuple(ahead), decided


def result_hash(chunks: Iterable[Rows]) -> str:
    """Of all rows in order: how they were cut into chunks does not matter."""
    digest = hashlib.sha256()
    for rows in chunks:
        digest.update(rows.tobytes())
    return digest.hexdigest()
