"""Elfer raus! before the laws: nobody knows another hand, nor the pile."""

from random import Random

from anpfiff.core import Seat
from anpfiff.games.elfer_raus.rows import ELEVENS
from anpfiff.games.elfer_raus.rules import GAME
from anpfiff.games.elfer_raus.state import State
from tests.laws.case import Case, Setting
from tests.laws.cases.hands import exchanged, pieces, two_hidden


def twin(state: State, seat: Seat | None, random: Random) -> State:
    pair = two_hidden(state, seat, random)
    other: State = exchanged(state, *pair) if pair else state
    return other if _as_possible(state, other) else state


def _as_possible(state: State, other: State) -> bool:
    """Everybody knows: who begins holds the first 11, who draws could lay none, who is not passed over can lay one."""
    if not state.laid:
        return [taken & ELEVENS for taken in state.taken] == [taken & ELEVENS for taken in other.taken]
    if state.seat is None or (state.pile and not state.drawn):
        return True
    return _can_lay(state, state.seat) == _can_lay(other, state.seat)


def _can_lay(state: State, seat: Seat) -> bool:
    return bool(state.taken[seat] & state.fitting)


SETTINGS = (Setting(4), Setting(2), Setting(3), Setting(5), Setting(6), Setting(2, {"without_grey": True}))
CASE = Case(GAME, SETTINGS, pieces, twin, limit=400)
