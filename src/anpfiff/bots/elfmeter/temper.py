"""What tells the levels apart, beside pace: how far they look, what they count, how often they slip."""

from typing import NamedTuple

from anpfiff.bots.levels import Level


class Temper(NamedTuple):
    bit: int
    """Milliseconds that each doubling of what is looked through takes."""
    window: int
    """Cards leafed through before an attack is opened."""
    foresight: int
    """Passes thought ahead when a card is laid."""
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
    Temper(850, 1, 0, counts=False, misfits=0.12, wrong_side=0.08, blind=0.5, scatter=300),
    Temper(720, 3, 1, counts=False, misfits=0.06, wrong_side=0.04, blind=0.3, scatter=250),
    Temper(630, 4, 2, counts=False, misfits=0.03, wrong_side=0.01, blind=0.1, scatter=200),
    Temper(560, 6, 2, counts=True, misfits=0.01, wrong_side=0.0, blind=0.0, scatter=160),
    Temper(500, 8, 2, counts=True, misfits=0.0, wrong_side=0.0, blind=0.0, scatter=130),
)


def temper(level: Level) -> Temper:
    return _TEMPERS[level.number - 1]
