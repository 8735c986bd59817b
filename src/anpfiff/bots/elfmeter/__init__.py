"""Elfmeter!: a race between two stacks of cards, and a shoot-out by equilibrium.

`plain` takes the first card that will do and knows no clock. The five levels (`player`) leaf as people do: `leafing` says how
far down the stack they look and what they find there, `anpfiff.bots.reaction` how long that takes, `penalty` where to shoot and
dive, `temper` what tells the levels apart. `planner` is a yardstick: one for every level, with its hands.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from anpfiff.bots.bot import Bot
from anpfiff.bots.elfmeter.plain import choose
from anpfiff.bots.elfmeter.planner import Planner
from anpfiff.bots.elfmeter.player import level
from anpfiff.bots.levels import LEVELS, Level
from anpfiff.core import AnyGame


def _planning(hands: Level, game: AnyGame) -> Bot:
    return Planner(cast("Any", game).deck, hands)


PACED: dict[str, Callable[[AnyGame], Bot]] = {
    "planner": partial(_planning, LEVELS[-1]),
    **{f"planner-{hands.name}": partial(_planning, hands) for hands in LEVELS},
}

__all__ = ["PACED", "choose", "level"]
