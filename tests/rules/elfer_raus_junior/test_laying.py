"""Elfer raus! Junior: laying, drawing, winning (JUN-5 to JUN-9)."""

import pytest

from anpfiff.core import Act, Finished, IllegalMove, Result, Waiting
from anpfiff.core.number_cards import cards_in, number
from anpfiff.games.elfer_raus_junior.model import (
    CardDrawn,
    CardLaid,
    Draw,
    EndTurn,
    Lay,
    PassedOver,
    TurnEnded,
)
from anpfiff.games.elfer_raus_junior.rules import GAME
from tests.laws.cases.elfer_raus_junior import CASE
from tests.laws.matches import match_of
from tests.rules.elfer_raus_junior.table import (
    EMPTY,
    INNER,
    card,
    cards,
    does,
    laying,
    lays,
    offered,
    refused,
    table,
)


@pytest.mark.rule("JUN-5")
def test_who_can_lay_must_lay_at_least_one() -> None:
    state = table("red 2 10 5", "red 9")

    assert offered(state) == laying("red 2 10")
    refused(state, EndTurn(), "JUN-5", "lay-one-first")


@pytest.mark.rule("JUN-5")
def test_several_may_be_laid_in_any_rows() -> None:
    state = table("red 2 3, gold 10, blue 6", "red 9")
    for text in ("red 2", "gold 10", "red 3"):
        state, events = lays(state, text)
        assert events == (CardLaid(0, card(text)),)

    assert GAME.turn(state) == Waiting((0,))
    assert offered(state) == {EndTurn()}


@pytest.mark.rule("JUN-5")
def test_cards_may_be_held_back_after_the_first() -> None:
    state, _ = lays(table("red 2 10", "red 9"), "red 2")
    assert GAME.view(state, 1).has_laid
    assert offered(state) == {*laying("red 10"), EndTurn()}

    state, _ = does(state, EndTurn())

    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, 0).hand == cards("red 10")
    assert not GAME.view(state, 0).has_laid


@pytest.mark.rule("JUN-5")
@pytest.mark.parametrize("text", ["red 10", "red 11", "gold 1"])
def test_only_cards_of_the_own_hand_are_laid(text: str) -> None:
    refused(table("red 2", "red 10"), Lay(card(text)), "JUN-5", "not-in-hand")


@pytest.mark.rule("JUN-6")
@pytest.mark.parametrize(
    ("rows", "fitting"),
    [
        (EMPTY, "red 2 10"),
        ("red 2", "red 3 10"),
        ("red 10", "red 2 9"),
        ("red 2 3 4", "red 5 10"),
        ("red 8 9 10", "red 2 7"),
        ("red 2 3 9 10", "red 4 8"),
        ("red 2 3 4 5 7 8 9 10", "red 6"),
        (f"red {INNER}", EMPTY),
        (f"gold {INNER}", "red 2 10"),
    ],
)
def test_a_row_grows_up_from_the_one_and_down_from_the_eleven_without_gaps(rows: str, fitting: str) -> None:
    on_the_table = set(cards(rows))
    reds = " ".join(str(number(one)) for one in cards(f"red {INNER}") if one not in on_the_table)

    assert offered(table(f"red {reds}", "red 2", rows=rows, has_laid=True)) == {*laying(fitting), EndTurn()}


@pytest.mark.rule("JUN-6")
@pytest.mark.parametrize("text", ["red 3", "red 9", "red 6", "gold 4"])
def test_no_number_is_left_out_and_no_colour_helps_another(text: str) -> None:
    refused(table(f"{text}, blue 2", "red 10", rows="grey 2 3 4"), Lay(card(text)), "JUN-6", "leaves-a-gap")


@pytest.mark.rule("JUN-6")
def test_what_is_offered_has_its_neighbour_on_the_table_all_match_long() -> None:
    for seed in range(14):
        for moment in match_of(CASE, seed):
            if isinstance(moment.given, Act) and isinstance(moment.given.move, Lay):
                laid = cards_in(moment.before.laid)
                one = moment.given.move.card
                assert one not in laid
                assert one - 1 in laid or one + 1 in laid


@pytest.mark.rule("JUN-7")
def test_only_who_can_lay_none_draws() -> None:
    assert offered(table("red 9", "red 2")) == {Draw()}
    refused(table("red 10", "red 2"), Draw(), "JUN-7", "can-lay")
    refused(table("red 9", "red 2", has_laid=True), Draw(), "JUN-7", "has-laid")
    refused(table("red 9", "red 2"), EndTurn(), "JUN-7", "draw-first")


