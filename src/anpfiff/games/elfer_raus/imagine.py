"""Elfer raus!: a position that could lie behind a view.

Everybody knows how many cards each hand and the pile hold, and besides: who begins holds the first of all 11s in the hands
(RAUS-4), who draws can lay none (RAUS-9), and who is not passed over can lay one (RAUS-10). Every position that fits this
is drawn with the same chance.
"""

from functools import reduce
from operator import xor

from anpfiff.core import Luck, Refused, Seat
from anpfiff.core.number_cards import BITS, DECK, HIGHEST, CardSet, NumberCard, card_set
from anpfiff.games.elfer_raus.model import View
from anpfiff.games.elfer_raus.rows import CHANGES, ELEVENS, first_of
from anpfiff.games.elfer_raus.state import State


def imagine(view: View, dice: Luck) -> State:
    if view.to_move is None:
        raise Refused("cannot-imagine", detail="nobody is to move")
    deck = DECK[: len(view.rows) * HIGHEST]
    table = [card for row in view.rows for card in row]
    hidden = sorted(set(deck).difference(table, view.hand))
    fitting = reduce(xor, [CHANGES[card] for card in table], ELEVENS & card_set(deck))
    while True:
        hands, pile = _dealt(view, hidden, fitting, dice)
        if _possible(view, hands, fitting):
            return _position(view, view.to_move, hands, pile, fitting)


def _dealt(
    view: View, hidden: list[NumberCard], fitting: CardSet, dice: Luck
) -> tuple[list[CardSet], list[NumberCard]]:
    """The hidden cards by lot; whoever has drawn in this turn is dealt first, of those that do not fit."""
    cards = sorted(hidden, key=lambda _: dice.random())
    seats = [seat for seat in range(len(view.hands)) if seat != view.seat]
    if view.drawn and view.to_move in seats:
        seats.sort(key=lambda seat: seat != view.to_move)
        idle = [card for card in cards if not BITS[card] & fitting][: view.hands[seats[0]]]
        cards = idle + [card for card in cards if card not in idle]
    hands = [card_set(view.hand)] * len(view.hands)
    for seat in seats:
        hands[seat] = card_set(cards[: view.hands[seat]])
        del cards[: view.hands[seat]]
    return hands, cards


def _possible(view: View, hands: list[CardSet], fitting: CardSet) -> bool:
    to_move: Seat = view.to_move or 0
    if not any(view.rows):
        return bool(first_of(sum(hands) & ELEVENS) & hands[to_move])
    return bool(view.pile or view.drawn or view.has_laid or hands[to_move] & fitting)


def _position(
    view: View, seat: Seat, hands: list[CardSet], pile: list[NumberCard], fitting: CardSet
) -> State:
    """Who laid what is forgotten, so the whole table counts as the first seat's."""
    laid = card_set(card for row in view.rows for card in row)
    first, *others = hands
    fits = fitting if laid else first_of(sum(hands) & ELEVENS)
    return State(
        seat=seat,
        taken=(first | laid, *others),
        fitting=fits,
        laid=laid,
        pile=tuple(pile),
        drawn=view.drawn,
        has_laid=view.has_laid,
        spare=view.spare,
    )
