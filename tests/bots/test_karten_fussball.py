"""Karten-Fußball's bots: a pace that can be followed, and nothing else that sets them apart."""

from random import Random
from statistics import fmean

from anpfiff.bots import bot_called
from anpfiff.bots.levels import NAMES
from anpfiff.games import GAMES
from anpfiff.games.karten_fussball.model import TurnOver, TurnTop, View

GAME = GAMES["karten-fussball"]
MOVES = (TurnTop(),), (TurnOver(0), TurnOver(1))


def takes(level: str, *, runs: bool) -> float:
    state = GAME.setup(2, None)
    view: View = GAME.view(state, 0)
    moves = MOVES[runs]
    if runs:
        view = View(**{field: getattr(view, field) for field in view.__struct_fields__} | {"in_play": 3})
    dice = Random(1)
    return fmean(bot_called(GAME, level).when(view, moves, dice) for _ in range(200))


def test_nobody_is_quicker_than_a_run_can_be_seen() -> None:
    assert all(takes(level, runs=False) > 2_500 for level in NAMES)
    assert all(takes(level, runs=True) > 1_700 for level in NAMES)


def test_the_stronger_one_is_the_quicker_one() -> None:
    paces = [takes(level, runs=True) for level in NAMES]
    assert paces == sorted(paces, reverse=True)
