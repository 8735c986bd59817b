"""Foul: the referee ends a match that does not come to an end (FOUL-10)."""

import pytest
from msgspec.structs import replace

from anpfiff.core import Finished, Refused, Result, chosen, described
from anpfiff.games.foul.model import Doubt, MatchWon, Options, PileTaken, WhistleBlown
from anpfiff.games.foul.rules import GAME
from tests.rules.foul.table import cards, dealt, do, refusal, table


@pytest.mark.rule("FOUL-10")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_referee_allows_so_many_calls_for_each_seat(seats: int) -> None:
    assert GAME.view(dealt(seats), None).calls_left == 40 * seats
    assert GAME.view(GAME.setup(seats, Options(whistle=3)), None).calls_left == 3 * seats


@pytest.mark.rule("FOUL-10")
def test_every_call_counts_also_after_a_pile_was_set_aside() -> None:
    state = replace(table("r9", "g9", "b9", to_lay=2, pile="r1 g3", whistle=2), called=3, calls=0)

    state, _ = do(state, 0, Doubt())

    assert GAME.view(state, None).calls_left == 2
    assert state.winners == ()


@pytest.mark.rule("FOUL-10")
def test_after_the_last_call_the_referee_blows_and_the_smallest_hand_wins() -> None:
    """Seat 1 is caught and takes two cards."""
    state = replace(table("r9 r8", "g9", "b9", to_lay=2, pile="r1 g3", whistle=2), called=5)

    state, events = do(state, 0, Doubt())

    assert events[1:] == (PileTaken(1, 2, cards("r1 g3")), WhistleBlown((2,)))
    assert GAME.turn(state) == Finished(Result((2,), (2, 3, 1)))
    assert GAME.view(state, 0).winners == (2,)
    assert GAME.view(state, 0).to_lay is None
    assert [GAME.moves(state, seat) for seat in range(3)] == [(), (), ()]
    assert refusal(state, 2, Doubt()) == ("FOUL-10", "match-over")


@pytest.mark.rule("FOUL-10")
def test_equal_hands_win_together() -> None:
    state = replace(table("r9", "g9", "b9", to_lay=2, pile="r1 g3", whistle=1), called=2)

    state, events = do(state, 0, Doubt())

    assert events[-1] == WhistleBlown((0, 2))
    assert GAME.turn(state) == Finished(Result((0, 2), (1, 3, 1)))


@pytest.mark.rule("FOUL-10")
def test_a_last_card_that_was_right_wins_before_the_whistle() -> None:
    state = replace(table("g3", "", "b9", to_lay=2, pile="r1 g2", whistle=1), called=2)

    state, events = do(state, 0, Doubt())

    assert events[-1] == MatchWon(1)
    assert GAME.turn(state) == Finished(Result((1,), (3, 0, 1)))


@pytest.mark.rule("FOUL-10")
def test_the_whistle_is_an_option_and_forty_for_each_seat_unless_set() -> None:
    assert GAME.setup(3).options.whistle == 40
    assert described(Options)["whistle"]["rule"] == "FOUL-10"
    for calls in (0, -1, 1_001):
        with pytest.raises(Refused, match="whistle"):
            chosen(Options, {"whistle": calls})
