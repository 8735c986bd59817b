"""Elfer raus! Junior: a card beside its neighbour, one more, and done."""

from anpfiff.games.elfer_raus_junior.model import EndTurn, Lay
from anpfiff.table.chance import Dice
from tools.lessons.lesson import Lesson


def lesson() -> Lesson:
    """A deal in which two cards fit at once, and none after them."""
    told = Lesson("elfer-raus-junior", 2, Dice("lesson-0"), {"first": 0})
    assert [type(move) for move in told.offered] == [Lay, Lay]
    told.chooses(told.offered, _lays_the_other)
    return told


def _lays_the_other(told: Lesson) -> None:
    other, stop = told.offered
    assert (isinstance(other, Lay), stop) == (True, EndTurn())
    told.plays(other)
    assert told.offered == (EndTurn(),)
    told.plays(EndTurn())
