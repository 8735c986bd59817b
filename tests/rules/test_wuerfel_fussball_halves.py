"""Würfel-Fußball: toss, halves, clock, end (WF-7 to WF-13)."""

from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.core import (
    Act,
    Chance,
    Finished,
    Refused,
    Result,
    Rolling,
    Tick,
    Waiting,
    chosen,
    described,
)
from anpfiff.core import Throw as Dice
from anpfiff.games.wuerfel_fussball.model import (
    DieFell,
    GoalScored,
    HalfEnded,
    MasterKept,
    Options,
    Pass,
    PlayMaster,
    RestartGiven,
    ShootOutBegan,
    Throw,
    TossWon,
)
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.games.wuerfel_fussball.state import State
from tests.rules.wuerfel_positions import (
    ATTACK,
    DEFENCE,
    act,
    at,
    blue,
    has,
    holding,
    keeper,
    late,
    refused,
    rolling,
    show,
    throw,
)

SECONDS = Options()


@pytest.mark.rule("WF-7")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_toss_winner_throws_the_master_die_and_the_other_side_attacks(winner: int) -> None:
    state = GAME.setup(2)
    assert GAME.turn(state) == Rolling(Dice(2))
    assert GAME.view(state, 0).master is None

    state, events = GAME.apply(state, Chance((winner,)))
    assert events == (TossWon(winner),)
    assert rolling(state) == "white"
    assert (GAME.view(state, None).master, GAME.view(state, None).attacker) == (winner, 1 - winner)
    state, events = show(state, "assist")

    assert events == (DieFell(winner, "white", "assist"), RestartGiven(1 - winner, "kick-off"))
    assert (state.master, state.master_face) == (winner, "assist")
    for seat in (0, 1, None):
        assert GAME.view(state, seat).master_face == "assist"
    assert (state.attacker, state.ball) == (1 - winner, (3, 6))
    assert GAME.turn(state) == Waiting((1 - winner,))


@pytest.mark.rule("WF-8")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_toss_winner_kicks_off_the_second_half_and_the_master_die_stays(winner: int) -> None:
    state, events = blue(2, 4, "steal", played=74, toss_winner=winner, orange="barred")

    assert events[-2:] == (HalfEnded(1), RestartGiven(winner, "kick-off"))
    assert (state.half, state.played, state.attacker, state.ball) == (2, 0, winner, (3, 6))
    assert (state.master, state.master_face, state.orange) == (ATTACK, "perfect-save", "allowed")


@pytest.mark.rule("WF-8", "WF-10", "WF-11")
@pytest.mark.parametrize(
    ("options", "length"),
    [
        ({}, 450_000),
        ({"tournament": True}, 300_000),
        ({"half": 180}, 180_000),
        ({"half": 180, "tournament": True}, 180_000),
        ({"half": 2_700, "tournament": True}, 300_000),
        ({"clock": "throws"}, 75),
        ({"clock": "throws", "half": 180}, 75),
        ({"clock": "throws", "tournament": True}, 50),
    ],
)
def test_a_half_lasts_as_long_as_the_options_say(options: dict[str, object], length: int) -> None:
    state = at(3, 6, options=chosen(Options, options))
    assert GAME.view(state, None).length == length

    early, _ = throw(replace(state, played=length - 2), "red", "↑3 X")
    assert early.half == 1
    over, _ = throw(replace(state, played=length), "red", "↑3 X")
    assert over.half == 2


