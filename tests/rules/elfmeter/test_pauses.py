"""Elfmeter!: what can be seen, and pauses."""

from typing import Any

import pytest

from anpfiff.core import Waiting
from anpfiff.games.elfmeter.model import (
    AcceptPause,
    DeclinePause,
    Move,
    OfferPause,
    Phase,
    Play,
    Ready,
    TurnStack,
)
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR, Cards
from tests.rules.elfmeter.positions import attempt, done, kinds, plays, position, refused


@pytest.mark.rule("ELF-8", "ALL-1")
@pytest.mark.parametrize(
    ("phase", "laid", "seen"),
    [
        ("lots", (), None),
        ("shuffling", (), None),
        ("kick-off", (), None),
        ("getting-ready", (), 1),
        ("attempt", (), 1),
        ("attempt", (3,), 24),
        ("attempt", (3, 18), 24),
        ("pause", (), None),
        ("pause", (3,), None),
        ("penalty", (3, 18, 10), 24),
        ("over", (), None),
    ],
)
def test_only_the_top_card_shows_until_the_attackers_first_card_lies(
    phase: Phase, laid: Cards, seen: int | None
) -> None:
    state = position(phase, stacks=((5, 2, 9), (1, 7)), attack=laid)

    for seat in (0, 1):
        view = GAME.view(state, seat)
        assert view.stacks == (3, 2)
        cards = None if view.stack is None else tuple(shown.card for shown in view.stack)
        assert cards == (None if seen is None else state.stacks[seat][:seen])
    assert GAME.view(state, None).stack is None


@pytest.mark.rule("ELF-8", "ELF-14")
def test_a_new_attempt_closes_the_stacks_again_but_for_the_top_card() -> None:
    state, _ = done(attempt((6, 11), (3, 4, 19), (1,)), *plays(1, 3), (0, Ready()), (1, Ready()))

    for seat, top in ((0, 6), (1, 4)):
        view = GAME.view(state, seat)
        assert view.stack is not None
        assert [shown.card for shown in view.stack] == [top]


@pytest.mark.rule("ELF-8")
def test_only_the_side_that_is_held_up_can_be_seen() -> None:
    state = attempt((5, 2), (5, 2), (1,), sides=("attack", "attack"))
    view = GAME.view(state, 1)
    assert view.stack is not None
    assert [shown.face for shown in view.stack] == [GAME.deck.attack[5], GAME.deck.attack[2]]

    view = GAME.view(done(state, (1, TurnStack()))[0], 1)

    assert view.stack is not None
    assert [shown.face for shown in view.stack] == [GAME.deck.defence[5], GAME.deck.defence[2]]


@pytest.mark.rule("ELF-18")
def test_a_pause_offered_and_accepted_stops_play_until_both_are_ready_again() -> None:
    state = attempt((6, 11), (9, 10), (1,))
    offered, events = done(state, (1, OfferPause()))
    assert kinds(events) == ["PauseOffered"]
    assert GAME.view(offered, 0).offer == 1

    paused, events = done(offered, (0, AcceptPause()))

    assert kinds(events) == ["PauseAgreed"]
    assert GAME.turn(paused) == Waiting((0, 1))
    assert GAME.moves(paused, 0) == GAME.moves(paused, 1) == (Ready(),)
    waiting, events = done(paused, (0, Ready()))
    assert refused(waiting, 0, Ready()) == ("ELF-18", "wait-until-both-are-ready")
    resumed, events = done(waiting, (1, Ready()))
    assert kinds(events) == ["SaidReady", "PlayResumed"]
    assert resumed == state


@pytest.mark.rule("ELF-18")
def test_in_a_pause_the_stacks_stay_closed_and_both_may_look_at_the_box() -> None:
    state, _ = done(
        attempt((1, 6), (9, 10)), *plays(0, 1), *plays(1, 9), (0, OfferPause()), (1, AcceptPause())
    )

    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert view.stack is None
        assert [(laid.seat, laid.card) for laid in view.box] == [(0, 1), (1, 9)]


@pytest.mark.rule("ELF-18")
def test_play_goes_on_while_a_pause_is_offered_and_when_it_is_declined() -> None:
    offered, _ = done(attempt(), (0, OfferPause()))
    assert Play(1) in GAME.moves(offered, 0)
    assert Play(1) in GAME.moves(offered, 1)

    declined, events = done(offered, (1, DeclinePause()))

    assert kinds(events) == ["PauseDeclined"]
    assert declined == attempt()
    assert DeclinePause.declines
    assert not AcceptPause.declines


@pytest.mark.rule("ELF-18")
@pytest.mark.parametrize(
    ("offer", "seat", "move", "why"),
    [
        (None, 0, AcceptPause(), "nothing-to-answer"),
        (None, 1, DeclinePause(), "nothing-to-answer"),
        (0, 0, AcceptPause(), "pause-is-offered"),
        (0, 0, DeclinePause(), "pause-is-offered"),
        (0, 0, OfferPause(), "pause-is-offered"),
        (0, 1, OfferPause(), "pause-is-offered"),
    ],
)
def test_only_the_other_answers_an_offer_and_there_is_one_at_a_time(
    offer: int | None, seat: int, move: Move, why: str
) -> None:
    state = attempt(offer=offer)

    assert move not in GAME.moves(state, seat)
    assert refused(state, seat, move) == ("ELF-18", why)


@pytest.mark.rule("ELF-18")
@pytest.mark.parametrize("acts", [plays(1, 3), plays(0, 6, 11)])
def test_an_offer_lapses_with_the_attempt(acts: Any) -> None:
    state, _ = done(attempt(COLOUR[5:], COLOUR, (1,), offer=0), *acts)

    assert state.phase in ("getting-ready", "penalty")
    assert state.offer is None
