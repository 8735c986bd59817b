"""Ligretto-Fußball: the interval between two rounds, from the check to the whistle."""

import pytest
from msgspec.structs import replace

from anpfiff.core import Act, Chance, IllegalMove, Rolling, Shuffle, Tick, Waiting
from anpfiff.games.ligretto.events import CountdownStarted, KickedOff, SaidReady
from anpfiff.games.ligretto.model import AcceptBreak, AskScene, Claim, OfferBreak, Ready, TurnOver, Verdict
from anpfiff.games.ligretto.pieces import CORNERS
from anpfiff.games.ligretto.rules import GAME
from anpfiff.games.ligretto.state import State
from tests.rules.ligretto.table import (
    BLACK,
    WHITE,
    all_ready,
    building,
    done,
    kicked_off,
    next_round,
    quarter,
    right_goal,
    unshuffled,
    why_not,
)

CLAIMED = 5_000
"""When black shouts, in milliseconds."""


def claimed(seats: int = 2) -> State:
    """Black has just scored."""
    state, _ = GAME.apply(building(kicked_off(seats), BLACK, *right_goal()), Act(BLACK, Claim(), CLAIMED))
    return state


@pytest.mark.rule("LIG-9", "LIG-25")
def test_after_a_claim_all_that_was_checked_stays_to_be_looked_at() -> None:
    view = GAME.view(claimed(), WHITE)

    assert view.last == Verdict("goal", BLACK)
    assert view.round == 1
    assert view.sides[BLACK].laid == ((10,), (9,), (8,), (7,), (6,))
    assert None not in view.sides[BLACK].goal


@pytest.mark.rule("LIG-9")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_everybody_is_asked_whether_they_are_ready_and_may_do_nothing_else(seats: int) -> None:
    state = claimed(seats)

    assert GAME.turn(state) == Waiting(tuple(range(seats)), until=CLAIMED + 10_000)
    for seat in range(seats):
        assert GAME.moves(state, seat) == (Ready(),)
        assert why_not(state, seat, TurnOver()) == ("LIG-9", "wait-for-the-whistle")
        assert why_not(state, seat, OfferBreak()) == ("LIG-9", "wait-for-the-whistle")


@pytest.mark.rule("LIG-9")
def test_who_is_ready_waits_for_the_others() -> None:
    state, events = done(claimed(3), 1, Ready())

    assert events == (SaidReady(1),)
    assert GAME.turn(state) == Waiting((0, 2), until=CLAIMED + 10_000)
    interval = GAME.view(state, None).interval
    assert interval is not None
    assert (interval.stage, interval.ready) == ("check", (False, True, False))
    assert why_not(state, 1, Ready()) == ("LIG-9", "wait-for-the-whistle")


@pytest.mark.rule("LIG-9")
def test_the_last_to_be_ready_starts_the_countdown_and_nobody_can_act_before_the_whistle() -> None:
    state, _ = done(claimed(), WHITE, Ready())
    state, events = GAME.apply(state, Act(BLACK, Ready(), 7_000))

    assert events == (SaidReady(BLACK), CountdownStarted(10_000))
    for _team in (BLACK, WHITE):
        assert GAME.turn(state) == Rolling(Shuffle(60))
        state, events = GAME.apply(state, Chance(tuple(range(60))))
        assert events == (), "the whistle has not gone yet"
    assert GAME.turn(state) == Waiting((), until=10_000)
    assert GAME.view(state, None).round == 2
    for seat in (BLACK, WHITE):
        for move in (TurnOver(), Ready(), OfferBreak()):
            assert why_not(state, seat, move) == ("LIG-9", "wait-for-the-whistle")
    with pytest.raises(IllegalMove):
        GAME.apply(state, Tick(9_999))

    state, events = GAME.apply(state, Tick(10_000))

    assert events == (KickedOff(2, state.row),)
    assert GAME.turn(state) == Waiting((0, 1), race=True)
    assert GAME.view(state, None).interval is None
    assert TurnOver() in GAME.moves(state, BLACK)


@pytest.mark.rule("LIG-9")
def test_after_ten_seconds_nobody_is_waited_for() -> None:
    state, _ = done(claimed(), WHITE, Ready())
    with pytest.raises(IllegalMove):
        GAME.apply(state, Tick(CLAIMED + 9_999))

    state, events = GAME.apply(state, Tick(CLAIMED + 10_000))

    assert events == (CountdownStarted(CLAIMED + 13_000),)
    assert GAME.turn(unshuffled(state)) == Waiting((), until=CLAIMED + 13_000)
    assert why_not(unshuffled(state), BLACK, Ready()) == ("LIG-9", "wait-for-the-whistle")


@pytest.mark.rule("LIG-9", "LIG-26")
def test_after_an_own_goal_the_check_is_shown_once_the_goal_card_is_taken() -> None:
    state = building(kicked_off(), BLACK, *(quarter("top-left", copy=copy) for copy in range(4)))
    state, _ = GAME.apply(state, Act(BLACK, Claim(), CLAIMED))

    for order in ((0, 1, 2, 3, 4), (0, 1, 2, 3, 4)):
        assert GAME.moves(state, WHITE) == ()
        state, _ = GAME.apply(state, Chance(order))

    assert GAME.turn(state) == Waiting((0, 1), until=CLAIMED + 10_000)
    assert len(GAME.view(state, None).sides[WHITE].won) == 1


@pytest.mark.rule("LIG-9", "LIG-31")
def test_a_round_that_was_broken_off_is_followed_by_a_whistle_too() -> None:
    state, _ = done(kicked_off(), BLACK, OfferBreak())
    state, _ = GAME.apply(state, Act(WHITE, AcceptBreak(), 8_000))

    assert GAME.turn(state) == Waiting((0, 1), until=18_000)
    assert GAME.view(state, None).offer is None


@pytest.mark.rule("LIG-9", "LIG-29")
def test_a_round_in_which_no_scene_can_be_built_is_followed_by_a_whistle_too() -> None:
    state = building(kicked_off(), BLACK)
    locked = tuple(quarter(corner, copy=copy) for corner in CORNERS for copy in range(5))
    state = state.with_side(BLACK, replace(state.sides[BLACK], laid=(locked, (), (), (), ())))

    state, _ = GAME.apply(state, Act(BLACK, AskScene(), 8_000))

    assert GAME.turn(unshuffled(state)) == Waiting((0, 1), until=18_000)


@pytest.mark.rule("LIG-9")
def test_nobody_says_ready_in_the_race() -> None:
    assert why_not(kicked_off(), BLACK, Ready()) == ("LIG-9", "the-race-is-on")


@pytest.mark.rule("LIG-9", "LIG-27")
def test_the_next_round_is_a_race_like_the_first() -> None:
    state = next_round(all_ready(claimed(4)))

    assert (state.round, state.interval) == (2, None)
    assert [len(player.stack) for player in state.players] == [30] * 4