@pytest.mark.rule("WF-9")
@pytest.mark.parametrize(
    "ended",
    [
        throw(late(at(3, 6)), "red", "↑3 X"),
        throw(late(at(1, 6)), "red", "→2", side="left"),
        throw(late(at(3, 11)), "red", "↑2"),
        throw(late(at(2, 1)), "violet", "↓1"),
        throw(late(at(3, 10)), "shot", "out"),
        blue(3, 6, "steal", played=75),
        blue(3, 6, "clear", played=75),
        blue(3, 2, "clear", played=75),
        blue(1, 2, "clear", played=75),
        blue(3, 10, "own-goal", played=75),
        keeper("held", played=75),
        keeper("not-held", played=75),
        keeper("parry", played=75),
        keeper("corner", played=75),
        show(late(at(3, 10, phase="rolling", die="black")), "goal"),
        show(late(at(3, 10, phase="rolling", die="black")), "corner"),
        show(late(at(3, 10, phase="rolling", die="black")), "out"),
        show(late(at(3, 10, phase="rolling", die="black")), "parry"),
        show(late(at(3, 1, phase="rolling", die="keeper")), "parry"),
        show(late(at(3, 1, phase="rolling", die="keeper")), "corner"),
        show(late(at(3, 1, phase="rolling", die="keeper")), "not-held"),
        show(late(at(3, 9, phase="rolling", die="white", then="win-back")), "assist"),
        show(late(at(3, 9, phase="rolling", die="white", then="foul")), "assist"),
    ],
)
def test_once_the_time_is_up_the_half_ends_when_the_defence_gets_to_the_ball(ended: Any) -> None:
    state, events = ended

    assert has(events, HalfEnded(1), RestartGiven(DEFENCE, "kick-off"))
    assert (state.half, state.shot, rolling(state)) == (2, None, None)


@pytest.mark.rule("WF-9")
@pytest.mark.parametrize(
    "going_on",
    [
        throw(late(at(3, 6)), "red", "↑2"),
        throw(late(at(3, 6)), "red", "↑2 ?"),
        throw(late(at(3, 10)), "shot", "net"),
        throw(late(at(3, 10)), "shot", "post"),
        throw(late(at(3, 10)), "shot", "bar"),
        blue(3, 6, "miss", played=75),
        blue(3, 6, "foul", played=75),
        blue(3, 10, "foul", played=75),
        show(late(at(3, 1, phase="rolling", die="keeper")), "held"),
    ],
)
def test_until_then_play_goes_on(going_on: Any) -> None:
    state, events = going_on

    assert state.half == 1
    assert not any(isinstance(event, HalfEnded) for event in events)


@pytest.mark.rule("WF-9", "WF-32")
def test_before_the_time_is_up_none_of_these_ends_the_half() -> None:
    for face in ("held", "not-held", "parry", "corner"):
        assert keeper(face)[0].half == 1
    for face in ("steal", "clear"):
        assert blue(3, 6, face)[0].half == 1


LEVEL = at(3, 6, half=2, score=(1, 1), options=Options(clock="throws", tournament=True), played=50)


def shoot_out(*faces: str, winner: int = DEFENCE) -> State:
    state, events = throw(replace(LEVEL, toss_winner=winner), "red", "↑3 X")
    assert events[-2:] == (HalfEnded(2), ShootOutBegan(winner))
    for face in faces:
        state, _ = show(state, face)
    return state


@pytest.mark.rule("WF-10", "WF-11")
def test_a_level_tournament_match_goes_to_penalties_and_the_toss_winner_begins() -> None:
    state = shoot_out()
    assert rolling(state) == "black"
    state, events = show(state, "goal")
    assert events == (DieFell(DEFENCE, "black", "goal"),)
    state, events = show(state, "corner")
    assert events == (DieFell(ATTACK, "black", "corner"),)

    assert GAME.view(state, None).kicks == ((False,), (True,))
    assert (state.score, state.played) == ((1, 1), 51)


@pytest.mark.rule("WF-9")
@pytest.mark.parametrize(("options", "die"), [(Options(clock="throws"), None), (LEVEL.options, "black")])
def test_the_last_whistle_leaves_no_restart_and_no_shot(options: Options, die: str | None) -> None:
    state, _ = keeper("held", half=2, played=75, options=options, restart="free-kick")

    view = GAME.view(state, None)
    assert (view.restart, view.shot, view.die) == (None, None, die)


