"""Elfer raus! Junior: a card beside its neighbour, and one more."""

from anpfiff.games.elfer_raus_junior.model import EndTurn, Lay
from anpfiff.table.chance import Dice
from tools.lessons.lesson import Lesson


def lesson() -> Lesson:
    """A deal in which two cards fit at once."""
    told = Lesson("elfer-raus-junior", 2, Dice("lesson-0"), {"first": 0})
    for _ in range(2):
        told.plays(next(move for move in told.table.offered(0) if isinstance(move, Lay)))
    told.plays(EndTurn())
    return told
