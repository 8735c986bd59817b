"""ALL-4: which rule a move breaks that is not offered."""

from typing import assert_never

from anpfiff.core import IllegalMove, Seat
from anpfiff.core.number_cards import BITS, NumberCard
from anpfiff.games.elfer_raus_junior.model import Draw, EndTurn, Lay, Move
from anpfiff.games.elfer_raus_junior.rows import IN_PLAY, fitting
from anpfiff.games.elfer_raus_junior.state import State


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Why that seat, whose turn it is, may not make that move."""
    match move:
        case Lay(card):
            return _unfit(state, seat, card)
        case Draw():
            return IllegalMove("JUN-7", _no_need_to_draw(state))
        case EndTurn():
            return _too_early(state, seat)
        case _:
            assert_never(move)


def _unfit(state: State, seat: Seat, card: NumberCard) -> IllegalMove:
    if card not in IN_PLAY:
        return IllegalMove("JUN-1", "not-in-play")
    if not BITS[card] & state.hand(seat):
        return IllegalMove("JUN-5", "not-in-hand")
    return IllegalMove("JUN-6", "leaves-a-gap")


def _no_need_to_draw(state: State) -> str:
    if state.drawn is not None:
        return "has-drawn"
    return "has-laid" if state.has_laid else "can-lay"


def _too_early(state: State, seat: Seat) -> IllegalMove:
    if state.hand(seat) & fitting(state.laid):
        return IllegalMove("JUN-5", "lay-one-first")
    return IllegalMove("JUN-7", "draw-first")
