"""ALL-4: which rule a move breaks that is not offered."""

from typing import assert_never

from anpfiff.core import IllegalMove, Seat
from anpfiff.core.number_cards import BITS, DECK, NumberCard
from anpfiff.games.elfer_raus.model import Draw, EndTurn, Lay, Move
from anpfiff.games.elfer_raus.rows import ELEVEN_OF
from anpfiff.games.elfer_raus.state import State


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Why that seat, whose turn it is, may not make that move."""
    match move:
        case Lay(card):
            return _unfit(state, seat, card)
        case Draw():
            return _no_need_to_draw(state)
        case EndTurn():
            return _too_early(state, seat)
        case _:
            assert_never(move)


def _unfit(state: State, seat: Seat, card: NumberCard) -> IllegalMove:
    if card not in DECK:
        return IllegalMove("RAUS-1", "no-such-card")
    if not BITS[card] & state.hand(seat):
        return IllegalMove("RAUS-6", "not-in-hand")
    if not state.laid:
        return IllegalMove("RAUS-4", "first-eleven-begins")
    if not ELEVEN_OF[card] & state.laid:
        return IllegalMove("RAUS-7", "row-not-open")
    return IllegalMove("RAUS-8", "leaves-a-gap")


def _no_need_to_draw(state: State) -> IllegalMove:
    if not state.laid:
        return IllegalMove("RAUS-4", "first-eleven-begins")
    return IllegalMove("RAUS-9", "has-laid" if state.has_laid else "can-lay")


def _too_early(state: State, seat: Seat) -> IllegalMove:
    if not state.laid:
        return IllegalMove("RAUS-4", "first-eleven-begins")
    if state.taken[seat] & state.fitting:
        return IllegalMove("RAUS-6", "lay-one-first")
    return IllegalMove("RAUS-9", "draw-first")
