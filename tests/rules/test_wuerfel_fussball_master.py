"""Würfel-Fußball: the master die in attack, and the wait for an answer (WF-39, WF-40, WF-43 to WF-45)."""

from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.core import Act, IllegalMove, Tick, Waiting
from anpfiff.games.wuerfel_fussball.dice import MasterFace
from anpfiff.games.wuerfel_fussball.model import (
    BallMoved,
    DieFell,
    Field,
    GoalScored,
    MasterKept,
    MasterPlayed,
    Options,
    Pass,
    PenaltyGiven,
    PlayMaster,
    RestartGiven,
    Throw,
)
from anpfiff.games.wuerfel_fussball.pitch import FIELDS, GOAL_AREA, GOALMOUTH, SHOOTING
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.games.wuerfel_fussball.state import State
from tests.rules.wuerfel_positions import (
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
    offered,
    play,
    refused,
    rolling,
    show,
    throw,
)

RULES: dict[MasterFace, str] = {
    "long-shot": "WF-40",
    "assist": "WF-40",
    "unstoppable": "WF-40",
    "perfect-save": "WF-41",
    "win-back": "WF-42",
    "foul": "WF-43",
}


@pytest.mark.rule("WF-39")
@pytest.mark.parametrize(
    ("state", "player"),
    [(armed(3, 7, "long-shot"), ATTACK), (guarded(3, 7, "win-back"), DEFENCE)],
)
def test_once_played_the_opponent_throws_it_at_once_before_the_play_is_settled(
    state: State, player: int
) -> None:
    after, events = act(state, player, PlayMaster())
    assert events == (MasterPlayed(player, state.master_face or "foul"),)
    assert (rolling(after), after.master, after.ball) == ("white", 1 - player, (3, 7))
    assert GAME.view(after, None).master_face is None

    after, events = show(after, "unstoppable")
    assert events[0] == DieFell(1 - player, "white", "unstoppable")
    assert (after.master, after.master_face) == (1 - player, "unstoppable")
    assert {GAME.view(after, seat).master_face for seat in (0, 1, None)} == {"unstoppable"}
    assert after.ball != (3, 7)


@pytest.mark.rule("WF-39")
def test_only_the_holder_plays_it() -> None:
    state = holding(at(3, 10), DEFENCE, "unstoppable")
    assert not offered(state, ATTACK)
    with refused("not your master die", "WF-39"):
        act(state, ATTACK, PlayMaster())


@pytest.mark.rule("WF-39")
@pytest.mark.parametrize(
    ("state"),
    [
        armed(3, 5, "foul", phase="aiming", arrow=GAME.dice.orange.faces[3], die="orange"),
        armed(3, 5, "foul", phase="placing", restart="corner"),
    ],
)
def test_it_is_played_instead_of_a_throw_only(state: State) -> None:
    assert not offered(state, ATTACK)
    with refused("not instead of a throw", "WF-39"):
        act(state, ATTACK, PlayMaster())


@pytest.mark.rule("WF-39")
@pytest.mark.parametrize(("orange", "allowed"), [("due", True), ("barred", False), ("allowed", True)])
def test_an_attack_face_lets_the_first_orange_lapse_but_does_not_lift_orange_twice(
    orange: Any,
    allowed: bool,  # noqa: FBT001 -- a case
) -> None:
    state, _ = play(armed(3, 6, "assist", orange=orange))

    assert (Throw("orange") in GAME.moves(state, ATTACK)) == allowed
    assert {Throw("red"), Throw("violet"), Throw("shot")} <= set(GAME.moves(state, ATTACK))


@pytest.mark.rule("WF-39")
def test_it_replaces_even_the_throw_of_a_corner() -> None:
    assert offered(armed(1, 11, "assist", restart="corner"), ATTACK)


@pytest.mark.rule("WF-40")
@pytest.mark.parametrize("field", FIELDS)
def test_where_the_attack_faces_are_played(field: Field) -> None:
    strip, line = field
    corner = field in {(1, 11), (5, 11)}

    assert offered(armed(strip, line, "long-shot"), ATTACK) == (line >= 7 and not corner)
    assert offered(armed(strip, line, "assist"), ATTACK) == (line >= 3 and field not in GOAL_AREA)
    assert offered(armed(strip, line, "unstoppable"), ATTACK) == (field in SHOOTING)


