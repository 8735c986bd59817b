"""Würfel-Fußball: the keeper's and the penalty die (WF-36 to WF-38)."""

from typing import Any

import pytest

from anpfiff.games.wuerfel_fussball.model import (
    GoalScored,
    Options,
    PenaltyGiven,
    PenaltyWaved,
    PlayMaster,
    RestartGiven,
    Shot,
    Throw,
)
from anpfiff.games.wuerfel_fussball.rules import GAME
from tests.rules.wuerfel_fussball.positions import (
    ATTACK,
    DEFENCE,
    act,
    at,
    blue,
    has,
    holding,
    keeper,
    rolling,
    show,
    throw,
)


@pytest.mark.rule("WF-36")
def test_held_changes_possession_with_a_keepers_kick() -> None:
    state, events = keeper("held")

    assert has(events, RestartGiven(DEFENCE, "keepers-kick"))
    assert (state.attacker, state.phase, state.shot, state.die) == (DEFENCE, "placing", None, None)


@pytest.mark.rule("WF-36")
@pytest.mark.parametrize(("shot", "own"), [("net", False), ("unstoppable", False), ("bar", True)])
def test_not_held_is_a_goal_and_off_the_bar_an_own_goal(shot: Any, own: bool) -> None:  # noqa: FBT001 -- a case
    _, events = keeper("not-held", shot)

    assert has(events, GoalScored(ATTACK, own, (1, 0)))


@pytest.mark.rule("WF-36")
def test_a_parry_drops_the_ball_and_the_attacker_keeps_it() -> None:
    state, _ = keeper("parry")

    assert (state.ball, state.attacker, state.shot) == ((3, 10), ATTACK, None)
    assert GAME.moves(state, ATTACK) == (Throw("orange"), Throw("red"), Throw("violet"), Throw("shot"))


@pytest.mark.rule("WF-36")
def test_the_keeper_may_give_a_corner() -> None:
    state, _ = keeper("corner")

    assert (state.attacker, state.phase, state.restart) == (ATTACK, "placing", "corner")


PENALTY = at(2, 11, phase="rolling", die="black")


@pytest.mark.rule("WF-37")
def test_a_penalty_is_a_goal() -> None:
    state, events = show(PENALTY, "goal")

    assert has(events, GoalScored(ATTACK, False, (1, 0)), RestartGiven(DEFENCE, "kick-off"))
    assert state.attacker == DEFENCE


@pytest.mark.rule("WF-37")
def test_a_penalty_is_a_corner_or_out() -> None:
    state, _ = show(PENALTY, "corner")
    assert (state.attacker, state.restart, state.phase) == (ATTACK, "corner", "placing")

    state, _ = show(PENALTY, "out")
    assert (state.attacker, state.restart, state.phase) == (DEFENCE, "goal-kick", "placing")


@pytest.mark.rule("WF-37")
def test_after_a_parried_penalty_the_attacker_may_shoot_again() -> None:
    state, _ = show(PENALTY, "parry")

    assert (state.attacker, state.ball) == (ATTACK, (3, 10))
    assert Throw("shot") in GAME.moves(state, ATTACK)


BOSKOV = Options(clock="throws", boskov=True)


@pytest.mark.rule("WF-38")
@pytest.mark.parametrize("face", ["↑1", "↑2", "↗1", "→1"])
def test_boskov_gives_the_penalty_in_five_of_six_cases(face: str) -> None:
    state, events = blue(2, 10, "foul", options=BOSKOV)
    assert (rolling(state), PenaltyGiven(ATTACK) in events) == ("orange", False)

    state, events = show(state, face)

    assert events[1:] == (PenaltyGiven(ATTACK),)
    assert (rolling(state), state.ball) == ("black", (2, 10))


@pytest.mark.rule("WF-38")
def test_on_a_question_mark_boskov_waves_play_on() -> None:
    state, _ = blue(2, 10, "foul", options=BOSKOV, orange="barred")
    state, events = show(state, "↗1 ?")

    assert events[1:] == (PenaltyWaved(ATTACK),)
    assert (state.attacker, state.ball, state.phase) == (ATTACK, (2, 10), "throwing")
    assert GAME.moves(state, ATTACK) == (Throw("orange"), Throw("red"), Throw("violet"), Throw("shot"))
    state, _ = throw(state, "shot", "unstoppable")
    assert state.score == (1, 0)


@pytest.mark.rule("WF-38")
def test_boskov_also_judges_a_foul_the_attacker_plays_with_the_master_die() -> None:
    state = holding(at(3, 11, options=BOSKOV), ATTACK, "foul")
    state, _ = act(state, ATTACK, PlayMaster())
    state, _ = show(state, "assist")

    assert rolling(state) == "orange"


@pytest.mark.rule("WF-38")
def test_without_boskov_or_outside_the_area_nobody_asks_him() -> None:
    assert rolling(blue(2, 10, "foul")[0]) == "black"
    state, _ = blue(2, 9, "foul", options=BOSKOV)
    assert (rolling(state), state.restart) == (None, "free-kick")


@pytest.mark.rule("WF-42")
@pytest.mark.parametrize("face", ["steal", "clear", "foul", "own-goal", "miss"])
def test_a_shot_lasts_until_it_is_settled(face: str) -> None:
    state = at(2, 10, phase="rolling", die="blue", shot=Shot("net", inside=False))
    after, _ = show(state, face)

    assert (after.shot is None) == (face in {"steal", "clear", "foul"})
