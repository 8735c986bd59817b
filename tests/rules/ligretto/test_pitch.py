"""Ligretto-Fußball: checking, taking back, and the way to the goal card."""

import pytest
from msgspec.structs import replace

from anpfiff.core import Chance, Rolling, Shuffle, Throw, Waiting
from anpfiff.games.ligretto.events import (
    CardTurned,
    PitchCardFilled,
    PitchCardReopened,
    SceneTurned,
    ShirtLaid,
    StackShuffled,
)
from anpfiff.games.ligretto.model import (
    AskScene,
    CallNext,
    Claim,
    Clear,
    Discard,
    Lay,
    LayOne,
    Move,
    OfferBreak,
    Reopen,
    TurnOver,
)
from anpfiff.games.ligretto.rules import GAME
from tests.rules.ligretto.table import (
    BLACK,
    ROW,
    WHITE,
    done,
    filling,
    holding,
    kicked_off,
    shirt,
    shirts,
    unshuffled,
    why_not,
)

FIVE_FILLED = (shirts(10), shirts(9), shirts(8), shirts(7), ())


@pytest.mark.rule("LIG-9")
def test_who_can_do_nothing_at_all_is_not_awaited() -> None:
    state = kicked_off(4)
    state, _ = done(state, 0, next(move for move in GAME.moves(state, 0) if move.rule == "LIG-31"))

    state = holding(state, 2)

    assert GAME.turn(state) == Waiting((0, 1, 3), race=True)
    assert why_not(state, 2, TurnOver()) == ("LIG-18", "no-cards-left")
    assert why_not(state, 2, Discard(0)) == ("LIG-10", "nothing-turned")
    assert why_not(state, 2, OfferBreak()) == ("LIG-31", "one-offer-a-round")
    assert why_not(state, 4, TurnOver()) == ("LIG-9", "not-your-turn")


@pytest.mark.rule("LIG-19")
@pytest.mark.parametrize(("number", "fits"), [(5, True), (6, True), (7, False), (10, False)])
def test_an_instant_referee_refuses_a_shirt_that_overshoots(number: int, *, fits: bool) -> None:
    state = holding(filling(kicked_off(), BLACK, shirts(4)), BLACK, turned=shirt(number))

    assert (Lay(0, None) in GAME.moves(state, BLACK)) is fits
    if not fits:
        assert why_not(state, BLACK, Lay(0, None)) == ("LIG-19", "overshoots")


@pytest.mark.rule("LIG-19")
def test_before_the_check_a_team_may_overshoot_and_nothing_is_filled_by_itself() -> None:
    state = filling(kicked_off(referee="check"), BLACK, shirts(4))
    state = holding(state, BLACK, turned=shirt(6), piles=(shirts(9), ()))

    state, events = done(state, BLACK, Lay(0, None))
    assert events == (ShirtLaid(BLACK, 0, None, 6, 10),)
    state, events = done(state, BLACK, Lay(0, 0))
    assert events == (ShirtLaid(BLACK, 0, 0, 9, 19),)
    assert state.sides[BLACK].filled == 0


@pytest.mark.rule("LIG-19")
@pytest.mark.parametrize("laid", [(10,), (4,), (9, 9)])
def test_next_declares_a_pitch_card_filled_rightly_or_not(laid: tuple[int, ...]) -> None:
    state = holding(filling(kicked_off(referee="check"), BLACK, shirts(*laid)), BLACK, turned=shirt(2))

    state, events = done(state, BLACK, CallNext(0))

    assert events == (PitchCardFilled(BLACK, 0),)
    assert Lay(1, None) in GAME.moves(state, BLACK)
    assert why_not(state, BLACK, CallNext(0)) == ("LIG-30", "already-filled")
    assert why_not(state, BLACK, CallNext(1)) == ("LIG-19", "nothing-there")
    assert why_not(state, BLACK, CallNext(2)) == ("LIG-12", "not-open")


@pytest.mark.rule("LIG-19")
def test_an_instant_referee_needs_no_next() -> None:
    state = holding(filling(kicked_off(), BLACK, shirts(4)), BLACK, turned=shirt(2))

    assert why_not(state, BLACK, CallNext(0)) == ("LIG-19", "the-referee-counts")


