"""Elfer raus!: laying (RAUS-6 to RAUS-8)."""

import pytest

from anpfiff.core import Waiting
from anpfiff.core.number_cards import (
    COLOURS,
    cards_in,
)
from anpfiff.games.elfer_raus.model import (
    CardLaid,
    EndTurn,
    Lay,
    TurnEnded,
)
from anpfiff.games.elfer_raus.rules import GAME
from tests.laws.cases.elfer_raus import CASE
from tests.laws.matches import match_of
from tests.rules.elfer_raus.table import (
    ALL,
    card,
    cards,
    does,
    fits,
    laying,
    lays,
    offered,
    refused,
    table,
)


@pytest.mark.rule("RAUS-6")
def test_who_can_lay_must_lay_at_least_one() -> None:
    state = table("red 10 12 1", "red 9")

    assert offered(state) == laying("red 10 12")
    refused(state, EndTurn(), "RAUS-6", "lay-one-first")


@pytest.mark.rule("RAUS-6")
def test_as_many_as_you_like_in_any_rows() -> None:
    state = table("red 10 9 12, gold 11, blue 1", "red 8")
    for text in ("red 10", "gold 11", "red 9", "red 12"):
        state, events = lays(state, text)
        assert events == (CardLaid(0, card(text)),)

    assert GAME.turn(state) == Waiting((0,))
    assert offered(state) == {EndTurn()}


@pytest.mark.rule("RAUS-6")
def test_cards_may_be_held_back_after_the_first() -> None:
    state, _ = lays(table("red 10 12", "red 9"), "red 10")
    assert GAME.view(state, 1).has_laid
    assert offered(state) == {*laying("red 12"), EndTurn()}

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0),)
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, 0).hand == cards("red 12")
    assert not GAME.view(state, 0).has_laid


@pytest.mark.rule("RAUS-6")
@pytest.mark.parametrize("text", ["red 10", "red 11"])
def test_only_cards_of_the_own_hand_are_laid(text: str) -> None:
    refused(table("red 12", "red 10"), Lay(card(text)), "RAUS-6", "not-in-hand")


@pytest.mark.rule("RAUS-7")
@pytest.mark.parametrize("text", ["gold 10", "gold 12", "grey 10", "blue 20", "blue 1"])
def test_a_row_is_opened_only_by_its_eleven(text: str) -> None:
    state = table(f"{text}, red 12", "red 9")

    assert offered(state) == laying("red 12")
    refused(state, Lay(card(text)), "RAUS-7", "row-not-open")


@pytest.mark.rule("RAUS-7")
@pytest.mark.parametrize("name", ["gold", "blue", "grey"])
def test_an_eleven_opens_the_row_of_its_colour(name: str) -> None:
    state = table(f"{name} 10 11, red 3", "red 9", rows="red 11")
    assert offered(state) == laying(f"{name} 11")

    state, _ = lays(state, f"{name} 11")

    assert offered(state) == {*laying(f"{name} 10"), EndTurn()}
    assert GAME.view(state, 1).rows[COLOURS.index(name)] == cards(f"{name} 11")


@pytest.mark.rule("RAUS-8")
@pytest.mark.parametrize(
    ("rows", "fitting"),
    [
        ("red 11", "red 10 12, gold 11"),
        ("red 11 10", "red 9 12, gold 11"),
        ("red 11 12 13", "red 10 14, gold 11"),
        ("red 11 10 12 9 13", "red 8 14, gold 11"),
        ("red 11 10 9 8 7 6 5 4 3 2", "red 1 12, gold 11"),
        ("red 11 10 9 8 7 6 5 4 3 2 1", "red 12, gold 11"),
        ("red 11 12 13 14 15 16 17 18 19", "red 10 20, gold 11"),
        ("red 11 12 13 14 15 16 17 18 19 20", "red 10, gold 11"),
        ("gold 11 10 9 8 7 6 5 4 3 2 1", "gold 12, red 11"),
    ],
)
def test_rows_grow_from_the_eleven_down_to_one_and_up_to_twenty_without_gaps(rows: str, fitting: str) -> None:
    state = table(f"red {ALL}, gold {ALL}", "grey 9", rows="blue 11")
    for one in cards(rows):
        state, _ = does(state, Lay(one))

    assert offered(state) == {*laying(fitting), EndTurn()}


@pytest.mark.rule("RAUS-8")
@pytest.mark.parametrize("text", ["red 9", "red 13", "red 1", "red 20"])
def test_no_number_is_left_out(text: str) -> None:
    refused(table(f"{text}, gold 11", "red 10"), Lay(card(text)), "RAUS-8", "leaves-a-gap")


@pytest.mark.rule("RAUS-7", "RAUS-8")
def test_what_fits_is_what_the_rules_say_slowly_all_match_long() -> None:
    for seed in range(12):
        for moment in match_of(CASE, seed):
            state = moment.after
            laid = set(cards_in(state.laid))
            in_play = {*state.pile, *(one for taken in state.taken for one in cards_in(taken))}
            if laid:
                assert set(cards_in(state.fitting)) == {one for one in in_play if fits(one, laid)}
