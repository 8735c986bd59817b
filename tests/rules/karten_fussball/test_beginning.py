"""Karten-Fußball: the cards, the pitch, who begins and whose turn it is."""

import pytest

from anpfiff.core import Act, Chance, IllegalMove, Rolling, Throw, Waiting
from anpfiff.games.karten_fussball.cards import DECK, card_called, name
from anpfiff.games.karten_fussball.model import (
    CardOut,
    CardPlayed,
    DiceThrown,
    GoalScored,
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
