"""Karten-Fußball before the laws: nobody knows a face-down card, wherever it lies."""

from collections import Counter
from collections.abc import Hashable
from random import Random

from msgspec.structs import replace

from anpfiff.core import Seat
from anpfiff.games.karten_fussball.model import Cards
from anpfiff.games.karten_fussball.rules import GAME
from anpfiff.games.karten_fussball.state import Pitch, State
from tests.laws.case import Case, Setting, swapped


def pieces(state: State) -> Counter[Hashable]:
    piles = (state.pitch.cards, *state.stacks, *state.goal_piles, state.out, state.left_out)
    in_play = () if state.in_play is None else (state.in_play,)
    return Counter(card for pile in (*piles, in_play) for card in pile)


def twin(state: State, seat: Seat | None, random: Random) -> State:
    """The same for everybody: what lies face down is hidden from its owner too."""
    face_down = tuple(
        card for card, shown in zip(state.pitch.cards, state.pitch.shown, strict=True) if shown is None
    )
    hidden = (*face_down, *state.stacks[0], *state.stacks[1], *state.left_out)
    if len(hidden) < 2:
        return state
    return _hiding(state, swapped(hidden, *random.sample(range(len(hidden)), 2)))


def _hiding(state: State, hidden: Cards) -> State:
    """The same open cards, with these face down in the order in which the twin took them up."""
    cards = iter(hidden)
    pitch = tuple(next(cards) if shown is None else shown for shown in state.pitch.shown)
    home, away = (tuple(next(cards) for _ in stack) for stack in state.stacks)
    return replace(state, pitch=Pitch(pitch, state.pitch.shown), stacks=(home, away), left_out=tuple(cards))


CASE = Case(GAME, (Setting(2), Setting(2, {"patience": 0})), pieces, twin)
