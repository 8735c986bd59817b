"""Which games take somebody's own deck or dice."""

from anpfiff.core import AnyGame, Game, Refused
from anpfiff.games import GAMES


def own_material(game: AnyGame) -> bool:
    """Does the game take somebody's own deck or dice?"""
    return type(game).using is not Game.using


def taking(game: AnyGame) -> AnyGame:
    """The game, if it takes one."""
    if not own_material(game):
        others = ", ".join(other.id for other in GAMES.values() if own_material(other))
        detail = f"{game.title} is played with the printed cards only; a file can be given to: {others}"
        raise Refused("no-other-material", detail=detail)
    return game
