"""Luck for bulk play: splitmix64, a counter and a mixer. Written once: the rules and the kernels draw the same numbers.

Somebody's luck is a list (or an array) of one number, the counter. A match has a luck of its own, by the study's seed and its
number, so that it does not matter who plays it, and when.
"""

from collections.abc import MutableSequence
from hashlib import sha256
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from anpfiff.lab.bulk.compiled import both

Luck: TypeAlias = MutableSequence[int]

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15


def starts(seed: str, first: int, count: int) -> NDArray[np.uint64]:
    """Where the luck of each of these matches begins."""
    base = int.from_bytes(sha256(seed.encode()).digest()[:8], "little")
    numbers = np.arange(first, first + count, dtype=np.uint64)
    begins: NDArray[np.uint64] = mixed(numbers * np.uint64(STRIDE) + np.uint64(base))
    return begins


@both
def mixed(number: Any) -> Any:
    """64 bits, well stirred: of a number, or of a whole array of them."""
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & MASK
    return number ^ (number >> 31)


@both
def below(luck: Luck, size: int) -> int:
    """One of range(size): the upper half of the next 64 bits, spread over them."""
    luck[0] = luck[0] + STRIDE & MASK
    return int(mixed(luck[0]) >> 33) * size >> 31


@both
def shuffle(luck: Luck, cards: MutableSequence[int], size: int) -> None:
    """Fisher and Yates, from the top card down, as the table's dice do it."""
    for place in range(size):
        cards[place] = place
    for last in range(size - 1, 0, -1):
        other = below(luck, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
