"""Leafing through the stack like a person: from the top, and no further than need be.

Every search stops at a card, and neither what it found nor how long it took depends on the order of the cards below: they have
not been seen. Which they are is no secret: whatever is not in the box is still in the stack.
"""

from collections.abc import Sequence
from typing import NamedTuple

from anpfiff.bots.elfmeter.temper import Temper
from anpfiff.games.elfmeter.cards import Attack, Defence, Face, Field

AGAIN = 8
"""How much longer somebody looks who finds nothing: meanwhile the other may take the ball, which is the smaller loss."""


class Found(NamedTuple):
    """The place of the card to play, if any, how many were leafed through, and how much that was to look at."""

    place: int | None
    leafed: int
    looked_at: float


TOP = Found(0, 1, 1)
"""ELF-8: an attack opens with the top card; there is nothing to choose."""


def tackle(stack: Sequence[Face], ball: Field) -> Found:
    """ELF-11: the first card that reaches the ball."""
    for place, face in enumerate(stack):
        if isinstance(face, Defence) and ball in face.defenders:
            return Found(place, place + 1, place + 1)
    return Found(None, len(stack), len(stack))


def follow_up(stack: Sequence[Attack], laid: Sequence[Attack], temper: Temper) -> Found:
    """The second and the third card are looked for together."""
    return _second(stack, laid[-1], temper) if len(laid) == 1 else _third(stack, laid[-1], temper)


def _second(stack: Sequence[Attack], first: Attack, temper: Temper) -> Found:
    """As far as the nearest two cards that complete the attack; the first of them is laid."""
    for leafed in range(2, len(stack) + 1):
        for place in range(leafed):
            if stack[place].footballer == first.ball and _leads_on(stack[place], stack[:leafed]):
                return Found(place, leafed, leafed * temper.care)
    return _nothing(stack, temper)


def _third(stack: Sequence[Attack], second: Attack, temper: Temper) -> Found:
    """It was found together with the second: one look at it is enough."""
    for place, face in enumerate(stack):
        if face.footballer == second.ball:
            return Found(place, place + 1, temper.care)
    return _nothing(stack, temper)


def _nothing(stack: Sequence[Attack], temper: Temper) -> Found:
    """Nobody gives up before having looked again, and again."""
    return Found(None, len(stack), len(stack) * temper.care * AGAIN)


def _leads_on(last: Attack, stack: Sequence[Attack]) -> bool:
    return any(face.footballer == last.ball for face in stack)
