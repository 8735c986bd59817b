"""Elfer raus! Junior: the cards, the deal and who begins (JUN-1 to JUN-4)."""

import pytest

from anpfiff.core import Chance, IllegalMove, Refused, Rolling, Shuffle, Throw, Waiting
from anpfiff.core.number_cards import COLOURS, cards_in, number_card
from anpfiff.games.elfer_raus_junior.model import (
    EndTurn,
    HandsDealt,
    Lay,
    LotsDrawn,
    Options,
    TurnEnded,
)
from anpfiff.games.elfer_raus_junior.rules import GAME
from tests.rules.elfer_raus_junior.table import (
    card,
    cards,
    does,
    lays,
    refused,
    table,
)


@pytest.mark.rule("RAUS-1", "JUN-1")
def test_one_to_eleven_of_each_colour_play() -> None:
    state = GAME.setup(4)

    in_play = {*state.pile, *cards_in(state.laid)}
    assert in_play == {number_card(name, n) for name in COLOURS for n in range(1, 12)}
    assert len(in_play) == 44


@pytest.mark.rule("JUN-1")
@pytest.mark.parametrize("nonsense", [-1, 11, card("red 12"), card("grey 20"), 80, 2**70, -(2**70)])
def test_no_other_card_can_be_laid(nonsense: int) -> None:
    refused(table("red 10", "red 9"), Lay(nonsense), "JUN-1", "not-in-play")


@pytest.mark.rule("JUN-2")
def test_the_ones_and_the_elevens_are_laid_out() -> None:
    view = GAME.view(GAME.setup(2), None)

    assert view.rows == tuple(cards(f"{name} 1 11") for name in COLOURS)


@pytest.mark.rule("JUN-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_gets_five_of_the_other_cards(seats: int) -> None:
    state = GAME.setup(seats, Options(first=1))
    assert GAME.turn(state) == Rolling(Shuffle(36))
    inner = tuple(number_card(name, n) for name in COLOURS for n in range(2, 11))

    state, events = GAME.apply(state, Chance(tuple(reversed(range(36)))))

    assert events == (HandsDealt(1),)
    assert GAME.view(state, 0).hands == (5,) * seats
    assert GAME.view(state, 0).hand == inner[-5:]
    assert GAME.view(state, 1).hand == inner[-10:-5]
    assert state.pile == tuple(reversed(inner))[5 * seats :]
    assert GAME.view(state, 0).pile == 36 - 5 * seats


@pytest.mark.rule("JUN-4")
def test_lots_say_who_begins() -> None:
    state = GAME.setup(3)
    assert GAME.turn(state) == Rolling(Throw(3))

    state, events = GAME.apply(state, Chance((2,)))
    assert events == (LotsDrawn(2),)
    state, events = GAME.apply(state, Chance(tuple(range(36))))

    assert events == (HandsDealt(2),)
    assert GAME.turn(state) == Waiting((2,))


@pytest.mark.rule("JUN-4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_youngest_may_be_named(first: int) -> None:
    state, _ = GAME.apply(GAME.setup(3, Options(first=first)), Chance(tuple(range(36))))

    assert GAME.turn(state) == Waiting((first,))


@pytest.mark.rule("JUN-4")
def test_somebody_who_is_not_there_cannot_begin() -> None:
    with pytest.raises(Refused, match="ALL-3"):
        GAME.setup(3, Options(first=3))


@pytest.mark.rule("JUN-4")
def test_then_it_goes_clockwise() -> None:
    state = table("red 2 6", "gold 2 6", "blue 2 6")
    for seat, text in enumerate(("red 2", "gold 2", "blue 2")):
        assert GAME.turn(state) == Waiting((seat,))
        state, _ = lays(state, text, seat)
        state, events = does(state, EndTurn(), seat)
        assert events == (TurnEnded(seat),)

    assert GAME.turn(state) == Waiting((0,))


@pytest.mark.rule("JUN-4")
def test_nobody_plays_out_of_turn() -> None:
    with pytest.raises(IllegalMove, match="JUN-4"):
        lays(table("red 10", "red 2"), "red 2", seat=1)
