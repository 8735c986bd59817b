"""Karten-Fußball: rounds, extra time and penalties."""

import msgspec
import pytest
from msgspec.structs import replace

from anpfiff.core import Act, Finished, IllegalMove, Result, Rolling, Shuffle, Waiting
from anpfiff.games.karten_fussball.cards import DECK
from anpfiff.games.karten_fussball.model import (
    CardOut,
    GoalScored,
    RoundBegan,
    RoundEnded,
    Score,
    TurnOver,
    TurnTop,
)
from anpfiff.games.karten_fussball.rules import GAME
from anpfiff.games.karten_fussball.state import State
from tests.rules.karten_fussball.positions import (
    AWAY,
    FACE_DOWN,
    HOME,
    SHUFFLED,
    after_rounds,
    card,
    cards,
    dealt,
    pitch,
    played,
)


@pytest.mark.rule("KF-12")
def test_a_round_ends_when_both_stacks_are_empty_and_the_last_card_has_run() -> None:
    state = pitch("8♦ 9♥ B♠", FACE_DOWN, FACE_DOWN, "8♠ 9♣ (B♥)", home="7♣", away="7♦")
    state, events = played(state, TurnTop())
    assert not any(isinstance(event, RoundEnded) for event in events)

    state, events = played(state, TurnTop())
    assert GAME.view(state, None).stacks == (0, 0)
    assert GAME.turn(state) == Waiting((AWAY,))

    state, events = played(state, TurnOver(11))
    assert events[-2:] == (CardOut(AWAY, card("7♦"), 4), RoundEnded((0, 0), (0, 0)))
    assert GAME.turn(state) == Rolling(Shuffle(32))
    assert GAME.view(state, None).turn is None


@pytest.mark.rule("KF-12")
@pytest.mark.parametrize("seat", [HOME, AWAY])
def test_who_alone_has_cards_left_plays_on(seat: int) -> None:
    stack = {"home" if seat == HOME else "away": "7♣ 7♥ A♣"}
    state, events = played(pitch("8♦ 9♥ B♠", FACE_DOWN, FACE_DOWN, "8♠ 9♦ B♥", **stack, turn=seat), TurnTop())

    assert isinstance(events[-1], CardOut)
    assert GAME.turn(state) == Waiting((seat,))
    assert GAME.moves(state, seat) == (TurnTop(),)


@pytest.mark.rule("KF-13")
def test_a_match_is_two_rounds_even_if_one_is_ahead_after_the_first() -> None:
    state, events = dealt(after_rounds((5, 0)))

    assert events == (RoundBegan("regular-time", 2, AWAY),)
    assert GAME.view(state, HOME).stacks == (10, 10)
    assert GAME.view(state, HOME).rounds == ((5, 0), (0, 0))


@pytest.mark.rule("KF-13")
@pytest.mark.parametrize(
    ("rounds", "winner", "score"),
    [(((3, 1), (0, 1)), HOME, (3, 2)), (((1, 0), (1, 3)), AWAY, (2, 3)), (((0, 0), (0, 1)), AWAY, (0, 1))],
)
def test_goals_of_both_rounds_add_up(rounds: tuple[Score, Score], winner: int, score: Score) -> None:
    state = after_rounds(*rounds)

    assert GAME.turn(state) == Finished(Result((winner,), score))
    assert GAME.view(state, None).score == score
    assert GAME.moves(state, HOME) == GAME.moves(state, AWAY) == ()
    with pytest.raises(IllegalMove, match=r"match over \(KF-13\)"):
        GAME.apply(state, Act(winner, TurnTop()))


@pytest.mark.rule("KF-13")
def test_the_whistle_tells_the_goals_of_the_round_and_of_the_match() -> None:
    rows = ("7♥ .. ..", "8♥ .. ..", "9♥ .. ..", "10♥ .. ..")
    state = replace(pitch(*rows, home="A♥"), earlier=((1, 2),))

    state, events = played(state, TurnTop())

    assert events[-1] == RoundEnded((1, 0), (2, 2))


@pytest.mark.rule("KF-13")
def test_every_round_is_dealt_from_all_cards_and_begun_by_the_other_player() -> None:
    rounds: tuple[Score, ...] = ((0, 0),)
    for number, first in ((2, HOME), (3, AWAY), (4, HOME), (5, AWAY)):
        state, events = dealt(after_rounds(*rounds, opener=AWAY))
        assert isinstance(events[0], RoundBegan)
        assert (events[0].number, events[0].first) == (number, first)
        assert GAME.turn(state) == Waiting((first,))
        assert GAME.view(state, None).first == first
        assert sorted((*state.pitch.cards, *state.stacks[0], *state.stacks[1], *state.left_out)) == list(DECK)
        assert (state.goal_piles, state.out) == (((), ()), ())
        rounds = (*rounds, (0, 0))


