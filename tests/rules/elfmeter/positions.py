"""Elfmeter! positions in a line.

Cards are called by number. The chain used most: 1 (front left → front middle), 6 (→ front right), 11 (→ back middle).
Card 3 tackles the ball of 1, card 10 that of 6; card 9 tackles neither.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from anpfiff.core import Act, Event, IllegalMove, Seat
from anpfiff.games.elfmeter.cards import Side
from anpfiff.games.elfmeter.model import Move, Options, Phase, Play
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import COLOUR, Cards, State

BACKWARDS = tuple(reversed(range(24)))
INSTANT = Options(referee="instant")

ROLES: tuple[tuple[Side, Side], ...] = (("attack", "defence"), ("defence", "attack"))


def attempt(mine: Cards = COLOUR, yours: Cards = COLOUR, laid: Cards = (), **more: Any) -> State:
    """In the middle of an attempt: seat 0 attacks unless said otherwise, both stacks held the right side up."""
    return position("attempt", stacks=(mine, yours), attack=laid, **more)


def position(phase: Phase, attacker: Seat = 0, **more: Any) -> State:
    """Some phase of a round about a kick-off card of seat 0."""
    state = State(Options(), phase, attacker, sides=ROLES[attacker], kick_offs=(5, 6), in_middle=0)
    return replace(state, **more)


def done(state: State, *acts: tuple[Seat, Move]) -> tuple[State, tuple[Event, ...]]:
    """What follows from these acts, in order of arrival."""
    told: tuple[Event, ...] = ()
    for seat, move in acts:
        state, events = GAME.apply(state, Act(seat, move))
        told += events
    return state, told


def plays(seat: Seat, *cards: int) -> tuple[tuple[Seat, Move], ...]:
    return tuple((seat, Play(card)) for card in cards)


def refused(state: State, seat: Seat, move: Move) -> tuple[str, str]:
    """The rule and the reason."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, Act(seat, move))
    return refusal.value.rule, refusal.value.why


def fates(state: State) -> list[str]:
    return [laid.fate for laid in state.box]


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]
