"""Würfel-Fußball: where the arrow leads (WF-17 to WF-25)."""

from typing import Any

import pytest

from anpfiff.core import Waiting
from anpfiff.games.wuerfel_fussball.model import (
    BallMoved,
    BallOut,
    BallWon,
    Field,
    GoalScored,
    LeaveIt,
    RestartGiven,
    Send,
    Throw,
    ThrowAnnounced,
)
from anpfiff.games.wuerfel_fussball.rules import GAME
from tests.rules.wuerfel_fussball.positions import (
    ALL_DICE,
    ATTACK,
    DEFENCE,
    act,
    at,
    has,
    refused,
    rolling,
    throw,
)


@pytest.mark.rule("WF-17")
@pytest.mark.parametrize(
    ("die", "face", "side", "end"),
    [
        ("red", "↑2", "", (3, 8)),
        ("violet", "↓1", "", (3, 5)),
        ("violet", "↑3", "", (3, 9)),
        ("red", "↗2", "left", (1, 8)),
        ("red", "↗2", "right", (5, 8)),
        ("orange", "→1", "left", (2, 6)),
        ("red", "→2", "right", (5, 6)),
    ],
)
def test_the_arrow_moves_the_ball_by_its_number(die: Any, face: str, side: str, end: Field) -> None:
    state, events = throw(at(3, 6), die, face, side=side)

    assert state.ball == end
    assert has(events, BallMoved(ATTACK, (3, 6), end))


@pytest.mark.rule("WF-17")
def test_the_side_is_chosen_after_the_throw() -> None:
    state, events = throw(at(3, 6), "orange", "↗1")
    assert len(events) == 1

    assert GAME.turn(state) == Waiting((ATTACK,))
    assert GAME.moves(state, ATTACK) == (Send("left"), Send("right"))
    with refused("arrow points elsewhere", "WF-17"):
        act(state, ATTACK, Send("up"))
    with refused("send the ball first", "WF-17"):
        act(state, ATTACK, Throw("red"))
    with refused("nothing to send", "WF-17"):
        act(at(3, 6), ATTACK, Send("left"))


@pytest.mark.rule("WF-18")
def test_an_x_loses_the_ball_at_the_field_it_has_reached() -> None:
    state, events = throw(at(2, 3), "violet", "↗2 X", side="right")

    assert has(events, BallMoved(ATTACK, (2, 3), (4, 5)), BallWon(DEFENCE, (2, 7)))
    assert (state.attacker, state.ball) == (DEFENCE, (2, 7))


@pytest.mark.rule("WF-18")
def test_a_question_mark_lets_the_defender_throw_blue_or_leave_it() -> None:
    state, _ = throw(at(3, 4), "red", "↑2 ?")
    assert state.ball == (3, 6)
    assert GAME.turn(state) == Waiting((DEFENCE,))
    assert GAME.moves(state, DEFENCE) == (Throw("blue"), LeaveIt())

    thrown, _ = act(state, DEFENCE, Throw("blue"))
    assert rolling(thrown) == "blue"
    left, _ = act(state, DEFENCE, LeaveIt())
    assert GAME.moves(left, ATTACK) == ALL_DICE
    assert LeaveIt.declines


@pytest.mark.rule("WF-18")
def test_nothing_else_is_thrown_at_a_question_mark() -> None:
    state = at(3, 6, phase="challenge")
    with refused("challenge or leave it", "WF-18"):
        act(state, DEFENCE, Throw("keeper"))
    with refused("nothing to leave", "WF-18"):
        act(at(3, 6), ATTACK, LeaveIt())


@pytest.mark.rule("WF-18", "WF-19")
def test_leaving_the_pitch_outweighs_the_mark() -> None:
    state, _ = throw(at(1, 6), "orange", "↗1 ?", side="left")
    assert (state.attacker, state.restart, state.phase) == (DEFENCE, "throw-in", "throwing")

    state, _ = throw(at(2, 9), "red", "↑3 X")
    assert (state.attacker, state.restart, state.phase) == (DEFENCE, "goal-kick", "placing")


