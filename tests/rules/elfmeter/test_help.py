"""Elfmeter!: what a seat is told that helps it (`View.fitting`). It is worked out from its own cards and the ball, and says what the rules say."""

import pytest
from msgspec.structs import replace

from anpfiff.games.elfmeter.cards import Side
from anpfiff.games.elfmeter.model import Options, Phase
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR, State
from tests.rules.elfmeter.positions import attempt, done, fates, plays, position

REVERSED = COLOUR[::-1]


def told(state: State, seat: int | None) -> tuple[int, ...]:
    return GAME.view(state, seat).fitting


@pytest.mark.rule("ELF-8", "ELF-10", "ELF-12")
def test_before_the_first_pass_the_attacker_has_the_top_card_and_the_defender_nothing() -> None:
    state = attempt((6, 1, 11), (3, 4, 9))
    assert (told(state, 0), told(state, 1)) == ((6,), ())


@pytest.mark.rule("ELF-10", "ELF-11")
@pytest.mark.parametrize("last", COLOUR)
def test_it_names_exactly_the_cards_that_would_count(last: int) -> None:
    mine = tuple(card for card in COLOUR if card != last)
    state = attempt(mine, COLOUR, (last,), options=Options(referee="instant"))
    follow = {card for card in mine if _counts(state, 0, card)}
    tackle = {card for card in COLOUR if _counts(state, 1, card)}
    assert (set(told(state, 0)), set(told(state, 1))) == (follow, tackle)
    assert follow
    assert tackle


def _counts(state: State, seat: int, card: int) -> bool:
    """As the rules judge it once it is played; the instant referee does not even let a misfit be played."""
    if not any(move == plays(seat, card)[0][1] for move in GAME.moves(state, seat)):
        return False
    return fates(done(state, *plays(seat, card))[0])[-1] == "counts"


@pytest.mark.rule("ALL-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_tells_nothing_of_the_other_stack(seat: int) -> None:
    """Whatever the other holds, and in whatever order, the same is told."""
    own = (6, 11, 3, 9)
    twins = [
        replace(attempt(laid=(1,)), stacks=_stacks(seat, own, other))
        for other in (COLOUR, REVERSED, (3,), ())
    ]
    assert len({told(state, seat) for state in twins}) == 1


def _stacks(
    seat: int, own: tuple[int, ...], other: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (own, other) if seat == 0 else (other, own)


@pytest.mark.rule("ALL-1", "ELF-8")
def test_it_tells_nothing_of_the_own_stack_that_may_not_be_leafed_through_yet() -> None:
    for below in (COLOUR[2:], REVERSED[:20], ()):
        assert told(attempt((1, *(card for card in below if card != 1)), COLOUR), 0) == (1,)


@pytest.mark.rule("ALL-1")
@pytest.mark.parametrize("laid", [(), (1,), (1, 6)])
def test_every_card_it_names_is_one_that_the_seat_sees(laid: tuple[int, ...]) -> None:
    state = attempt(tuple(card for card in REVERSED if card not in laid), COLOUR, laid)
    for seat in (0, 1):
        view = GAME.view(state, seat)
        assert set(view.fitting) <= {shown.card for shown in view.stack or ()}


@pytest.mark.rule("ALL-1")
def test_the_stands_are_told_nothing() -> None:
    assert told(attempt(laid=(1,)), None) == ()


@pytest.mark.rule("ELF-15")
@pytest.mark.parametrize(("seat", "sides"), [(0, ("defence", "defence")), (1, ("attack", "attack"))])
def test_nothing_fits_with_the_wrong_side_up(seat: int, sides: tuple[Side, Side]) -> None:
    assert told(attempt(laid=(1,), sides=sides), seat) == ()


@pytest.mark.rule("ELF-34")
@pytest.mark.parametrize("phase", ["kick-off", "getting-ready", "pause", "penalty", "over"])
def test_outside_an_attempt_no_card_helps(phase: Phase) -> None:
    state = position(phase, stacks=(COLOUR, COLOUR))
    assert (told(state, 0), told(state, 1)) == ((), ())
