"""Rows: the same bytes everywhere, however they were cut."""

import numpy as np

from anpfiff.core import Result
from anpfiff.lab.rows import Rows, bits, result_hash, row, row_type


def rows(matches: int) -> Rows:
    table = np.zeros(matches, row_type(3))
    table["match"] = np.arange(matches)
    table["moves"] = 40 + table["match"] % 7
    return table


def test_a_row_has_no_gaps() -> None:
    assert row_type(4).itemsize == 8 + 1 + 4 + 4 + 4 * 2 + 10 + 4


def test_winners_are_bits() -> None:
    assert [bits(()), bits((0,)), bits((1, 3))] == [0, 1, 0b1010]


def test_a_row_keeps_all_that_it_is_given() -> None:
    table = np.zeros(1, row_type(2))
    table[0] = row(7, Result((1,), (-3, 300)), 50, 4_000_000_000, bytes(range(10)), 41)
    assert table["score"].tolist() == [[-3, 300]]
    assert table[["match", "winners", "moves", "milliseconds", "decided"]][0].tolist() == (
        7,
        2,
        50,
        4_000_000_000,
        41,
    )
    assert table["ahead"].tolist() == [list(range(10))]


def test_the_hash_does_not_know_chunks() -> None:
    table = rows(100)
    assert result_hash([table]) == result_hash([table[:1], table[1:64], table[64:]])
    assert result_hash([table]) != result_hash([table[50:], table[:50]])


def test_one_other_move_is_another_hash() -> None:
    other = rows(100)
    other["moves"][99] += 1
    assert result_hash([other]) != result_hash([rows(100)])
