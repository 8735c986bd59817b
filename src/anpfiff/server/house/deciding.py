"""What a bot does when it is asked, wherever it thinks: in a process, in a thread, or in a browser's worker."""

from functools import lru_cache

from anpfiff.bots import Bot, bot_called
from anpfiff.bots.plan import Plan, considered
from anpfiff.games import game_called
from anpfiff.server.room.bots import Thought


class Stumbled(Exception):  # noqa: N818 -- it says what the bot did
    """A bot failed, hung, or chose what it was not offered."""


def decided(game: str, material: str | None, thought: Thought) -> Plan:
    """What the bot had in mind, if it still wants it; else a new plan."""
    bot = known_bot(game, material, thought.bot)
    plan = considered(bot, thought.view, thought.moves, thought.plan, lambda: thought.luck)
    if plan is not thought.plan and plan.move is not None and plan.move.plain() not in thought.moves:
        raise Stumbled(f"{game}: {thought.bot} chose what it was not offered: {plan.move}")
    return plan


@lru_cache(64)
def known_bot(game: str, material: str | None, name: str) -> Bot:
    """A bot remembers nothing, so one serves all tables; somebody's own may take its time to load."""
    rules = game_called(game)
    return bot_called(rules if material is None else rules.using(material), name)
