"""Elfer raus!: drawing, being passed over, winning (RAUS-9 to RAUS-11)."""

import pytest
from msgspec.structs import replace

from anpfiff.core import Finished, Game, IllegalMove, Result, Waiting
from anpfiff.games.elfer_raus.model import (
    CardDrawn,
    CardLaid,
    Draw,
    EndTurn,
    PassedOver,
    TurnEnded,
)
from anpfiff.games.elfer_raus.rules import GAME
from tests.laws.cases.elfer_raus import CASE
from tests.laws.matches import match_of
from tests.rules.elfer_raus.table import (
    EMPTY,
    card,
    cards,
    does,
    laying,
    lays,
    offered,
    refused,
    table,
)


@pytest.mark.rule("RAUS-9")
def test_only_who_can_lay_none_draws() -> None:
    assert offered(table("red 9", "red 12")) == {Draw()}
    refused(table("red 10", "red 12"), Draw(), "RAUS-9", "can-lay")
    refused(table("red 9", "red 12", has_laid=True), Draw(), "RAUS-9", "has-laid")
    refused(table("red 9", "red 12"), EndTurn(), "RAUS-9", "draw-first")


@pytest.mark.rule("RAUS-9")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_a_drawn_card_that_fits_is_laid_at_once_and_ends_the_turn(drawn: int) -> None:
    state, events = does(table("red 9, gold 3", "red 12", pile="red 10 8, grey 1", drawn=drawn), Draw())

    ten = card("red 10")
    assert events == (CardDrawn(0, ten), CardLaid(0, ten), TurnEnded(0))
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, 0).hand == cards("red 9, gold 3")
    assert GAME.view(state, 0).rows[0] == cards("red 10 11")
    assert state.pile == cards("red 8, grey 1")
    assert (state.drawn, state.has_laid) == (0, False)


@pytest.mark.rule("RAUS-9")
def test_three_cards_are_drawn_at_the_most() -> None:
    state = table("red 9", "red 12", pile="grey 1 2 3 4")
    for count, text in enumerate(("grey 1", "grey 2"), start=1):
        state, events = does(state, Draw())
        assert events == (CardDrawn(0, card(text)),)
        assert GAME.view(state, 1).drawn == count
        assert offered(state) == {Draw()}
        refused(state, EndTurn(), "RAUS-9", "draw-first")

    state, events = does(state, Draw())

    assert events == (CardDrawn(0, card("grey 3")), TurnEnded(0))
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, 0).hand == cards("red 9, grey 1 2 3")
    assert GAME.view(state, 1).drawn == 0


@pytest.mark.rule("RAUS-9")
def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    drawn = CardDrawn(1, card("red 5"))

    assert drawn.seen_by(1) == drawn
    assert drawn.seen_by(0) == drawn.seen_by(None) == CardDrawn(1, None)


@pytest.mark.rule("RAUS-10")
@pytest.mark.parametrize("drawn", [0, 1])
def test_drawing_stops_when_the_pile_runs_out(drawn: int) -> None:
    state, events = does(table("red 9", "red 12 3", pile="grey 1", drawn=drawn), Draw())

    assert events == (CardDrawn(0, card("grey 1")), TurnEnded(0))
    assert GAME.turn(state) == Waiting((1,))


@pytest.mark.rule("RAUS-10")
def test_with_an_empty_pile_who_can_lay_none_is_passed_over() -> None:
    state = table("red 10 2", "gold 3", "gold 4", "gold 11", pile=EMPTY)
    state, _ = lays(state, "red 10")
    before = GAME.view(state, 0)

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0), PassedOver(1), PassedOver(2))
    assert not GAME.foreseeable(before, EndTurn()), "nobody ends the turn to find out, and takes it back"
    assert GAME.turn(state) == Waiting((3,))


@pytest.mark.rule("RAUS-10")
def test_with_all_others_passed_over_it_is_the_same_players_turn_again() -> None:
    state, _ = lays(table("red 10 9", "gold 3", pile=EMPTY), "red 10")

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0), PassedOver(1))
    assert GAME.turn(state) == Waiting((0,))
    assert offered(state) == laying("red 9")


@pytest.mark.rule("RAUS-10")
def test_while_there_is_a_pile_nobody_is_passed_over() -> None:
    state, _ = lays(table("red 10 9", "gold 3", pile="gold 20"), "red 10")

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0),)
    assert GAME.moves(state, 1) == (Draw(),)


@pytest.mark.rule("RAUS-11")
def test_who_lays_the_last_card_of_the_hand_wins_at_once() -> None:
    state, events = lays(table("red 10", "red 9 8", "gold 11"), "red 10")

    assert events == (CardLaid(0, card("red 10")),)
    assert GAME.turn(state) == Finished(Result((0,), (0, 2, 1)))
    assert GAME.view(state, 1).to_move is None
    for seat in (0, 1, 2):
        assert GAME.moves(state, seat) == ()
    with pytest.raises(IllegalMove, match="RAUS-11"):
        lays(state, "red 9", seat=1)


@pytest.mark.rule("RAUS-11")
def test_a_drawn_card_laid_as_the_only_one_wins_too() -> None:
    state, events = does(table(EMPTY, "red 9", pile="red 10 2"), Draw())

    assert events == (CardDrawn(0, card("red 10")), CardLaid(0, card("red 10")))
    assert GAME.turn(state) == Finished(Result((0,), (0, 1)))


@pytest.mark.rule("RAUS-11")
def test_the_winner_is_the_one_who_laid_not_the_one_who_began() -> None:
    state, _ = lays(table("red 10 9", "red 12", "gold 3"), "red 10")
    state, _ = does(state, EndTurn())

    state, _ = lays(state, "red 12", seat=1)

    assert GAME.turn(state) == Finished(Result((1,), (1, 0, 1)))


@pytest.mark.rule("ALL-3", "RAUS-10")
def test_who_is_home_with_a_head_start_wins_instead_of_being_passed_over() -> None:
    """Nothing to draw and nothing that fits: the turn comes to them all the same, and they have few enough cards."""
    state = replace(table("red 10 5", "gold 3", "red 12 13", pile=EMPTY), spare=(0, 1, 0))

    state, events = does(lays(state, "red 10")[0], EndTurn())

    assert PassedOver(1) not in events
    assert GAME.turn(state) == Finished(Result((1,), (1, 1, 2)))


@pytest.mark.rule("ALL-3", "RAUS-10")
def test_with_one_card_more_than_the_head_start_they_are_passed_over() -> None:
    state = replace(table("red 10 5", "gold 3 4", "red 12 13", pile=EMPTY), spare=(0, 1, 0))

    state, events = does(lays(state, "red 10")[0], EndTurn())

    assert PassedOver(1) in events
    assert GAME.turn(state) == Waiting((2,))


def test_the_stands_see_the_table_but_no_hand() -> None:
    view = GAME.view(table("red 10 9", "red 12", rows="red 11, gold 11 12"), None)

    assert view.hand == ()
    assert view.hands == (2, 1)
    assert view.rows == (cards("red 11"), cards("gold 11 12"), (), ())
    assert (view.to_move, view.pile) == (0, 1)


def test_the_short_way_in_leads_where_the_door_of_every_game_leads() -> None:
    for seed in range(6):
        for moment in match_of(CASE, seed):
            assert Game.apply(GAME, moment.before, moment.given) == (moment.after, moment.events)