@pytest.mark.rule("WF-10")
@pytest.mark.parametrize("winner", [0, 1])
def test_of_five_each_no_more_are_thrown_than_are_needed_and_only_goals_count(winner: int) -> None:
    nearly = shoot_out("goal", "out", "goal", "parry", winner=winner)
    assert rolling(nearly) == "black"
    nearly, _ = show(nearly, "goal")
    assert rolling(nearly) == "black"
    state, _ = show(nearly, "corner")

    assert GAME.turn(state) == Finished(Result((winner,), (1, 1)))
    assert GAME.view(state, None).die is None
    assert (state.kicks[winner], state.kicks[1 - winner]) == ((True,) * 3, (False,) * 3)


@pytest.mark.rule("WF-10")
@pytest.mark.parametrize(
    ("faces", "decided"),
    [
        (("goal", "goal") * 4 + ("goal",), False),
        (("goal", "goal") * 4 + ("out", "goal"), True),
        (("goal", "goal") * 3 + ("goal", "out", "goal"), True),
        (("goal", "goal") * 3 + ("out", "goal"), False),
        (("goal", "goal") * 3 + ("out", "goal", "out"), True),
        (("out", "goal") * 3, True),
        (("out", "goal") * 2 + ("out",), False),
    ],
)
def test_it_is_decided_once_the_other_side_cannot_draw_level(faces: tuple[str, ...], decided: bool) -> None:  # noqa: FBT001 -- a case
    assert isinstance(GAME.turn(shoot_out(*faces)), Finished) == decided


@pytest.mark.rule("WF-10")
def test_then_one_each_until_decided() -> None:
    state = shoot_out(*("goal", "goal") * 5)
    assert rolling(state) == "black"
    state, _ = show(state, "out")
    assert rolling(state) == "black"
    state, _ = show(state, "parry")
    assert rolling(state) == "black"
    state, _ = show(state, "out")
    state, _ = show(state, "goal")

    assert GAME.turn(state) == Finished(Result((ATTACK,), (1, 1)))


@pytest.mark.rule("WF-10")
def test_a_tournament_match_with_a_winner_needs_no_penalties() -> None:
    state, _ = throw(replace(LEVEL, score=(2, 1)), "red", "↑3 X")

    assert GAME.turn(state) == Finished(Result((ATTACK,), (2, 1)))


@pytest.mark.rule("WF-11")
def test_every_die_thrown_counts_the_master_die_too() -> None:
    state = GAME.setup(2, Options(clock="throws"))
    state, _ = GAME.apply(state, Chance((1,)))
    assert state.played == 0
    state, _ = show(state, "assist")
    assert state.played == 1
    state, _ = throw(state, "red", "↑2 ?")
    assert state.played == 2
    state, _ = throw(state, "blue", "foul")
    assert state.played == 3
    state, _ = show(at(3, 10, phase="boskov", die="orange", played=9), "↑1")
    assert state.played == 10


@pytest.mark.rule("WF-11")
def test_the_throw_that_uses_up_the_time_may_itself_end_the_half() -> None:
    assert blue(3, 6, "steal", played=73)[0].half == 1
    assert blue(3, 6, "steal", played=74)[0].half == 2
    win_back = holding(at(3, 6, phase="answer", played=74), DEFENCE, "win-back")
    state, _ = act(win_back, DEFENCE, PlayMaster())
    state, events = show(state, "assist")
    assert has(events, HalfEnded(1))


@pytest.mark.rule("WF-11")
@pytest.mark.parametrize(
    ("at_time", "played", "now"),
    [(12_500, 2_500, 12_500), (16_000, 6_000, 16_000), (99_000, 6_000, 99_000), (10, 0, 10_000)],
)
def test_the_clock_stands_once_somebody_has_dawdled_six_seconds(at_time: int, played: int, now: int) -> None:
    state = at(3, 6, options=SECONDS, now=10_000)
    state, _ = GAME.apply(state, Act(ATTACK, Throw("red"), at_time))

    assert (state.played, state.now) == (played, now)
    view = GAME.view(state, None)
    assert (view.played, view.now) == (played, now)


