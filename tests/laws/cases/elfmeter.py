"""Elfmeter! before the laws: the order of what is not seen of the stack, the other's stack and the other's choice are hidden."""

from collections import Counter
from collections.abc import Hashable
from random import Random

from msgspec.structs import replace

from anpfiff.core import Seat, succeeded
from anpfiff.games.elfmeter.cards import Landing
from anpfiff.games.elfmeter.model import Move, Play
from anpfiff.games.elfmeter.rules import GAME
from anpfiff.games.elfmeter.state import State
from tests.laws.case import Case, Setting, anything, swapped


def pieces(state: State) -> Counter[Hashable]:
    cards: Counter[Hashable] = Counter((seat, card) for seat in (0, 1) for card in state.stacks[seat])
    cards.update((laid.seat, laid.card) for laid in state.box)
    in_middle = int(state.in_middle is not None)
    cards["kick-off cards"] = sum(state.kick_offs) + sum(state.goals) + state.removed + in_middle
    return cards


def twin(state: State, seat: Seat | None, random: Random) -> State:
    other = state
    for owner in (0, 1):
        other = _reordered(other, owner, _seen(state, seat) if seat == owner else 0, random)
        if seat != owner and state.choices[owner] is not None:
            other = _rechosen(other, owner, random)
    return other


def _seen(state: State, seat: Seat) -> int:
    """ELF-8: how many cards of its own stack a seat sees, from the top."""
    return len(GAME.view(state, seat).stack or ())


def _reordered(state: State, owner: Seat, seen: int, random: Random) -> State:
    """Two of the cards below those that are seen change places."""
    stack = state.stacks[owner]
    below = range(seen, len(stack))
    if len(below) < 2:
        return state
    return replace(state, stacks=succeeded(state.stacks, owner, swapped(stack, *random.sample(below, 2))))


def _rechosen(state: State, owner: Seat, random: Random) -> State:
    choice = random.choice(state.stacks[owner])
    return replace(state, choices=succeeded(state.choices, owner, choice))


def pick(moves: tuple[Move, ...], random: Random) -> Move:
    """One throw in four goes astray, as far as beside the box."""
    move: Move = anything(moves, random)
    if isinstance(move, Play) and move.landing is not None and random.random() < 0.25:
        x, y = (int(random.gauss(500, 400)) for _ in range(2))
        return Play(move.card, Landing(x, y, random.randrange(-360, 720)))
    return move


SETTINGS = (
    Setting(2),
    Setting(2, {"referee": "instant"}),
    Setting(2, {"throwing": True, "first": 0}),
    Setting(2, {"turning": "self"}),
    Setting(2, {"throwing": True, "referee": "instant", "first": 1}),
)

CASE = Case(GAME, SETTINGS, pieces, twin, pick=pick)