@pytest.mark.rule("LIG-19", "LIG-20")
def test_the_fifth_next_turns_the_goal_card() -> None:
    state = filling(kicked_off(referee="check"), BLACK, *FIVE_FILLED[:4], shirts(2))
    state = holding(state, BLACK, turned=shirt(3))

    state, events = done(state, BLACK, CallNext(4))

    assert events == (PitchCardFilled(BLACK, 4), SceneTurned(BLACK, GAME.deck.scenes[0]))


@pytest.mark.rule("LIG-29")
@pytest.mark.parametrize(("ones", "stuck"), [((1, 1, 1, 1), True), ((1, 1, 1), False)])
def test_a_number_that_cannot_be_made_lets_the_last_pitch_card_be_taken_back(
    ones: tuple[int, ...], *, stuck: bool
) -> None:
    """All six 2s are locked: the open 2 needs two 1s, of which the goal holds one."""
    state = filling(kicked_off(row=(12, len(ones), 2, 9, 9)), BLACK, shirts(*(2,) * 6), shirts(*ones), ())
    state = holding(state, BLACK, turned=shirt(9), piles=(shirts(8), ()))
    if not stuck:
        assert why_not(state, BLACK, Reopen(1, 0)) == ("LIG-29", "you-can-still-go-on")
        return

    after, events = done(state, BLACK, Reopen(1, 0))

    assert events == (PitchCardReopened(BLACK, 1, 0, 4),)
    assert after.players[BLACK].piles == (shirts(8, 1, 1, 1, 1), ())
    assert after.sides[BLACK].filled == 1
    assert after.sides[BLACK].laid == (shirts(*(2,) * 6), (), (), (), ())
    assert why_not(state, BLACK, Reopen(0, 0)) == ("LIG-29", "not-filled-last")
    assert why_not(state, BLACK, Reopen(2, 0)) == ("LIG-29", "not-filled-last")
    assert why_not(state, BLACK, Reopen(1, 2)) == ("LIG-14", "no-such-pile")


@pytest.mark.rule("LIG-29")
def test_what_lies_at_the_open_card_is_not_locked_and_comes_along() -> None:
    row = (12, 3, 2, 9, 9)
    going = filling(kicked_off(row=row), BLACK, shirts(*(2,) * 6), shirts(1, 1, 1), (shirt(1, 3),))
    assert why_not(going, BLACK, Reopen(1, 0)) == ("LIG-29", "you-can-still-go-on")

    stuck = filling(
        kicked_off(row=(12, 4, 2, 9, 9)), BLACK, shirts(*(2,) * 6), shirts(1, 1, 1, 1), (shirt(1, 4),)
    )
    after, events = done(stuck, BLACK, Reopen(1, 1))

    assert events == (PitchCardReopened(BLACK, 1, 1, 5),)
    assert after.players[BLACK].piles[1] == shirts(1, 1, 1, 1, 1)
    assert after.sides[BLACK].laid[2] == ()


@pytest.mark.rule("LIG-29")
def test_a_team_that_locked_little_can_always_go_on() -> None:
    state = filling(kicked_off(row=(9, 2, 3, 4, 5)), BLACK, shirts(9), ())

    assert why_not(state, BLACK, Reopen(0, 0)) == ("LIG-29", "you-can-still-go-on")


@pytest.mark.rule("LIG-30")
def test_a_shirt_for_a_place_that_a_team_mate_filled_meanwhile_is_refused() -> None:
    state = holding(holding(filling(kicked_off(4), BLACK), 0, turned=shirt(10)), 2, turned=shirt(4))

    state, _ = done(state, 0, Lay(0, None))

    assert why_not(state, 2, Lay(0, None)) == ("LIG-30", "already-filled")
    assert Lay(1, None) in GAME.moves(state, 2)


@pytest.mark.rule("LIG-30")
def test_a_second_number_one_is_refused() -> None:
    state = holding(filling(kicked_off(4), BLACK), 2, turned=shirt(1))

    assert why_not(state, 2, LayOne(None)) == ("LIG-30", "already-there")


