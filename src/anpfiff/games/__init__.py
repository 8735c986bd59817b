"""The eight games: one folder each, one line here each."""

from anpfiff.core import AnyGame, Refused
from anpfiff.games.elfer_raus.rules import GAME as ELFER_RAUS
from anpfiff.games.elfer_raus_junior.rules import GAME as ELFER_RAUS_JUNIOR
from anpfiff.games.elfmeter.rules import GAME as ELFMETER
from anpfiff.games.foul.rules import GAME as FOUL
from anpfiff.games.karten_fussball.rules import GAME as KARTEN_FUSSBALL
from anpfiff.games.ligretto.rules import GAME as LIGRETTO
from anpfiff.games.wuerfel_fussball.rules import GAME as WUERFEL_FUSSBALL
from anpfiff.games.zweikampf.rules import GAME as ZWEIKAMPF

GAMES: dict[str, AnyGame] = {
    game.id: game
    for game in (
        ELFMETER,
        LIGRETTO,
        ELFER_RAUS_JUNIOR,
        ELFER_RAUS,
        FOUL,
        ZWEIKAMPF,
        KARTEN_FUSSBALL,
        WUERFEL_FUSSBALL,
    )
}


def game_called(wanted: str) -> AnyGame:
    """The game with that id, or one clear word."""
    if wanted not in GAMES:
        raise Refused("unknown-game", detail=f"{wanted}; there are: {', '.join(GAMES)}")
    return GAMES[wanted]
