"""Elfmeter!: kick off, three passes, a penalty, a goal."""

from anpfiff.games.elfmeter.model import Choose, LayKickOff, Play, Ready, TurnStack
from anpfiff.table.chance import Dice
from tools.lessons.lesson import Lesson

PASSES = (7, 13, 4)
"""The top card of this shuffle, and two near the top; each fits the one before, and nothing above them would."""
SHOT, DIVE = 17, 24
"""The shot goes to the left, the keeper to the right."""


def lesson() -> Lesson:
    told = Lesson("elfmeter", 2, Dice("lesson-17"), {"first": 0})
    told.plays(LayKickOff())
    told.watches(1, TurnStack())
    told.plays(Ready())
    told.watches(1, Ready())
    for card in PASSES:
        told.plays(Play(card))
    told.plays(Choose(SHOT))
    told.watches(1, Choose(DIVE))
    return told
