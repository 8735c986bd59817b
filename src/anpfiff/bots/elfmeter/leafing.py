"""Leafing through the stack like a person: from the top, and no further than need be.

Every search stops at a card, and neither what it found nor how long it took depends on the order of the cards below: they have
not been seen. Which they are is no secret: whatever is not in the box is still in the stack.
"""

from collections.abc import Sequence
from typing import NamedTuple

from anpfiff.bots.elfmeter.odds import CARE, Against, Known
from anpfiff.bots.elfmeter.temper import Temper
from anpfiff.games.elfmeter.cards import Attack, Defence, Face, Field

THRIFT = 0.1
"""What part of its promise a card loses for each defender on its other side, who would be missed later."""


class Found(NamedTuple):
    """The place of the card to play, if any, how many were leafed through, and how much that was to look at."""

    place: int | None
    leafed: int
    looked_at: float


def tackle(stack: Sequence[Face], ball: Field) -> Found:
    """ELF-11: the first card that reaches the ball."""
    for place, face in enumerate(stack):
        if isinstance(face, Defence) and ball in face.defenders:
            return Found(place, place + 1, place + 1)
    return Found(None, len(stack), len(stack))


def opening(stack: Sequence[Attack], dear: Sequence[int], against: Against, temper: Temper) -> Found:
    """ELF-10: the card of the window that promises most, and is least missed; if none leads on, the whole stack is leafed through."""
    for leafed in (min(temper.window, len(stack)), len(stack)):
        known = Known(stack, leafed, against)
        worths = [
            known.promise(temper.foresight, place) * (1 - THRIFT * dear[place]) for place in range(leafed)
        ]
        if max(worths) > 0:
            return Found(worths.index(max(worths)), leafed, leafed * CARE)
    return Found(None, len(stack), len(stack) * CARE)


def follow_up(stack: Sequence[Attack], laid: Sequence[Attack], temper: Temper) -> Found:
    """The first card that fits and, for those who think ahead, does not end there: speed is worth more than choice."""
    ahead = min(temper.foresight, 3 - len(laid)) > 1
    for place, face in enumerate(stack):
        if face.footballer == laid[-1].ball and (not ahead or _leads_on(face, stack)):
            return Found(place, place + 1, (place + 1) * CARE)
    return Found(None, len(stack), len(stack) * CARE)


def _leads_on(last: Attack, stack: Sequence[Attack]) -> bool:
    return any(face.footballer == last.ball for face in stack)