@pytest.mark.rule("WF-19", "WF-16")
def test_over_a_side_line_the_other_side_throws_in() -> None:
    state, events = throw(at(1, 4), "red", "→2", side="left")

    assert has(events, BallOut(ATTACK, "side-line", (1, 4)), RestartGiven(DEFENCE, "throw-in"))
    assert (state.attacker, state.ball) == (DEFENCE, (5, 8))
    assert GAME.moves(state, DEFENCE) == ALL_DICE


@pytest.mark.rule("WF-20")
@pytest.mark.parametrize("strip", [1, 2, 3, 4, 5])
def test_an_arrow_over_the_opponents_goal_line_never_scores(strip: int) -> None:
    state, events = throw(at(strip, 10), "red", "↑2")

    assert state.score == (0, 0)
    assert has(events, BallOut(ATTACK, "goal-line", (strip, 11)), RestartGiven(DEFENCE, "goal-kick"))
    assert state.attacker == DEFENCE


@pytest.mark.rule("WF-20", "WF-1")
def test_back_over_the_own_goal_line_is_an_own_goal_in_the_middle() -> None:
    state, events = throw(at(3, 1), "violet", "↓1")

    assert has(events, GoalScored(DEFENCE, True, (0, 1)))
    assert (state.attacker, state.restart) == (ATTACK, "kick-off")


@pytest.mark.rule("WF-20", "WF-1")
@pytest.mark.parametrize("strip", [1, 2, 4, 5])
def test_back_over_the_own_goal_line_is_a_corner_elsewhere(strip: int) -> None:
    state, _ = throw(at(strip, 1), "violet", "↓1")

    assert state.score == (0, 0)
    assert (state.attacker, state.restart, state.phase) == (DEFENCE, "corner", "placing")


