"""Würfel-Fußball: the shot die, the keeper's and the penalty die (WF-26 to WF-28, WF-34, WF-36 to WF-38)."""

from typing import Any

import pytest

from anpfiff.core import Waiting
from anpfiff.games.wuerfel_fussball.model import (
    BallMoved,
    Field,
    GoalScored,
    Options,
    PenaltyGiven,
    PenaltyWaved,
    PlayMaster,
    RestartGiven,
    Shot,
    Throw,
)
from anpfiff.games.wuerfel_fussball.pitch import FREE_KICKS, GOAL_AREA, SHOOTING
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.games.wuerfel_fussball.state import State
from tests.rules.wuerfel_fussball.positions import (
    ATTACK,
    DEFENCE,
    act,
    at,
    blue,
    has,
    holding,
    keeper,
    refused,
    rolling,
    show,
    throw,
)

INSIDE = sorted(GOAL_AREA)
OUTSIDE = sorted(SHOOTING - GOAL_AREA)


@pytest.mark.rule("WF-26")
def test_a_shot_is_thrown_instead_of_a_direction_die() -> None:
    assert GAME.moves(at(3, 10), ATTACK)[-1] == Throw("shot")

    state, _ = act(at(3, 10), ATTACK, Throw("shot"))

    assert rolling(state) == "shot"


@pytest.mark.rule("WF-26")
@pytest.mark.parametrize("field", [(3, 8), (1, 11), (5, 11), (3, 1)])
def test_nobody_shoots_from_elsewhere(field: Field) -> None:
    with refused("not from here", "WF-26"):
        act(at(*field), ATTACK, Throw("shot"))


@pytest.mark.rule("WF-21", "WF-23", "WF-26")
@pytest.mark.parametrize(
    ("phase", "seat", "die"),
    [
        ("throwing", ATTACK, "shot"),
        ("challenge", DEFENCE, "blue"),
        ("bar", DEFENCE, "keeper"),
        ("clearing", ATTACK, "keeper"),
    ],
)
def test_a_die_without_an_arrow_has_nothing_to_turn_or_to_double(phase: Any, seat: int, die: Any) -> None:
    state = at(3, 10, phase=phase)
    assert Throw(die) in GAME.moves(state, seat)

    with refused("die has no arrow", "WF-21"):
        act(state, seat, Throw(die, "turned"))
    with refused("die has no arrow", "WF-23"):
        act(state, seat, Throw(die, "doubled"))


@pytest.mark.rule("WF-27")
@pytest.mark.parametrize("field", INSIDE)
def test_net_from_the_area_leaves_it_to_the_keeper(field: Field) -> None:
    state, events = throw(at(*field), "shot", "net")

    assert events[1:] == (() if field == (3, 11) else (BallMoved(ATTACK, field, (3, 11)),))

    assert (state.ball, rolling(state), state.shot) == ((3, 11), "keeper", Shot("net", inside=True))


@pytest.mark.rule("WF-27")
@pytest.mark.parametrize("field", INSIDE)
def test_unstoppable_from_the_area_is_a_goal(field: Field) -> None:
    state, events = throw(at(*field), "shot", "unstoppable")

    assert has(events, GoalScored(ATTACK, False, (1, 0)))
    assert (state.attacker, state.ball, state.shot) == (DEFENCE, (3, 6), None)


@pytest.mark.rule("WF-27", "WF-28")
@pytest.mark.parametrize("field", INSIDE + OUTSIDE)
def test_off_the_post_the_blue_die_decides(field: Field) -> None:
    state, _ = throw(at(*field), "shot", "post")

    assert (state.ball, rolling(state)) == ((3, 10), "blue")


@pytest.mark.rule("WF-27", "WF-28")
@pytest.mark.parametrize("field", INSIDE + OUTSIDE)
def test_off_the_bar_the_defence_chooses_its_die(field: Field) -> None:
    state, _ = throw(at(*field), "shot", "bar")
    assert (state.ball, GAME.view(state, None).die) == ((3, 11), None)
    assert GAME.turn(state) == Waiting((DEFENCE,))
    assert GAME.moves(state, DEFENCE) == (Throw("blue"), Throw("keeper"))

    for die in ("blue", "keeper"):
        after, _ = act(state, DEFENCE, Throw(die))
        assert rolling(after) == die
    with refused("defender or keeper", "WF-27"):
        act(state, DEFENCE, Throw("red"))


