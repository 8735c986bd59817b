"""Elfmeter!: the race, card by card."""

import pytest

from anpfiff.core import Act, IllegalMove, Waiting
from anpfiff.games.elfmeter.model import (
    BallWon,
    CardPlayed,
    Options,
    PenaltyForced,
    Play,
    Ready,
    TurnStack,
)
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR
from tests.rules.elfmeter.positions import INSTANT, attempt, done, fates, kinds, plays, position, refused


@pytest.mark.rule("ELF-7", "ELF-15")
@pytest.mark.parametrize(("side", "fate"), [("attack", "counts"), ("defence", "wrong-side")])
def test_an_attack_card_counts_only_with_the_attack_side_up(side: str, fate: str) -> None:
    state, events = done(attempt((1, 6, 11), (9,), sides=(side, "defence")), *plays(0, 1))

    assert fates(state) == [fate]
    assert state.attack == ((1,) if fate == "counts" else ())
    assert events == (CardPlayed(state.box[0]),)
    assert state.box[0].face == GAME.deck.face(1, "attack" if side == "attack" else "defence")


@pytest.mark.rule("ELF-7", "ELF-15")
@pytest.mark.parametrize(("side", "fate"), [("defence", "counts"), ("attack", "wrong-side")])
def test_a_tackle_counts_only_with_the_defence_side_up(side: str, fate: str) -> None:
    state, _ = done(attempt((6, 11), (3, 4), (1,), sides=("attack", side)), *plays(1, 3))

    assert fates(state) == [fate]
    assert state.attacker == (1 if fate == "counts" else 0)


@pytest.mark.rule("ELF-10")
@pytest.mark.parametrize("card", COLOUR)
def test_any_card_may_be_the_first_if_it_lies_on_top(card: int) -> None:
    below = tuple(other for other in COLOUR if other != card)
    for options in (Options(), INSTANT):
        state = attempt((card, *below), options=options)
        assert [move for move in GAME.moves(state, 0) if isinstance(move, Play)] == [Play(card)]

        state, _ = done(state, (0, Play(card)))

        assert state.attack == (card,)
        assert GAME.view(state, None).ball == GAME.deck.attack[card].ball


@pytest.mark.rule("ELF-8", "ELF-10", "ALL-4")
@pytest.mark.parametrize("seat", [0, 1])
def test_before_the_attackers_first_card_lies_nobody_can_play_from_further_down(seat: int) -> None:
    state = attempt((5, 1, 6), (9, 3, 4))
    top, *below = state.stacks[seat]

    assert [move for move in GAME.moves(state, seat) if isinstance(move, Play)] == [Play(top)]
    for card in below:
        assert refused(state, seat, Play(card)) == ("ELF-8", "only-the-top-card")
    opened, _ = done(state, *plays(0, 5))
    assert {move for move in GAME.moves(opened, seat) if isinstance(move, Play)} == {
        Play(card) for card in opened.stacks[seat]
    }


@pytest.mark.rule("ELF-8", "ELF-15")
def test_an_ignored_card_opens_no_stack() -> None:
    """Or an attacker would lay one wrong side up and study the rest while no ball is live."""
    state, _ = done(attempt((5, 1, 6), (9, 3), sides=("defence", "defence")), *plays(0, 5), *plays(1, 9))

    assert fates(state) == ["wrong-side", "no-ball-yet"]
    assert [move for move in GAME.moves(state, 0) if isinstance(move, Play)] == [Play(1)]
    assert [move for move in GAME.moves(state, 1) if isinstance(move, Play)] == [Play(3)]


@pytest.mark.rule("ELF-10")
def test_a_follow_up_fits_when_its_footballer_stands_where_the_ball_was_played() -> None:
    fitting = {card for card in COLOUR if GAME.deck.follows(card, 1)}

    assert fitting == {5, 6, 7, 8}
    assert {card for card in COLOUR if GAME.deck.follows(card, 24)} == {17, 18, 19, 20}


@pytest.mark.rule("ELF-11")
@pytest.mark.parametrize("card", COLOUR)
def test_a_defence_card_fits_when_one_of_its_players_stands_where_the_last_ball_is(card: int) -> None:
    state, events = done(attempt((6, 11), COLOUR, (1,)), *plays(1, card))

    fits = card in {3, 12, 17, 19, 23, 24}
    assert fates(state) == ["counts" if fits else "misfit"]
    assert kinds(events) == ["CardPlayed", "BallWon"] if fits else ["CardPlayed"]


@pytest.mark.rule("ELF-11")
def test_only_the_attackers_last_card_matters_to_the_tackle() -> None:
    state = attempt((11, 2), (3, 10), (1, 6))

    assert fates(done(state, *plays(1, 3))[0]) == ["misfit"]
    assert fates(done(state, *plays(1, 10))[0]) == ["counts"]


