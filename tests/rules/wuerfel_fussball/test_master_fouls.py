"""Würfel-Fußball: the master die's foul, and the wait for an answer (WF-43 to WF-45)."""

import pytest
from msgspec.structs import replace

from anpfiff.core import Act, IllegalMove, Tick, Waiting
from anpfiff.games.wuerfel_fussball.dice import MasterFace
from anpfiff.games.wuerfel_fussball.model import (
    Field,
    MasterKept,
    Options,
    Pass,
    PenaltyGiven,
    PlayMaster,
    RestartGiven,
    Throw,
)
from anpfiff.games.wuerfel_fussball.pitch import FIELDS, GOAL_AREA
from anpfiff.games.wuerfel_fussball.rules import GAME
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
    offered,
    play,
    refused,
    rolling,
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
