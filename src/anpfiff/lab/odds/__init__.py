"""Exact odds: what can be worked out about a game, without playing it."""

from anpfiff.core import Refused
from anpfiff.games import game_called
from anpfiff.lab.odds.sheet import Sheet
from anpfiff.lab.parts import having, part_of

WORKED_OUT = having("odds")


def odds_of(game: str) -> Sheet:
    """Everything that is worked out about a game, loaded when it is asked for."""
    odds = part_of(game_called(game).id, "odds")
    if odds is None:
        raise Refused("no-odds", detail=f"{game}; they are worked out for: {', '.join(WORKED_OUT)}")
    sheet: Sheet = odds.sheet()
    return sheet
