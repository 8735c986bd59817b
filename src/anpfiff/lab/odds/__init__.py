"""Exact odds: what can be worked out about a game, without playing it."""

from collections.abc import Callable
from importlib import import_module

from anpfiff.core import Refused
from anpfiff.games import game_called
from anpfiff.lab.odds.sheet import Sheet

WORKED_OUT = ("elfmeter", "zweikampf", "karten-fussball", "wuerfel-fussball")


def odds_of(game: str) -> Sheet:
    """Everything that is worked out about a game; a module a game, loaded when it is asked for."""
    if (found := game_called(game).id) not in WORKED_OUT:
        raise Refused("no-odds", detail=f"{game}; they are worked out for: {', '.join(WORKED_OUT)}")
    sheet: Callable[[], Sheet] = import_module(f"anpfiff.lab.games.{found.replace('-', '_')}.odds").sheet
    return sheet()
