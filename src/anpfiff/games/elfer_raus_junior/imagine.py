"""Elfer raus! Junior: a position that could lie behind a view.

Everybody knows how many cards each hand and the pile hold, and besides: who has drawn could lay none before (JUN-7), and who
is not passed over can lay one (JUN-8). Every position that fits this is drawn with the same chance.
"""

from anpfiff.core import Luck, Refused, Seat
from anpfiff.core.number_cards import BITS, CardSet, NumberCard, card_set
from anpfiff.games.elfer_raus_junior.model import View
from anpfiff.games.elfer_raus_junior.rows import DEALT, fitting
from anpfiff.games.elfer_raus_junior.state import State


def imagine(view: View, dice: Luck) -> State:
    if view.to_move is None:
        raise Refused("cannot-imagine", detail="nobody is to move")
    table = [card for row in view.rows for card in row]
    hidden = sorted(set(DEALT).difference(table, view.hand))
    laid = card_set(table)
    while True:
        cards = sorted(hidden, key=lambda _: dice.random())
        drawn = _set_apart(view, cards, fitting(laid))
        hands = _dealt(view, cards)
        if view.pile or view.has_laid or view.has_drawn or hands[view.to_move] & fitting(laid):
            return State(
                opener=view.to_move,
                seat=view.to_move,
                taken=hands,
                laid=laid,
                pile=tuple(cards),
                has_laid=view.has_laid,
                drawn=drawn,
                spare=view.spare,
            )


def _set_apart(view: View, cards: list[NumberCard], fits: CardSet) -> NumberCard | None:
    """The drawn card, and before it the rest of that hand, which does not fit: both to the front, in the order of dealing."""
    if not view.has_drawn or view.to_move in {None, view.seat}:
        return view.drawn
    before = sum(view.hands[seat] for seat in _clockwise(view)[:-1])
    rest = view.hands[_clockwise(view)[-1]] - 1
    idle = [card for card in cards if not BITS[card] & fits][:rest]
    others = [card for card in cards if card not in idle]
    drawn = others.pop(0)
    cards[:] = [*others[:before], *idle, drawn, *others[before:]]
    return drawn


def _dealt(view: View, cards: list[NumberCard]) -> tuple[CardSet, ...]:
    """Takes the hands off the cards; the pile is left."""
    hands = [card_set(view.hand)] * len(view.hands)
    for seat in _clockwise(view):
        hands[seat] = card_set(cards[: view.hands[seat]])
        del cards[: view.hands[seat]]
    return tuple(hands)


def _clockwise(view: View) -> list[Seat]:
    """The other seats, whoever is to move the last of them."""
    others = [seat for seat in range(len(view.hands)) if seat != view.seat]
    return sorted(others, key=lambda seat: seat == view.to_move)
