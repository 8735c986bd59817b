"""Zweikampf before the laws: nobody knows the order of either stack."""

from collections import Counter
from collections.abc import Hashable
from random import Random

from msgspec.structs import replace

from anpfiff.core import Seat
from anpfiff.games.zweikampf.rules import GAME
from anpfiff.games.zweikampf.state import State
from tests.laws.case import Case, Setting, swapped


def pieces(state: State) -> Counter[Hashable]:
    return Counter(card for pile in (*state.stacks, *state.open, *state.won) for card in pile)


def twin(state: State, seat: Seat | None, random: Random) -> State:
    mine, yours = state.stacks
    hidden = mine + yours
    if len(hidden) < 2:
        return state
    other = swapped(hidden, *random.sample(range(len(hidden)), 2))
    return replace(state, stacks=(other[: len(mine)], other[len(mine) :]))


CASE = Case(GAME, (Setting(2),), pieces, twin)
