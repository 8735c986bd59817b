"""Foul: dealing, counting and laying (FOUL-1 to FOUL-4)."""

import pytest

from anpfiff.core import Chance, Refused, Rolling, Shuffle, Throw, Waiting, described
from anpfiff.core.number_cards import number, number_card
from anpfiff.games.foul.model import Bluff, CardLaid, Claim, Doubt, Fair, FoulCalled, Lay, LotDrawn, Options
from anpfiff.games.foul.rules import GAME
from tests.rules.foul.table import DEALT, IN_PLAY, SEATS, card, cards, dealt, do, lays, refusal, table


@pytest.mark.rule("RAUS-1", "FOUL-1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_low_numbers_of_all_four_colours_are_dealt_evenly(seats: int) -> None:
    assert GAME.turn(GAME.setup(seats)) == Rolling(Shuffle(4 * IN_PLAY[seats]))

    state = dealt(seats)

    assert [len(hand) for hand in state.hands] == [DEALT[seats]] * seats
    assert {held for hand in state.hands for held in hand} == {
        number_card(colour, n)
        for colour in ("red", "gold", "blue", "grey")
        for n in range(1, IN_PLAY[seats] + 1)
    }
    assert state.count == tuple(range(1, IN_PLAY[seats] + 1))


@pytest.mark.rule("FOUL-1")
def test_the_shuffle_decides_who_gets_what() -> None:
    turned = tuple(range(35, -1, -1))

    state, events = GAME.apply(GAME.setup(3), Chance(turned))

    assert events == ()
    assert state.hands[0] != dealt(3).hands[0]
    assert card("y9") in state.hands[0]
    assert [*map(number, state.hands[0])] == sorted(map(number, state.hands[0]))


@pytest.mark.rule("FOUL-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_play(seats: int) -> None:
    with pytest.raises(Refused, match="FOUL-1"):
        GAME.setup(seats)


@pytest.mark.rule("FOUL-2", "ALL-3")
def test_lots_are_drawn_for_who_begins() -> None:
    state, _ = GAME.apply(GAME.setup(4), Chance(tuple(range(40))))
    assert GAME.turn(state) == Rolling(Throw(4))
    assert GAME.view(state, 0).to_lay is None
    assert GAME.moves(state, 0) == ()

    state, events = GAME.apply(state, Chance((2,)))

    assert events == (LotDrawn(2),)
    assert GAME.turn(state) == Waiting((2,))
    assert GAME.view(state, 0).to_lay == 2


@pytest.mark.rule("FOUL-2", "ALL-3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_seat_that_is_named_begins(first: int) -> None:
    state, _ = GAME.apply(GAME.setup(3, Options(first=first)), Chance(tuple(range(36))))

    assert GAME.turn(state) == Waiting((first,))


@pytest.mark.rule("ALL-3")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(Refused, match="ALL-3"):
        GAME.setup(3, Options(first=3))


@pytest.mark.rule("FOUL-2")
@pytest.mark.parametrize(("seat", "follows"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_play_goes_clockwise(seat: int, follows: int) -> None:
    state = table("r1 r9", "g1 g9", "b1 b9", "y1 y9", to_lay=seat)

    after, _ = do(state, seat, GAME.moves(state, seat)[0])

    assert after.to_lay == follows
    assert {other for other in range(4) if set(GAME.moves(after, other)) - {Doubt(), Fair()}} == {follows}


@pytest.mark.rule("FOUL-2")
def test_only_the_next_player_lays() -> None:
    start = table("r1 r5", "g1 g5", "b1 b5")
    assert refusal(start, 1, Lay(card("g1"))) == ("FOUL-2", "not-your-turn")

    laid = table("r5", "g2 g5", "b2 b5", to_lay=1, pile="r1")
    assert refusal(laid, 2, Lay(card("b2"))) == ("FOUL-2", "not-your-turn")
    assert refusal(laid, 0, Lay(card("r5"))) == ("FOUL-2", "not-your-turn"), "nor does who laid last"
    said = table("r5", "g2 g5", "b2 b5", to_lay=1, pile="r1", fair=(2,))
    assert refusal(said, 2, Lay(card("b2"))) == ("FOUL-2", "not-your-turn"), "nor who has said fair"


@pytest.mark.rule("FOUL-3")
def test_the_first_card_is_laid_as_one_and_the_next_as_two() -> None:
    state = table("r1 r9", "g2 g9", "b3 b9")
    assert GAME.view(state, 1).due == 1

    state, first = do(state, 0, Lay(card("r1")))
    state, second = do(state, 1, Lay(card("g2")))

    assert first == (CardLaid(0, 1),)
    assert second == (CardLaid(1, 2),)
    assert state.pile == cards("r1 g2")
    assert state.hands == (cards("r9"), cards("g9"), cards("b3 b9"))
    assert GAME.view(state, 2).due == 3
    assert GAME.view(state, 0).claim == Claim(1, 2)


@pytest.mark.rule("FOUL-3")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_pile_begins_with_one(seats: int) -> None:
    assert GAME.view(dealt(seats), None).due == 1


@pytest.mark.rule("FOUL-3")
def test_a_card_lies_face_down_and_only_the_number_said_is_heard() -> None:
    state, events = do(table("r7 r9", "g2", "b3"), 0, Lay(card("r7")))

    assert events == (CardLaid(0, 1),)
    for seat in (1, 2, None):
        view = GAME.view(state, seat)
        assert (view.pile, view.claim, view.hands) == (1, Claim(0, 1), (1, 1, 1))
        assert card("r7") not in (*view.hand, *view.last_pile)


@pytest.mark.rule("FOUL-3")
@pytest.mark.parametrize("colour", ["r", "g", "b", "y"])
def test_colours_do_not_matter(colour: str) -> None:
    state = table(f"{colour}1 r9", "g9", "b9")
    assert GAME.moves(state, 0) == lays(f"{colour}1")

    state, _ = do(state, 0, Lay(card(f"{colour}1")))
    _, events = do(state, 1, Doubt())

    assert isinstance(events[0], FoulCalled)
    assert events[0].taker == 1


@pytest.mark.rule("FOUL-3")
@pytest.mark.parametrize("other", [*cards("g1 r2"), -1, 80, 2**63 - 1])
def test_only_a_card_of_the_own_hand_can_be_laid(other: int) -> None:
    assert refusal(table("r1 r9", "g1", "b9"), 0, Lay(other)) == ("FOUL-3", "not-in-your-hand")


@pytest.mark.rule("FOUL-4")
def test_who_holds_the_number_must_lay_it() -> None:
    state = table("r1 g1 r2 r9", "g9", "b9")

    assert GAME.moves(state, 0) == lays("r1 g1")
    assert refusal(state, 0, Lay(card("r2"))) == ("FOUL-4", "number-is-in-your-hand")


@pytest.mark.rule("FOUL-4")
def test_who_does_not_hold_the_number_may_play_foul_with_any_card() -> None:
    state = table("r1", "g1 g3 b3", "b9 y9", to_lay=1, pile="y1")
    assert GAME.moves(state, 1) == (*lays("g1 g3 b3"), Doubt(), Fair())

    state, events = do(state, 1, Lay(card("b3")))

    assert events == (CardLaid(1, 2),)
    assert state.pile == cards("y1 b3")


@pytest.mark.rule("FOUL-4")
def test_where_bluffing_is_free_any_card_may_be_laid_any_time() -> None:
    state = table("r1 g1 r2 r9", "g9", "b9", bluff="free")
    assert GAME.moves(state, 0) == lays("r1 g1 r2 r9")

    state, events = do(state, 0, Lay(card("r9")))

    assert events == (CardLaid(0, 1),)


@pytest.mark.rule("FOUL-4")
@pytest.mark.parametrize("bluff", ["forced", "free"])
def test_bluffing_is_an_option_and_forced_unless_set(bluff: Bluff) -> None:
    assert GAME.setup(3, Options(bluff=bluff)).bluff == bluff
    assert GAME.view(GAME.setup(3, Options(bluff=bluff)), None).bluff == bluff
    assert GAME.setup(3).bluff == "forced"
    assert described(Options)["bluff"]["rule"] == "FOUL-4"
