"""Würfel-Fußball: the master die in attack (WF-39, WF-40)."""

from typing import Any

import pytest

from anpfiff.core import Waiting
from anpfiff.games.wuerfel_fussball.dice import MasterFace
from anpfiff.games.wuerfel_fussball.model import (
    BallMoved,
    DieFell,
    Field,
    GoalScored,
    MasterPlayed,
    Pass,
    PlayMaster,
    Throw,
)
from anpfiff.games.wuerfel_fussball.pitch import FIELDS, GOAL_AREA, GOALMOUTH, SHOOTING
from anpfiff.games.wuerfel_fussball.rules import GAME
from anpfiff.games.wuerfel_fussball.state import State
from tests.rules.wuerfel_fussball.positions import (
    ATTACK,
    DEFENCE,
    act,
    armed,
    at,
    guarded,
    has,
    holding,
    offered,
    play,
    refused,
    rolling,
    show,
)


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
