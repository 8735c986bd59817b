"""Würfel-Fußball: the blue die (WF-29 to WF-33, WF-35)."""

import pytest

from anpfiff.core import Waiting
from anpfiff.games.wuerfel_fussball.dice import ShotFace
from anpfiff.games.wuerfel_fussball.model import (
    BallWon,
    DieFell,
    Field,
    GoalScored,
    PenaltyGiven,
    PlayMaster,
    RestartGiven,
    SentOff,
    Shot,
    Throw,
)
from anpfiff.games.wuerfel_fussball.pitch import FIELDS, GOAL_AREA
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
    refused,
    rolling,
    show,
    throw,
)


def met(strip: int, line: int, face: ShotFace) -> State:
    """A shot on its way there, the blue die due."""
    return at(strip, line, phase="rolling", die="blue", shot=Shot(face, inside=False))


@pytest.mark.rule("WF-29")
def test_a_steal_changes_possession() -> None:
    state, events = blue(2, 8, "steal")

    assert events == (DieFell(DEFENCE, "blue", "steal"), BallWon(DEFENCE, (4, 4)))
    assert (state.attacker, state.ball) == (DEFENCE, (4, 4))


@pytest.mark.rule("WF-29")
@pytest.mark.parametrize("face", ["net", "post", "bar"])
def test_a_shot_can_be_stolen(face: ShotFace) -> None:
    state, _ = show(met(2, 10, face), "steal")

    assert (state.attacker, state.ball, state.shot) == (DEFENCE, (4, 2), None)


@pytest.mark.rule("WF-30")
def test_a_miss_leaves_the_attacker_the_ball() -> None:
    state, _ = blue(2, 8, "miss")

    assert (state.attacker, state.ball, state.phase) == (ATTACK, (2, 8), "throwing")


@pytest.mark.rule("WF-30")
def test_a_missed_net_shot_goes_on_to_the_goal_mouth() -> None:
    state, _ = show(met(4, 10, "net"), "miss")

    assert (state.ball, rolling(state)) == ((3, 11), "keeper")


@pytest.mark.rule("WF-30")
@pytest.mark.parametrize(("face", "field"), [("post", (3, 10)), ("bar", (3, 11))])
def test_after_post_or_bar_a_miss_ends_the_shot_where_the_ball_lies(face: ShotFace, field: Field) -> None:
    state, _ = show(met(*field, face), "miss")

    assert (state.ball, state.shot, GAME.turn(state)) == (field, None, Waiting((ATTACK,)))


@pytest.mark.rule("WF-31")
@pytest.mark.parametrize("field", FIELDS)
def test_miss_or_own_goal_is_a_miss_unless_directly_in_front_of_the_goal(field: Field) -> None:
    state, events = blue(*field, "own-goal")

    if field in {(3, 10), (3, 11)}:
        assert has(events, GoalScored(ATTACK, True, (1, 0)), RestartGiven(DEFENCE, "kick-off"))
    else:
        assert (state.score, state.ball, state.attacker) == ((0, 0), field, ATTACK)


@pytest.mark.rule("WF-31")
def test_a_shot_met_beside_the_middle_is_only_missed() -> None:
    state, _ = show(met(2, 10, "net"), "own-goal")
    assert rolling(state) == "keeper"

    state, _ = show(met(3, 10, "net"), "own-goal")
    assert state.score == (1, 0)


