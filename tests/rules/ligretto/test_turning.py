"""Ligretto-Fußball: turning over, discarding, and new stacks."""

import pytest

from anpfiff.core import Chance, Rolling, Shuffle, Throw, Waiting
from anpfiff.games.ligretto.events import (
    CardDiscarded,
    CardTurned,
    OneLaid,
    PitchCardCleared,
    PitchCardFilled,
    ShirtLaid,
    StackShuffled,
)
from anpfiff.games.ligretto.model import (
    CallNext,
    Clear,
    Discard,
    Lay,
    LayOne,
    Move,
    Reopen,
    TurnOver,
)
from anpfiff.games.ligretto.rules import GAME
from anpfiff.games.ligretto.state import Cards
from tests.rules.ligretto.table import (
    BLACK,
    WHITE,
    building,
    done,
    filling,
    holding,
    kicked_off,
    quarter,
    shirt,
    shirts,
    sources,
    why_not,
)


@pytest.mark.rule("LIG-10")
def test_the_top_card_is_turned_over_one_at_a_time() -> None:
    state = holding(kicked_off(), BLACK, stack=shirts(4, 7))

    state, events = done(state, BLACK, TurnOver())

    assert events == (CardTurned(BLACK, 4),)
    assert state.players[BLACK].stack == shirts(7)
    assert why_not(state, BLACK, TurnOver()) == ("LIG-10", "place-the-turned-card-first")


@pytest.mark.rule("LIG-10")
def test_the_next_card_comes_up_once_this_one_is_laid() -> None:
    state = holding(filling(kicked_off(), BLACK), BLACK, turned=shirt(4), stack=shirts(7, 2))

    state, events = done(state, BLACK, Lay(0, None))

    assert events == (ShirtLaid(BLACK, 0, None, 4, 4), CardTurned(BLACK, 7))
    assert (state.players[BLACK].turned, state.players[BLACK].stack) == (shirt(7), shirts(2))


@pytest.mark.rule("LIG-10", "LIG-15")
def test_only_the_turned_card_and_the_tops_of_the_own_piles_can_be_laid() -> None:
    state = holding(
        filling(kicked_off(4), BLACK), BLACK, turned=shirt(4), piles=(shirts(5, 6), ()), stack=shirts(3)
    )
    state = holding(state, 2, turned=shirt(2), piles=((), shirts(1)))

    assert sources(state, BLACK, Lay) == {None, 0}
    assert sources(state, 2, Lay) == {None, 1}
    assert why_not(state, BLACK, Lay(0, 1)) == ("LIG-15", "pile-empty")
    assert why_not(state, BLACK, Lay(0, 2)) == ("LIG-14", "no-such-pile")
    assert why_not(state, BLACK, Lay(0, -1)) == ("LIG-14", "no-such-pile")


@pytest.mark.rule("LIG-10", "LIG-15")
@pytest.mark.parametrize(("pile", "fits"), [(shirts(9, 2), True), (shirts(2, 9), False)])
def test_what_lies_below_the_top_of_a_pile_does_not_matter(pile: Cards, *, fits: bool) -> None:
    state = holding(filling(kicked_off(), BLACK, shirts(4)), BLACK, turned=shirt(10), piles=(pile, ()))

    assert (Lay(0, 0) in GAME.moves(state, BLACK)) is fits


@pytest.mark.rule("LIG-10")
@pytest.mark.parametrize("move", [Lay(0, None), Discard(0)])
def test_nothing_can_be_done_with_a_card_that_is_not_turned_yet(move: Move) -> None:
    state = holding(filling(kicked_off(), BLACK), BLACK, stack=shirts(4))

    assert why_not(state, BLACK, move) == ("LIG-10", "nothing-turned")


@pytest.mark.rule("LIG-11")
def test_the_number_one_comes_first_and_lies_below_the_own_goal() -> None:
    state = holding(kicked_off(), BLACK, turned=shirt(1), stack=shirts(5))
    assert why_not(state, BLACK, Lay(0, None)) == ("LIG-11", "number-one-first")

    state, events = done(state, BLACK, LayOne(None))

    assert events == (OneLaid(BLACK, None), CardTurned(BLACK, 5))
    assert GAME.view(state, None).sides[BLACK].one
    assert not GAME.view(state, None).sides[WHITE].one
    assert Lay(0, None) in GAME.moves(state, BLACK)


@pytest.mark.rule("LIG-11")
def test_a_number_one_may_come_from_a_discard_pile_too() -> None:
    state = holding(kicked_off(), BLACK, turned=shirt(8), piles=(shirts(3), shirts(2, 1)))

    state, events = done(state, BLACK, LayOne(1))

    assert events == (OneLaid(BLACK, 1),)
    assert state.sides[BLACK].one == shirt(1)
    assert state.players[BLACK].piles == (shirts(3), shirts(2))
    assert state.players[BLACK].turned == shirt(8)


