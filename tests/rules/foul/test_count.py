"""Foul: numbers that leave the count (FOUL-12)."""

import pytest

from anpfiff.games.foul.model import (
    CardLaid,
    Claim,
    Doubt,
    Fair,
    FoulCalled,
    Lay,
    Move,
    NumbersLeftOut,
    PileSetAside,
    PileTaken,
    PlayedOn,
    PlayOn,
)
from anpfiff.games.foul.rules import GAME
from anpfiff.games.foul.state import State
from tests.rules.foul.table import ALL_RED, card, do, lays, table


def counted(state: State) -> list[int]:
    """The numbers that are said until the pile is complete."""
    numbers = []
    while not state.complete:
        state, (laid,) = do(state, state.to_lay, Lay(state.hands[state.to_lay][0]))
        assert isinstance(laid, CardLaid)
        numbers.append(laid.number)
    return numbers


@pytest.mark.rule("FOUL-12")
@pytest.mark.parametrize(
    ("gone", "left"), [(1, [2, 3, 4, 5, 6, 7, 8, 9]), (5, [1, 2, 3, 4, 6, 7, 8, 9]), (9, [*range(1, 9)])]
)
@pytest.mark.parametrize("goes_on", [PlayOn(), Fair()])
def test_a_number_whose_four_cards_are_set_aside_is_left_out_of_the_count(
    gone: int, left: list[int], goes_on: Move
) -> None:
    hands = ["r1 r2 r3 r4 r5"] * 3
    state = table(*hands, to_lay=1, pile=ALL_RED, aside=f"g{gone} b{gone} y{gone}", fair=(2,), bluff="free")
    assert GAME.view(state, None).left_out == ()

    state, events = do(state, 1, goes_on)

    assert events[1:] == (PileSetAside(9), NumbersLeftOut((gone,)))
    assert GAME.view(state, None).left_out == (gone,)
    assert GAME.view(state, None).count == tuple(left)
    assert GAME.view(state, None).due == left[0]
    assert counted(state) == left


@pytest.mark.rule("FOUL-12")
def test_numbers_that_leave_together_are_told_together() -> None:
    state = table("r1", "r2", "r3", to_lay=1, pile=ALL_RED, aside="g4 b4 y4 g1 b1 y1 g9 b9")

    state, events = do(state, 1, PlayOn())

    assert events[-1] == NumbersLeftOut((1, 4))
    assert state.count == (2, 3, 5, 6, 7, 8, 9)


@pytest.mark.rule("FOUL-12")
def test_three_cards_set_aside_leave_a_number_in_the_count() -> None:
    state = table("r1", "r2", "r3", to_lay=1, pile=ALL_RED, aside="g4 b4")
    before = GAME.view(state, 1)

    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), PileSetAside(9))
    assert not GAME.foreseeable(before, PlayOn()), (
        "that the number stays tells something: nobody finds out like that"
    )
    assert state.count == tuple(range(1, 10))


@pytest.mark.rule("FOUL-12")
def test_what_was_left_out_stays_out_and_is_told_once() -> None:
    left = (2, 3, 4, 5, 6, 7, 8, 9)
    state = table("r1", "r2", "r3", to_lay=1, pile="r2 r3 r4 r5 r6 r7 r8 r9", aside="r1 g1 b1 y1", count=left)

    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), PileSetAside(8))
    assert state.count == left


@pytest.mark.rule("FOUL-12")
def test_a_card_is_right_by_the_number_said_not_by_its_place_in_the_pile() -> None:
    state = table("r3", "g9", "b9", to_lay=1, pile="r2", count=(2, 3, 4, 5, 6, 7, 8, 9))
    assert GAME.view(state, None).claim == Claim(0, 2)

    _, events = do(state, 1, Doubt())

    assert events[0] == FoulCalled(1, 0, 2, card("r2"))
    assert isinstance(events[1], PileTaken)
    assert events[1].seat == 1


@pytest.mark.rule("FOUL-12")
def test_with_one_number_left_every_card_is_a_pile() -> None:
    state = table("r5 g5", "b5", "y5", count=(5,))

    state, events = do(state, 0, Lay(card("r5")))
    assert events == (CardLaid(0, 5),)
    assert GAME.moves(state, 1) == (PlayOn(), Doubt(), Fair())
    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), PileSetAside(1))
    assert GAME.moves(state, 1) == lays("b5")


@pytest.mark.rule("FOUL-12", "ALL-1")
@pytest.mark.parametrize("bottom", ["r1", "r8"])
def test_nobody_learns_which_numbers_leave_before_the_pile_is_set_aside(bottom: str) -> None:
    """Were a card to be chosen at once, the choice would tell whether the ones are gone."""
    pile = ALL_RED.replace("r1", bottom)
    state = table("r2", "g2 g3", "b2", to_lay=1, pile=pile, aside="g1 b1 y1")

    assert GAME.moves(state, 1) == (PlayOn(), Doubt(), Fair())
    assert GAME.view(state, 1).count == tuple(range(1, 10))
