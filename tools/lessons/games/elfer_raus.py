"""Elfer raus!: the eleven, its neighbours, and the freedom to stop."""

from anpfiff.games.elfer_raus.model import EndTurn, Lay
from anpfiff.table.chance import Dice
from tools.lessons.lesson import Lesson

RED_ELEVEN = 10


def lesson() -> Lesson:
    """A deal in which the pupil holds the red eleven, and afterwards two cards that fit."""
    told = Lesson("elfer-raus", 3, Dice("lesson-32"))
    told.plays(Lay(RED_ELEVEN))
    for seat in (1, 2):
        told.watches(seat, told.table.offered(seat)[0])
        told.watches(seat, EndTurn())
    for _ in range(2):
        told.plays(next(move for move in told.table.offered(0) if isinstance(move, Lay)))
    told.plays(EndTurn())
    return told
