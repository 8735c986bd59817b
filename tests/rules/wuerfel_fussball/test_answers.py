"""Würfel-Fußball: what the defence answers with the master die (WF-41, WF-42)."""

from typing import Any

import pytest

from anpfiff.core import Waiting
from anpfiff.games.wuerfel_fussball.dice import MasterFace, ShotFace
from anpfiff.games.wuerfel_fussball.model import (
    BallWon,
    Field,
    GoalScored,
    LeaveIt,
    MasterKept,
    MasterPlayed,
    Pass,
    Place,
    PlayMaster,
    RestartGiven,
    Shot,
    Throw,
)
from anpfiff.games.wuerfel_fussball.pitch import GOALMOUTH
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.games.wuerfel_fussball.state import State
from tests.rules.wuerfel_fussball.positions import (
    ATTACK,
    DEFENCE,
    EITHER,
    act,
    armed,
    at,
    blue,
    guarded,
    has,
    holding,
    keeper,
    offered,
    play,
    refused,
    rolling,
    show,
    throw,
)


@pytest.mark.rule("WF-41")
def test_a_perfect_save_holds_an_unstoppable_shot() -> None:
    state, events = throw(holding(at(2, 10), DEFENCE, "perfect-save"), "shot", "unstoppable")
    assert not any(isinstance(event, GoalScored) for event in events)
    assert GAME.moves(state, DEFENCE) == (Pass(), PlayMaster())

    scored, events = act(state, DEFENCE, Pass())
    assert has(events, MasterKept(DEFENCE), GoalScored(ATTACK, False, (1, 0)))
    assert scored.score == (1, 0)
    held, events = play(state)
    assert has(events, RestartGiven(DEFENCE, "keepers-kick"))
    assert (held.score, held.attacker, held.phase) == ((0, 0), DEFENCE, "placing")


def on_its_way(face: ShotFace, die: Any, *, inside: bool, master: MasterFace) -> State:
    """A shot at the goal mouth, or where a defender meets it, and the defence is asked."""
    ball = (3, 10) if die == "blue" else GOALMOUTH
    phase = "bar" if face == "bar" else "answer"
    state = at(*ball, phase=phase, die=die, shot=Shot(face, inside))
    return holding(state, DEFENCE, master)


@pytest.mark.rule("WF-41", "WF-42", "WF-43")
@pytest.mark.parametrize("inside", [True, False])
@pytest.mark.parametrize(
    ("face", "die"),
    [("net", "keeper"), ("net", "blue"), ("unstoppable", "keeper"), ("post", "blue"), ("bar", None)],
)
def test_what_the_defence_may_play_against_a_shot(
    face: ShotFace,
    die: Any,
    inside: bool,  # noqa: FBT001 -- a case
) -> None:
    def may(master: MasterFace) -> bool:
        return offered(on_its_way(face, die, inside=inside, master=master), DEFENCE)

    assert may("perfect-save") == (die != "blue")
    assert may("win-back") == (not inside)
    never: tuple[MasterFace, ...] = ("foul", "long-shot", "assist", "unstoppable")
    assert not any(map(may, never))


@pytest.mark.rule("WF-41")
def test_a_perfect_save_instead_of_the_keeper_die_holds_the_ball() -> None:
    state, _ = throw(holding(at(2, 10), DEFENCE, "perfect-save"), "shot", "net")
    assert GAME.moves(state, DEFENCE) == (Pass(), PlayMaster())

    passed, _ = act(state, DEFENCE, Pass())
    assert rolling(passed) == "keeper"
    held, _ = play(state)
    assert (held.attacker, held.restart) == (DEFENCE, "keepers-kick")


@pytest.mark.rule("WF-41", "WF-27")
def test_off_the_bar_a_perfect_save_is_a_third_choice() -> None:
    state, _ = throw(holding(at(2, 10), DEFENCE, "perfect-save"), "shot", "bar")

    assert GAME.moves(state, DEFENCE) == (Throw("blue"), Throw("keeper"), PlayMaster())
    held, _ = play(state)
    assert (held.attacker, held.restart) == (DEFENCE, "keepers-kick")


@pytest.mark.rule("WF-41")
def test_never_after_the_keeper_die_has_fallen() -> None:
    state, _ = keeper("not-held", master=DEFENCE, master_face="perfect-save")
    assert state.score == (1, 0)

    state, _ = keeper("parry", master=DEFENCE, master_face="perfect-save")
    assert GAME.turn(state) == Waiting((ATTACK,))


@pytest.mark.rule("WF-41")
@pytest.mark.parametrize("line", [6, 10])
def test_a_perfect_save_needs_a_shot(line: int) -> None:
    state, _ = throw(holding(at(3, line - 2), DEFENCE, "perfect-save"), "red", "↑2")
    assert GAME.turn(state) == Waiting((ATTACK,))

    state = holding(at(3, line, phase="challenge"), DEFENCE, "perfect-save")
    assert not offered(state, DEFENCE)
    with refused("not now", "WF-41"):
        act(state, DEFENCE, PlayMaster())
    with refused("not now", "WF-41"):
        act(armed(3, line, "perfect-save"), ATTACK, PlayMaster())


@pytest.mark.rule("WF-41", "WF-32")
def test_only_whoever_would_throw_the_keeper_die_saves() -> None:
    state, _ = blue(3, 2, "clear", master=DEFENCE, master_face="perfect-save")

    assert rolling(state) == "keeper"


