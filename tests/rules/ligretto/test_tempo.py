"""Ligretto-Fußball: the calm tempo, in which the others' hands rest after a card that is laid."""

import pytest

from anpfiff.core import Act, IllegalMove, Refused, Tick, Waiting, chosen
from anpfiff.games.ligretto.model import Build, Discard, Lay, LayOne, Move, Options, TurnOver
from anpfiff.games.ligretto.rules import GAME
from anpfiff.games.ligretto.state import State
from tests.rules.ligretto.table import (
    BLACK,
    TL,
    WHITE,
    all_ready,
    building,
    done,
    filling,
    holding,
    next_round,
    quarter,
    right_goal,
    shirt,
    unshuffled,
    why_not,
)


def calm(seats: int = 2) -> State:
    """Everybody holds a 1, and a 2 below it."""
    state = unshuffled(GAME.setup(seats, Options(calm=1_000)))
    for seat in range(seats):
        state = holding(state, seat, turned=shirt(1, seat // 2), stack=(shirt(2, seat // 2),))
    return state


def at(state: State, seat: int, move: Move, when: int) -> State:
    assert move in GAME.moves(state, seat)
    return GAME.apply(state, Act(seat, move, when))[0]


@pytest.mark.rule("LIG-9")
def test_nobody_rests_unless_the_table_wants_it_calm() -> None:
    state = holding(unshuffled(GAME.setup(2)), BLACK, turned=shirt(1))

    state, _ = done(state, BLACK, LayOne(None))

    assert GAME.turn(state) == Waiting((0, 1), race=True)


@pytest.mark.rule("LIG-9")
def test_after_a_card_is_laid_the_hands_of_all_others_rest() -> None:
    state = at(calm(4), 2, LayOne(None), 5_000)

    assert GAME.turn(state) == Waiting((2,), until=6_000, race=True)
    for seat in (0, 1, 3):
        assert GAME.moves(state, seat) == ()
        assert why_not(state, seat, Discard(0)) == ("LIG-9", "hands-rest")
    with pytest.raises(IllegalMove):
        GAME.apply(state, Tick(5_999))

    state, events = GAME.apply(state, Tick(6_000))

    assert events == ()
    assert GAME.turn(state) == Waiting((0, 1, 2, 3), race=True)


@pytest.mark.rule("LIG-9")
def test_a_card_that_is_put_away_lets_nobody_rest() -> None:
    assert GAME.turn(at(calm(), BLACK, Discard(0), 5_000)) == Waiting((0, 1), race=True)


@pytest.mark.rule("LIG-9")
@pytest.mark.parametrize("move", [Lay(0, None), Build(TL, None)])
def test_shirts_and_quarters_count_like_the_number_one(move: Move) -> None:
    state = filling(calm(), BLACK) if isinstance(move, Lay) else building(calm(), BLACK)
    state = holding(state, BLACK, turned=shirt(2) if isinstance(move, Lay) else quarter(TL, "post"))

    assert GAME.turn(at(state, BLACK, move, 5_000)).until == 6_000  # type: ignore[union-attr]  # it waits


@pytest.mark.rule("LIG-9")
def test_a_rest_is_not_prolonged() -> None:
    state = at(calm(), BLACK, LayOne(None), 5_000)

    state = at(state, BLACK, Lay(0, None), 5_900)

    assert GAME.turn(state).until == 6_000  # type: ignore[union-attr]  # it waits


@pytest.mark.rule("LIG-9")
def test_who_has_rested_rests_again_only_after_having_acted() -> None:
    state, _ = GAME.apply(at(calm(), BLACK, LayOne(None), 5_000), Tick(6_000))

    free = at(state, BLACK, Lay(0, None), 6_001)
    assert GAME.turn(free) == Waiting((0, 1), race=True), (
        "nobody, however quick, keeps another from the table"
    )

    acted = at(state, WHITE, Discard(0), 6_500)
    assert GAME.turn(at(acted, BLACK, Lay(0, None), 6_600)) == Waiting((0,), until=7_600, race=True)


@pytest.mark.rule("LIG-9")
def test_a_new_round_begins_with_free_hands() -> None:
    state = building(calm(), BLACK, *right_goal()[:3])
    state = at(holding(state, BLACK, turned=right_goal()[3]), BLACK, Build("bottom-right", None), 5_000)
    state = at(state, BLACK, next(move for move in GAME.moves(state, BLACK) if move.rule == "LIG-24"), 5_100)

    state = next_round(all_ready(state))

    assert GAME.turn(state) == Waiting((0, 1), race=True)
    assert TurnOver() in GAME.moves(state, WHITE)


@pytest.mark.rule("LIG-9")
def test_everybody_sees_whose_hands_rest() -> None:
    state = at(calm(3), 1, LayOne(None), 5_000)

    for seat in (0, 1, 2, None):
        assert GAME.view(state, seat).rests == (6_000, 0, 6_000)


@pytest.mark.rule("LIG-9")
def test_the_calm_has_four_lengths() -> None:
    with pytest.raises(Refused, match="700"):
        chosen(Options, {"calm": 700})