@pytest.mark.rule("WF-21")
@pytest.mark.parametrize("strip", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("line", [8, 9, 10, 11])
def test_the_arrow_may_be_turned_on_the_outer_strips_of_the_shooting_zone(strip: int, line: int) -> None:
    offered = Throw("red", "turned") in GAME.moves(at(strip, line), ATTACK)

    assert offered == (strip in {1, 5} and line >= 9)
    if not offered:
        with refused("no turn here", "WF-21"):
            act(at(strip, line), ATTACK, Throw("red", "turned"))


@pytest.mark.rule("WF-21")
@pytest.mark.parametrize(
    ("strip", "die", "face", "side", "end"),
    [
        (1, "red", "↑2", "", (3, 9)),
        (5, "red", "↑2", "", (3, 9)),
        (1, "orange", "→1", "up", (1, 10)),
        (1, "orange", "→1", "down", (1, 8)),
        (5, "red", "→2", "up", (5, 11)),
        (1, "red", "↗2", "up", (3, 11)),
        (1, "red", "↗2", "down", (3, 7)),
        (5, "red", "↗1", "up", (4, 10)),
        (5, "violet", "↗3", "down", (2, 6)),
    ],
)
def test_a_turned_arrow_points_inward(strip: int, die: Any, face: str, side: str, end: Field) -> None:
    state, events = throw(at(strip, 9), die, face, "turned", side)

    assert state.ball == end
    assert events[0] == ThrowAnnounced(ATTACK, die, "turned")


@pytest.mark.rule("WF-21")
@pytest.mark.parametrize("strip", [1, 5])
def test_a_turned_back_arrow_points_outward(strip: int) -> None:
    state, events = throw(at(strip, 9), "violet", "↓1", "turned")

    assert has(events, BallOut(ATTACK, "side-line", (strip, 9)))
    assert (state.attacker, state.restart) == (DEFENCE, "throw-in")


@pytest.mark.rule("WF-21")
def test_a_turned_arrow_is_sent_up_or_down_and_the_turn_is_spent() -> None:
    state, _ = throw(at(1, 10), "orange", "→1", "turned")
    assert GAME.moves(state, ATTACK) == (Send("up"), Send("down"))
    with refused("arrow points elsewhere", "WF-21"):
        act(state, ATTACK, Send("left"))

    state, _ = act(state, ATTACK, Send("down"))
    view = GAME.view(state, None)
    assert (view.announced, view.arrow) == ("nothing", None)
    state, _ = throw(state, "red", "↑2")
    assert state.ball == (1, 11)


@pytest.mark.rule("WF-21", "WF-20")
def test_a_turned_arrow_up_over_the_goal_line_is_a_goal_kick() -> None:
    state, _ = throw(at(1, 11), "orange", "→1", "turned", "up")

    assert (state.attacker, state.restart) == (DEFENCE, "goal-kick")


@pytest.mark.rule("WF-22")
def test_a_corner_is_thrown_with_a_turned_direction_die() -> None:
    state = at(5, 11, restart="corner")
    assert GAME.moves(state, ATTACK) == tuple(Throw(die, "turned") for die in ("orange", "red", "violet"))
    with refused("corner is turned", "WF-22"):
        act(state, ATTACK, Throw("red"))
    with refused("corner needs direction", "WF-22"):
        act(state, ATTACK, Throw("shot"))

    state, _ = throw(state, "red", "↑2", "turned")
    assert state.ball == (3, 11)


@pytest.mark.rule("WF-23")
@pytest.mark.parametrize(
    ("restart", "ball"),
    [("goal-kick", (2, 1)), ("keepers-kick", (3, 2)), ("keepers-kick", (3, 3))],
)
def test_a_kick_from_the_own_goal_may_count_double(restart: str, ball: Field) -> None:
    state = at(*ball, restart=restart)
    assert Throw("violet", "doubled") in GAME.moves(state, ATTACK)

    doubled, events = throw(state, "violet", "↑3", "doubled")
    assert doubled.ball == (ball[0], ball[1] + 6)
    assert events[0] == ThrowAnnounced(ATTACK, "violet", "doubled")
    single, _ = throw(state, "violet", "↑3")
    assert single.ball == (ball[0], ball[1] + 3)


@pytest.mark.rule("WF-23")
def test_only_that_throw_counts_double() -> None:
    state, _ = throw(at(2, 1, restart="goal-kick"), "orange", "↑1", "doubled")
    assert GAME.view(state, None).announced == "nothing"

    for again in (state, at(3, 6, restart="kick-off"), at(2, 1, restart="free-kick")):
        with refused("no double here", "WF-23"):
            act(again, ATTACK, Throw("red", "doubled"))
    state, _ = throw(state, "red", "↑2")
    assert state.ball == (2, 5)


@pytest.mark.rule("WF-24")
@pytest.mark.parametrize("strip", [2, 4])
@pytest.mark.parametrize("announced", ["nothing", "doubled"])
def test_a_goal_kick_that_goes_back_is_a_corner(strip: int, announced: Any) -> None:
    state, _ = throw(at(strip, 1, restart="goal-kick"), "violet", "↓1", announced)

    assert state.score == (0, 0)
    assert (state.attacker, state.restart) == (DEFENCE, "corner")


@pytest.mark.rule("WF-25")
@pytest.mark.parametrize(
    ("line", "announced", "score", "ball"),
    [
        (2, "doubled", (0, 1), (3, 6)),
        (2, "nothing", (0, 0), (3, 1)),
        (3, "doubled", (0, 0), (3, 1)),
        (3, "nothing", (0, 0), (3, 2)),
    ],
)
def test_a_doubled_keepers_kick_from_the_second_line_that_goes_back_is_an_own_goal(
    line: int, announced: Any, score: tuple[int, int], ball: Field
) -> None:
    state, _ = throw(at(3, line, restart="keepers-kick"), "violet", "↓1", announced)

    assert (state.score, state.ball) == (score, ball)