@pytest.mark.rule("WF-32")
@pytest.mark.parametrize("strip", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("line", range(4, 12))
def test_a_clearance_goes_back_three_fields_on_its_strip(strip: int, line: int) -> None:
    state, _ = blue(strip, line, "clear")

    assert (state.ball, state.attacker, state.phase) == ((strip, line - 3), ATTACK, "throwing")


@pytest.mark.rule("WF-32")
def test_a_cleared_shot_is_over() -> None:
    state, _ = show(met(2, 10, "net"), "clear")

    assert (state.ball, state.shot, state.attacker) == ((2, 7), None, ATTACK)


@pytest.mark.rule("WF-32")
@pytest.mark.parametrize("line", [1, 2, 3])
@pytest.mark.parametrize("strip", [1, 2, 4, 5])
def test_over_the_goal_line_beside_the_goal_it_is_the_attackers_goal_kick(strip: int, line: int) -> None:
    state, events = blue(strip, line, "clear")

    assert has(events, RestartGiven(ATTACK, "goal-kick"))
    assert (state.attacker, state.phase) == (ATTACK, "placing")


def rolling_home(line: int) -> State:
    return blue(3, line, "clear", master_face="assist")[0]


@pytest.mark.rule("WF-32")
@pytest.mark.parametrize("line", [1, 2, 3])
def test_towards_the_own_goal_the_attacker_throws_the_keeper_die(line: int) -> None:
    state = rolling_home(line)
    assert (state.ball, rolling(state)) == ((3, 1), "keeper")

    held, events = show(state, "held")
    assert events[0] == DieFell(ATTACK, "keeper", "held")
    assert (held.attacker, held.restart, held.phase) == (ATTACK, "keepers-kick", "placing")
    through, events = show(state, "not-held")
    assert has(events, GoalScored(DEFENCE, True, (0, 1)), RestartGiven(ATTACK, "kick-off"))
    assert through.attacker == ATTACK
    parried, _ = show(state, "parry")
    assert (parried.attacker, parried.ball, parried.phase) == (ATTACK, (3, 2), "throwing")
    corner, _ = show(state, "corner")
    assert (corner.attacker, corner.restart, corner.phase) == (DEFENCE, "corner", "placing")


@pytest.mark.rule("WF-32", "WF-41")
def test_the_attacker_may_save_it_with_the_master_die() -> None:
    state, _ = blue(3, 2, "clear", master_face="perfect-save")
    assert GAME.turn(state) == Waiting((ATTACK,))
    assert GAME.moves(state, ATTACK) == (Throw("keeper"), PlayMaster())
    with refused("keeper must act", "WF-32"):
        act(state, ATTACK, Throw("red"))

    thrown, _ = act(state, ATTACK, Throw("keeper"))
    assert rolling(thrown) == "keeper"
    saved, _ = act(state, ATTACK, PlayMaster())
    saved, _ = show(saved, "assist")
    assert (saved.attacker, saved.restart, saved.master) == (ATTACK, "keepers-kick", DEFENCE)


@pytest.mark.rule("WF-33", "WF-16")
@pytest.mark.parametrize("field", FIELDS)
def test_a_foul_is_a_penalty_in_the_area_a_free_kick_elsewhere(field: Field) -> None:
    state, events = blue(*field, "foul")

    assert state.attacker == ATTACK
    if field in GOAL_AREA:
        assert has(events, PenaltyGiven(ATTACK))
        assert rolling(state) == "black"
    else:
        assert has(events, RestartGiven(ATTACK, "free-kick"))
        shootable = field[1] >= 8 and field not in {(1, 11), (5, 11)}
        assert (Throw("shot") in GAME.moves(state, ATTACK)) == shootable
        assert {Throw("orange"), Throw("red"), Throw("violet")} <= set(GAME.moves(state, ATTACK))


@pytest.mark.rule("WF-33")
@pytest.mark.parametrize("field", [(3, 7), (1, 11), (3, 2)])
def test_a_free_kick_is_not_shot_from_far_or_from_a_corner(field: Field) -> None:
    state, _ = blue(*field, "foul")

    with refused("not from here", "WF-33"):
        act(state, ATTACK, Throw("shot"))


@pytest.mark.rule("WF-33")
@pytest.mark.parametrize(("face", "field"), [("net", (2, 10)), ("post", (3, 10)), ("bar", (3, 11))])
def test_a_foul_against_a_shot_in_the_area_is_a_penalty(face: ShotFace, field: Field) -> None:
    state, _ = show(met(*field, face), "foul")

    assert (rolling(state), state.shot) == ("black", None)


def second_foul(strip: int, line: int, holder: int = DEFENCE) -> State:
    state = at(strip, line, phase="challenge", fouled=(False, True))
    return throw(holding(state, holder, "assist"), "blue", "foul")[0]


@pytest.mark.rule("WF-35")
@pytest.mark.parametrize("holder", [ATTACK, DEFENCE])
def test_two_fouls_in_a_row_are_a_sending_off_and_the_opponent_throws_the_master_die(holder: int) -> None:
    state = at(2, 7, phase="challenge", fouled=(False, True))
    state, events = throw(holding(state, holder, "win-back"), "blue", "foul")
    assert events[1:] == (SentOff(DEFENCE),)
    assert (rolling(state), state.master, state.master_face) == ("white", ATTACK, None)

    state, events = show(state, "long-shot")

    assert events == (DieFell(ATTACK, "white", "long-shot"), RestartGiven(ATTACK, "free-kick"))
    assert (state.master, state.master_face, state.ball) == (ATTACK, "long-shot", (2, 7))


@pytest.mark.rule("WF-35")
def test_the_second_foul_in_the_area_is_still_a_penalty() -> None:
    state, events = show(second_foul(2, 11), "assist")

    assert has(events, PenaltyGiven(ATTACK))
    assert rolling(state) == "black"


@pytest.mark.rule("WF-35")
def test_one_foul_or_a_foul_of_the_other_side_sends_nobody_off() -> None:
    state, events = blue(2, 7, "foul")
    assert state.fouled == (False, True)
    assert SentOff(DEFENCE) not in events

    state, events = blue(2, 7, "foul", fouled=(True, False))
    assert state.fouled == (True, True)
    assert SentOff(DEFENCE) not in events


@pytest.mark.rule("WF-35")
@pytest.mark.parametrize("face", ["steal", "miss", "own-goal", "clear"])
def test_any_other_result_starts_the_count_anew_for_that_side_only(face: str) -> None:
    state, _ = blue(2, 7, face, fouled=(True, True))

    assert state.fouled == (True, False)


@pytest.mark.rule("WF-35")
def test_a_sending_off_starts_the_count_anew() -> None:
    assert second_foul(2, 7).fouled == (False, False)


@pytest.mark.rule("WF-35")
def test_the_count_goes_on_over_half_time() -> None:
    state, _ = throw(at(3, 6, played=75, fouled=(True, True)), "red", "↑3 X")

    assert (state.half, state.fouled) == (2, (True, True))
