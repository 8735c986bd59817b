"""Zweikampf: each printed rule with its example."""

import pytest

from anpfiff.core import Act, Chance, Event, Finished, IllegalMove, Refused, Result, Rolling, Shuffle, Waiting
from anpfiff.core.number_cards import DECK, number_card
from anpfiff.games.zweikampf.model import CardsLeftTied, CardsTurned, CardsWon, HandReady, TurnOver, View
from anpfiff.games.zweikampf.rules import GAME
from anpfiff.games.zweikampf.state import State


def stacks(mine: list[int], yours: list[int]) -> State:
    """Red numbers for seat 0 against gold ones for seat 1, top card first."""
    red, gold = (
        tuple(number_card(colour, n) for n in row) for colour, row in (("red", mine), ("gold", yours))
    )
    return State(dealt=True, stacks=(red, gold))


def both_turn(state: State) -> tuple[State, tuple[Event, ...]]:
    state, first = GAME.apply(state, Act(1, TurnOver()))
    state, second = GAME.apply(state, Act(0, TurnOver()))
    return state, first + second


def red(value: int) -> int:
    return number_card("red", value)


def gold(value: int) -> int:
    return number_card("gold", value)


@pytest.mark.rule("RAUS-1")
def test_the_deck_is_one_to_twenty_in_four_colours() -> None:
    assert len(DECK) == len(set(DECK)) == 80
    assert {
        number_card(colour, n) for colour in ("red", "gold", "blue", "grey") for n in range(1, 21)
    } == set(DECK)


@pytest.mark.rule("DUEL-1")
def test_twenty_cards_each_of_two_colours_lie_face_down() -> None:
    state = GAME.setup(2)
    assert GAME.turn(state) == Rolling(Shuffle(40))

    state, _ = GAME.apply(state, Chance(tuple(range(39, -1, -1))))

    assert state.stacks == (tuple(range(39, 19, -1)), tuple(range(19, -1, -1)))
    assert {*state.stacks[0], *state.stacks[1]} == {
        number_card(colour, n) for colour in ("red", "gold") for n in range(1, 21)
    }
    assert GAME.view(state, 0) == View(0, (20, 20), (False, False), (), ((), ()))


@pytest.mark.rule("DUEL-1")
@pytest.mark.parametrize("seats", [1, 3])
def test_two_play(seats: int) -> None:
    with pytest.raises(Refused, match="DUEL-1"):
        GAME.setup(seats)


@pytest.mark.rule("DUEL-2")
def test_nothing_shows_before_both_hands_have_turned() -> None:
    state, events = GAME.apply(stacks([5, 1], [3, 2]), Act(1, TurnOver()))

    assert events == (HandReady(1),)
    assert state.open == ()
    assert GAME.turn(state) == Waiting((0,))
    with pytest.raises(IllegalMove, match="DUEL-2"):
        GAME.apply(state, Act(1, TurnOver()))


@pytest.mark.rule("DUEL-2")
@pytest.mark.parametrize(("mine", "yours", "winner"), [(5, 3, 0), (3, 5, 1), (20, 19, 0), (1, 2, 1)])
def test_the_higher_card_wins_both(mine: int, yours: int, winner: int) -> None:
    state, events = both_turn(stacks([mine, 1], [yours, 1]))

    assert events[1:] == (CardsTurned((red(mine), gold(yours))), CardsWon(winner, 2))
    assert state.won[winner] == (red(mine), gold(yours))
    assert state.won[1 - winner] == ()
    for seat in (0, 1, None):
        assert GAME.view(state, seat).won == state.won, "they lie face up"


@pytest.mark.rule("DUEL-3")
def test_equal_cards_wait_for_the_next_higher_one_which_wins_all() -> None:
    state, events = both_turn(stacks([7, 6, 2, 1], [7, 6, 3, 1]))
    assert events[1:] == (CardsTurned((red(7), gold(7))),)
    assert GAME.view(state, None).open == ((red(7), gold(7)),)
    assert state.won == ((), ())

    state, _ = both_turn(state)
    state, events = both_turn(state)

    assert events[-1] == CardsWon(1, 6)
    assert state.open == ()
    assert len(state.won[1]) == 6


@pytest.mark.rule("DUEL-4")
@pytest.mark.parametrize(
    ("mine", "yours", "result"),
    [
        ([9, 8, 1], [2, 3, 4], Result((0,), (4, 2))),
        ([2, 3, 4], [9, 8, 1], Result((1,), (2, 4))),
        ([9, 1], [1, 9], Result((), (2, 2))),
        ([9, 5], [1, 5], Result((0,), (2, 0))),
        ([1, 5], [9, 5], Result((1,), (0, 2))),
        ([9, 1, 5], [1, 9, 5], Result((), (2, 2))),
    ],
)
def test_most_cards_win_when_the_stacks_are_played(mine: list[int], yours: list[int], result: Result) -> None:
    state = stacks(mine, yours)
    for _ in mine:
        assert GAME.turn(state) == Waiting((0, 1))
        state, _ = both_turn(state)

    assert GAME.turn(state) == Finished(result)
    with pytest.raises(IllegalMove, match="DUEL-4"):
        GAME.apply(state, Act(0, TurnOver()))


@pytest.mark.rule("DUEL-4")
def test_cards_still_tied_at_the_end_go_to_nobody_and_level_counts_are_tied() -> None:
    state, events = both_turn(stacks([9], [9]))

    assert events[-1] == CardsLeftTied(2)
    assert GAME.turn(state) == Finished(Result((), (0, 0)))
