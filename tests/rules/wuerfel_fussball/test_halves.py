"""Würfel-Fußball: toss, halves and penalties (WF-7 to WF-10)."""

from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.core import (
    Chance,
    Finished,
    Result,
    Rolling,
    Waiting,
    chosen,
)
from anpfiff.core import Throw as Dice
from anpfiff.games.wuerfel_fussball.model import (
    DieFell,
    HalfEnded,
    Options,
    RestartGiven,
    ShootOutBegan,
    TossWon,
)
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.games.wuerfel_fussball.state import State
from tests.rules.wuerfel_fussball.positions import (
    ATTACK,
    DEFENCE,
    at,
    blue,
    has,
    keeper,
    late,
    rolling,
    show,
    throw,
)


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
