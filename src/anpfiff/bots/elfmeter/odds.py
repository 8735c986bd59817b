"""What a pass is worth: how likely the next card comes before the tackle.

Nobody sees the other's stack, but everybody sees the box: which cards the other has left is known, their order is not. So is
which own cards have not turned up yet.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, fsum
from typing import NamedTuple

from anpfiff.bots.reaction import bits
from anpfiff.games.elfmeter.cards import FIELDS, Attack, Field

SPREAD = 1.5
"""How far apart, in bits, two hands must be for the quicker to be first nearly three times in four."""
CARE = 4.0
"""In a pass footballer and ball must both be right, a tackler need only be there: so much more is each card to look at."""


class Against(NamedTuple):
    """The other's stack: how many cards, and how many of them reach each field."""

    cards: int
    reaching: tuple[int, ...]


USUAL = Against(24, (8,) * len(FIELDS))
"""ELF-4: what somebody thinks of who does not count."""


def reach(defended: Sequence[tuple[Field, ...]]) -> Against:
    """The other's stack by the defenders on its cards."""
    return Against(
        len(defended), tuple(sum(field in fields for fields in defended) for field in range(len(FIELDS)))
    )


class Known:
    """The own stack: what was leafed through, in its order, and what must be somewhere below, in none."""

    def __init__(self, faces: Sequence[Attack], leafed: int, against: Against) -> None:
        self._faces = faces
        self._against = against
        below = len(faces) - leafed
        passes = [
            [place for place, face in enumerate(faces) if face.footballer == field]
            for field in range(len(FIELDS))
        ]
        self._seen = [[place for place in places if place < leafed] for places in passes]
        self._below = [[place for place in places if place >= leafed] for places in passes]
        self._far = [leafed + round((below + 1) / (len(places) + 1)) for places in self._below]

    def promise(self, passes: int, *chain: int) -> float:
        """How likely that number of further passes comes through after a chain of cards, each named by its place."""
        if passes == 0:
            return 1.0
        ball = self._faces[chain[-1]].ball
        reaching = self._against.reaching[ball]
        cards = self._against.cards
        seen = (
            holds(1 + place - sum(laid < place for laid in chain), reaching, cards)
            * self.promise(passes - 1, *chain, place)
            for place in self._seen[ball]
            if place not in chain
        )
        below = [self.promise(passes - 1, *chain, place) for place in self._below[ball] if place not in chain]
        hoped = holds(self._far[ball], reaching, cards) * fsum(below) / len(below) if below else 0.0
        return max(hoped, *seen, 0.0)


@cache
def holds(depth: int, reaching: int, cards: int) -> float:
    """Does a card this deep come before the first of `reaching` among `cards` in unknown order?"""
    total = 0.0
    none_before = 1.0
    for place in range(1, cards + 1):
        here = none_before * min(1.0, reaching / (cards - place + 1))
        total += here * _first(bits(CARE * depth), bits(place))
        none_before -= here
    return total + none_before


def _first(mine: float, yours: float) -> float:
    return 1 / (1 + exp((mine - yours) / SPREAD))
