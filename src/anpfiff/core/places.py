"""A game's place in a layer: the module of that package which bears its id, `-` becoming `_`.

Every package that has such places looks for further parts of itself along Python's path (`pkgutil.extend_path`). So a game may
lie among ours, or in any other folder that has the same shape; nobody keeps a list.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def module_of(layer: str, game: str, part: str = "") -> ModuleType | None:
    """What the game says in that layer, or the part of it that is wanted; None where it has nothing to say."""
    return import_module(_name(layer, game, part)) if is_there(layer, game, part) else None


def is_there(layer: str, game: str, part: str = "") -> bool:
    """Without loading it: some parts need packages that not everybody has."""
    folder = _name(layer, game)
    if find_spec(folder) is None:
        return False
    return not part or find_spec(f"{folder}.{part}") is not None


def _name(layer: str, game: str, part: str = "") -> str:
    return ".".join(filter(None, (layer, game.replace("-", "_"), part)))
