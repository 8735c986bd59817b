"""The best moves as a file: for every essence, every number of throws left and every lead, the place of a move in the offer.

Few of these differ: a sheet keeps each row of leads once, each page of such rows (one for each number of throws left) once,
and for every essence the number of its page. Which sheet: that of the second half, or of the first, where it counts whether
the attacker won the toss and how long the second will be.
"""

import sys
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from typing import Self

from msgspec import DecodeError, Struct, ValidationError, msgpack

from anpfiff.bots.wuerfel_fussball.essence import Essence, number
from anpfiff.core import Refused

SECOND = "second"
UNSIGNED = "H"
WIDE = "Q"
"""Two bytes and eight, the lowest first."""


def first(length: int, *, tossed: bool) -> str:
    """The name of the sheet for a first half of that number of throws, if the attacker won the toss or did not."""
    return f"first-{length}-{'won' if tossed else 'lost'}"


class Sheet(Struct, dict=True):
    """The choices of one half."""

    far: int
    """Leads further than this are played like this one."""
    longest: int
    """As many throws are left at most."""
    packed_pages: bytes
    packed_rows: bytes
    rows: bytes

    @cached_property
    def _pages(self) -> "array[int]":
        return unpacked(UNSIGNED, self.packed_pages)

    @cached_property
    def _rows(self) -> "array[int]":
        return unpacked(UNSIGNED, self.packed_rows)

    def choice(self, node: int, left: int, lead: int) -> int:
        """The place of the best move in the offer."""
        page = self._pages[node] * (self.longest + 1)
        row = self._rows[page + min(left, self.longest)]
        return self.rows[row * (2 * self.far + 1) + self.far + max(-self.far, min(lead, self.far))]


class Policy(Struct, dict=True):
    """What to do, whatever happens, with one set of dice and one way to give penalties."""

    packed_numbers: bytes
    sheets: dict[str, Sheet]

    @cached_property
    def _numbers(self) -> "array[int]":
        steps = unpacked(WIDE, self.packed_numbers)
        total = 0
        for place, step in enumerate(steps):
            total += step
            steps[place] = total
        return steps

    def node(self, of: Essence) -> int | None:
        """Where that essence stands in every sheet; None if no match leads there."""
        wanted = number(of)
        place = bisect_left(self._numbers, wanted)
        return place if self._numbers[place : place + 1] == array(WIDE, (wanted,)) else None

    def written(self) -> bytes:
        return zlib.compress(msgpack.encode(self), 9)

    @classmethod
    def read(cls, data: bytes) -> Self:
        try:
            return msgpack.decode(zlib.decompress(data), type=cls)
        except (zlib.error, DecodeError, ValidationError) as fault:
            raise Refused("unreadable-policy", detail=str(fault)) from fault


def packed(kind: str, numbers: Sequence[int]) -> bytes:
    """The lowest byte first, on every machine."""
    row = array(kind, numbers)
    if sys.byteorder == "big":
        row.byteswap()
    return row.tobytes()


def unpacked(kind: str, data: bytes) -> "array[int]":
    row: array[int] = array(kind)
    row.frombytes(data)
    if sys.byteorder == "big":
        row.byteswap()
    return row