@pytest.mark.rule("ELF-12")
def test_before_the_first_attack_card_there_is_no_ball_to_win() -> None:
    state, events = done(attempt(yours=(3, 4, 9)), *plays(1, 3))

    assert fates(state) == ["no-ball-yet"]
    assert kinds(events) == ["CardPlayed"]
    assert state.attacker == 0
    assert 3 not in state.stacks[1]
    state, _ = done(state, *plays(0, 1))
    assert refused(state, 1, Play(3)) == ("ELF-16", "not-in-your-stack")


@pytest.mark.rule("ELF-12")
def test_in_a_new_attempt_the_old_ball_cannot_be_won() -> None:
    state, _ = done(
        attempt((12, 6, 11), (3, 1, 6), (1,)),
        *plays(1, 3),
        (0, TurnStack()),
        (1, TurnStack()),
        (0, Ready()),
        (1, Ready()),
        *plays(0, 12),
    )

    assert fates(state) == ["counts", "no-ball-yet"]


@pytest.mark.rule("ELF-13", "ALL-2")
def test_the_card_underneath_was_first() -> None:
    early, _ = done(attempt((11, 2), (10, 4), (1, 6)), *plays(1, 10))
    assert early.attacker == 1
    assert refused(early, 0, Play(11)) == ("ELF-34", "no-attempt")

    late, _ = done(attempt((11, 2), (10, 4), (1, 6)), *plays(0, 11))
    assert late.attacker == 0
    assert late.phase == "penalty"
    assert refused(late, 1, Play(10)) == ("ELF-13", "too-late")
    assert late.stacks[1] == (10, 4)


@pytest.mark.rule("ELF-13", "ALL-2")
def test_arrival_decides_and_not_what_the_clocks_say() -> None:
    state, _ = GAME.apply(attempt((11, 2), (10, 4), (1, 6)), Act(1, Play(10), at=900))

    assert state.attacker == 1
    with pytest.raises(IllegalMove, match="ELF-34"):
        GAME.apply(state, Act(0, Play(11), at=100))


@pytest.mark.rule("ELF-14", "ELF-15")
@pytest.mark.parametrize("attacker", [0, 1])
def test_a_tackle_swaps_the_roles_and_play_waits_until_both_are_ready(attacker: int) -> None:
    stacks = ((6, 11), (3, 4)) if attacker == 0 else ((3, 4), (6, 11))
    state = position("attempt", attacker, stacks=stacks, attack=(1,))

    after, events = done(state, *plays(1 - attacker, 3))

    assert events == (CardPlayed(after.box[-1]), BallWon(1 - attacker))
    assert after.attacker == 1 - attacker
    assert after.attack == ()
    assert after.sides == state.sides
    assert after.in_middle == state.in_middle
    assert GAME.turn(after) == Waiting((0, 1))
    assert GAME.moves(after, 0) == (TurnStack(), Ready())


@pytest.mark.rule("ELF-14")
def test_the_new_attacker_starts_with_the_cards_that_remain() -> None:
    state, _ = done(
        attempt((6, 11), (3, 4, 19, 13), (1,)), *plays(1, 3), (1, TurnStack()), (0, Ready()), (1, Ready())
    )

    assert state.phase == "attempt"
    assert [move for move in GAME.moves(state, 1) if isinstance(move, Play)] == [Play(4)]
    state, _ = done(state, *plays(1, 4))
    assert [move for move in GAME.moves(state, 1) if isinstance(move, Play)] == [Play(19), Play(13)]


@pytest.mark.rule("ELF-16", "ELF-17")
def test_ignored_cards_stay_in_the_box_and_the_attack_goes_on() -> None:
    state = attempt((6, 11, 2, 5), (9, 13, 10), (1,))

    state, _ = done(state, *plays(1, 9), *plays(0, 6), *plays(1, 13), (0, TurnStack()), *plays(0, 2))

    assert fates(state) == ["misfit", "counts", "misfit", "wrong-side"]
    assert state.stacks == ((11, 5), (10,))
    assert state.attack == (1, 6)
    state, events = done(state, (0, TurnStack()), *plays(0, 11))
    assert PenaltyForced(0) in events


@pytest.mark.rule("ELF-16")
@pytest.mark.parametrize("card", [-1, 0, 1, 25, 2**63 - 1, -(2**63)])
def test_only_cards_of_the_own_stack_can_be_played(card: int) -> None:
    assert refused(attempt((6, 11), (9,)), 0, Play(card)) == ("ELF-16", "not-in-your-stack")
