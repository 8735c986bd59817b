"""Karten-Fußball leaves little to choose: face-down cards of a row are all alike. So its bots differ in their pace alone."""

from random import Random

from anpfiff.bots.levels import Erring, Level
from anpfiff.core import AnyGame
from anpfiff.games.karten_fussball.model import Move, View

RUN = 3_400
"""Milliseconds until a bot turns over the next card of its stack: the run before has been seen to its end by then, and cheered."""
ROW = 2_300
"""Until it turns over a card of the row: long enough to see what would fit."""
QUICKER = 0.06
"""Every level takes so much less than the one below it."""


def choose(view: View, moves: tuple[Move, ...], dice: Random) -> Move:  # noqa: ARG001 -- no view tells face-down cards apart
    return moves[int(dice.random() * len(moves))]


class Attacker(Erring):
    """A side that everybody can follow."""

    def when(self, view: View, moves: tuple[Move, ...], dice: Random) -> int:
        usual = RUN if view.in_play is None else ROW
        return int(usual * (1 - QUICKER * (self._level.number - 1)) * (0.85 + 0.3 * dice.random()))


def level(_: AnyGame, level: Level) -> Attacker:
    return Attacker(level, choose)
