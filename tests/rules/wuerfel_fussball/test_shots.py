"""Würfel-Fußball: the shot die and free kicks (WF-26 to WF-28, WF-34)."""

from typing import Any

import pytest

from anpfiff.core import Waiting
from anpfiff.games.wuerfel_fussball.model import (
    BallMoved,
    Field,
    GoalScored,
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
    has,
    holding,
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
