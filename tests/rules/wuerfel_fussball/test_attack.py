"""Würfel-Fußball: which direction die is thrown (WF-14 to WF-16)."""

from typing import Any

import pytest

from anpfiff.core import Waiting
from anpfiff.games.wuerfel_fussball.model import (
    Field,
    LeaveIt,
    Place,
    Throw,
)
from anpfiff.games.wuerfel_fussball.rules import GAME
from tests.rules.wuerfel_fussball.positions import (
    ALL_DICE,
    ATTACK,
    DEFENCE,
    act,
    at,
    blue,
    keeper,
    refused,
    rolling,
    show,
    throw,
)


@pytest.mark.rule("WF-14")
def test_the_attacker_throws_one_direction_die_and_goes_on() -> None:
    state = at(3, 6)
    assert GAME.moves(state, ATTACK) == ALL_DICE
    assert GAME.moves(state, DEFENCE) == ()

    state, _ = act(state, ATTACK, Throw("red"))
    assert rolling(state) == "red"
    state, _ = show(state, "↑2")

    assert GAME.turn(state) == Waiting((ATTACK,))
    assert GAME.moves(state, ATTACK) == ALL_DICE


@pytest.mark.rule("WF-14")
def test_only_the_attacker_throws_and_only_the_attackers_dice() -> None:
    with refused("not your turn", "WF-14"):
        act(at(3, 6), DEFENCE, Throw("red"))
    for die in ("blue", "keeper"):
        with refused("not the attackers die", "WF-14"):
            act(at(3, 6), ATTACK, Throw(die))


@pytest.mark.rule("WF-15")
def test_orange_is_never_thrown_twice_in_a_row() -> None:
    state, _ = throw(at(3, 4), "orange", "↑1")

    assert GAME.moves(state, ATTACK) == ALL_DICE[1:]
    with refused("orange twice", "WF-15"):
        act(state, ATTACK, Throw("orange"))
    state, _ = throw(state, "red", "↑2")
    assert Throw("orange") in GAME.moves(state, ATTACK)
    state, _ = throw(at(3, 4, orange="barred"), "violet", "↑3")
    assert Throw("orange") in GAME.moves(state, ATTACK)


@pytest.mark.rule("WF-15")
def test_red_may_be_thrown_as_often_as_one_likes() -> None:
    state = at(3, 2)
    for _ in range(3):
        state, _ = throw(state, "red", "↑2")

    assert Throw("red") in GAME.moves(state, ATTACK)


@pytest.mark.rule("WF-15")
@pytest.mark.parametrize(
    "lifted",
    [
        blue(3, 6, "miss", orange="barred")[0],
        blue(3, 6, "clear", orange="barred")[0],
        blue(3, 6, "foul", orange="barred")[0],
        blue(2, 6, "own-goal", orange="barred")[0],
        keeper("parry", orange="barred")[0],
        show(at(3, 10, phase="rolling", die="black", orange="barred"), "parry")[0],
    ],
)
def test_a_defending_throw_that_leaves_the_attacker_the_ball_lifts_it(lifted: Any) -> None:
    assert Throw("orange") in GAME.moves(lifted, ATTACK)


@pytest.mark.rule("WF-15")
@pytest.mark.parametrize("corner", ["light blue", "black"])
def test_a_restart_lifts_it(corner: str) -> None:
    if corner == "black":
        state, _ = show(at(3, 10, phase="rolling", die="black", orange="barred"), "corner")
    else:
        state, _ = keeper("corner", orange="barred")
    state, _ = act(state, ATTACK, Place(1, 11))

    assert Throw("orange", "turned") in GAME.moves(state, ATTACK)


@pytest.mark.rule("WF-15", "WF-18")
def test_a_ball_that_was_left_does_not_lift_it() -> None:
    state, _ = throw(at(3, 4), "orange", "↗1 ?", side="left")
    state, _ = act(state, DEFENCE, LeaveIt())

    assert GAME.moves(state, ATTACK) == ALL_DICE[1:]


@pytest.mark.rule("WF-16")
@pytest.mark.parametrize("field", [(3, 6), (3, 2), (1, 11)])
def test_after_a_steal_the_first_throw_is_orange_wherever_the_ball_is(field: Field) -> None:
    state, _ = blue(*field, "steal")

    assert {move.die for move in GAME.moves(state, DEFENCE) if isinstance(move, Throw)} == {"orange"}
    for die in ("red", "violet", "shot"):
        with refused("orange first", "WF-16"):
            act(state, DEFENCE, Throw(die))


@pytest.mark.rule("WF-16")
def test_an_x_also_makes_the_other_side_begin_with_orange() -> None:
    state, _ = throw(at(3, 6), "red", "↑3 X")

    assert GAME.moves(state, DEFENCE) == (Throw("orange"),)


@pytest.mark.rule("WF-16")
@pytest.mark.parametrize(
    ("restart", "ball"),
    [("kick-off", (3, 6)), ("throw-in", (1, 4)), ("free-kick", (2, 5))],
)
def test_a_restart_may_begin_with_any_direction_die(restart: str, ball: Field) -> None:
    assert GAME.moves(at(*ball, restart=restart), ATTACK) == ALL_DICE


@pytest.mark.rule("WF-16", "WF-26")
def test_a_throw_in_from_the_shooting_zone_may_be_shot() -> None:
    assert Throw("shot") in GAME.moves(at(5, 10, restart="throw-in"), ATTACK)


@pytest.mark.rule("WF-16")
@pytest.mark.parametrize("restart", ["goal-kick", "keepers-kick", "corner"])
def test_a_kick_from_a_spot_may_begin_with_any_direction_die(restart: str) -> None:
    state = at(3, 5, phase="placing", restart=restart)
    state, _ = act(state, ATTACK, GAME.moves(state, ATTACK)[0])

    dice = {move.die for move in GAME.moves(state, ATTACK) if isinstance(move, Throw)}
    assert dice == {"orange", "red", "violet"}
