"""Laying a card: what may be laid, and what may not."""

from msgspec.structs import replace

from anpfiff.core import IllegalMove, Seat, Step, succeeded
from anpfiff.core.number_cards import NumberCard, number
from anpfiff.games.foul.memory import of_lay
from anpfiff.games.foul.model import CardLaid, Cards, Lay, Move, PlayOn
from anpfiff.games.foul.state import State


def ways_on(state: State) -> tuple[Move, ...]:
    if state.halted:
        return (PlayOn(),)
    return tuple(Lay(card) for card in _layable(state))


def _layable(state: State) -> Cards:
    """FOUL-4: who holds the number that is due must lay it, unless bluffing is free; colours do not matter."""
    hand = state.hands[state.to_lay]
    if state.bluff == "free":
        return hand
    return tuple(card for card in hand if number(card) == state.due) or hand


def laid(state: State, seat: Seat, card: NumberCard) -> Step[State]:
    """FOUL-3, FOUL-5: the next card is laid, so the one before has passed."""
    _check_lay(state, seat, card)
    hand = tuple(held for held in state.hands[seat] if held != card)
    after = replace(
        state,
        hands=succeeded(state.hands, seat, hand),
        to_lay=(seat + 1) % state.seats,
        pile=(*state.pile, card),
        silent=tuple(other for other in range(state.seats) if other != seat),
        memories=of_lay(state.memories, seat, card),
    )
    return after, (CardLaid(seat, state.due),)


def _check_lay(state: State, seat: Seat, card: NumberCard) -> None:
    if seat != state.to_lay:
        raise IllegalMove("FOUL-2", "not-your-turn")
    if state.win_in_doubt:
        raise IllegalMove("FOUL-10", "hand-before-is-empty")
    if state.complete:
        raise IllegalMove("FOUL-9", "pile-is-complete")
    if card not in state.hands[seat]:
        raise IllegalMove("FOUL-3", "not-in-your-hand")
    if card not in _layable(state):
        raise IllegalMove("FOUL-4", "number-is-in-your-hand")
