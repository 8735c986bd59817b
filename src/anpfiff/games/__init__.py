"""The games: one folder each, and nobody keeps a list of them.

A folder here, or in an `anpfiff/games/` anywhere along Python's path, is a game: its `rules.py` has the `GAME`. What the other
layers say of it is found by its id (`core/places.py`).
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import extend_path, iter_modules

from anpfiff.core import AnyGame, Refused

__path__ = extend_path(__path__, __name__)

SHELF = (
    "elfmeter",
    "ligretto",
    "elfer_raus_junior",
    "elfer_raus",
    "foul",
    "zweikampf",
    "karten_fussball",
    "wuerfel_fussball",
)
"""The order in which people are shown them; whatever else there is stands behind these, by name."""


def _folders() -> Iterator[str]:
    there = {module.name for module in iter_modules(__path__) if module.ispkg}
    yield from SHELF
    yield from sorted(there - set(SHELF))


GAMES: dict[str, AnyGame] = {
    game.id: game for game in (import_module(f"{__name__}.{folder}.rules").GAME for folder in _folders())
}


def game_called(wanted: str) -> AnyGame:
    """The game with that id, or one clear word."""
    if wanted not in GAMES:
        raise Refused("unknown-game", detail=f"{wanted}; there are: {', '.join(GAMES)}")
    return GAMES[wanted]
