"""Foul: opponents that count the cards, doubt by the odds, and bluff no more often than pays.

`odds` says how likely a card is foul, `stakes` what a call is worth, `cards` which card to part with; `player` joins them.
"""

from anpfiff.bots.foul.plain import choose, doubter, honest
from anpfiff.bots.foul.player import level

YARDSTICKS = {"honest": honest, "doubter": doubter}

__all__ = ["YARDSTICKS", "choose", "level"]