@pytest.mark.rule("WF-40")
@pytest.mark.parametrize(
    ("face", "field"), [("long-shot", (3, 6)), ("assist", (3, 2)), ("unstoppable", (3, 8))]
)
def test_elsewhere_they_are_refused(face: MasterFace, field: Field) -> None:
    with refused("not now", "WF-40"):
        act(armed(*field, face), ATTACK, PlayMaster())


@pytest.mark.rule("WF-40")
@pytest.mark.parametrize("field", [(3, 7), (1, 8), (2, 10)])
def test_a_long_shot_is_left_to_the_keeper(field: Field) -> None:
    state, events = play(armed(*field, "long-shot"))

    assert has(events, BallMoved(ATTACK, field, (3, 11)))
    assert (state.ball, rolling(state), state.attacker) == ((3, 11), "keeper", ATTACK)
    state, _ = show(state, "not-held")
    assert state.score == (1, 0)


@pytest.mark.rule("WF-40")
@pytest.mark.parametrize("field", [(3, 3), (1, 11), (5, 9)])
def test_an_assist_finds_its_man_in_front_of_the_goal(field: Field) -> None:
    state, _ = play(armed(*field, "assist"))

    assert (state.ball, state.attacker, state.restart) == ((3, 10), ATTACK, None)
    assert Throw("shot") in GAME.moves(state, ATTACK)


@pytest.mark.rule("WF-40")
@pytest.mark.parametrize("field", sorted(SHOOTING))
@pytest.mark.parametrize("new", ["long-shot", "assist", "unstoppable", "perfect-save", "win-back", "foul"])
def test_the_unstoppable_shot_is_a_goal_unless_the_new_face_stops_it(field: Field, new: MasterFace) -> None:
    state, events = play(armed(*field, "unstoppable"), new)

    if new == "perfect-save" or (new == "win-back" and field not in GOAL_AREA):
        assert state.ball == GOALMOUTH
        assert isinstance(turn := GAME.turn(state), Waiting)
        assert turn.seats == (DEFENCE,)
        assert GAME.moves(state, DEFENCE) == (Pass(), PlayMaster())
        state, events = act(state, DEFENCE, Pass())
    assert has(events, GoalScored(ATTACK, False, (1, 0)))
    assert (state.attacker, state.restart) == (DEFENCE, "kick-off")


@pytest.mark.rule("WF-40")
def test_the_new_face_saves_or_wins_back_the_unstoppable_shot() -> None:
    state, _ = play(armed(3, 10, "unstoppable"), "perfect-save")
    saved, _ = play(state, "foul")
    assert (saved.attacker, saved.restart, saved.score, saved.master) == (
        DEFENCE,
        "keepers-kick",
        (0, 0),
        ATTACK,
    )

    state, _ = play(armed(1, 9, "unstoppable"), "win-back")
    won, _ = play(state, "assist")
    assert (won.attacker, won.ball, won.orange, won.score) == (DEFENCE, (3, 1), "due", (0, 0))


@pytest.mark.rule("WF-40", "WF-42")
@pytest.mark.parametrize(("field", "asked"), [((3, 8), True), ((2, 10), False)])
def test_a_long_shot_is_won_back_unless_it_came_from_the_area(field: Field, asked: bool) -> None:  # noqa: FBT001 -- a case
    state, _ = play(armed(*field, "long-shot"), "win-back")

    assert (state.phase == "answer") == asked
    assert (rolling(state) == "keeper") == (not asked)


@pytest.mark.rule("WF-43")
@pytest.mark.parametrize("field", FIELDS)
def test_the_attackers_foul(field: Field) -> None:
    state, events = play(armed(*field, "foul"))

    assert state.attacker == ATTACK
    if field in GOAL_AREA:
        assert has(events, PenaltyGiven(ATTACK))
        assert rolling(state) == "black"
    else:
        assert (state.restart, state.ball) == ("free-kick", field)
        shootable = field[1] >= 8 and field not in {(1, 11), (5, 11)}
        assert (Throw("shot") in GAME.moves(state, ATTACK)) == shootable


@pytest.mark.rule("WF-43", "WF-15")
def test_the_attackers_free_kick_lifts_orange_twice() -> None:
    state, _ = play(armed(3, 6, "foul", orange="barred"))

    assert Throw("orange") in GAME.moves(state, ATTACK)


@pytest.mark.rule("WF-43")
@pytest.mark.parametrize("field", FIELDS)
def test_the_defences_foul_changes_possession_with_a_free_kick_never_a_penalty(field: Field) -> None:
    state, events = play(guarded(*field, "foul"))

    assert has(events, RestartGiven(DEFENCE, "free-kick"))
    assert (state.attacker, state.restart) == (DEFENCE, "free-kick")
    assert state.ball == (6 - field[0], 12 - field[1])
    assert Throw("red") in GAME.moves(state, DEFENCE)


