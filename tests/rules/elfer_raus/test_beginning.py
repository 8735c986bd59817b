"""Elfer raus!: the cards, the deal and the first eleven (RAUS-1 to RAUS-5)."""

import pytest

from anpfiff.core import Chance, IllegalMove, Refused, Rolling, Shuffle, Waiting
from anpfiff.core.number_cards import (
    COLOURS,
    DECK,
    cards_in,
    colour,
    number,
    number_card,
)
from anpfiff.games.elfer_raus.model import (
    CardLaid,
    DealtInVain,
    Draw,
    EndTurn,
    HandsDealt,
    Lay,
    Move,
    Options,
    TurnEnded,
)
from anpfiff.games.elfer_raus.rules import GAME
from tests.rules.elfer_raus.table import (
    EMPTY,
    card,
    cards,
    deal,
    lays,
    refused,
    table,
)


@pytest.mark.rule("RAUS-1")
def test_all_eighty_cards_are_shuffled() -> None:
    state = GAME.setup(4)

    assert GAME.turn(state) == Rolling(Shuffle(80))
    assert sorted(state.pile) == sorted(number_card(name, n) for name in COLOURS for n in range(1, 21))


@pytest.mark.rule("RAUS-1")
@pytest.mark.parametrize("nonsense", [-1, -80, 80, card("red 10") - 80, card("red 10") + 80, 2**70, -(2**70)])
def test_a_card_that_is_not_in_the_deck_cannot_be_laid(nonsense: int) -> None:
    refused(table("red 10", "red 9"), Lay(nonsense), "RAUS-1", "no-such-card")


@pytest.mark.rule("RAUS-2")
@pytest.mark.parametrize(
    ("seats", "each", "pile"), [(2, 20, 40), (3, 20, 20), (4, 15, 20), (5, 12, 20), (6, 10, 20)]
)
def test_everybody_gets_as_many_as_the_leaflet_says_and_the_rest_is_the_pile(
    seats: int, each: int, pile: int
) -> None:
    order = tuple(reversed(range(80)))

    state, events = GAME.apply(GAME.setup(seats), Chance(order))

    assert GAME.view(state, 0).hands == (each,) * seats
    assert GAME.view(state, seats - 1).hand == tuple(sorted(order[(seats - 1) * each : seats * each]))
    assert state.pile == order[seats * each :]
    assert len(state.pile) == pile
    assert state.seat is not None
    assert events == (HandsDealt(state.seat),)


@pytest.mark.rule("RAUS-3")
def test_two_players_may_leave_the_grey_cards_out() -> None:
    state = GAME.setup(2, Options(without_grey=True))
    assert GAME.turn(state) == Rolling(Shuffle(60))
    assert {COLOURS[colour(one)] for one in state.pile} == {"red", "gold", "blue"}

    state, _ = GAME.apply(state, Chance(tuple(range(60))))

    assert GAME.view(state, 0).hands == (20, 20)
    assert GAME.view(state, 0).pile == 20
    assert len(GAME.view(state, 0).rows) == 3
    assert len(GAME.view(deal(2, "red 11"), 0).rows) == 4


@pytest.mark.rule("RAUS-3")
def test_without_the_grey_cards_no_grey_eleven_fits() -> None:
    state, _ = lays(deal(2, "red 11", options=Options(without_grey=True)), "red 11")

    assert cards_in(state.fitting) == cards("red 10 12, gold 11, blue 11")


@pytest.mark.rule("RAUS-3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_more_than_two_play_with_all_cards(seats: int) -> None:
    with pytest.raises(Refused, match="RAUS-3"):
        GAME.setup(seats, Options(without_grey=True))


@pytest.mark.rule("RAUS-3")
def test_the_grey_cards_play_unless_somebody_says_otherwise() -> None:
    assert not Options().without_grey


@pytest.mark.rule("RAUS-4")
@pytest.mark.parametrize(
    ("hands", "opener", "eleven"),
    [
        (("grey 11", "blue 11", "gold 11", "red 11"), 3, "red 11"),
        (("grey 11", "blue 11", "gold 11"), 2, "gold 11"),
        (("grey 11", "blue 11"), 1, "blue 11"),
        ((EMPTY, EMPTY, EMPTY, "grey 11"), 3, "grey 11"),
        ((EMPTY, "red 11, gold 11, blue 11, grey 11"), 1, "red 11"),
        (("gold 11", "blue 11, grey 11"), 0, "gold 11"),
    ],
)
def test_the_holder_of_the_first_eleven_begins_and_can_do_nothing_but_lay_it(
    hands: tuple[str, ...], opener: int, eleven: str
) -> None:
    state = deal(4, *hands)

    assert GAME.turn(state) == Waiting((opener,))
    assert GAME.moves(state, opener) == (Lay(card(eleven)),)


@pytest.mark.rule("RAUS-4")
@pytest.mark.parametrize("move", [Lay(card("gold 11")), Lay(card("red 10")), Draw(), EndTurn()])
def test_nothing_else_begins_a_match(move: Move) -> None:
    refused(deal(4, "red 10 11, gold 11"), move, "RAUS-4", "first-eleven-begins")


@pytest.mark.rule("RAUS-4")
def test_if_nobody_holds_an_eleven_all_cards_are_dealt_anew() -> None:
    elevens_last = tuple(sorted(DECK, key=lambda one: number(one) == 11))

    state, events = GAME.apply(GAME.setup(4), Chance(elevens_last))

    assert events == (DealtInVain(),)
    assert GAME.turn(state) == Rolling(Shuffle(80))
    assert GAME.view(state, 0).hands == (0, 0, 0, 0)
    state, _ = GAME.apply(state, Chance(tuple(range(80))))
    assert GAME.turn(state) == Waiting((0,))


@pytest.mark.rule("RAUS-5")
@pytest.mark.parametrize(("opener", "follower"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_eleven_is_the_whole_first_turn(opener: int, follower: int) -> None:
    state = deal(3, *[EMPTY] * opener, "red 10 11 12, gold 11")

    state, events = lays(state, "red 11", opener)

    assert events == (CardLaid(opener, card("red 11")), TurnEnded(opener))
    assert GAME.turn(state) == Waiting((follower,))
    assert not GAME.view(state, follower).has_laid


@pytest.mark.rule("RAUS-5")
def test_nobody_plays_out_of_turn() -> None:
    with pytest.raises(IllegalMove, match="RAUS-5"):
        lays(table("red 10", "red 12"), "red 12", seat=1)
