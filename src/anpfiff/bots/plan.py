"""A plan: what a bot is about to do, and how long it takes to get there.

A plan is one thought with dice of its own. When somebody else's move changes what a bot sees, it has the same thought again:
if it still wants the same, its hand is already on the way; if not, it needs its time anew from there. Nobody acts on what has
lain there for less than a reaction, and nobody is held up by what does not concern them. Who has to think, and when a plan is
due, is the driver's to say (`bots/driver.py`).
"""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from anpfiff.bots.bot import Bot
from anpfiff.bots.levels import QUICKEST

IDLE = 400
"""Milliseconds after which a bot that saw nothing to do in a race looks again."""


class Plan(NamedTuple):
    """The move (None: nothing for now), the luck it was thought with, and the milliseconds until it is made."""

    luck: int
    move: Any | None
    takes: int


def considered(
    bot: Bot, view: Any, moves: tuple[Any, ...], plan: Plan | None, luck: Callable[[], int]
) -> Plan:
    """What it had in mind, if it still wants that; else a new plan, with fresh luck."""
    if plan is not None and stands(plan, bot, view, moves):
        return plan
    return planned(bot, view, moves, luck())


def planned(bot: Bot, view: Any, moves: tuple[Any, ...], luck: int) -> Plan:
    """One thought, from looking to acting; nobody is faster than a reaction."""
    dice = Random(luck)
    move = bot.choose(view, moves, dice)
    return Plan(luck, move, IDLE if move is None else max(QUICKEST, int(bot.when(view, moves, dice))))


def stands(plan: Plan, bot: Bot, view: Any, moves: tuple[Any, ...]) -> bool:
    """Would the bot with the same luck still do the same?"""
    wanted: Any | None = bot.choose(view, moves, Random(plan.luck))
    return bool(wanted == plan.move)