@pytest.mark.rule("LIG-11")
@pytest.mark.parametrize("number", range(2, 11))
def test_no_other_number_lies_below_the_goal(number: int) -> None:
    state = holding(kicked_off(), BLACK, turned=shirt(number))

    assert why_not(state, BLACK, LayOne(None)) == ("LIG-11", "not-a-number-one")
    assert why_not(state, BLACK, LayOne(0)) == ("LIG-15", "pile-empty")


@pytest.mark.rule("LIG-11")
@pytest.mark.parametrize("move", [Lay(0, None), Clear(0, 0), CallNext(0), Reopen(0, 0)])
def test_no_pitch_card_is_touched_before_the_number_one(move: Move) -> None:
    state = holding(kicked_off(referee="check"), BLACK, turned=shirt(3))

    assert why_not(state, BLACK, move) == ("LIG-11", "number-one-first")


@pytest.mark.rule("LIG-12")
def test_a_pitch_card_is_filled_by_one_shirt_or_several_that_add_up() -> None:
    state = filling(kicked_off(row=(18, 4, 9, 9, 9)), BLACK, shirts(10, 6))
    state = holding(state, BLACK, turned=shirt(2), piles=(shirts(4), ()))

    state, events = done(state, BLACK, Lay(0, None))
    assert events == (ShirtLaid(BLACK, 0, None, 2, 18), PitchCardFilled(BLACK, 0))
    state, events = done(state, BLACK, Lay(1, 0))
    assert events == (ShirtLaid(BLACK, 1, 0, 4, 4), PitchCardFilled(BLACK, 1))

    side = GAME.view(state, None).sides[BLACK]
    assert side.filled == 2
    assert side.laid == ((10, 6, 2), (4,), (), (), ())


@pytest.mark.rule("LIG-12")
def test_one_below_the_number_is_not_filled() -> None:
    state = holding(filling(kicked_off(row=(18, 4, 9, 9, 9)), BLACK, shirts(10, 6)), BLACK, turned=shirt(1))

    state, events = done(state, BLACK, Lay(0, None))

    assert events == (ShirtLaid(BLACK, 0, None, 1, 17),)
    assert state.sides[BLACK].filled == 0


@pytest.mark.rule("LIG-12")
@pytest.mark.parametrize("step", [1, 2, 4, 5, -1, 2**63 - 1])
def test_the_next_pitch_card_is_not_open_before_this_one_is_filled(step: int) -> None:
    state = holding(filling(kicked_off(), BLACK, shirts(4)), BLACK, turned=shirt(3))

    assert why_not(state, BLACK, Lay(step, None)) == ("LIG-12", "not-open")
    assert why_not(state, BLACK, Clear(step, 0)) == ("LIG-12", "not-open")


@pytest.mark.rule("LIG-13")
@pytest.mark.parametrize("pile", [0, 1])
def test_a_card_that_would_fit_may_be_discarded_face_up(pile: int) -> None:
    state = filling(kicked_off(), BLACK)
    state = holding(state, BLACK, turned=shirt(10), piles=(shirts(2), shirts(3)), stack=shirts(6))
    assert Lay(0, None) in GAME.moves(state, BLACK)

    state, events = done(state, BLACK, Discard(pile))

    assert events == (CardDiscarded(BLACK, pile, 10), CardTurned(BLACK, 6))
    seen = GAME.view(state, WHITE).hands[BLACK].piles
    assert (seen[pile].cards, seen[pile].top) == (2, 10)
    assert seen[1 - pile].cards == 1


@pytest.mark.rule("LIG-14")
@pytest.mark.parametrize(("seats", "seat", "piles"), [(2, 0, 2), (3, 1, 4), (3, 2, 2), (5, 3, 3), (5, 4, 2)])
def test_a_player_discards_onto_the_own_piles_only(seats: int, seat: int, piles: int) -> None:
    state, _ = done(kicked_off(seats), seat, TurnOver())

    assert [move.pile for move in GAME.moves(state, seat) if isinstance(move, Discard)] == list(range(piles))
    for pile in (-1, piles, 99):
        assert why_not(state, seat, Discard(pile)) == ("LIG-14", "no-such-pile")


@pytest.mark.rule("LIG-15")
def test_the_turned_card_stays_when_a_discard_is_laid() -> None:
    state = filling(kicked_off(), BLACK)
    state = holding(state, BLACK, turned=shirt(9), piles=(shirts(3, 6), ()), stack=shirts(2))

    state, events = done(state, BLACK, Lay(0, 0))

    assert events == (ShirtLaid(BLACK, 0, 0, 6, 6),)
    player = state.players[BLACK]
    assert (player.turned, player.stack, player.piles) == (shirt(9), shirts(2), (shirts(3), ()))


