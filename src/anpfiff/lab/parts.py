"""The lab's parts of a game, found by its id. What parts there are, `lab/games/__init__.py` says."""

from types import ModuleType
from typing import Literal, TypeAlias

from anpfiff.core.places import is_there, module_of
from anpfiff.games import GAMES

LAYER = "anpfiff.lab.games"
"""By name: the games' folders import the lab, and the lab none of them."""

Part: TypeAlias = Literal[
    "standing", "plan", "features", "odds", "counted", "deck", "policies", "kernel", "solver"
]


def part_of(game: str, part: Part) -> ModuleType | None:
    """That file of the game; None where it has none."""
    return module_of(LAYER, game, part)


def having(part: Part) -> tuple[str, ...]:
    """The games that have such a file."""
    return tuple(game for game in GAMES if is_there(LAYER, game, part))
