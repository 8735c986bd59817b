"""Elfmeter!: three in a row, the check, and being out of breath."""

import pytest

from anpfiff.core import Chance, Rolling, Shuffle, Waiting
from anpfiff.games.elfmeter.model import (
    AttackAnnulled,
    BallWon,
    Choose,
    DeclareOutOfBreath,
    GoalScored,
    Options,
    PenaltyForced,
    Play,
    WentOutOfBreath,
)
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR, Cards
from tests.rules.elfmeter.positions import INSTANT, attempt, done, fates, kinds, plays, refused


@pytest.mark.rule("ELF-19")
def test_three_fitting_cards_in_a_row_force_a_penalty() -> None:
    state, events = done(attempt((1, 6, 11, 2), (9, 4)), *plays(0, 1, 6))
    assert kinds(events) == ["CardPlayed", "CardPlayed"]
    assert state.phase == "attempt"

    state, events = done(state, *plays(1, 9), *plays(0, 11))

    assert events[-1] == PenaltyForced(0)
    assert GAME.turn(state) == Waiting((0, 1))
    assert GAME.moves(state, 0) == (Choose(2),)


@pytest.mark.rule("ELF-20")
@pytest.mark.parametrize(
    ("laid", "third", "misfit"),
    [((1, 9), 5, 9), ((1, 6), 2, 2), ((1, 9), 2, 9), ((1, 9), 13, 9), ((1, 11), 17, 11)],
)
def test_the_check_after_the_third_card_finds_the_first_misfit(laid: Cards, third: int, misfit: int) -> None:
    state, events = done(attempt((third, 24), (8,), laid), *plays(0, third))

    assert events[1:] == (AttackAnnulled(0, misfit),)
    assert fates(state) == ["counts"]
    assert (state.attacker, state.phase, state.attack) == (1, "getting-ready", ())
    assert state.goals == (0, 0)
    assert state.in_middle == 0


@pytest.mark.rule("ELF-20")
def test_with_the_check_a_misfit_counts_as_laid_and_its_ball_is_the_ball() -> None:
    state, events = done(attempt((9, 1), (13, 3), (6,)), *plays(0, 1))

    assert kinds(events) == ["CardPlayed"]
    assert state.attack == (6, 1)
    assert fates(done(state, *plays(1, 3))[0])[-1] == "counts"
    assert fates(done(state, *plays(1, 13))[0])[-1] == "misfit"


@pytest.mark.rule("ELF-20")
def test_the_check_comes_before_being_out_of_breath() -> None:
    state, events = done(attempt((2,), (8, 3), (1, 6)), *plays(0, 2))

    assert kinds(events) == ["CardPlayed", "AttackAnnulled"]
    assert state.attacker == 1
    assert state.phase == "getting-ready"


@pytest.mark.rule("ELF-20")
def test_the_instant_referee_refuses_a_follow_up_that_does_not_fit() -> None:
    state = attempt((2, 6, 5, 9), (9, 13), (1,), options=INSTANT)

    assert [move for move in GAME.moves(state, 0) if isinstance(move, Play)] == [Play(6), Play(5)]
    assert refused(state, 0, Play(2)) == ("ELF-10", "does-not-fit")
    assert [move for move in GAME.moves(state, 1) if isinstance(move, Play)] == [Play(9), Play(13)]


@pytest.mark.rule("ELF-15", "ELF-20")
def test_the_instant_referee_lets_a_card_with_the_wrong_side_up_be_ignored() -> None:
    state = attempt((2, 6, 11), (9,), (1,), options=INSTANT, sides=("defence", "defence"))

    state, _ = done(state, *plays(0, 2))

    assert fates(state) == ["wrong-side"]
    assert state.attack == (1,)


@pytest.mark.rule("ELF-25")
def test_an_attacker_without_a_card_for_the_penalty_is_out_of_breath() -> None:
    for yours in ((9, 4), ()):
        state, events = done(attempt((11,), yours, (1, 6)), *plays(0, 11))

        assert events[1:] == (PenaltyForced(0), WentOutOfBreath(0))
        assert (state.goals, state.removed, state.attacker) == ((0, 0), 1, 1)


@pytest.mark.rule("ELF-25")
def test_a_defender_without_a_card_has_no_keeper() -> None:
    state, events = done(attempt((11, 2), (), (1, 6)), *plays(0, 11))

    assert events[1:] == (PenaltyForced(0), GoalScored(0, None))
    assert (state.goals, state.removed, state.attacker) == ((1, 0), 0, 1)


@pytest.mark.rule("ELF-28")
@pytest.mark.parametrize(
    ("stack", "laid", "possible"),
    [
        ((1, 6, 11), (), True),
        ((11, 6, 1), (), True),
        ((1, 6), (), False),
        ((1, 6, 5), (), True),
        ((1, 5), (), False),
        ((1, 2, 3, 4), (), False),
        ((6, 11), (1,), True),
        ((6, 1), (1,), False),
        ((5, 7, 24), (1,), False),
        ((11, 24), (1, 6), True),
        ((1, 24), (1, 6), False),
    ],
)
def test_out_of_breath_is_granted_exactly_when_no_choice_of_cards_makes_three(
    stack: Cards, laid: Cards, *, possible: bool
) -> None:
    state = attempt(stack, (9,), laid)

    if possible:
        assert refused(state, 0, DeclareOutOfBreath()) == ("ELF-28", "three-are-still-possible")
    else:
        assert done(state, (0, DeclareOutOfBreath()))[1] == (WentOutOfBreath(0),)


