"""Positions of Elfer raus! Junior in a line or two."""

import pytest

from anpfiff.core import Act, IllegalMove
from anpfiff.core.number_cards import COLOURS, NumberCard, card_set, number_card
from anpfiff.games.elfer_raus_junior.model import (
    Lay,
    Move,
)
from anpfiff.games.elfer_raus_junior.rules import GAME
from anpfiff.games.elfer_raus_junior.state import State

EMPTY = "red"
"""A hand, row or pile without a card, in the notation of `cards`."""
ENDS = ", ".join(f"{name} 1 11" for name in COLOURS)
INNER = " ".join(map(str, range(2, 11)))


def cards(text: str) -> tuple[NumberCard, ...]:
    """Written as people say it: "red 2 10, gold 3"; a bare colour is no card."""
    suits = (part.split() for part in text.split(","))
    return tuple(number_card(name, int(value)) for name, *values in suits for value in values)


def card(text: str) -> NumberCard:
    (only,) = cards(text)
    return only


def table(
    *hands: str, rows: str = EMPTY, pile: str = "grey 6", drawn: str | None = None, has_laid: bool = False
) -> State:
    """Seat 0 is to move; the 1s and 11s lie there, and what is given in rows besides."""
    taken = tuple(card_set(cards(hand)) for hand in hands)
    fresh = None if drawn is None else card(drawn)
    return State(0, 0, taken, card_set(cards(f"{ENDS}, {rows}")), cards(pile), has_laid, fresh)


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
