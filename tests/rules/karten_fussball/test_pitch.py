"""Karten-Fußball: a card's run through the pitch."""

from itertools import product

import pytest

from anpfiff.core import Act, IllegalMove, Waiting
from anpfiff.games.karten_fussball.cards import RANKS, SUITS, matches
from anpfiff.games.karten_fussball.model import (
    CardOut,
    CardPlayed,
    GoalScored,
    PitchCardTurned,
    RowPassed,
    TurnOver,
    TurnTop,
)
from anpfiff.games.karten_fussball.rules import GAME
from tests.rules.karten_fussball.positions import (
    AWAY,
    FACE_DOWN,
    HOME,
    card,
    cards,
    dealt,
    pitch,
    played,
)


@pytest.mark.rule("KF-6")
def test_cards_match_by_suit_or_by_rank_and_by_nothing_else() -> None:
    for (rank, suit), (other_rank, other_suit) in product(product(RANKS, SUITS), repeat=2):
        expected = rank == other_rank or suit == other_suit
        assert matches(card(rank + suit), card(other_rank + other_suit)) is expected


@pytest.mark.rule("KF-6")
@pytest.mark.parametrize(
    ("printed", "passes"),
    [("9♦", True), ("7♣", True), ("9♣", False), ("8♥", False), ("A♠", False), ("A♦", True)],
)
def test_suit_or_rank_lets_a_card_through(printed: str, *, passes: bool) -> None:
    _, events = played(pitch(f"({printed}) .. ..", home="7♦"), TurnTop(), TurnOver(0))

    assert (RowPassed(1, 0) in events) is passes


@pytest.mark.rule("KF-7")
def test_an_open_match_lets_the_card_through_without_turning_another() -> None:
    state, events = played(pitch("7♦ .. ..", home="7♣"), TurnTop())

    assert events == (CardPlayed(HOME, card("7♣")), RowPassed(1, 0))
    assert GAME.view(state, HOME).pitch == (card("7♦"), *(None,) * 11)
    assert GAME.moves(state, HOME) == (TurnOver(3), TurnOver(4), TurnOver(5))


@pytest.mark.rule("KF-7")
@pytest.mark.parametrize(
    ("row", "place"), [("7♦ .. ..", 0), (".. 7♦ ..", 1), (".. .. 7♦", 2), ("B♠ 9♥ 7♦", 2)]
)
def test_any_open_card_of_the_row_may_be_the_match(row: str, place: int) -> None:
    _, events = played(pitch(row, home="7♣"), TurnTop())

    assert events[1] == RowPassed(1, place)


@pytest.mark.rule("KF-7")
def test_open_matches_carry_the_card_through_several_rows_at_once() -> None:
    rows = ("(7♦) .. ..", ".. 8♦ ..", "B♠ 9♦ ..", "K♣ .. ..")
    state, _ = played(pitch(*rows, home="A♦"), TurnTop())

    state, events = played(state, TurnOver(0))

    assert events == (PitchCardTurned(0, card("7♦")), RowPassed(1, 0), RowPassed(2, 4), RowPassed(3, 7))
    assert GAME.moves(state, HOME) == (TurnOver(10), TurnOver(11))


@pytest.mark.rule("KF-7")
def test_a_row_with_an_open_match_cannot_be_turned_over() -> None:
    state, _ = played(pitch("7♦ .. ..", home="7♣"), TurnTop())

    with pytest.raises(IllegalMove, match="KF-4"):
        GAME.apply(state, Act(HOME, TurnOver(1)))


@pytest.mark.rule("KF-8")
@pytest.mark.parametrize(
    ("row", "offered"),
    [("9♦ .. ..", (1, 2)), (".. 9♦ ..", (0, 2)), (".. 9♦ 8♠", (0,)), (FACE_DOWN, (0, 1, 2))],
)
def test_one_of_the_face_down_cards_is_turned_by_choice(row: str, offered: tuple[int, ...]) -> None:
    state, _ = played(pitch(row, home="7♣"), TurnTop())

    assert GAME.moves(state, HOME) == tuple(map(TurnOver, offered))
    for place in {0, 1, 2} - set(offered):
        with pytest.raises(IllegalMove, match=r"already open \(KF-8\)"):
            GAME.apply(state, Act(HOME, TurnOver(place)))


@pytest.mark.rule("KF-8")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_turned_match_lets_the_card_on_to_the_next_row(place: int) -> None:
    state, events = played(pitch("(7♦) (9♣) (7♠)", home="7♣"), TurnTop(), TurnOver(place))

    assert events == (PitchCardTurned(place, state.pitch.cards[place]), RowPassed(1, place))
    assert GAME.view(state, HOME).row == 2
    assert GAME.view(state, HOME).pitch[:3].count(None) == 2


