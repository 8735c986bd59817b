"""Opponents: they see what a person in their seat sees.

`bots/<game>.py`, or a package of that name, holds a game's craft. `choose` is its plain bot; `level(game, number)`, where
there is one, its five strengths; `YARDSTICKS` names further plain ones, `PACED` those with a pace of their own. Whoever writes a bot elsewhere registers it by an
entry point in the group `anpfiff.bots`, called `<game>:<name>`, that takes the game and gives a Bot.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import extend_path
from types import ModuleType

from anpfiff.bots.bot import Bot, Chooser
from anpfiff.bots.levels import LEVELS, NAMES, Erring, Yardstick, anything, level_called
from anpfiff.core import AnyGame, Refused
from anpfiff.core.places import module_of

__path__ = extend_path(__path__, __name__)

GROUP = "anpfiff.bots"
TAKEN = frozenset((*NAMES, "random", "eager", "honest", "doubter", "planner"))
"""The levels and all yardsticks: in every game these names are ours."""


def bot_for(game: str) -> Chooser:
    """The plain opponent for a game, from the file that bears its name."""
    chooser: Chooser = _craft(game).choose
    return chooser


def bot_called(game: AnyGame, name: str) -> Bot:
    """A level, a yardstick, or somebody's own bot."""
    level = level_called(name)
    if level is not None:
        craft = _craft(game.id)
        bot: Bot = craft.level(game, level) if hasattr(craft, "level") else Erring(level, craft.choose)
        return bot
    if name in _yardsticks(game.id):
        return Yardstick(_yardsticks(game.id)[name])
    if name in _paced(game.id):
        return _paced(game.id)[name](game)
    if name in registered(game.id):
        own: Bot = registered(game.id)[name].load()(game)
        return own
    raise Refused("unknown-bot", detail=f"{name}; there are: {', '.join(bots_of(game))}")


def bots_of(game: AnyGame) -> tuple[str, ...]:
    """Every bot that can sit down at a game, the levels first."""
    return (*NAMES, *_yardsticks(game.id), *_paced(game.id), *registered(game.id))


def opponents_of(game: str) -> tuple[str, ...]:
    """Those that one would want to play: the levels, then the registered ones; yardsticks only measure."""
    return (*NAMES, *registered(game))


def _yardsticks(game: str) -> dict[str, Chooser]:
    return {"random": anything, **getattr(_craft(game), "YARDSTICKS", {})}


def _paced(game: str) -> dict[str, Callable[[AnyGame], Bot]]:
    paced: dict[str, Callable[[AnyGame], Bot]] = getattr(_craft(game), "PACED", {})
    return paced


@cache
def registered(game: str) -> dict[str, EntryPoint]:
    """Bots that others have written and whoever runs this has installed; the names of ours are taken."""
    mine = (entry for entry in entry_points(group=GROUP) if entry.name.startswith(f"{game}:"))
    named = {entry.name.removeprefix(f"{game}:"): entry for entry in mine}
    return {name: entry for name, entry in named.items() if name not in TAKEN}


def _craft(game: str) -> ModuleType:
    craft = module_of(__name__, game)
    if craft is None:
        raise Refused("no-bots", detail=f"nobody has written one for {game}")
    return craft


__all__ = ["LEVELS", "Bot", "Chooser", "bot_called", "bot_for", "bots_of", "opponents_of", "registered"]
