"""Elfer raus! Junior before the laws: nobody knows another hand, nor the pile."""

from random import Random

from msgspec.structs import replace

from anpfiff.core import Seat
from anpfiff.core.number_cards import cards_in
from anpfiff.games.elfer_raus_junior.rows import fitting
from anpfiff.games.elfer_raus_junior.rules import GAME
from anpfiff.games.elfer_raus_junior.state import State
from tests.laws.case import Case, Setting
from tests.laws.cases.hands import exchanged, pieces, two_hidden


def twin(state: State, seat: Seat | None, random: Random) -> State:
    """What was drawn, and whether it fits, is its player's secret: so it is exchanged like any other card."""
    pair = two_hidden(state, seat, random)
    if not pair:
        return state
    other: State = exchanged(state, *pair)
    if state.drawn in pair:
        other = replace(other, drawn=sum(pair) - state.drawn)
    return other if _possible(other) else state


def _possible(state: State) -> bool:
    """Everybody knows: who has drawn could lay none before, who is not passed over can lay one."""
    if state.seat is None:
        return True
    layable = cards_in(state.hand(state.seat) & fitting(state.laid))
    if state.drawn is not None:
        return layable in {(), (state.drawn,)}
    return bool(state.pile) or state.has_laid or bool(layable)


SETTINGS = (
    Setting(3),
    Setting(2),
    Setting(4),
    Setting(5),
    Setting(6),
    Setting(2, {"first": 1}),
    Setting(6, {"first": 5}),
)
CASE = Case(GAME, SETTINGS, pieces, twin, limit=200)