@pytest.mark.rule("WF-27", "WF-28")
@pytest.mark.parametrize("field", INSIDE + OUTSIDE)
def test_out_is_a_goal_kick(field: Field) -> None:
    state, events = throw(at(*field), "shot", "out")

    assert has(events, RestartGiven(DEFENCE, "goal-kick"))
    assert (state.attacker, state.phase) == (DEFENCE, "placing")


@pytest.mark.rule("WF-28")
@pytest.mark.parametrize(
    ("field", "met"),
    [
        ((1, 9), (2, 10)),
        ((2, 9), (2, 10)),
        ((3, 9), (3, 10)),
        ((4, 9), (4, 10)),
        ((5, 9), (4, 10)),
        ((1, 10), (2, 10)),
        ((5, 10), (4, 10)),
    ],
)
def test_net_from_outside_is_met_by_the_blue_die_on_its_way(field: Field, met: Field) -> None:
    state, _ = throw(at(*field), "shot", "net")
    assert (state.ball, rolling(state)) == (met, "blue")

    state, events = show(state, "miss")

    assert events[1:] == (BallMoved(ATTACK, met, (3, 11)),)
    assert (state.ball, rolling(state), state.attacker) == ((3, 11), "keeper", ATTACK)


@pytest.mark.rule("WF-28")
@pytest.mark.parametrize("field", OUTSIDE)
def test_unstoppable_from_outside_is_left_to_the_keeper(field: Field) -> None:
    state, _ = throw(at(*field), "shot", "unstoppable")

    assert (state.ball, rolling(state), state.score) == ((3, 11), "keeper", (0, 0))


def free_kick(strip: int, line: int, **changes: Any) -> State:
    return at(strip, line, restart="free-kick", **changes)


@pytest.mark.rule("WF-34")
@pytest.mark.parametrize("field", sorted(FREE_KICKS))
def test_a_free_kick_flies_two_fields_over_the_wall(field: Field) -> None:
    state, _ = throw(free_kick(*field), "shot", "net")

    if field[1] == 8 or field in GOAL_AREA:
        assert (state.ball, rolling(state)) == ((3, 10), "blue")
        state, _ = show(state, "miss")
    assert (state.ball, rolling(state)) == ((3, 11), "keeper")


@pytest.mark.rule("WF-34")
@pytest.mark.parametrize("field", [(3, 8), (2, 9), (5, 10), (3, 10), (2, 11)])
def test_the_other_faces_of_a_free_kick_are_those_of_an_outside_shot(field: Field) -> None:
    state, _ = throw(free_kick(*field), "shot", "unstoppable")
    assert (state.ball, rolling(state), state.score) == ((3, 11), "keeper", (0, 0))
    state, _ = throw(free_kick(*field), "shot", "post")
    assert (state.ball, rolling(state)) == ((3, 10), "blue")
    state, _ = throw(free_kick(*field), "shot", "bar")
    assert (state.ball, state.phase) == ((3, 11), "bar")
    state, _ = throw(free_kick(*field), "shot", "out")
    assert (state.attacker, state.restart) == (DEFENCE, "goal-kick")


@pytest.mark.rule("WF-34", "WF-43")
def test_a_free_kick_inside_the_area_comes_of_the_defences_master_foul_and_may_be_shot() -> None:
    state = holding(at(3, 2, phase="answer"), DEFENCE, "foul")
    state, _ = act(state, DEFENCE, PlayMaster())
    state, _ = show(state, "assist")

    assert (state.attacker, state.ball, state.restart) == (DEFENCE, (3, 10), "free-kick")
    assert Throw("shot") in GAME.moves(state, DEFENCE)


@pytest.mark.rule("WF-34")
def test_only_the_first_throw_is_a_free_kick() -> None:
    state, _ = throw(free_kick(3, 8), "orange", "↑1")
    state, _ = throw(state, "shot", "net")

    assert (state.ball, rolling(state)) == ((3, 10), "blue")


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
