"""Sets of small numbers in a word of 64 bits; numba knows no `bit_count`."""

from anpfiff.lab.bulk.compiled import both


@both
def count(bits: int) -> int:
    """How many are set: in pairs, in fours, in eights, all; the compiler makes one instruction of it."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    return ((bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56


@both
def nth(bits: int, place: int) -> int:
    """Which number is set, after `place` smaller ones."""
    for _ in range(place):
        bits &= bits - 1
    return count(~bits & (bits - 1))
