"""Foul: the call, who takes the pile, who begins anew and who sees what (FOUL-5 to FOUL-8, FOUL-11)."""

import pytest

from anpfiff.core import Waiting
from anpfiff.games.foul.model import Claim, Doubt, Fair, FoulCalled, Lay, PileTaken
from anpfiff.games.foul.rules import GAME
from tests.rules.foul.table import card, cards, do, lays, refusal, table


@pytest.mark.rule("FOUL-5")
@pytest.mark.parametrize("doubter", [0, 2, 3])
def test_anyone_but_the_layer_may_call_foul(doubter: int) -> None:
    state = table("r5 r9", "g5 g9", "b5 b9", "y5 y9", to_lay=2, pile="r1 g7")
    assert GAME.turn(state) == Waiting((0, 2, 3))

    after, events = do(state, doubter, Doubt())

    assert events[0] == FoulCalled(doubter, 1, 2, card("g7"))
    assert after.last_call == events[0]
    assert refusal(state, 1, Doubt()) == ("FOUL-5", "your-own-card")


@pytest.mark.rule("FOUL-5")
def test_a_card_that_is_laid_asks_all_the_others_for_their_word() -> None:
    state = table("r5 r9", "g2 g9", "b5 b9", "y5 y9", to_lay=1, pile="r1", fair=(1, 2))

    state, _ = do(state, 1, Lay(card("g2")))

    assert GAME.turn(state) == Waiting((0, 2, 3))
    assert GAME.moves(state, 0) == GAME.moves(state, 3) == (Doubt(), Fair())
    assert GAME.moves(state, 1) == ()
    assert refusal(state, 1, Doubt()) == ("FOUL-5", "your-own-card")


@pytest.mark.rule("FOUL-5")
def test_the_card_before_cannot_be_doubted_once_the_next_is_laid() -> None:
    state = table("r9", "g2 g9", "b9", to_lay=1, pile="r7")

    state, _ = do(state, 1, Lay(card("g2")))
    _, events = do(state, 0, Doubt())

    assert events[0] == FoulCalled(0, 1, 2, card("g2"))


@pytest.mark.rule("FOUL-5")
def test_the_first_call_counts() -> None:
    state, _ = do(table("r9", "g9", "b9", to_lay=1, pile="r7"), 2, Doubt())

    for seat in (0, 1, 2):
        assert refusal(state, seat, Doubt()) == ("FOUL-5", "no-card-to-judge")


@pytest.mark.rule("FOUL-5")
def test_nothing_can_be_judged_before_a_card_is_laid() -> None:
    assert refusal(table("r9", "g9", "b9"), 0, Doubt()) == ("FOUL-5", "no-card-to-judge")
    assert refusal(table("r9", "g9", "b9"), 0, Fair()) == ("FOUL-10", "no-card-to-judge")


@pytest.mark.rule("FOUL-5")
def test_who_said_fair_can_no_longer_doubt_that_card() -> None:
    state = table("r5", "g2", "b5", "y5", to_lay=1, pile="r1", fair=(1, 2))
    assert GAME.turn(state) == Waiting((1, 3))
    assert GAME.moves(state, 1) == lays("g2")
    for seat in (1, 2):
        assert refusal(state, seat, Doubt()) == ("FOUL-5", "fair-is-said")

    state, _ = do(state, 1, Lay(card("g2")))

    assert Doubt() in GAME.moves(state, 2)


@pytest.mark.rule("FOUL-6")
@pytest.mark.parametrize("doubter", [0, 2])
def test_the_number_is_right_so_the_doubter_takes_the_whole_pile(doubter: int) -> None:
    state = table("r9", "g9", "b9", to_lay=2, pile="r8 g2")

    after, events = do(state, doubter, Doubt())

    assert events[1:] == (PileTaken(doubter, 2, cards("r8 g2")),)
    assert set(after.hands[doubter]) == {*state.hands[doubter], *cards("g2 r8")}
    assert after.hands[1] == cards("g9")
    assert after.pile == ()


