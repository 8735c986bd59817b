"""Zweikampf: turn over, win, tie, win the tie."""

from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.table.chance import Dice
from tools.lessons.lesson import Lesson


def lesson() -> Lesson:
    """A deal in which the pupil wins the first cards."""
    told = Lesson("zweikampf", 2, Dice("lesson-4"))
    for _ in range(3):
        told.plays(TurnOver())
        told.watches(1, TurnOver())
    return told
