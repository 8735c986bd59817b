"""Würfel-Fußball: a plain side, and five that go up to the best there can be."""

from anpfiff.bots.wuerfel_fussball.craft import level
from anpfiff.bots.wuerfel_fussball.plain import choose

__all__ = ["choose", "level"]