@pytest.mark.rule("WF-42")
@pytest.mark.parametrize("restart", [None, "kick-off", "free-kick", "throw-in"])
def test_win_back_takes_the_ball_on_its_field_and_begins_with_orange(restart: Any) -> None:
    state, events = play(guarded(2, 9, "win-back", restart=restart), "assist")

    assert has(events, MasterPlayed(DEFENCE, "win-back"), BallWon(DEFENCE, (4, 3)))
    assert (state.attacker, state.ball) == (DEFENCE, (4, 3))
    assert GAME.moves(state, DEFENCE) == (Throw("orange"),)


@pytest.mark.rule("WF-42", "WF-44")
@pytest.mark.parametrize(
    "about_to_throw",
    [
        throw(holding(at(3, 4), DEFENCE, "win-back"), "red", "↑2")[0],
        blue(3, 6, "miss", master=DEFENCE, master_face="win-back")[0],
        blue(3, 6, "clear", master=DEFENCE, master_face="win-back")[0],
        blue(3, 6, "foul", master=DEFENCE, master_face="win-back")[0],
        blue(3, 2, "clear", master=DEFENCE, master_face="win-back")[0],
        keeper("parry", master=DEFENCE, master_face="win-back")[0],
        show(at(3, 10, phase="rolling", die="blue", shot=Shot("post", inside=True), master=1, master_face="win-back"), "miss")[0],
        act(at(3, 2, phase="placing", restart="keepers-kick", master=1, master_face="win-back"), 0, Place(3, 2))[0],
        show(at(3, 10, phase="rolling", die="black", master=1, master_face="win-back"), "parry")[0],
        play(armed(3, 6, "assist"), "win-back")[0],
        play(guarded(3, 6, "win-back"), "win-back")[0],
    ],
)  # fmt: skip
def test_win_back_is_asked_for_before_every_throw_of_the_attacker(about_to_throw: State) -> None:
    assert about_to_throw.phase == "answer"
    defender = about_to_throw.defender

    won, _ = play(about_to_throw)

    assert (won.attacker, won.orange) == (defender, "due")


@pytest.mark.rule("WF-42")
def test_both_kick_offs_can_be_won_back() -> None:
    state, _ = show(at(3, 6, phase="rolling", die="white", then="kick-off", master=DEFENCE), "win-back")
    assert (state.attacker, state.phase) == (ATTACK, "answer")

    state, _ = blue(3, 6, "steal", played=75, toss_winner=ATTACK, master=DEFENCE, master_face="win-back")
    assert (state.half, state.attacker, state.phase) == (2, ATTACK, "answer")


@pytest.mark.rule("WF-42", "WF-18")
def test_win_back_is_a_third_choice_at_a_question_mark() -> None:
    state, _ = throw(holding(at(3, 4), DEFENCE, "win-back"), "red", "↑2 ?")
    assert GAME.moves(state, DEFENCE) == (Throw("blue"), LeaveIt(), PlayMaster())

    won, _ = play(state)
    assert (won.attacker, won.ball) == (DEFENCE, (3, 6))
    left, _ = act(state, DEFENCE, LeaveIt())
    assert (GAME.turn(left), left.phase) == (EITHER, "throwing")


@pytest.mark.rule("WF-42", "WF-44")
@pytest.mark.parametrize(
    ("start", "shown", "ball"),
    [((2, 9), "net", (2, 10)), ((2, 9), "unstoppable", GOALMOUTH), ((1, 10), "post", (3, 10))],
)
def test_a_shot_from_outside_is_won_back_where_it_has_come_to(start: Field, shown: str, ball: Field) -> None:
    state, _ = throw(holding(at(*start), DEFENCE, "win-back"), "shot", shown)
    assert (state.phase, state.ball) == ("answer", ball)

    won, _ = play(state)

    assert (won.attacker, won.ball) == (DEFENCE, (6 - ball[0], 12 - ball[1]))


@pytest.mark.rule("WF-42")
def test_a_shot_from_outside_can_still_be_won_back_after_the_defender_missed_it() -> None:
    state, _ = throw(holding(at(2, 9), DEFENCE, "win-back"), "shot", "net")
    state, _ = act(state, DEFENCE, Pass())
    assert rolling(state) == "blue"
    state, _ = show(state, "miss")

    assert (state.phase, state.ball) == ("answer", GOALMOUTH)
    state, _ = act(state, DEFENCE, Pass())
    assert rolling(state) == "keeper"


@pytest.mark.rule("WF-42")
@pytest.mark.parametrize(("shown", "due"), [("net", "keeper"), ("post", "blue"), ("bar", None)])
def test_a_shot_from_the_area_is_never_won_back(shown: str, due: str | None) -> None:
    state, _ = throw(holding(at(2, 10), DEFENCE, "win-back"), "shot", shown)

    assert rolling(state) == due
    assert not offered(state, DEFENCE)
    if due is None:
        with refused("not now", "WF-42"):
            act(state, DEFENCE, PlayMaster())


@pytest.mark.rule("WF-42", "WF-34")
def test_a_free_kick_from_the_area_is_a_shot_from_the_area() -> None:
    state, _ = throw(holding(at(2, 10, restart="free-kick"), DEFENCE, "win-back"), "shot", "net")

    assert rolling(state) == "blue"


@pytest.mark.rule("WF-43")
def test_a_foul_is_no_answer_to_a_ball_off_the_bar() -> None:
    state = on_its_way("bar", None, inside=False, master="foul")

    with refused("not now", "WF-43"):
        act(state, DEFENCE, PlayMaster())
