"""Karten-Fußball as a kernel: KF-1 to KF-16. A run is one call: the top card, and whatever it must turn over on its way."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from anpfiff.games.karten_fussball.cards import DECK, RANKS
from anpfiff.games.karten_fussball.model import WIDTH
from anpfiff.games.karten_fussball.rules import ROWS, STACK
from anpfiff.games.karten_fussball.state import REGULAR_ROUNDS, phase_of
from anpfiff.lab.bulk.columns import LONGEST, Columns, empty, note, rows
from anpfiff.lab.bulk.compiled import both, compiled
from anpfiff.lab.bulk.luck import below, shuffle, starts
from anpfiff.lab.bulk.pairs import in_front
from anpfiff.lab.rows import Rows
from anpfiff.lab.study import Study

PENALTIES = REGULAR_ROUNDS + 2
"""The first round of them; those that follow are like it."""
RANK = len(RANKS)
ROWS_IN = np.array([0, *(ROWS[phase_of(number)] for number in range(1, PENALTIES + 1))])
STACK_IN = np.array([0, *(STACK[phase_of(number)] for number in range(1, PENALTIES + 1))])
BOARD = np.dtype(
    [
        ("luck", "u8", (1,)),
        ("rows", "i8"),
        ("score", "i8", (2,)),
        ("moves", "i8"),
        ("open", "i8", (max(ROWS_IN) * WIDTH,)),
        ("cards", "i8", (len(DECK),)),
        ("ahead", "u1", (LONGEST,)),
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
        _match(board)
        note(columns, match, in_front(board.score), board.moves, board.ahead)
        columns.score[match, 0] = board.score[0]
        columns.score[match, 1] = board.score[1]


@both
def _match(board: Any) -> None:
    """KF-13 to KF-16: at least two rounds, and until one is ahead; each begins the round the other did not."""
    board.moves = board.score[0] = board.score[1] = 0
    first = _opener(board)
    number = 0
    while number < REGULAR_ROUNDS or board.score[0] == board.score[1]:
        number += 1
        _round(board, (first + number - 1) % 2, min(number, PENALTIES))


@both
def _opener(board: Any) -> int:
    """KF-3: the higher throw begins; equal ones are thrown again."""
    while True:
        home = below(board.luck, 6)
        away = below(board.luck, 6)
        if home != away:
            return 0 if home > away else 1


@both
def _round(board: Any, first: int, number: int) -> None:
    """KF-2, KF-5, KF-12: the pitch, then both stacks, which are played in turns down to the last card."""
    shuffle(board.luck, board.cards, len(board.cards))
    board.open[:] = 0
    board.rows = ROWS_IN[number]
    for card in range(2 * STACK_IN[number]):
        seat = (first + card) % 2
        _run(board, seat, board.cards[board.rows * WIDTH + seat * STACK_IN[number] + card // 2])


@both
def _run(board: Any, seat: int, card: int) -> None:
    """KF-5, KF-10: the card plays through the rows, for the second side from the last; behind them is the goal."""
    for step in range(board.rows):
        if not _passed(board, step if seat == 0 else board.rows - 1 - step, card):
            _moved(board)
            return
    board.score[seat] += 1
    _moved(board)


@both
def _passed(board: Any, row: int, card: int) -> bool:
    """KF-7 to KF-9: past an open match; else past the card that is turned over, if there is one and it matches."""
    hidden = 0
    for place in range(row * WIDTH, (row + 1) * WIDTH):
        if not board.open[place]:
            hidden += 1
        elif _matches_card(board.cards[place], card):
            return True
    if not hidden:
        return False
    _moved(board)
    place = _hidden(board, row, below(board.luck, hidden) if hidden > 1 else 0)
    board.open[place] = 1
    return _matches_card(board.cards[place], card)


@both
def _hidden(board: Any, row: int, skipped: int) -> int:
    """The face-down place of a row that has `nth` others before it."""
    place = row * WIDTH
    while board.open[place] or skipped:
        skipped -= not board.open[place]
        place += 1
    return place


@both
def _matches_card(card: int, other: int) -> bool:
    """KF-6: suit or rank is equal."""
    return card // RANK == other // RANK or card % RANK == other % RANK


@both
def _moved(board: Any) -> None:
    """Every move is noted once nothing follows it by itself: as the next one is made, or when the run is over."""
    if board.moves == LONGEST:
        raise AssertionError
    board.ahead[board.moves] = in_front(board.score)
    board.moves += 1
