"""Ligretto-Fußball: what a seat is told that helps it (`View.advice`). It is worked out from what lies open, and says what the rules say."""

import pytest
from msgspec.structs import replace

from anpfiff.games.ligretto.model import Advice, Claim
from anpfiff.games.ligretto.rules import GAME
from anpfiff.games.ligretto.state import Player, State
from tests.rules.ligretto.table import (
    BLACK,
    BR,
    TL,
    TR,
    WHITE,
    building,
    done,
    filling,
    holding,
    kicked_off,
    quarter,
    right_goal,
    shirt,
    shirts,
)


def told(state: State, seat: int | None = BLACK) -> Advice:
    advice = GAME.view(state, seat).advice
    assert advice is not None
    return advice


@pytest.mark.rule("LIG-11")
def test_before_the_number_one_only_a_one_helps() -> None:
    state = holding(kicked_off(), BLACK, shirt(4), (shirts(7), shirts(1)))
    assert told(state).sources == (1,)
    assert told(holding(state, BLACK, shirt(1), ((), ()))).sources == (None,)
    assert told(holding(state, BLACK, shirt(2), ((), ()))).sources == ()


@pytest.mark.rule("LIG-12")
def test_a_shirt_helps_while_the_sum_can_still_come_out() -> None:
    state = holding(filling(kicked_off(), BLACK, shirts(7)), BLACK, shirt(4), (shirts(3), shirts(2)))
    assert told(state).sources == (0, 1), "ten less seven: the four overshoots"
    assert not told(state).full


@pytest.mark.rule("LIG-12", "LIG-19")
def test_who_counts_alone_is_told_when_the_pitch_card_is_full() -> None:
    state = filling(kicked_off(referee="check"), BLACK, shirts(7, 3))
    assert told(state).full
    assert not told(filling(kicked_off(referee="check"), BLACK, shirts(7, 2))).full


@pytest.mark.rule("LIG-17")
def test_stuck_is_told_when_no_shirt_of_the_team_makes_the_rest() -> None:
    overshot = filling(kicked_off(referee="check"), BLACK, shirts(7, 6))
    assert told(overshot).stuck
    assert not told(filling(kicked_off(), BLACK, shirts(7))).stuck


@pytest.mark.rule("LIG-17", "LIG-29")
def test_where_nothing_lies_there_is_nothing_to_clear() -> None:
    """Every shirt that could make a two is locked at the pitch card before: no clearing helps."""
    small = tuple(card for card, number in enumerate(GAME.deck.numbers) if number <= 2)
    assert not told(filling(kicked_off(row=(10, 2, 8, 7, 6)), BLACK, small, ())).stuck


@pytest.mark.rule("LIG-22", "LIG-23")
def test_at_the_goal_quarters_of_empty_corners_help_and_wrong_ones_are_named() -> None:
    state = building(kicked_off(), BLACK, quarter(TL, "post"), quarter(TL, "middle"))
    state = holding(state, BLACK, quarter(BR), ((quarter(TL, "post", 1),), (quarter(BR, "post"),)))
    advice = told(state)
    assert advice.sources == (None,), "the corner of the second lies already, the third shows a ball"
    assert (advice.wrong, advice.right) == ((TR,), False)


@pytest.mark.rule("LIG-23", "LIG-25")
@pytest.mark.parametrize("upside", [0, 1])
def test_right_is_what_the_check_finds_right(upside: int) -> None:
    state = building(kicked_off(), BLACK, *right_goal(), upside=upside << right_goal()[0])
    after, _ = done(state, BLACK, Claim())
    assert told(state).right is bool(after.sides[BLACK].won) is (not upside)


@pytest.mark.rule("LIG-25")
def test_a_wrong_sum_is_not_right_however_well_the_goal_is_built() -> None:
    state = building(kicked_off(referee="check"), BLACK, *right_goal())
    side = state.sides[BLACK]
    assert not told(state.with_side(BLACK, replace(side, laid=(shirts(9), *side.laid[1:])))).right


@pytest.mark.rule("ALL-1")
@pytest.mark.parametrize("at_the_goal", [False, True])
def test_it_tells_nothing_of_what_lies_face_down_or_with_others(at_the_goal: bool) -> None:  # noqa: FBT001 -- a parameter of the test
    """One's own stack in another order, the other team's cards, a team-mate's piles: the same is told."""
    state = kicked_off(4)
    state = building(state, BLACK, quarter(TL, "post")) if at_the_goal else filling(state, BLACK, shirts(7))
    hidden = tuple(range(40, 52))
    state = holding(state, BLACK, shirt(3), (shirts(2), (quarter(TR),)), hidden)
    twins = [
        holding(state, BLACK, shirt(3), (shirts(2), (quarter(TR),)), hidden[::-1]),
        state.with_player(2, Player(((), ()), hidden, shirt(3, 1))),
        state.with_player(1, Player((shirts(9), ()), hidden[::-1], shirt(1))),
        state.with_side(WHITE, replace(state.sides[WHITE], pile=state.sides[WHITE].pile[::-1])),
    ]
    assert {told(twin) for twin in twins} == {told(state)}


@pytest.mark.rule("ALL-1")
def test_below_the_top_of_a_pile_nothing_is_told() -> None:
    state = filling(kicked_off(), BLACK, shirts(7))
    assert told(holding(state, BLACK, None, (shirts(3, 9), ()))).sources == ()
    assert told(holding(state, BLACK, None, (shirts(9, 3), ()))).sources == (0,)


@pytest.mark.rule("ALL-1")
def test_the_stands_are_told_nothing() -> None:
    assert GAME.view(kicked_off(), None).advice is None


@pytest.mark.rule("LIG-9")
def test_between_two_rounds_there_is_nothing_to_help_with() -> None:
    state, _ = done(building(kicked_off(), BLACK, *right_goal()), BLACK, Claim())
    assert [GAME.view(state, seat).advice for seat in (BLACK, WHITE)] == [None, None]
