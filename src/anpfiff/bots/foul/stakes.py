"""What a call is worth: who would hold how many cards, and what that says about who will win."""

import math
from typing import NamedTuple

from anpfiff.core import Seat

STEEPNESS = 0.2
FLATTENING = 0.8
"""A card more matters the less, the more there are."""
CAUGHT = 0.5
"""How often its own bluff would be called."""
WRONGED = 0.15
"""How often its own true card would be."""
OTHERS = 0.2
"""How often another calls a card that is foul for certain."""


class Stakes(NamedTuple):
    """A card just laid, from the chair of somebody who may doubt it."""

    hands: tuple[int, ...]
    pile: int
    layer: Seat
    doubter: Seat
    others: tuple[Seat, ...] = ()
    """Who else may doubt."""
    has_due: bool | None = None
    """Has the doubter, who lays next, the number that is due? None: somebody else lays next."""


def gain(stakes: Stakes, odds: float) -> float:
    """The chance to win that a call adds to saying fair, if the card is foul with those odds."""
    return _called(stakes, (stakes.doubter,), odds) - _let_pass(stakes, odds)


def threshold(stakes: Stakes) -> float:
    """From which odds on a call pays."""
    low = 0.0
    high = 1.0
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (low, middle) if gain(stakes, middle) > 0 else (middle, high)
    return high


def _called(stakes: Stakes, doubters: tuple[Seat, ...], odds: float) -> float:
    """Foul: the layer takes the pile; fair: one of those doubters does."""
    wrong = math.fsum(_worth(stakes, doubter) for doubter in doubters) / len(doubters)
    return odds * _worth(stakes, stakes.layer) + (1 - odds) * wrong


def _let_pass(stakes: Stakes, odds: float) -> float:
    """Another may call; else play goes on, and soon its own card may be called, rightly or not."""
    passed = _worth(stakes, None)
    if stakes.has_due is False:
        passed += CAUGHT * (_worth(stakes, stakes.doubter) - passed)
    elif stakes.has_due:
        passed += WRONGED * (_worth(stakes, stakes.layer) - passed)
    if not stakes.others:
        return passed
    other = min(0.9, len(stakes.others) * OTHERS * odds)
    return (1 - other) * passed + other * _called(stakes, stakes.others, odds)


def _worth(stakes: Stakes, taker: Seat | None) -> float:
    """The doubter's chance to win once somebody has taken the pile."""
    sizes = (size + stakes.pile * (seat == taker) for seat, size in enumerate(stakes.hands))
    hopes = [math.exp(-STEEPNESS * size**FLATTENING) for size in sizes]
    return hopes[stakes.doubter] / math.fsum(hopes)