@pytest.mark.rule("KF-14")
@pytest.mark.parametrize("rounds", [((0, 0), (0, 0)), ((2, 1), (1, 2)), ((3, 0), (0, 3))])
def test_level_after_two_rounds_goes_to_extra_time_with_stacks_of_five(rounds: tuple[Score, Score]) -> None:
    state, events = dealt(after_rounds(*rounds))

    assert events == (RoundBegan("extra-time", 3, HOME),)
    assert (state.pitch.cards, *state.stacks) == (SHUFFLED[:12], SHUFFLED[12:17], SHUFFLED[17:22])
    view = GAME.view(state, AWAY)
    assert (view.phase, view.stacks, len(view.pitch), view.left_out) == ("extra-time", (5, 5), 12, 10)
    assert view.score == (sum(home for home, _ in rounds),) * 2


@pytest.mark.rule("KF-14")
def test_extra_time_is_one_round() -> None:
    state = after_rounds((1, 1), (0, 0), (0, 1))

    assert GAME.turn(state) == Finished(Result((AWAY,), (1, 2)))
    with pytest.raises(IllegalMove, match=r"match over \(KF-14\)"):
        GAME.apply(state, Act(AWAY, TurnTop()))


@pytest.mark.rule("KF-14", "KF-15")
def test_level_after_extra_time_goes_to_penalties_on_two_rows() -> None:
    state, events = dealt(after_rounds((1, 1), (0, 0), (2, 2)))

    assert events == (RoundBegan("penalties", 4, AWAY),)
    assert (state.pitch.cards, *state.stacks) == (SHUFFLED[:6], SHUFFLED[6:11], SHUFFLED[11:16])
    view = GAME.view(state, None)
    assert (view.phase, view.stacks, view.pitch, view.left_out) == ("penalties", (5, 5), (None,) * 6, 16)


@pytest.mark.rule("KF-15")
@pytest.mark.parametrize(("opener", "seat", "route"), [(AWAY, HOME, (1, 2)), (HOME, AWAY, (2, 1))])
def test_a_penalty_runs_from_the_start_row_through_the_other_one(
    opener: int, seat: int, route: tuple[int, int]
) -> None:
    """Dealt in the order of the deck, all cards of the pitch and some of the stacks are diamonds."""
    state, _ = dealt(after_rounds((0, 0), (0, 0), (0, 0), opener=opener), DECK)
    diamonds = replace(state, stacks=(cards("K♦ 7♣"), cards("A♦ 8♣")))

    state, events = played(diamonds, TurnTop())
    with pytest.raises(IllegalMove, match=r"no such place \(KF-2\)"):
        GAME.apply(state, Act(seat, TurnOver(6)))
    for row in route:
        assert GAME.moves(state, seat) == tuple(TurnOver(3 * row - 3 + column) for column in range(3))
        state, events = played(state, TurnOver(3 * row - 2))

    assert events[-1] == GoalScored(seat, card("K♦" if seat == HOME else "A♦"))


@pytest.mark.rule("KF-16")
@pytest.mark.parametrize("series", [1, 2, 7])
def test_penalties_are_repeated_while_level(series: int) -> None:
    state, events = dealt(after_rounds((1, 1), (0, 0), (0, 0), *((2, 2),) * series))

    assert events[0] == RoundBegan("penalties", 4 + series, (1 + series) % 2)
    assert GAME.view(state, None).stacks == (5, 5)
    assert len(state.pitch.cards) == 6


@pytest.mark.rule("KF-16")
@pytest.mark.parametrize(("last", "winner"), [((1, 0), HOME), ((2, 3), AWAY), ((0, 4), AWAY)])
def test_one_goal_ahead_after_a_round_of_penalties_wins(last: Score, winner: int) -> None:
    state = after_rounds((1, 1), (0, 0), (0, 0), (2, 2), last)

    assert GAME.turn(state) == Finished(Result((winner,), (3 + last[0], 3 + last[1])))
    with pytest.raises(IllegalMove, match=r"match over \(KF-16\)"):
        GAME.apply(state, Act(winner, TurnTop()))


@pytest.mark.rule("KF-16")
def test_a_lead_within_a_round_of_penalties_ends_nothing() -> None:
    state = replace(after_rounds((0, 0), (0, 0), (0, 0), (2, 0)), stacks=((), cards("A♣")), turn=AWAY)

    assert GAME.turn(state) == Waiting((AWAY,))


def test_the_rounds_cards_lie_there_until_the_shuffle() -> None:
    state = after_rounds((2, 1))

    view = GAME.view(state, None)
    assert tuple(map(len, view.goal_piles)) == (2, 1)
    assert (view.number, view.turn, view.first) == (1, None, HOME)


def test_a_view_has_no_word_for_a_face_down_card() -> None:
    state, _ = dealt(State(opener=HOME))
    other, _ = dealt(State(opener=HOME), DECK)

    for seat in (HOME, AWAY, None):
        assert msgspec.json.encode(GAME.view(state, seat)) == msgspec.json.encode(GAME.view(other, seat))
