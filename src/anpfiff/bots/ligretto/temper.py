"""What tells the levels apart, beside pace: what they notice, how they plan, how often they slip."""

from typing import NamedTuple

from anpfiff.bots.levels import Level


class Temper(NamedTuple):
    bit: int
    """Milliseconds that each doubling of what is looked at takes."""
    overlooks: float
    """How often a card that could be laid goes unnoticed: the turned one; the discard piles twice as often."""
    misreads: float
    """How often a sum is one off."""
    slips: float
    """How often a quarter is laid that only nearly fits."""
    trusts: float
    """How often the goal is claimed without a look at what was laid."""
    plans: bool
    """Does it think of what is still missing afterwards?"""
    counts: bool
    """Does it know which shirts are already laid, and see what its team-mates could lay?"""


_TEMPERS = (
    Temper(600, 0.30, 0.06, 0.15, 0.4, plans=False, counts=False),
    Temper(540, 0.20, 0.03, 0.08, 0.3, plans=False, counts=False),
    Temper(450, 0.14, 0.01, 0.03, 0.2, plans=True, counts=False),
    Temper(370, 0.05, 0.0, 0.01, 0.0, plans=True, counts=True),
    Temper(280, 0.0, 0.0, 0.0, 0.0, plans=True, counts=True),
)


def temper(level: Level) -> Temper:
    return _TEMPERS[level.number - 1]
