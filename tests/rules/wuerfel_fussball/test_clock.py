"""Würfel-Fußball: the clock, the end and the kick-off after a goal (WF-11 to WF-13)."""

import pytest

from anpfiff.core import (
    Act,
    Chance,
    Finished,
    Refused,
    Result,
    Tick,
    chosen,
    described,
)
from anpfiff.games.wuerfel_fussball.model import (
    GoalScored,
    HalfEnded,
    MasterKept,
    Options,
    Pass,
    PlayMaster,
    RestartGiven,
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
    late,
    refused,
    show,
    throw,
)

SECONDS = Options()


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
        name: (option["default"], option["rule"])
        for name, option in options.items()
        if name not in {"patience", "help"}
    }

    assert found == {
        "tournament": (False, "WF-10"),
        "half": (450, "WF-8"),
        "clock": ("seconds", "WF-11"),
        "boskov": (False, "WF-38"),
        "reaction": (3, "WF-44"),
        "head_start": ((), "ALL-3"),
    }
    for wrong in ({"clock": "sundial"}, {"reaction": -1}, {"half": 59}, {"half": 2_701}, {"first": 0}):
        with pytest.raises(Refused):
            chosen(Options, wrong)
