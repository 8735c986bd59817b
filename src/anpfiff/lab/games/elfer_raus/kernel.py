"""Elfer raus! as a kernel: RAUS-1 to RAUS-11 in two words of bits a hand.

The first three colours are 60 bits of one word, grey has a word of its own; what a seat may lay is its hand and the fitting
cards, whatever they have in common. Moves are counted and chosen in the order of `moves()`: cards ascending, then the end of
the turn. Every turn is one call, so that nothing need be remembered from move to move.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from anpfiff.core.number_cards import DECK, HIGHEST
from anpfiff.games.elfer_raus.rows import CHANGES, ELEVENS
from anpfiff.games.elfer_raus.rules import HAND, MOST_DRAWN
from anpfiff.lab.bulk.bits import count, nth
from anpfiff.lab.bulk.columns import LONGEST, Columns, empty, note, rows
from anpfiff.lab.bulk.compiled import both, compiled
from anpfiff.lab.bulk.luck import below, shuffle, starts
from anpfiff.lab.rows import Rows
from anpfiff.lab.study import Study

Words = NDArray[np.int64]

NEAR = 3 * HIGHEST


def _split(cards: int) -> list[int]:
    """A CardSet in two words."""
    return [cards & (1 << NEAR) - 1, cards >> NEAR]


BITS = np.array([_split(1 << card) for card in DECK])
CHANGE = np.array([_split(change) for change in CHANGES])
ELEVEN = np.array(_split(ELEVENS))
"""Grey fits also where it is left out (RAUS-3): nobody holds it."""
BOARD = np.dtype(
    [
        ("luck", "u8", (1,)),
        ("seats", "i8"),
        ("cards", "i8"),  # of the match: with grey, or without
        ("hands", "i8", (max(HAND), 2)),
        ("left", "i8", (max(HAND),)),  # how many cards each hand has
        ("fitting", "i8", (2,)),
        ("pile", "i8"),  # where it begins in the deck
        ("moves", "i8"),
        ("least", "i8"),  # the fewest cards in a hand
        ("leaders", "i8"),  # and whose hands those are
        ("deck", "u1", (len(DECK),)),
        ("ahead", "u1", (LONGEST,)),
    ],
    align=True,
)
"""The position, as compiled code likes it: one piece of memory that it may change."""


def prepared(study: Study) -> Callable[[int, int], Rows]:
    cards = len(study.rules().setup(study.seats, study.chosen()).pile)
    eager = np.array([bot == "eager" for bot in study.bots])
    return partial(_rows, study.seed, cards, eager)


def _rows(seed: str, cards: int, eager: NDArray[np.bool_], first: int, count: int) -> Rows:
    columns = empty(count, len(eager))
    board = np.zeros(1, BOARD)[0]
    board["seats"] = len(eager)
    board["cards"] = cards
    _matches(board, starts(seed, first, count), HAND[len(eager)], eager, columns)
    return rows(columns, first)


@compiled
def _matches(
    board: Any, begins: NDArray[np.uint64], hand: int, eager: NDArray[np.bool_], columns: Columns
) -> None:
    for match in range(len(begins)):
        board.luck[0] = begins[match]
        winner = _match(board, hand, eager)
        note(columns, match, 1 << winner, board.moves, board.ahead)
        for seat in range(board.seats):
            columns.score[match, seat] = board.left[seat]


@both
def _match(board: Any, hand: int, eager: NDArray[np.bool_]) -> int:
    """RAUS-5, RAUS-11: the first 11 is the whole first turn; then clockwise, until a hand is empty. Who won."""
    seat = _deal(board, hand)
    while board.left[seat]:
        seat = _next(board, seat)
        _turn(board, seat, eager[seat])
    return seat


@both
def _deal(board: Any, hand: int) -> int:
    """RAUS-2, RAUS-4: as often as it takes until somebody holds an 11, the first of which is laid. By whom."""
    while True:
        shuffle(board.luck, board.deck, board.cards)
        for seat in range(board.seats):
            _fill(board, seat, hand)
        board.pile = board.seats * hand
        for eleven in range(10, board.cards, HIGHEST):
            for seat in range(board.seats):
                if board.hands[seat, 0] & BITS[eleven, 0] or board.hands[seat, 1] & BITS[eleven, 1]:
                    _open(board, seat, eleven)
                    return seat


@both
def _fill(board: Any, seat: int, hand: int) -> None:
    near = far = 0
    for place in range(seat * hand, (seat + 1) * hand):
        near |= BITS[board.deck[place], 0]
        far |= BITS[board.deck[place], 1]
    board.hands[seat, 0] = near
    board.hands[seat, 1] = far
    board.left[seat] = hand


@both
def _open(board: Any, seat: int, eleven: int) -> None:
    """RAUS-7: with the first 11 on the table, the others fit as well."""
    board.fitting[0] = ELEVEN[0]
    board.fitting[1] = ELEVEN[1]
    board.moves = 0
    board.least = board.left[seat]
    board.leaders = 0
    _lay(board, seat, eleven)
    _moved(board)


@both
def _next(board: Any, seat: int) -> int:
    """RAUS-5, RAUS-10: clockwise; with an empty pile, those who can lay none are passed over."""
    while True:
        seat = seat + 1 if seat + 1 < board.seats else 0
        near, far = _playable(board, seat)
        if near or far or board.pile < board.cards:
            return seat


@both
def _playable(board: Any, seat: int) -> tuple[int, int]:
    """What a seat may lay."""
    return board.hands[seat, 0] & board.fitting[0], board.hands[seat, 1] & board.fitting[1]


@both
def _turn(board: Any, seat: int, eager: bool) -> None:  # noqa: FBT001 -- a kernel has no keywords
    """RAUS-6: lay what fits, then more of it or end the turn. RAUS-9: draw only with nothing to lay."""
    near, far = _playable(board, seat)
    lays = count(near) + count(far)
    if not lays:
        _draw(board, seat)
        return
    pick = below(board.luck, lays) if lays > 1 else 0
    while pick < lays:
        _lay(board, seat, _card(near, far, pick))
        _moved(board)
        if not board.left[seat]:
            return
        near, far = _playable(board, seat)
        lays = count(near) + count(far)
        offered = lays if eager and lays else lays + 1
        pick = below(board.luck, offered) if offered > 1 else 0
    _moved(board)


@both
def _card(near: int, far: int, place: int) -> int:
    """The card that has `place` others before it."""
    nearer = count(near)
    return nth(near, place) if place < nearer else NEAR + nth(far, place - nearer)


@both
def _draw(board: Any, seat: int) -> None:
    """RAUS-9: up to three; one that fits is laid at once. RAUS-10: or as long as there are any."""
    for _ in range(MOST_DRAWN):
        card = board.deck[board.pile]
        board.pile += 1
        _take(board, seat, card)
        fits = BITS[card, 0] & board.fitting[0] or BITS[card, 1] & board.fitting[1]
        if fits:
            _lay(board, seat, card)
        _moved(board)
        if fits or board.pile == board.cards:
            return


@both
def _take(board: Any, seat: int, card: int) -> None:
    board.hands[seat, 0] |= BITS[card, 0]
    board.hands[seat, 1] |= BITS[card, 1]
    if board.left[seat] == board.least:
        board.leaders ^= 1 << seat
    board.left[seat] += 1
    if not board.leaders:
        _lead_anew(board)


@both
def _lead_anew(board: Any) -> None:
    board.least = board.left[: board.seats].min()
    for seat in range(board.seats):
        if board.left[seat] == board.least:
            board.leaders |= 1 << seat


@both
def _lay(board: Any, seat: int, card: int) -> None:
    """RAUS-8: the card leaves the hand and the fitting cards, its neighbours enter them."""
    board.hands[seat, 0] ^= BITS[card, 0]
    board.hands[seat, 1] ^= BITS[card, 1]
    board.fitting[0] ^= CHANGE[card, 0]
    board.fitting[1] ^= CHANGE[card, 1]
    board.left[seat] -= 1
    if board.left[seat] < board.least:
        board.least = board.left[seat]
        board.leaders = 1 << seat
    elif board.left[seat] == board.least:
        board.leaders |= 1 << seat


@both
def _moved(board: Any) -> None:
    """Who is in front now: nobody where all have as many cards."""
    leaders = board.leaders
    board.ahead[board.moves] = leaders if leaders + 1 != 1 << board.seats else 0
    board.moves += 1