@pytest.mark.rule("JUN-7")
def test_a_drawn_card_that_fits_may_be_laid_at_once_and_ends_the_turn() -> None:
    state, events = does(table("red 9", "red 2", pile="red 10 3"), Draw())
    assert events == (CardDrawn(0, card("red 10")),)
    assert offered(state) == {*laying("red 10"), EndTurn()}

    state, events = lays(state, "red 10")

    assert events == (CardLaid(0, card("red 10")), TurnEnded(0))
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, 0).hand == cards("red 9")
    assert state.pile == cards("red 3")
    assert (state.drawn, state.has_laid) == (None, False)


@pytest.mark.rule("JUN-7")
@pytest.mark.parametrize(("top", "fits"), [("red 10", True), ("red 5", False)])
def test_a_drawn_card_may_be_kept_and_the_others_cannot_tell_whether_it_fits(top: str, *, fits: bool) -> None:
    state, events = does(table("red 9", "red 2", pile=f"{top} 3"), Draw())
    assert offered(state) == {*(laying(top) if fits else ()), EndTurn()}
    assert GAME.turn(state) == Waiting((0,))

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0),)
    assert GAME.turn(state) == Waiting((1,))
    assert set(GAME.view(state, 0).hand) == {card("red 9"), card(top)}
    assert state.drawn is None


@pytest.mark.rule("JUN-7")
def test_one_card_is_drawn_and_no_more() -> None:
    state, _ = does(table("red 9", "red 2", pile="red 5 3"), Draw())

    refused(state, Draw(), "JUN-7", "has-drawn")
    refused(state, Lay(card("red 5")), "JUN-6", "leaves-a-gap")


@pytest.mark.rule("JUN-7")
def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    drawn = CardDrawn(1, card("red 5"))
    assert drawn.seen_by(1) == drawn
    assert drawn.seen_by(0) == drawn.seen_by(None) == CardDrawn(1, None)

    state = table("red 5 9", "red 2", drawn="red 5")
    assert GAME.view(state, 0).drawn == card("red 5")
    for other in (1, None):
        assert GAME.view(state, other).drawn is None
        assert GAME.view(state, other).has_drawn
    assert not GAME.view(table("red 5", "red 2"), 1).has_drawn


@pytest.mark.rule("JUN-8")
def test_with_an_empty_pile_who_can_lay_none_is_passed_over() -> None:
    state, _ = lays(table("red 2 6", "gold 3", "gold 4", "gold 2", pile=EMPTY), "red 2")
    before = GAME.view(state, 0)

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0), PassedOver(1), PassedOver(2))
    assert not GAME.foreseeable(before, EndTurn()), "nobody ends the turn to find out, and takes it back"
    assert GAME.turn(state) == Waiting((3,))


@pytest.mark.rule("JUN-8")
def test_with_all_others_passed_over_it_is_the_same_players_turn_again() -> None:
    state, _ = lays(table("red 2 3", "gold 3", pile=EMPTY), "red 2")

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0), PassedOver(1))
    assert offered(state) == laying("red 3")


@pytest.mark.rule("JUN-8")
def test_while_there_is_a_pile_nobody_is_passed_over() -> None:
    state, _ = lays(table("red 2 3", "gold 3", pile="gold 6"), "red 2")

    state, events = does(state, EndTurn())

    assert events == (TurnEnded(0),)
    assert GAME.moves(state, 1) == (Draw(),)


@pytest.mark.rule("JUN-9")
@pytest.mark.parametrize("drawn", [None, "red 10"])
def test_who_lays_the_last_card_of_the_hand_wins_at_once(drawn: str | None) -> None:
    state, events = lays(table("red 10", "red 9 8", "gold 2", drawn=drawn), "red 10")

    assert events == (CardLaid(0, card("red 10")),)
    assert GAME.turn(state) == Finished(Result((0,), (0, 2, 1)))
    assert GAME.view(state, 1).to_move is None
    for seat in (0, 1, 2):
        assert GAME.moves(state, seat) == ()
    with pytest.raises(IllegalMove, match="JUN-9"):
        lays(state, "red 9", seat=1)


@pytest.mark.rule("JUN-9")
def test_the_winner_is_the_one_who_laid_not_the_one_who_began() -> None:
    state, _ = lays(table("red 10 9", "red 2", "gold 3"), "red 10")
    state, _ = does(state, EndTurn())

    state, _ = lays(state, "red 2", seat=1)

    assert GAME.turn(state) == Finished(Result((1,), (1, 0, 1)))


def test_the_stands_see_the_table_but_no_hand() -> None:
    view = GAME.view(table("red 10 9", "red 2", rows="gold 2"), None)

    assert view.hand == ()
    assert view.hands == (2, 1)
    assert view.rows[1] == cards("gold 1 2 11")
    assert (view.to_move, view.pile) == (0, 1)