@pytest.mark.rule("ELF-28")
@pytest.mark.parametrize("stack", [(1, 6, 11), (1, 6), (1, 2, 3, 4)])
@pytest.mark.parametrize("options", [Options(), INSTANT, Options(turning="self")])
def test_out_of_breath_is_offered_without_telling_whether_it_would_be_refused(
    stack: Cards, options: Options
) -> None:
    assert DeclareOutOfBreath.claims
    assert DeclareOutOfBreath() in GAME.moves(attempt(stack, (9,), options=options), 0)
    assert DeclareOutOfBreath() in GAME.moves(attempt((*stack, 5), (9,), (7,), options=options), 0)


@pytest.mark.rule("ELF-28", "ELF-20")
@pytest.mark.parametrize(
    ("stack", "laid"), [((5, 24), (6, 1)), ((2, 3), (6, 1)), (COLOUR[6:], (6, 1)), ((11,), (1, 9))]
)
def test_after_an_own_misfit_the_declaration_admits_the_mistake(stack: Cards, laid: Cards) -> None:
    """Whether or not three cards would still follow each other from the last one on."""
    state, events = done(attempt(stack, (9, 4), laid, offer=1), (0, DeclareOutOfBreath()))

    assert events == (AttackAnnulled(0, laid[1]),)
    assert (state.attacker, state.phase, state.attack, state.offer) == (1, "getting-ready", (), None)
    assert (state.removed, state.in_middle, state.goals) == (0, 0, (0, 0))
    assert state.stacks == (stack, (9, 4))


@pytest.mark.rule("ELF-28")
def test_a_card_that_was_ignored_is_no_mistake_to_admit() -> None:
    state, _ = done(attempt((2, 6, 11, 5), (9,), (1,), sides=("defence", "defence")), *plays(0, 2))

    assert refused(state, 0, DeclareOutOfBreath()) == ("ELF-28", "three-are-still-possible")


@pytest.mark.rule("ELF-28")
def test_no_card_counts_twice_towards_three() -> None:
    """1 passes from front left to front middle, 5 back again: two cards are not three."""
    assert not GAME.deck.completes((1, 5), ())
    assert GAME.deck.completes((1, 5, 2), ())


@pytest.mark.rule("ELF-28")
def test_out_of_breath_the_kick_off_card_leaves_and_the_opponent_opens_a_new_round() -> None:
    state, _ = done(attempt((1, 6), (9,), kick_offs=(3, 4)), (0, DeclareOutOfBreath()))

    assert (state.removed, state.in_middle, state.goals) == (1, None, (0, 0))
    assert GAME.turn(state) == Rolling(Shuffle(24))
    for _ in (0, 1):
        state, _ = GAME.apply(state, Chance(tuple(range(24))))
    assert GAME.turn(state) == Waiting((1,))
    assert state.kick_offs == (3, 4)


@pytest.mark.rule("ELF-28")
def test_the_defender_cannot_declare_it() -> None:
    state = attempt((1, 6), (9,))

    assert DeclareOutOfBreath() not in GAME.moves(state, 1)
    assert refused(state, 1, DeclareOutOfBreath()) == ("ELF-28", "only-the-attacker")


@pytest.mark.rule("ELF-28")
@pytest.mark.parametrize("side", ["attack", "defence"])
def test_an_empty_stack_is_out_of_breath_by_itself(side: str) -> None:
    state, events = done(attempt((6,), (9,), (1,), sides=(side, "defence")), *plays(0, 6))

    assert events[1:] == (WentOutOfBreath(0),)
    assert state.phase == "shuffling"


@pytest.mark.rule("ELF-28")
def test_the_defender_runs_out_of_cards_without_harm() -> None:
    state, events = done(attempt((6, 11), (9,), (1,)), *plays(1, 9))

    assert kinds(events) == ["CardPlayed"]
    assert state.phase == "attempt"
    assert Play(9) not in GAME.moves(state, 1)
    assert GAME.moves(state, 1)


@pytest.mark.rule("ELF-28")
def test_a_tackle_with_the_last_card_leaves_nothing_to_attack_with() -> None:
    state, events = done(attempt((6, 11), (3,), (1,)), *plays(1, 3))

    assert events[1:] == (BallWon(1), WentOutOfBreath(1))
    assert (state.attacker, state.phase, state.removed) == (0, "shuffling", 1)


@pytest.mark.rule("ELF-28")
def test_the_ball_lost_at_the_check_to_an_empty_stack_ends_the_round() -> None:
    state, events = done(attempt((2, 4), (), (1, 6)), *plays(0, 2))

    assert events[1:] == (AttackAnnulled(0, 2), WentOutOfBreath(1))
    assert state.attacker == 0


@pytest.mark.rule("ALL-1")
def test_the_box_shows_every_card_in_order_of_arrival() -> None:
    state, _ = done(attempt((1, 6, 11), (13, 9)), *plays(1, 13), *plays(0, 1), *plays(1, 9))

    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert [(laid.seat, laid.card, laid.fate) for laid in view.box] == [
            (1, 13, "no-ball-yet"),
            (0, 1, "counts"),
            (1, 9, "misfit"),
        ]
        assert [shown.card for shown in view.attack] == [1]
