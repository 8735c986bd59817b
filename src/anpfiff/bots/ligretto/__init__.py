"""Ligretto-Fußball: sums by the shortest way, a goal by the scene, at the pace of hands.

`plain` takes what fits and knows no clock. The five levels (`player`) fill the pitch with an eye on what is reachable
(`sums` solves a small model of it once, `pitch` asks it about the cards on the table), build and check the goal (`goal`),
and differ by what they notice, plan and count, and by their hands (`temper`).
"""

from anpfiff.bots.ligretto.plain import choose
from anpfiff.bots.ligretto.player import level

__all__ = ["choose", "level"]
