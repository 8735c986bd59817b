"""Elfmeter!: a race between two stacks of cards, and a shoot-out by equilibrium.

`plain` takes the first card that will do and knows no clock. The five levels (`player`) leaf as people do: `leafing` says how
far down the stack they look and what they find there, `anpfiff.bots.reaction` how long that takes, `odds` what a pass is worth against
what the other can still tackle, `penalty` where to shoot and dive, `temper` what tells the levels apart.
"""

from anpfiff.bots.elfmeter.plain import choose
from anpfiff.bots.elfmeter.player import level

__all__ = ["choose", "level"]
