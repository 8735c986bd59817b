"""Würfel-Fußball, counted: matches between two that never err."""

from random import Random
from typing import Any

from msgspec.structs import replace

from anpfiff.core import Finished
from anpfiff.games.wuerfel_fussball.model import Options
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.lab.odds.counted.course import Said, course

THROWS = Options(clock="throws")
SETTINGS: dict[str, tuple[Options, int]] = {
    "toss-50": (replace(THROWS, tournament=True), 0),
    "toss-75": (THROWS, 0),
    "toss-50-boskov": (replace(THROWS, tournament=True, boskov=True), 0),
    "toss-75-boskov": (replace(THROWS, boskov=True), 0),
    "ahead-1": (THROWS, 1),
    "ahead-2": (THROWS, 2),
}
"""Options, and the goals by which the first seat is ahead from the start."""


def match(seed: str) -> Said:
    """One of the settings, drawn by lot: a run of some hundreds has seen them all."""
    key = Random(seed).choice(list(SETTINGS))
    options, goals = SETTINGS[key]
    state: Any = replace(GAME.setup(2, options), score=(goals, 0))
    *_, (state, _) = course(GAME, state, seed, "rocket")
    return {key: _points(state, favoured=0 if goals else state.toss_winner)}


def _points(state: Any, *, favoured: int) -> float:
    """A win is worth one, a tie half."""
    turn = GAME.turn(state)
    assert isinstance(turn, Finished)
    return float(favoured in turn.result.winners) if turn.result.winners else 0.5
