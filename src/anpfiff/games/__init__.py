"""The eight games: one folder each, one line here each."""

from anpfiff.core import AnyGame, Refused
from anpfiff.games.ligretto.rules import GAME as LIGRETTO
from anpfiff.games.zweikampf.rules import GAME as ZWEIKAMPF

GAMES: dict[str, AnyGame] = {game.id: game for game in (ZWEIKAMPF, LIGRETTO)}


def game_called(wanted: str) -> AnyGame:
    """The game with that id, or one clear word."""
    if wanted not in GAMES:
        raise Refused("unknown-game", detail=f"{wanted}; there are: {', '.join(GAMES)}")
    return GAMES[wanted]
