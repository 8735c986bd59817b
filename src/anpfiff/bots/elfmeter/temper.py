"""What tells the levels apart, beside pace: how far they look, what they count, how often they slip."""

from typing import NamedTuple

from anpfiff.bots.levels import Level


class Temper(NamedTuple):
    bit: int
    """Milliseconds that each doubling of what is looked through takes."""
    care: float
    """In a pass footballer and ball must both be right, a tackler need only be there: so much more is each card to look at."""
    counts: bool
    """Does it look into the box to know what the other has left?"""
    misfits: float
    """How often the wrong card is laid."""
    wrong_side: float
    """How often it forgets to turn the stack."""
    blind: float
    """How often, the stack being held the wrong side up, it plays a card of it all the same."""
    scatter: int
    """How far a throw strays, in thousandths of the box."""


_TEMPERS = (
    Temper(850, 5.6, counts=False, misfits=0.03, wrong_side=0.03, blind=0.5, scatter=300),
    Temper(720, 4.65, counts=False, misfits=0.03, wrong_side=0.02, blind=0.3, scatter=250),
    Temper(630, 4.15, counts=False, misfits=0.015, wrong_side=0.01, blind=0.1, scatter=200),
    Temper(560, 3.95, counts=True, misfits=0.01, wrong_side=0.0, blind=0.0, scatter=160),
    Temper(500, 3.45, counts=True, misfits=0.0, wrong_side=0.0, blind=0.0, scatter=130),
)


def temper(level: Level) -> Temper:
    return _TEMPERS[level.number - 1]