@pytest.mark.rule("LIG-16")
def test_team_mates_lay_onto_the_same_row() -> None:
    state = holding(holding(filling(kicked_off(4), BLACK), 0, turned=shirt(7)), 2, turned=shirt(3))

    state, _ = done(state, 0, Lay(0, None))
    state, events = done(state, 2, Lay(0, None))

    assert events == (ShirtLaid(2, 0, None, 3, 10), PitchCardFilled(2, 0))
    assert GAME.view(state, None).sides[BLACK].laid[0] == (7, 3)
    assert GAME.view(state, None).sides[WHITE].laid[0] == ()


@pytest.mark.rule("LIG-17")
def test_a_stuck_player_takes_all_shirts_the_last_laid_on_top() -> None:
    state = holding(filling(kicked_off(4), BLACK, shirts(2, 5, 1)), 2, turned=shirt(9), piles=((), shirts(8)))

    state, events = done(state, 2, Clear(0, 1))

    assert events == (PitchCardCleared(2, 0, 1, 3),)
    assert state.players[2].piles == ((), shirts(8, 2, 5, 1))
    assert state.players[2].turned == shirt(9)
    assert state.sides[BLACK].laid[0] == ()
    assert state.sides[BLACK].filled == 0


@pytest.mark.rule("LIG-17")
def test_nothing_is_taken_from_a_filled_pitch_card_nor_from_an_empty_one() -> None:
    state = holding(filling(kicked_off(), BLACK, shirts(10), ()), BLACK, turned=shirt(4))

    assert why_not(state, BLACK, Clear(0, 0)) == ("LIG-17", "already-filled")
    assert why_not(state, BLACK, Clear(1, 0)) == ("LIG-17", "nothing-there")
    state, _ = done(state, BLACK, Lay(1, None))
    assert why_not(state, BLACK, Clear(0, 0)) == ("LIG-17", "already-filled")
    assert why_not(state, BLACK, Clear(1, 2)) == ("LIG-14", "no-such-pile")


@pytest.mark.rule("LIG-18")
def test_with_an_empty_stack_the_discard_piles_are_shuffled_into_a_new_one() -> None:
    state = holding(kicked_off(), BLACK, piles=(shirts(2, 3), shirts(5)))

    state, events = done(state, BLACK, TurnOver())
    assert events == ()
    assert GAME.turn(state) == Rolling(Shuffle(3))
    state, events = GAME.apply(state, Chance((2, 0, 1)))

    assert events == (StackShuffled(BLACK, 3), CardTurned(BLACK, 5))
    player = state.players[BLACK]
    assert (player.turned, player.stack, player.piles) == (shirt(5), shirts(2, 3), ((), ()))
    assert GAME.turn(state) == Waiting((0, 1), race=True)


@pytest.mark.rule("LIG-18")
def test_the_turned_card_is_placed_before_a_new_stack_is_made() -> None:
    state = holding(kicked_off(), BLACK, turned=shirt(2), piles=(shirts(3), ()))
    assert why_not(state, BLACK, TurnOver()) == ("LIG-10", "place-the-turned-card-first")

    state, events = done(state, BLACK, Discard(0))

    assert events == (CardDiscarded(BLACK, 0, 2),)
    state, _ = done(state, BLACK, TurnOver())
    assert GAME.turn(state) == Rolling(Shuffle(2))


@pytest.mark.rule("LIG-18")
def test_the_top_discards_can_be_laid_before_a_new_stack_is_made() -> None:
    state = holding(filling(kicked_off(), BLACK), BLACK, piles=(shirts(3), shirts(4)))

    assert sources(state, BLACK, Lay) == {0, 1}


@pytest.mark.rule("LIG-18")
def test_a_stack_of_quarters_is_made_anew_in_the_same_way() -> None:
    state = holding(building(kicked_off(), BLACK), BLACK, piles=((quarter("top-left"),), ()))

    state, _ = done(state, BLACK, TurnOver())
    state, events = GAME.apply(state, Chance((0,)))
    assert events == (StackShuffled(BLACK, 1),)
    assert GAME.turn(state) == Rolling(Throw(2, 1))


@pytest.mark.rule("LIG-18")
def test_who_has_no_card_left_turns_nothing_over_and_may_still_clear() -> None:
    state = holding(filling(kicked_off(4), BLACK, shirts(2, 5)), 2)

    assert why_not(state, 2, TurnOver()) == ("LIG-18", "no-cards-left")
    assert Clear(0, 0) in GAME.moves(state, 2)
    assert GAME.turn(state) == Waiting((0, 1, 2, 3), race=True)