@pytest.mark.rule("LIG-20")
@pytest.mark.parametrize("move", [Claim(), AskScene()])
def test_nobody_is_at_the_goal_before_all_five_are_filled(move: Move) -> None:
    state = filling(kicked_off(), BLACK, *FIVE_FILLED)

    assert why_not(state, BLACK, move) == ("LIG-20", "not-at-the-goal-yet")


@pytest.mark.rule("LIG-20")
@pytest.mark.parametrize("seat", [BLACK, WHITE])
def test_the_fifth_pitch_card_turns_the_top_of_the_other_teams_pile_at_once(seat: int) -> None:
    row = ROW if seat == BLACK else ROW[::-1]
    state = filling(kicked_off(row=row), seat, *FIVE_FILLED)
    state = holding(state, seat, turned=shirt(6))
    top = 7
    state = state.with_side(1 - seat, replace(state.sides[1 - seat], pile=(top, 1, 2, 3, 4)))

    state, events = done(state, seat, Lay(4, None))

    assert events[1:] == (PitchCardFilled(seat, 4), SceneTurned(seat, GAME.deck.scenes[top]))
    sides = GAME.view(state, None).sides
    assert (sides[seat].scene, sides[1 - seat].scene) == (GAME.deck.scenes[top], None)
    assert (sides[seat].pile, sides[1 - seat].pile) == (5, 4)


@pytest.mark.rule("LIG-21")
def test_every_player_of_the_team_makes_a_new_stack_and_turns_it_over() -> None:
    state = filling(kicked_off(4), BLACK, *FIVE_FILLED)
    state = holding(state, 0, turned=shirt(6), piles=(shirts(2), ()), stack=shirts(3))
    state = holding(state, 2, turned=shirt(7, 1), piles=(shirts(4), shirts(5)), stack=(shirt(8, 1),))
    others = state.players[1], state.players[3]

    state, _ = done(state, 0, Lay(4, None))

    assert GAME.turn(state) == Rolling(Shuffle(2))
    state, events = GAME.apply(state, Chance((1, 0)))
    assert events == (StackShuffled(0, 2),)
    assert GAME.turn(state) == Rolling(Throw(2, 2))
    state, events = GAME.apply(state, Chance((0, 0)))
    assert events == (CardTurned(0, GAME.view(state, None).hands[0].turned or 0),)
    assert (state.players[0].turned, state.players[0].stack) == (shirt(2), shirts(3))
    assert GAME.turn(state) == Rolling(Shuffle(4))
    state = unshuffled(state)
    assert {state.players[2].turned, *state.players[2].stack} == {shirt(7, 1), shirt(8, 1), *shirts(4, 5)}
    assert state.players[2].piles == ((), ())
    assert (state.players[1], state.players[3]) == others


@pytest.mark.rule("LIG-21")
def test_who_has_laid_every_card_has_nothing_to_shuffle() -> None:
    state = filling(kicked_off(4), BLACK, *FIVE_FILLED)
    state = holding(holding(state, 0, turned=shirt(6)), 2, piles=((), shirts(4)))

    state, _ = done(state, 0, Lay(4, None))

    assert GAME.turn(state) == Rolling(Shuffle(1))
    state, events = GAME.apply(state, Chance((0,)))
    assert events == (StackShuffled(2, 1),)
    assert GAME.turn(unshuffled(state)) == Waiting((0, 1, 2, 3), race=True)


@pytest.mark.rule("LIG-21")
def test_cards_at_the_pitch_stay_there() -> None:
    state = holding(filling(kicked_off(), BLACK, *FIVE_FILLED), BLACK, turned=shirt(6))

    state, _ = done(state, BLACK, Lay(4, None))

    assert GAME.view(unshuffled(state), None).sides[BLACK].laid == ((10,), (9,), (8,), (7,), (6,))
    for move in (Lay(4, None), Clear(4, 0), LayOne(None), CallNext(4), Reopen(4, 0)):
        assert why_not(unshuffled(state), BLACK, move) == ("LIG-21", "already-at-the-goal")