@pytest.mark.rule("FOUL-7")
@pytest.mark.parametrize("doubter", [0, 2])
def test_the_number_is_wrong_so_the_player_who_laid_it_takes_the_whole_pile(doubter: int) -> None:
    state = table("r9", "g9", "b9", to_lay=2, pile="r1 g3")

    after, events = do(state, doubter, Doubt())

    assert events[1:] == (PileTaken(1, 2, cards("r1 g3")),)
    assert after.hands == (cards("r9"), cards("r1 g3 g9"), cards("b9"))
    assert after.pile == ()


@pytest.mark.rule("FOUL-7")
def test_only_the_card_just_laid_is_judged() -> None:
    state = table("r9", "g9", "b9", to_lay=2, pile="r8 g2")

    after, _ = do(state, 0, Doubt())

    assert after.hands == (cards("g2 r8 r9"), cards("g9"), cards("b9"))


@pytest.mark.rule("FOUL-8")
@pytest.mark.parametrize(
    ("top", "doubter", "begins"), [("g2", 0, 1), ("g2", 2, 3), ("g2", 3, 0), ("g5", 0, 2), ("g5", 3, 2)]
)
def test_the_left_neighbour_of_whoever_took_the_pile_begins_with_one(
    top: str, doubter: int, begins: int
) -> None:
    state = table("r9", "g9", "b9", "y9", to_lay=2, pile=f"r1 {top}")

    state, _ = do(state, doubter, Doubt())

    assert GAME.turn(state) == Waiting((begins,))
    assert GAME.view(state, 0).due == 1
    assert GAME.view(state, 0).claim is None


@pytest.mark.rule("FOUL-5")
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_who_does_not_sit_at_the_table_has_no_word(seat: int) -> None:
    assert refusal(table("r5", "g5", "b5", to_lay=1, pile="r1"), seat, Doubt()) == ("FOUL-2", "not-your-turn")


@pytest.mark.rule("FOUL-11")
def test_all_see_the_doubted_card_and_only_the_taker_the_pile() -> None:
    state, (call, taken) = do(table("r9", "g9", "b9", to_lay=2, pile="r8 g2"), 0, Doubt())

    for seat in (0, 1, 2, None):
        assert call.seen_by(seat) == FoulCalled(0, 1, 2, card("g2"))
        assert GAME.view(state, seat).last_call == call
        assert GAME.view(state, seat).hands == (3, 1, 1)
    assert taken.seen_by(0) == PileTaken(0, 2, cards("r8 g2"))
    assert GAME.view(state, 0).hand == cards("g2 r8 r9")
    assert GAME.view(state, 0).last_pile == cards("r8 g2")
    for seat in (1, 2, None):
        assert taken.seen_by(seat) == PileTaken(0, 2, None)
        assert GAME.view(state, seat).last_pile == ()


@pytest.mark.rule("FOUL-11")
def test_whoever_played_foul_sees_the_pile_and_the_doubter_does_not() -> None:
    state, (_, taken) = do(table("r9", "g9", "b9", to_lay=2, pile="r8 g3"), 0, Doubt())

    assert taken.seen_by(1) == PileTaken(1, 2, cards("r8 g3"))
    assert taken.seen_by(0) == PileTaken(1, 2, None)
    assert GAME.view(state, 1).last_pile == cards("r8 g3")
    assert GAME.view(state, 0).last_pile == ()


@pytest.mark.rule("FOUL-11", "ALL-1")
def test_a_seat_sees_its_own_hand_and_everybody_the_counts() -> None:
    state = table("r9 g9", "g5", "b9", to_lay=2, pile="r8 g2", aside="r1 g1 b1")

    assert GAME.view(state, 0).hand == cards("r9 g9")
    assert GAME.view(state, None).hand == ()
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert (view.hands, view.pile, view.aside) == ((2, 1, 1), 2, 3)
        assert (view.claim, view.due, view.to_lay) == (Claim(1, 2), 3, 2)
        assert (view.last_call, view.last_pile) == (None, ())
