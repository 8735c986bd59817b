"""Foul before the laws: a seat knows its own hand, the stands know none; piles lie face down."""

from collections import Counter
from collections.abc import Hashable
from itertools import chain
from random import Random
from typing import Any

from msgspec.structs import replace

from anpfiff.core import Seat
from anpfiff.core.number_cards import NumberCard, number
from anpfiff.games.foul.model import Cards, Doubt, Fair
from anpfiff.games.foul.rules import GAME
from anpfiff.games.foul.state import State
from tests.laws.case import Case, Setting, anything, swapped


def pieces(state: State) -> Counter[Hashable]:
    return Counter(chain(*state.hands, state.pile, state.aside))


def twin(state: State, seat: Seat | None, random: Random) -> State:
    """Two cards change places in the others' hands, the pile and what is set aside, but for those known to be there."""
    rows = (*state.hands, state.pile, state.aside)
    cards = tuple(chain(*rows))
    known = set() if seat is None or not state.hands else _known(state, seat)
    hidden = [place for place, card in enumerate(cards) if card not in known and number(card) in state.count]
    if len(hidden) < 2:
        return state
    *hands, pile, aside = _cut(swapped(cards, *random.sample(hidden, 2)), tuple(map(len, rows)))
    if state.options.skip_gone and any(Counter(map(number, aside))[n] == 4 for n in state.count):
        return state
    return replace(state, hands=tuple(hands), pile=pile, aside=aside)


def _known(state: State, seat: Seat) -> set[NumberCard]:
    """Its own cards, wherever they lie, and those seen to be taken by somebody who has laid nothing since."""
    memory = GAME.view(state, seat).memory
    held = {seen.card for seen in memory.seen if not seen.laid}
    return held | {*state.hands[seat], *memory.pile, *memory.aside}


def _cut(cards: Cards, lengths: tuple[int, ...]) -> tuple[Cards, ...]:
    ends = [sum(lengths[: place + 1]) for place in range(len(lengths))]
    return tuple(cards[end - length : end] for end, length in zip(ends, lengths, strict=True))


def pick(moves: tuple[Any, ...], random: Random) -> Any:
    """Seven in eight doubts are swallowed: where every other card is called, no pile is ever completed."""
    move = anything(moves, random)
    return Fair() if isinstance(move, Doubt) and random.random() < 7 / 8 else move


CASE = Case(
    GAME,
    (
        Setting(3),
        Setting(4),
        Setting(5),
        Setting(6),
        Setting(3, {"bluff": "free", "first": 2}),
        Setting(4, {"bluff": "free", "first": 0}),
        Setting(5, {"bluff": "free"}),
        Setting(6, {"bluff": "free", "first": 5}),
        Setting(3, {"first": 1}),
        Setting(4, {"after_call": "restart", "window": 0}),
        Setting(3, {"skip_gone": False, "window": 5, "whistle": 2}),
    ),
    pieces,
    twin,
    pick=pick,
)
