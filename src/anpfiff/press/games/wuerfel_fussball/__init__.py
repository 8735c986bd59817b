"""Würfel-Fußball in print: the pitch, eight dice as nets, and both in the leaflet."""

from anpfiff.press.games.wuerfel_fussball.dice import dice
from anpfiff.press.games.wuerfel_fussball.figures import figure_arts, figures
from anpfiff.press.games.wuerfel_fussball.pitch import board

__all__ = ["board", "dice", "figure_arts", "figures"]
