"""Zweikampf as a kernel: DUEL-1 to DUEL-4. Nobody has a choice, so a match is its shuffle."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from anpfiff.core.number_cards import HIGHEST
from anpfiff.games.zweikampf.rules import CARDS
from anpfiff.lab.bulk.columns import Columns, empty, note, rows
from anpfiff.lab.bulk.compiled import both, compiled
from anpfiff.lab.bulk.luck import shuffle, starts
from anpfiff.lab.bulk.pairs import in_front
from anpfiff.lab.rows import Rows
from anpfiff.lab.study import Study

BOARD = np.dtype(
    [
        ("luck", "u8", (1,)),
        ("won", "i8", (2,)),
        ("open", "i8"),  # cards turned over and not won yet
        ("cards", "u1", (CARDS,)),
        ("ahead", "u1", (CARDS,)),
    ],
    align=True,
)


def prepared(study: Study) -> Callable[[int, int], Rows]:
    return partial(_rows, study.seed)


def _rows(seed: str, first: int, count: int) -> Rows:
    columns = empty(count, 2)
    _matches(np.zeros(1, BOARD)[0], starts(seed, first, count), columns)
    return rows(columns, first)


@compiled
def _matches(board: Any, begins: NDArray[np.uint64], columns: Columns) -> None:
    for match in range(len(begins)):
        board.luck[0] = begins[match]
        board.won[0] = board.won[1] = board.open = 0
        shuffle(board.luck, board.cards, CARDS)
        for pair in range(HIGHEST):
            _turned_over(board, pair)
        note(columns, match, in_front(board.won), CARDS, board.ahead)
        columns.score[match, 0] = board.won[0]
        columns.score[match, 1] = board.won[1]


@both
def _turned_over(board: Any, pair: int) -> None:
    """DUEL-2, DUEL-3: the first hand shows nothing; with the second the higher card wins all that lie open."""
    board.ahead[2 * pair] = in_front(board.won)
    board.open += 2
    first = board.cards[pair] % HIGHEST
    second = board.cards[HIGHEST + pair] % HIGHEST
    if first != second:
        board.won[0 if first > second else 1] += board.open
        board.open = 0
    board.ahead[2 * pair + 1] = in_front(board.won)
