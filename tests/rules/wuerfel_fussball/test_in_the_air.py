"""Würfel-Fußball: while a die has to fall nobody has a say, and hears the rule that is in force (ALL-4)."""

import pytest

from anpfiff.games.wuerfel_fussball.dice import MasterFace
from anpfiff.games.wuerfel_fussball.model import Pass, PlayMaster, Throw
from anpfiff.games.wuerfel_fussball.state import State
from tests.rules.wuerfel_fussball.positions import (
    ATTACK,
    DEFENCE,
    act,
    at,
    blue,
    holding,
    refused,
    rolling,
    throw,
)


def shot(line: int, face: MasterFace, holder: int = DEFENCE) -> State:
    """A net shot from there is on its way, and nobody can answer it."""
    return throw(holding(at(3, line), holder, face), "shot", "net")[0]


@pytest.mark.rule("ALL-4", "WF-42", "WF-43")
@pytest.mark.parametrize(
    ("line", "face", "rule"), [(10, "win-back", "WF-42"), (10, "foul", "WF-43"), (9, "foul", "WF-43")]
)
def test_a_face_that_does_not_stop_the_shot_is_refused_by_its_own_rule(
    line: int, face: MasterFace, rule: str
) -> None:
    state = shot(line, face)
    assert rolling(state) in {"keeper", "blue"}
    with refused("not now", rule):
        act(state, DEFENCE, PlayMaster())


@pytest.mark.rule("ALL-4", "WF-27", "WF-28")
@pytest.mark.parametrize(("line", "rule"), [(10, "WF-27"), (9, "WF-28")])
@pytest.mark.parametrize("seat", [ATTACK, DEFENCE])
def test_until_a_shot_is_settled_nobody_throws(line: int, rule: str, seat: int) -> None:
    with refused("not your turn", rule):
        act(shot(line, "foul"), seat, Throw("orange"))


@pytest.mark.rule("ALL-4", "WF-39")
@pytest.mark.parametrize("face", ["long-shot", "assist", "unstoppable", "foul"])
def test_no_face_replaces_the_keeper_die_for_ones_own_goal(face: MasterFace) -> None:
    state, _ = blue(3, 2, "clear", master=ATTACK, master_face=face)
    assert (rolling(state), state.ball) == ("keeper", (3, 1))
    with refused("not now", "WF-39"):
        act(state, ATTACK, PlayMaster())
    with refused("not your turn", "WF-32"):
        act(state, ATTACK, Throw("orange"))


@pytest.mark.rule("ALL-4", "WF-18")
def test_a_challenge_is_settled_before_the_next_throw() -> None:
    state, _ = act(at(3, 6, phase="challenge"), DEFENCE, Throw("blue"))
    with refused("not your turn", "WF-18"):
        act(state, ATTACK, Throw("red"))


@pytest.mark.rule("ALL-4", "WF-39")
def test_the_master_die_falls_before_anything_else() -> None:
    state, _ = act(holding(at(3, 7), ATTACK, "long-shot"), ATTACK, PlayMaster())
    assert rolling(state) == "white"
    for seat in (ATTACK, DEFENCE):
        with refused("not your turn", "WF-39"):
            act(state, seat, Throw("red"))
        with refused("not your master die", "WF-39"):
            act(state, seat, PlayMaster())


@pytest.mark.rule("WF-14")
def test_one_direction_die_at_a_time() -> None:
    state, _ = act(at(3, 6), ATTACK, Throw("red"))
    with refused("not your turn", "WF-14"):
        act(state, ATTACK, Throw("violet"))


@pytest.mark.rule("ALL-4", "WF-39", "WF-40", "WF-41")
@pytest.mark.parametrize(
    ("holder", "face", "why", "rule"),
    [
        (ATTACK, "win-back", "not your master die", "WF-39"),
        (DEFENCE, "long-shot", "not now", "WF-40"),
        (DEFENCE, "assist", "not now", "WF-40"),
        (DEFENCE, "perfect-save", "not now", "WF-41"),
    ],
)
@pytest.mark.parametrize("phase", ["throwing", "placing", "aiming", "clearing"])
def test_a_defence_that_cannot_play_its_face_hears_the_rule_of_the_face_not_that_of_turns(
    phase: str, holder: int, face: MasterFace, why: str, rule: str
) -> None:
    with refused(why, rule):
        act(holding(at(3, 6, phase=phase), holder, face), DEFENCE, PlayMaster())


@pytest.mark.rule("ALL-4", "WF-5", "WF-17", "WF-44")
@pytest.mark.parametrize(
    ("phase", "why", "rule"),
    [("placing", "place the ball first", "WF-5"), ("aiming", "send the ball first", "WF-17")],
)
@pytest.mark.parametrize("face", ["win-back", "foul"])
def test_a_face_of_the_defence_waits_until_the_ball_lies_where_it_goes(
    phase: str, why: str, rule: str, face: MasterFace
) -> None:
    with refused(why, rule):
        act(holding(at(3, 6, phase=phase), DEFENCE, face), DEFENCE, PlayMaster())


@pytest.mark.rule("ALL-4", "WF-44")
@pytest.mark.parametrize("phase", ["throwing", "placing", "aiming"])
def test_nobody_passes_who_is_not_asked(phase: str) -> None:
    with refused("nothing to answer", "WF-44"):
        act(at(3, 6, phase=phase), DEFENCE, Pass())
