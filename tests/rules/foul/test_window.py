"""Foul: the window in which the others may call before the next card is laid (FOUL-5)."""

import pytest

from anpfiff.core import Act, IllegalMove, Refused, Tick, Waiting, chosen, described
from anpfiff.games.foul.model import Doubt, Fair, FairSaid, FoulCalled, Lay, Options, PlayOn
from anpfiff.games.foul.rules import GAME
from tests.rules.foul.table import UP_TO_NINE, after_the_window, card, do, lays, refusal, table

HANDS = "r1 r9", "g2 g9", "b3 b9"


@pytest.mark.rule("FOUL-5")
@pytest.mark.parametrize("window", [1, 2, 7])
def test_the_next_card_waits_for_the_window_from_the_moment_the_card_lies(window: int) -> None:
    state = table(*HANDS, window=window)

    state, _ = GAME.apply(state, Act(0, Lay(card("r1")), at=5_300))

    until = 5_300 + window * 1_000
    assert GAME.turn(state) == Waiting((1, 2), until)
    assert GAME.view(state, None).opens == until
    assert GAME.moves(state, 1) == GAME.moves(state, 2) == (Doubt(), Fair())
    assert refusal(state, 1, Lay(card("g2"))) == ("FOUL-5", "others-may-call")


@pytest.mark.rule("FOUL-5")
def test_after_the_window_the_next_player_may_lay_and_the_others_may_still_call() -> None:
    state, events = GAME.apply(table(*HANDS, to_lay=1, pile="r1", opens=2_000), Tick(2_000))

    assert events == ()
    assert GAME.turn(state) == Waiting((1, 2))
    assert GAME.view(state, None).opens is None
    assert GAME.moves(state, 1) == (*lays("g2"), Doubt(), Fair())
    assert GAME.moves(state, 2) == (Doubt(), Fair())


@pytest.mark.rule("FOUL-5")
def test_the_window_is_not_over_before_its_time() -> None:
    with pytest.raises(IllegalMove, match="not yet time"):
        GAME.apply(table(*HANDS, to_lay=1, pile="r1", opens=2_000), Tick(1_999))


@pytest.mark.rule("FOUL-5", "FOUL-10")
def test_once_all_have_said_fair_nobody_waits_for_the_window() -> None:
    state = table(*HANDS, to_lay=1, pile="r1", opens=2_000)

    state, _ = do(state, 1, Fair())
    assert GAME.turn(state) == Waiting((2,), 2_000), "the next player has nothing to do but wait"
    assert refusal(state, 1, Lay(card("g2"))) == ("FOUL-5", "others-may-call")
    state, events = do(state, 2, Fair())

    assert events == (FairSaid(2),)
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.moves(state, 1) == lays("g2")


@pytest.mark.rule("FOUL-5")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_call_ends_the_window(seat: int) -> None:
    state, (call, *_) = do(table(*HANDS, to_lay=1, pile="r7", opens=2_000), seat, Doubt())

    assert call == FoulCalled(seat, 0, 1, card("r7"))
    assert GAME.turn(state) == Waiting((1,))
    assert GAME.view(state, None).opens is None


@pytest.mark.rule("FOUL-5", "FOUL-9", "FOUL-10")
@pytest.mark.parametrize(("hand", "pile"), [("r1", UP_TO_NINE), ("", "r7")])
@pytest.mark.parametrize("fair", [(), (1,)])
def test_nobody_plays_on_before_the_window_is_over(hand: str, pile: str, fair: tuple[int, ...]) -> None:
    state = table(hand, "g1", "b1", to_lay=1, pile=pile, opens=2_000, fair=fair)

    assert PlayOn() not in GAME.moves(state, 1)
    assert refusal(state, 1, PlayOn()) == ("FOUL-5", "others-may-call")
    assert PlayOn() in GAME.moves(after_the_window(state), 1)


@pytest.mark.rule("FOUL-5")
def test_whose_turn_it_is_comes_before_the_window() -> None:
    state = table(*HANDS, to_lay=1, pile="r1", opens=2_000)

    assert refusal(state, 2, Lay(card("b3"))) == ("FOUL-2", "not-your-turn")
    assert refusal(state, 0, Lay(card("r9"))) == ("FOUL-2", "not-your-turn")


@pytest.mark.rule("FOUL-5")
def test_without_a_window_the_next_card_may_be_laid_at_once() -> None:
    state, _ = GAME.apply(table(*HANDS, window=0), Act(0, Lay(card("r1")), at=5_300))

    assert GAME.turn(state) == Waiting((1, 2))
    assert GAME.moves(state, 1) == (*lays("g2"), Doubt(), Fair())


@pytest.mark.rule("FOUL-5")
def test_the_window_is_an_option_and_two_seconds_unless_set() -> None:
    assert GAME.setup(3).options.window == 2
    assert described(Options)["window"]["rule"] == "FOUL-5"
    for seconds in (-1, 61):
        with pytest.raises(Refused, match="window"):
            chosen(Options, {"window": seconds})


@pytest.mark.rule("FOUL-5")
@pytest.mark.parametrize("move", [Fair(), Doubt(), Lay(card("g2"))])
def test_neither_a_word_nor_a_card_is_taken_back(move: Lay | Doubt | Fair) -> None:
    assert not GAME.foreseeable(GAME.view(table(*HANDS, to_lay=1, pile="r1"), 1), move)
