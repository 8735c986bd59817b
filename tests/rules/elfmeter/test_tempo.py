"""Elfmeter!: the calm tempo, in which hands rest after a card that counts, and a person's own calm."""

from typing import Any

import pytest

from anpfiff.core import Act, IllegalMove, Refused, Tick, Waiting, chosen
from anpfiff.games.elfmeter import tempo
from anpfiff.games.elfmeter.model import AcceptPause, Choose, OfferPause, Options, Play, Ready, TurnStack
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import State
from tests.rules.elfmeter.positions import attempt, refused

CALM = Options(calm=1_000)
FREE, RESTED = 0, -1


def race(options: Options = CALM, **more: Any) -> State:
    return tempo.fresh(attempt((1, 6, 11), (3, 4, 9), options=options, **more))


def at(state: State, seat: int, move: Any, when: int) -> State:
    return GAME.apply(state, Act(seat, move, when))[0]


@pytest.mark.rule("ELF-13")
def test_after_a_pass_the_defenders_hands_rest_and_the_attackers_do_not() -> None:
    state = at(race(), 0, Play(1), 5_000)

    assert GAME.turn(state) == Waiting((0,), until=6_000, race=True)
    assert GAME.moves(state, 1) == ()
    assert refused(state, 1, Play(3)) == ("ELF-13", "hands-rest")
    assert len(GAME.view(state, 1).stack or ()) == 3, "looking is allowed"

    state, events = GAME.apply(state, Tick(6_000))

    assert (events, state.rests) == ((), (FREE, RESTED))
    assert GAME.turn(state) == Waiting((0, 1), race=True)


@pytest.mark.rule("ELF-13")
def test_a_rest_is_not_prolonged_and_who_has_rested_is_free_until_having_acted() -> None:
    state = at(at(race(), 0, Play(1), 5_000), 0, Play(6), 5_900)
    assert state.rests == (FREE, 6_000)

    rested, _ = GAME.apply(at(race(), 0, Play(1), 5_000), Tick(6_000))
    assert at(rested, 0, Play(6), 6_001).rests == (FREE, RESTED)


@pytest.mark.rule("ELF-13")
def test_a_card_that_is_ignored_lets_nobody_rest() -> None:
    assert at(race(), 1, Play(3), 5_000).rests == (FREE, FREE), "there was no ball yet"


@pytest.mark.rule("ELF-13")
def test_nobody_rests_unless_the_table_wants_it_calm() -> None:
    state = at(race(Options()), 0, Play(1), 5_000)

    assert (state.rests, GAME.turn(state)) == ((), Waiting((0, 1), race=True))


@pytest.mark.rule("ELF-13", "ELF-18")
def test_after_a_pause_hands_are_free() -> None:
    state = at(at(race(), 0, Play(1), 5_000), 0, OfferPause(), 5_100)
    state, _ = GAME.apply(state, Tick(6_000))
    state = at(state, 1, AcceptPause(), 6_100)
    for seat in (0, 1):
        state = at(state, seat, Ready(), 7_000 + seat)

    assert state.rests == (FREE, FREE)


@pytest.mark.rule("ALL-3")
@pytest.mark.parametrize("slow", [0, 1])
def test_whoever_needs_calm_is_hurried_by_nobody(slow: int) -> None:
    """The other rests after every pass that counts: after one's own to think, after theirs to look."""
    options = Options(calm_for=(2_000, 0)) if slow == 0 else Options(calm_for=(0, 2_000))
    state = at(race(options), 0, Play(1), 5_000)

    assert GAME.turn(state) == Waiting((slow,), until=7_000, race=True)
    with pytest.raises(IllegalMove, match="hands rest"):
        GAME.apply(state, Act(1 - slow, Play(6 if slow else 3), 6_999))


@pytest.mark.rule("ALL-3")
def test_everybody_sees_the_calm_and_whose_hands_rest() -> None:
    state = at(race(Options(calm=500, calm_for=(0, 2_000))), 0, Play(1), 5_000)

    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert (view.calm, view.calm_for, view.rests) == (500, (0, 2_000), (7_000, 5_500))


@pytest.mark.rule("ELF-13")
def test_whose_hands_have_rested_first_is_free_first() -> None:
    state = at(race(Options(calm=500, calm_for=(0, 2_000))), 0, Play(1), 5_000)
    assert GAME.turn(state) == Waiting((), until=5_500, race=True)

    state, _ = GAME.apply(state, Tick(5_500))
    assert GAME.turn(state) == Waiting((1,), until=7_000, race=True)


@pytest.mark.rule("ELF-13")
def test_the_calm_has_four_lengths() -> None:
    with pytest.raises(Refused, match="700"):
        chosen(Options, {"calm": 700})


@pytest.mark.rule("ELF-13", "ELF-21")
def test_with_the_third_pass_every_rest_is_over() -> None:
    """The keeper chooses at once, however short ago the pass was."""
    state = tempo.fresh(attempt((1, 6, 11, 2), (3, 4, 9), options=CALM))
    for place, card in enumerate((1, 6, 11)):
        state = at(state, 0, Play(card), 5_000 + place)

    assert (state.phase, state.rests, GAME.view(state, 1).rests) == ("penalty", (), ())
    assert refused(state, 1, Play(3)) == ("ELF-13", "too-late"), "no rest forbids it, the penalty does"
    assert at(state, 1, Choose(9), 5_003).choices[1] == 9


@pytest.mark.rule("ELF-13", "ELF-14")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_new_attempt_begins_with_all_hands_free_whoever_is_ready_first(order: tuple[int, int]) -> None:
    state, _ = GAME.apply(at(race(), 0, Play(1), 5_000), Tick(6_000))
    assert state.rests == (FREE, RESTED)

    state = at(state, 1, Play(3), 6_100)
    assert (state.phase, state.rests) == ("getting-ready", ())
    for seat in order:
        state = at(state, seat, Ready(), 7_000 + seat)

    assert (state.phase, state.rests) == ("attempt", (FREE, FREE))


@pytest.mark.rule("ELF-13")
def test_turning_the_stack_prolongs_nobodys_rest_and_frees_who_turns_it() -> None:
    rested, _ = GAME.apply(at(race(), 0, Play(1), 5_000), Tick(6_000))
    turned = at(rested, 1, TurnStack(), 6_100)
    assert turned.rests == (FREE, FREE)
    assert at(turned, 0, Play(6), 6_200).rests == (FREE, 7_200), "and now it is the other's pass again"