@pytest.mark.rule("KF-8")
def test_a_turned_card_that_does_not_match_puts_the_stack_card_out_though_others_lie_face_down() -> None:
    state = pitch("7♦ .. ..", "(8♥) (7♠) ..", home="7♣ A♣", away="A♠")

    state, events = played(state, TurnTop(), TurnOver(3))

    assert events == (PitchCardTurned(3, card("8♥")), CardOut(HOME, card("7♣"), 2))
    view = GAME.view(state, AWAY)
    assert (view.out, view.in_play, view.row, view.turn) == ((card("7♣"),), None, None, AWAY)
    assert view.goal_piles == ((), ())


@pytest.mark.parametrize("place", [-1, 12, -(2**63), 2**63 - 1])
def test_a_place_beside_the_pitch_is_none(place: int) -> None:
    state, _ = played(pitch(home="7♣"), TurnTop())

    with pytest.raises(IllegalMove, match=r"no such place \(KF-2\)"):
        GAME.apply(state, Act(HOME, TurnOver(place)))


@pytest.mark.rule("KF-9")
def test_a_row_that_is_all_open_without_a_match_puts_the_card_out_at_once() -> None:
    state, events = played(pitch("8♦ 9♥ B♠", home="7♣", away="A♣"), TurnTop())

    assert events == (CardPlayed(HOME, card("7♣")), CardOut(HOME, card("7♣"), 1))
    assert state.out == cards("7♣")
    assert GAME.turn(state) == Waiting((AWAY,))


@pytest.mark.rule("KF-9")
def test_such_a_row_stops_a_card_that_has_just_turned_its_match_too() -> None:
    state = pitch(FACE_DOWN, FACE_DOWN, "8♦ 9♥ B♠", "(7♦) .. ..", home="A♠", away="7♣", turn=AWAY)

    state, events = played(state, TurnTop(), TurnOver(9))

    assert events == (PitchCardTurned(9, card("7♦")), RowPassed(4, 9), CardOut(AWAY, card("7♣"), 3))


@pytest.mark.rule("KF-10")
@pytest.mark.parametrize(("seat", "last"), [(HOME, 11), (AWAY, 2)])
def test_a_card_through_its_last_row_is_a_goal_on_the_players_pile(seat: int, last: int) -> None:
    rows = {
        HOME: ("7♥ .. ..", "8♥ .. ..", "9♥ .. ..", ".. .. (K♥)"),
        AWAY: (".. .. (K♥)", "8♥ .. ..", "9♥ .. ..", "7♥ .. .."),
    }
    state = pitch(*rows[seat], home="A♥ 7♣", away="D♥ 8♣", turn=seat)

    state, events = played(state, TurnTop(), TurnOver(last))

    scorer = card("A♥" if seat == HOME else "D♥")
    assert events[-1] == GoalScored(seat, scorer)
    assert state.goal_piles == (((scorer,), ()) if seat == HOME else ((), (scorer,)))
    assert state.out == ()
    assert GAME.view(state, None).score == ((1, 0) if seat == HOME else (0, 1))


@pytest.mark.rule("KF-10")
def test_three_rows_are_no_goal_yet() -> None:
    state, events = played(pitch("7♥ .. ..", "8♥ .. ..", "9♥ .. ..", home="A♥"), TurnTop())

    assert events[1:] == (RowPassed(1, 0), RowPassed(2, 3), RowPassed(3, 6))
    assert state.goal_piles == ((), ())


@pytest.mark.rule("KF-10")
def test_goals_pile_up() -> None:
    rows = ("7♥ .. ..", "8♥ .. ..", "9♥ .. ..", "10♥ .. ..")
    state, _ = played(pitch(*rows, home="A♥ K♥ 7♣", away="D♥"), TurnTop(), TurnTop(), TurnTop())

    assert state.goal_piles == (cards("A♥ K♥"), cards("D♥"))


@pytest.mark.rule("KF-11")
def test_turned_cards_stay_open_for_both_players() -> None:
    state = pitch("(7♦) .. ..", FACE_DOWN, FACE_DOWN, "(8♦) .. ..", home="A♣ 7♥", away="K♣ B♥")
    state, _ = played(state, TurnTop(), TurnOver(0))
    state, _ = played(state, TurnTop(), TurnOver(9))
    assert [GAME.view(state, seat).pitch[::9] for seat in (HOME, AWAY, None)] == [cards("7♦ 8♦")] * 3

    state, events = played(state, TurnTop())

    assert events == (CardPlayed(HOME, card("7♥")), RowPassed(1, 0))


@pytest.mark.rule("KF-11")
def test_with_the_next_round_all_cards_are_face_down_again() -> None:
    state, _ = played(pitch("8♦ 9♥ B♠", home="7♣"), TurnTop())
    assert GAME.view(state, HOME).pitch[:3] == cards("8♦ 9♥ B♠")

    state, _ = dealt(state)

    assert GAME.view(state, HOME).pitch == (None,) * 12
