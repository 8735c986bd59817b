"""Karten-Fußball: one card, all the way into the goal."""

from anpfiff.games.karten_fussball.model import TurnOver, TurnTop
from anpfiff.table.chance import Dice
from tools.lessons.lesson import Lesson


def lesson() -> Lesson:
    """A deal in which the pupil begins and every card turned over lets the pupil's own through."""
    told = Lesson("karten-fussball", 2, Dice("lesson-19"))
    told.plays(TurnTop())
    for place in (0, 4, 6, 11):
        told.plays(TurnOver(place))
    return told