@pytest.mark.rule("WF-43")
def test_the_defences_foul_comes_before_the_attacker_throws_again() -> None:
    state, _ = throw(holding(at(3, 4), DEFENCE, "foul"), "red", "↑2")
    assert state.phase == "answer"
    state, _ = throw(holding(at(3, 4), DEFENCE, "foul"), "red", "↑2 ?")
    assert offered(state, DEFENCE)
    state, _ = throw(holding(at(2, 9), DEFENCE, "foul"), "shot", "net")
    assert rolling(state) == "blue"


@pytest.mark.rule("WF-39", "WF-32")
@pytest.mark.parametrize("face", ["foul", "long-shot", "assist", "unstoppable", "win-back"])
def test_no_attack_face_replaces_the_keeper_die_for_ones_own_goal(face: MasterFace) -> None:
    state, _ = blue(3, 2, "clear", master_face=face)
    assert rolling(state) == "keeper"

    with refused("not now", "WF-39"):
        act(replace(state, phase="clearing"), ATTACK, PlayMaster())


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize("reaction", [1, 3, 20])
def test_the_table_waits_for_the_answer_as_long_as_the_option_says(reaction: int) -> None:
    options = Options(reaction=reaction)
    state = replace(guarded(3, 6, "win-back", options=options), now=5_000)
    deadline = 5_000 + reaction * 1_000
    assert GAME.turn(state) == Waiting((DEFENCE,), until=deadline)
    with pytest.raises(IllegalMove, match="not yet time"):
        GAME.apply(state, Tick(deadline - 1))

    after, events = GAME.apply(state, Tick(deadline))

    assert events == (MasterKept(DEFENCE),)
    assert (GAME.turn(after), after.now) == (EITHER, deadline)
    assert (after.master, after.master_face) == (DEFENCE, "win-back")


@pytest.mark.rule("WF-44")
def test_passing_ends_the_wait_at_once() -> None:
    state, events = GAME.apply(guarded(3, 6, "foul"), Act(DEFENCE, Pass(), 10))

    assert events == (MasterKept(DEFENCE),)
    assert GAME.turn(state) == EITHER
    assert Pass.declines


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize("face", ["long-shot", "assist", "unstoppable", "perfect-save"])
def test_nobody_waits_for_a_face_that_cannot_be_played(face: MasterFace) -> None:
    state, _ = throw(holding(at(3, 4), DEFENCE, face), "red", "↑2")

    assert GAME.turn(state) == Waiting((ATTACK,))


@pytest.mark.rule("WF-44")
@pytest.mark.parametrize("face", ["win-back", "foul", "assist", "perfect-save"])
def test_nobody_waits_while_the_attacker_holds_the_die(face: MasterFace) -> None:
    state, _ = throw(armed(3, 4, face), "red", "↑2")

    assert GAME.turn(state) == Waiting((ATTACK,))
    with refused("nothing to answer", "WF-44"):
        act(state, ATTACK, Pass())


@pytest.mark.rule("WF-44")
def test_during_the_wait_nobody_throws() -> None:
    state = guarded(3, 6, "win-back")
    with refused("not your turn", "WF-44"):
        act(state, ATTACK, Throw("red"))
    with refused("answer or pass", "WF-44"):
        act(state, DEFENCE, Throw("blue"))


@pytest.mark.rule("WF-45")
@pytest.mark.parametrize("face", sorted(RULES))
@pytest.mark.parametrize("holder", [ATTACK, DEFENCE])
def test_once_a_penalty_is_given_no_master_face_is_played(face: MasterFace, holder: int) -> None:
    state, _ = blue(2, 10, "foul", master=holder, master_face=face)

    assert rolling(state) == "black"
    for seat in (ATTACK, DEFENCE):
        with refused("penalty first", "WF-45"):
            act(state, seat, PlayMaster())


@pytest.mark.rule("WF-39", "WF-42", "WF-43")
@pytest.mark.parametrize("face", ["win-back", "long-shot", "assist", "unstoppable"])
def test_a_face_out_of_place_is_refused_with_its_rule(face: MasterFace) -> None:
    seat = ATTACK if face == "win-back" else DEFENCE
    state = armed(3, 2, face) if seat == ATTACK else holding(at(3, 9, phase="challenge"), DEFENCE, face)

    with refused("not now", RULES[face]):
        act(state, seat, PlayMaster())
