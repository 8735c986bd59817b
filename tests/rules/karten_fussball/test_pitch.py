"""Karten-Fußball: the cards, the pitch, and a card's run through it."""

from itertools import product

import pytest

from anpfiff.core import Act, Chance, IllegalMove, Rolling, Throw, Waiting
from anpfiff.games.karten_fussball.cards import DECK, RANKS, SUITS, card_called, matches, name
from anpfiff.games.karten_fussball.model import (
    CardOut,
    CardPlayed,
    DiceThrown,
    GoalScored,
    PitchCardTurned,
    RoundBegan,
    RowPassed,
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
    card,
    cards,
    dealt,
    pitch,
    played,
)


@pytest.mark.rule("KF-1")
def test_the_deck_is_seven_to_ace_in_four_suits() -> None:
    ranks = ("7", "8", "9", "10", "B", "D", "K", "A")
    printed = [rank + suit for suit in ("♦", "♥", "♠", "♣") for rank in ranks]

    assert [name(each) for each in DECK] == printed
    assert [card_called(each) for each in printed] == list(DECK)
    assert len(DECK) == 32


@pytest.mark.rule("KF-2")
def test_twelve_cards_lie_on_the_pitch_and_ten_in_each_stack_all_face_down() -> None:
    state, events = dealt(State(opener=HOME))

    assert events == (RoundBegan("regular-time", 1, HOME),)
    assert (state.pitch.cards, *state.stacks) == (SHUFFLED[:12], SHUFFLED[12:22], SHUFFLED[22:])
    view = GAME.view(state, HOME)
    assert view.pitch == (None,) * 12
    assert view.stacks == (10, 10)
    assert view.goal_piles == ((), ())
    assert (view.out, view.left_out) == ((), 0)


@pytest.mark.rule("KF-3")
@pytest.mark.parametrize(("eyes", "opener"), [((6, 1), HOME), ((1, 6), AWAY), ((3, 2), HOME), ((4, 5), AWAY)])
def test_the_higher_throw_begins(eyes: tuple[int, int], opener: int) -> None:
    state = GAME.setup(2)
    assert GAME.turn(state) == Rolling(Throw(6, dice=2))

    state, events = GAME.apply(state, Chance(tuple(eye - 1 for eye in eyes)))
    assert events == (DiceThrown(eyes),)
    assert GAME.view(state, None).first == opener

    state, events = dealt(state)
    assert events == (RoundBegan("regular-time", 1, opener),)
    assert GAME.turn(state) == Waiting((opener,))


@pytest.mark.rule("KF-3")
@pytest.mark.parametrize("face", range(6))
def test_equal_throws_are_thrown_again(face: int) -> None:
    state, events = GAME.apply(GAME.setup(2), Chance((face, face)))

    assert events == (DiceThrown((face + 1, face + 1)),)
    assert GAME.turn(state) == Rolling(Throw(6, dice=2))
    assert GAME.view(state, None).first is None


@pytest.mark.rule("KF-4")
@pytest.mark.parametrize(("seat", "route"), [(HOME, (1, 2, 3, 4)), (AWAY, (4, 3, 2, 1))])
def test_player_1_works_through_the_rows_forwards_and_player_2_backwards(
    seat: int, route: tuple[int, ...]
) -> None:
    rows = ("(7♦) .. ..", "(8♦) .. ..", "(9♦) .. ..", "(10♦) .. ..")
    state, _ = played(pitch(*rows, home="A♦ A♣", away="K♦ K♣", turn=seat), TurnTop())

    for row in route:
        start = 3 * (row - 1)
        assert GAME.view(state, seat).row == row
        assert GAME.moves(state, seat) == (TurnOver(start), TurnOver(start + 1), TurnOver(start + 2))
        state, events = played(state, TurnOver(start))
        assert events[1] == RowPassed(row, start)
        assert (row == route[-1]) is isinstance(events[-1], GoalScored)


@pytest.mark.rule("KF-4")
@pytest.mark.parametrize(("seat", "place"), [(HOME, 3), (HOME, 9), (AWAY, 0), (AWAY, 8)])
def test_no_card_of_another_row_may_be_turned(seat: int, place: int) -> None:
    state, _ = played(pitch(home="A♦", away="K♦", turn=seat), TurnTop())

    with pytest.raises(IllegalMove, match=r"another row \(KF-4\)"):
        GAME.apply(state, Act(seat, TurnOver(place)))


@pytest.mark.rule("KF-5")
@pytest.mark.parametrize("seat", [HOME, AWAY])
def test_the_top_card_of_the_own_stack_is_played_and_then_it_is_the_others_turn(seat: int) -> None:
    state = pitch("(7♦) .. ..", FACE_DOWN, FACE_DOWN, "(8♦) .. ..", home="A♣ 9♥", away="K♣ B♥", turn=seat)
    assert GAME.moves(state, seat) == (TurnTop(),)
    assert GAME.moves(state, 1 - seat) == ()

    state, events = played(state, TurnTop())
    top = card("A♣" if seat == HOME else "K♣")
    assert events == (CardPlayed(seat, top),)
    assert GAME.view(state, 1 - seat).in_play == top
    assert GAME.view(state, None).stacks == ((1, 2) if seat == HOME else (2, 1))
    assert GAME.turn(state) == Waiting((seat,))

    state, events = played(state, TurnOver(0 if seat == HOME else 9))
    assert isinstance(events[-1], CardOut)
    assert GAME.turn(state) == Waiting((1 - seat,))


@pytest.mark.rule("KF-5")
def test_it_is_the_others_turn_after_a_goal_too() -> None:
    state, events = played(
        pitch("7♦ .. ..", "8♦ .. ..", "9♦ .. ..", "10♦ .. ..", home="A♦", away="K♣"), TurnTop()
    )

    assert events[-1] == GoalScored(HOME, card("A♦"))
    assert GAME.turn(state) == Waiting((AWAY,))


@pytest.mark.rule("KF-5")
def test_whose_turn_it_is_not_waits_and_one_card_is_in_play_at_a_time() -> None:
    state = pitch(home="A♦ K♦", away="A♣")
    with pytest.raises(IllegalMove, match=r"not your turn \(KF-5\)"):
        GAME.apply(state, Act(AWAY, TurnTop()))
    with pytest.raises(IllegalMove, match=r"no card in play \(KF-5\)"):
        GAME.apply(state, Act(HOME, TurnOver(0)))

    state, _ = played(state, TurnTop())
    with pytest.raises(IllegalMove, match=r"^card in play \(KF-5\)"):
        GAME.apply(state, Act(HOME, TurnTop()))


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
