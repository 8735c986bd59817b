"""Foul: piles set aside, cards that pass and the win (FOUL-9, FOUL-10)."""

import pytest

from anpfiff.core import Finished, Result, Waiting
from anpfiff.games.foul.model import (
    CardLaid,
    Doubt,
    Fair,
    FairSaid,
    Lay,
    MatchWon,
    PileSetAside,
    PileTaken,
    PlayedOn,
    PlayOn,
)
from anpfiff.games.foul.rules import GAME
from tests.rules.foul.table import IN_PLAY, UP_TO_NINE, card, cards, dealt, do, lays, refusal, table


@pytest.mark.rule("FOUL-9")
def test_a_complete_pile_is_set_aside_when_all_have_said_fair() -> None:
    state = table("r1", "g1", "b1", to_lay=1, pile=UP_TO_NINE)
    state, events = do(state, 2, Fair())
    assert events == (FairSaid(2),)
    assert len(state.pile) == 9

    state, events = do(state, 1, Fair())

    assert events == (FairSaid(1), PileSetAside(9))
    assert state.aside == cards(UP_TO_NINE)
    assert (state.pile, state.silent) == ((), ())
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.moves(state, 1) == lays("g1")
    assert GAME.view(state, 0).due == 1


@pytest.mark.rule("FOUL-9")
@pytest.mark.parametrize("fair", [(), (1,), (2,)])
def test_a_complete_pile_is_set_aside_when_the_next_player_plays_on(fair: tuple[int, ...]) -> None:
    state = table("r1", "g1", "b1", to_lay=1, pile=UP_TO_NINE, fair=fair)
    assert GAME.moves(state, 1)[0] == PlayOn()

    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), PileSetAside(9))
    assert state.aside == cards(UP_TO_NINE)
    assert GAME.turn(state) == Waiting((1,))


@pytest.mark.rule("FOUL-9")
def test_no_card_goes_onto_a_complete_pile() -> None:
    state = table("r1", "g1", "b1", to_lay=1, pile=UP_TO_NINE)

    assert GAME.moves(state, 1) == (PlayOn(), Doubt(), Fair())
    assert refusal(state, 1, Lay(card("g1"))) == ("FOUL-9", "pile-is-complete")
    assert GAME.view(state, 1).due is None


@pytest.mark.rule("FOUL-9")
def test_the_last_card_of_a_complete_pile_can_be_doubted() -> None:
    state = table("r1", "g1", "b1", to_lay=1, pile=UP_TO_NINE.replace("r9", "y9"))

    state, events = do(state, 2, Doubt())

    assert events[1] == PileTaken(2, 9, cards(UP_TO_NINE.replace("r9", "y9")))
    assert state.aside == ()


@pytest.mark.rule("FOUL-9")
@pytest.mark.parametrize(("seats", "highest"), [*IN_PLAY.items()])
def test_a_pile_is_complete_at_the_highest_number_in_play(seats: int, highest: int) -> None:
    short = table(*(["r1 g1"] * seats), to_lay=1, pile="r2 " * (highest - 1), count=dealt(seats).count)
    full = table(*(["r1 g1"] * seats), to_lay=1, pile="r2 " * highest, count=dealt(seats).count)

    assert PlayOn() not in GAME.moves(short, 1)
    assert PlayOn() in GAME.moves(full, 1)


@pytest.mark.rule("FOUL-9")
def test_nobody_plays_on_while_a_card_is_due_or_out_of_turn() -> None:
    going = table("r1", "g1", "b1", to_lay=1, pile="r1")
    assert refusal(going, 1, PlayOn()) == ("FOUL-3", "a-card-is-due")
    assert refusal(table("r1", "g1", "b1"), 0, PlayOn()) == ("FOUL-3", "a-card-is-due")

    complete = table("r1", "g1", "b1", to_lay=1, pile=UP_TO_NINE)
    assert refusal(complete, 2, PlayOn()) == ("FOUL-2", "not-your-turn")


@pytest.mark.rule("FOUL-10")
@pytest.mark.parametrize("last", ["r1", "r7"])
def test_the_last_card_is_laid_like_any_other_and_wins_nothing_yet(last: str) -> None:
    state, events = do(table(last, "g2 g9", "b9"), 0, Lay(card(last)))

    assert events == (CardLaid(0, 1),)
    assert GAME.turn(state) == Waiting((1, 2))
    assert GAME.moves(state, 1) == (PlayOn(), Doubt(), Fair())
    assert GAME.moves(state, 2) == (Doubt(), Fair())


