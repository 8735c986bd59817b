"""Laying a card: what may be laid, and what may not."""

from msgspec.structs import replace

from anpfiff.core import IllegalMove, Seat, Step, succeeded
from anpfiff.core.number_cards import DECK, NUMBERS, NumberCard
from anpfiff.games.foul.memory import of_lay
from anpfiff.games.foul.model import CardLaid, Lay, Move, PlayOn
from anpfiff.games.foul.state import MOST_SEATS, State

LAYS = tuple(map(Lay, DECK))
PLAYING_ON: tuple[Move, ...] = (PlayOn(),)
OTHERS = tuple(
    tuple(tuple(other for other in range(seats) if other != seat) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""By the number of seats and the seat: all the others."""


def ways_on(state: State) -> tuple[Move, ...]:
    if state.halted:
        return PLAYING_ON
    return tuple([LAYS[card] for card in _owed(state) or state.hands[state.to_lay]])


def _owed(state: State) -> list[NumberCard]:
    """FOUL-4: who holds the number that is due must lay it, unless bluffing is free; colours do not matter."""
    if state.options.bluff == "free":
        return []
    due = state.due
    return [card for card in state.hands[state.to_lay] if NUMBERS[card] == due]


def laid(state: State, seat: Seat, move: Lay, at: int) -> Step[State]:
    """FOUL-3, FOUL-5: the next card is laid, so the one before has passed; now the others have their window."""
    card = move.card
    _check_lay(state, seat, card)
    hand = state.hands[seat]
    place = hand.index(card)
    after = replace(
        state,
        hands=succeeded(state.hands, seat, hand[:place] + hand[place + 1 :]),
        to_lay=(seat + 1) % state.seats,
        pile=(*state.pile, card),
        silent=OTHERS[state.seats][seat],
        opens=at + state.options.window * 1_000 if state.options.window else None,
        memories=of_lay(state.memories, seat, card),
        laid=succeeded(state.laid, seat, state.laid[seat] + 1),
    )
    return after, (CardLaid(seat, state.due),)


def too_early() -> IllegalMove:
    """FOUL-5: the others have not yet had their chance to call."""
    return IllegalMove("FOUL-5", "others-may-call")


def _check_lay(state: State, seat: Seat, card: NumberCard) -> None:
    if seat != state.to_lay:
        raise IllegalMove("FOUL-2", "not-your-turn")
    if state.win_in_doubt:
        raise IllegalMove("FOUL-10", "hand-before-is-empty")
    if state.complete:
        raise IllegalMove("FOUL-9", "pile-is-complete")
    if state.opens is not None:
        raise too_early()
    if card not in state.hands[seat]:
        raise IllegalMove("FOUL-3", "not-in-your-hand")
    if NUMBERS[card] != state.due and _owed(state):
        raise IllegalMove("FOUL-4", "number-is-in-your-hand")
