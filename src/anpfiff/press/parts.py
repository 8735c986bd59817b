"""The press's part of a game, found by its id. What can be in it, `press/games/__init__.py` says."""

from typing import Any

from anpfiff.core import AnyGame
from anpfiff.core.places import module_of

LAYER = "anpfiff.press.games"
"""By name: the games' files import the press, and the press none of them."""


def said_by(game: AnyGame, what: str) -> Any | None:
    """That function of the game's file; None where it has none."""
    return getattr(module_of(LAYER, game.id), what, None)