@pytest.mark.rule("FOUL-10")
def test_the_win_stands_when_all_others_have_said_fair() -> None:
    state = table("", "g2 g9", "b9", to_lay=1, pile="r7")
    assert GAME.turn(state) == Waiting((1, 2))
    assert GAME.view(state, 2).winner is None

    state, events = do(state, 1, Fair())
    assert events == (FairSaid(1),)
    state, events = do(state, 2, Fair())

    assert events == (FairSaid(2), MatchWon(0))
    assert GAME.turn(state) == Finished(Result((0,), (0, 2, 1)))
    assert GAME.view(state, None).winner == 0


@pytest.mark.rule("FOUL-10")
@pytest.mark.parametrize("fair", [(), (1,), (2,)])
def test_the_win_stands_when_the_next_card_would_be_laid(fair: tuple[int, ...]) -> None:
    state = table("", "g2 g9", "b9", to_lay=1, pile="r7", fair=fair)
    assert GAME.moves(state, 1)[0] == PlayOn()
    assert refusal(state, 1, Lay(card("g2"))) == ("FOUL-10", "hand-before-is-empty")

    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), MatchWon(0))
    assert GAME.turn(state) == Finished(Result((0,), (0, 2, 1)))


@pytest.mark.rule("FOUL-10")
def test_a_last_card_that_was_foul_comes_back_with_the_pile() -> None:
    state = table("g3", "", "b9", to_lay=2, pile="r1 g7")

    state, events = do(state, 0, Doubt())

    assert events[-1] == PileTaken(1, 2, cards("r1 g7"))
    assert state.winner is None
    assert GAME.turn(state) == Waiting((2,))


@pytest.mark.rule("FOUL-10")
def test_a_last_card_that_was_right_wins_all_the_same() -> None:
    state = table("g3", "", "b9", to_lay=2, pile="r1 g2")

    state, events = do(state, 0, Doubt())

    assert events[1:] == (PileTaken(0, 2, cards("r1 g2")), MatchWon(1))
    assert GAME.turn(state) == Finished(Result((1,), (3, 0, 1)))


@pytest.mark.rule("FOUL-10")
def test_a_last_card_that_completes_the_pile_wins() -> None:
    state = table("", "g1", "b1", to_lay=1, pile=UP_TO_NINE)

    state, events = do(state, 1, PlayOn())

    assert events == (PlayedOn(1), MatchWon(0))
    assert state.aside == ()


@pytest.mark.rule("FOUL-10")
def test_after_the_match_nobody_moves() -> None:
    state, _ = do(table("", "g1", "b1", to_lay=1, pile="r1"), 1, PlayOn())

    assert [GAME.moves(state, seat) for seat in range(3)] == [(), (), ()]
    assert refusal(state, 1, Fair()) == ("FOUL-10", "match-over")
    assert GAME.view(state, 1).to_lay is None
    assert GAME.view(state, 1).due is None


@pytest.mark.rule("FOUL-10")
def test_once_all_others_have_said_fair_the_card_has_passed() -> None:
    state = table("r5", "g2", "b5", to_lay=1, pile="r1")
    assert GAME.view(state, None).said_fair == ()

    state, _ = do(state, 2, Fair())
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, None).silent == (1,)
    assert GAME.view(state, None).said_fair == (2,)

    state, events = do(state, 1, Fair())
    assert events == (FairSaid(1),)
    assert GAME.view(state, None).said_fair == (1, 2)
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.moves(state, 1) == lays("g2")
    assert refusal(state, 2, Doubt()) == ("FOUL-5", "fair-is-said")


@pytest.mark.rule("FOUL-10")
def test_fair_is_said_once_and_not_by_who_laid_the_card() -> None:
    state = table("r5", "g2", "b5", "y5", to_lay=1, pile="r1", fair=(1, 2))

    for seat in (1, 2):
        assert refusal(state, seat, Fair()) == ("FOUL-10", "fair-is-said")
    assert refusal(state, 0, Fair()) == ("FOUL-10", "your-own-card")


@pytest.mark.rule("FOUL-10")
def test_a_seat_that_does_not_answer_lets_the_card_pass() -> None:
    offered = GAME.moves(table("r5", "g5", "b5", to_lay=1, pile="r1"), 2)

    assert [move for move in offered if move.declines] == [Fair()]