@pytest.mark.rule("WF-11")
def test_seconds_do_not_count_throws_nor_throws_seconds() -> None:
    state, _ = GAME.apply(at(3, 6, options=SECONDS), Act(ATTACK, Throw("red"), 1_000))
    state, _ = show(state, "↑2")
    assert state.played == 1_000

    state, _ = GAME.apply(at(3, 6), Act(ATTACK, Throw("red"), 1_000))
    assert state.played == 0


@pytest.mark.rule("WF-11", "WF-44")
def test_while_the_table_waits_for_the_defence_the_clock_stands() -> None:
    state = holding(at(3, 6, phase="answer", options=SECONDS, now=500, played=7), DEFENCE, "win-back")
    passed, _ = GAME.apply(state, Act(DEFENCE, Pass(), 1_500))
    assert (passed.played, passed.now) == (7, 1_500)
    waited, events = GAME.apply(state, Tick(3_500))
    assert (waited.played, waited.now) == (7, 3_500)
    assert events == (MasterKept(DEFENCE),)

    thrown, _ = GAME.apply(waited, Act(ATTACK, Throw("red"), 4_500))
    assert thrown.played == 1_007


@pytest.mark.rule("WF-11")
def test_time_that_runs_out_while_the_attacker_thinks_is_up_when_the_ball_is_lost() -> None:
    state = at(3, 6, options=SECONDS, played=449_000)
    state, _ = GAME.apply(state, Act(ATTACK, Throw("red"), 1_000))
    state, events = show(state, "↑3 X")

    assert has(events, HalfEnded(1))


@pytest.mark.rule("WF-12", "WF-10")
@pytest.mark.parametrize(("score", "winners"), [((2, 1), (0,)), ((0, 3), (1,)), ((1, 1), ()), ((0, 0), ())])
def test_more_goals_win_and_level_is_a_draw(score: tuple[int, int], winners: tuple[int, ...]) -> None:
    state, events = throw(late(at(3, 6, half=2, score=score)), "red", "↑3 X")

    assert events[-1] == HalfEnded(2)
    assert GAME.turn(state) == Finished(Result(winners, score))
    with refused("match over", "WF-12"):
        act(state, ATTACK, Throw("red"))


@pytest.mark.rule("WF-12")
def test_the_last_goal_of_the_match_still_counts() -> None:
    state, _ = keeper("not-held", half=2, played=75)

    assert GAME.turn(state) == Finished(Result((ATTACK,), (1, 0)))


@pytest.mark.rule("WF-13", "WF-16")
def test_the_side_that_conceded_kicks_off() -> None:
    state, events = keeper("not-held", orange="barred")

    assert events[1:] == (GoalScored(ATTACK, False, (1, 0)), RestartGiven(DEFENCE, "kick-off"))
    assert (state.attacker, state.ball) == (DEFENCE, (3, 6))
    assert GAME.moves(state, DEFENCE) == (Throw("orange"), Throw("red"), Throw("violet"))


@pytest.mark.rule("WF-13")
def test_after_an_own_goal_by_the_attacker_the_attacker_kicks_off() -> None:
    state, _ = throw(at(3, 1, score=(2, 2)), "violet", "↓1")

    assert (state.score, state.attacker, state.restart) == ((2, 3), ATTACK, "kick-off")


@pytest.mark.rule("WF-10", "WF-11", "WF-38", "WF-44")
def test_the_options_are_those_of_the_catalogue() -> None:
    options = described(Options)
    found = {
        name: (option["default"], option["rule"]) for name, option in options.items() if name != "patience"
    }

    assert found == {
        "tournament": (False, "WF-10"),
        "half": (450, "WF-8"),
        "clock": ("seconds", "WF-11"),
        "boskov": (False, "WF-38"),
        "reaction": (3, "WF-44"),
    }
    for wrong in ({"clock": "sundial"}, {"reaction": -1}, {"half": 59}, {"half": 2_701}, {"first": 0}):
        with pytest.raises(Refused):
            chosen(Options, wrong)
