"""Positions of Elfer raus! in a line or two."""

import pytest

from anpfiff.core import Act, Chance, IllegalMove
from anpfiff.core.number_cards import (
    DECK,
    NumberCard,
    card_set,
    number,
    number_card,
)
from anpfiff.games.elfer_raus.model import (
    Lay,
    Move,
    Options,
)
from anpfiff.games.elfer_raus.rules import GAME
from anpfiff.games.elfer_raus.state import State

EMPTY = "red"
"""A hand, row or pile without a card, in the notation of `cards`."""
ALL = " ".join(map(str, range(1, 21)))


def cards(text: str) -> tuple[NumberCard, ...]:
    """Written as people say it: "red 10 11, gold 3"; a bare colour is no card."""
    suits = (part.split() for part in text.split(","))
    return tuple(number_card(name, int(value)) for name, *values in suits for value in values)


def card(text: str) -> NumberCard:
    (only,) = cards(text)
    return only


def fits(one: NumberCard, laid: set[NumberCard]) -> bool:
    """RAUS-7, RAUS-8 said slowly: an 11, or the neighbour towards the 11 lies there."""
    inwards = one + (number(one) < 11) - (number(one) > 11)
    return one not in laid and (number(one) == 11 or inwards in laid)


def table(
    *hands: str, rows: str = "red 11", pile: str = "grey 20", drawn: int = 0, has_laid: bool = False
) -> State:
    """Seat 0 is to move; what lies in the rows was laid by anybody."""
    laid = set(cards(rows))
    fitting = card_set(one for one in DECK if fits(one, laid))
    taken = tuple(card_set(cards(hand)) for hand in hands)
    return State(0, taken, fitting, card_set(laid), cards(pile), drawn, has_laid)


def deal(seats: int, *hands: str, options: Options | None = None) -> State:
    """The given cards into the given hands, none of the other 11s into any; the rest as it comes."""
    state = GAME.setup(seats, options)
    wanted = [list(cards(hand)) for hand in hands] + [[] for _ in range(seats - len(hands))]
    held = {one for hand in wanted for one in hand}
    plain = [one for one in state.pile if one not in held and number(one) != 11]
    size = {2: 20, 3: 20, 4: 15, 5: 12, 6: 10}[seats]
    for hand in wanted:
        while len(hand) < size:
            hand.append(plain.pop())
    dealt = [one for hand in wanted for one in hand]
    rest = [one for one in state.pile if one not in set(dealt)]
    return GAME.apply(state, Chance((*dealt, *rest)))[0]


def does(state: State, move: Move, seat: int = 0) -> tuple[State, tuple[object, ...]]:
    return GAME.apply(state, Act(seat, move))


def lays(state: State, text: str, seat: int = 0) -> tuple[State, tuple[object, ...]]:
    return does(state, Lay(card(text)), seat)


def offered(state: State, seat: int = 0) -> set[Move]:
    return set(GAME.moves(state, seat))


def laying(text: str) -> set[Move]:
    return set(map(Lay, cards(text)))


def refused(state: State, move: Move, rule: str, why: str) -> None:
    assert move not in GAME.moves(state, 0)
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, Act(0, move))
    assert (refusal.value.rule, refusal.value.why) == (rule, why)
