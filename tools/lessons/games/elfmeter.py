"""Elfmeter!: kick off, three passes, a penalty, a goal."""

from anpfiff.games.elfmeter.material import SHIPPED
from anpfiff.games.elfmeter.model import Choose, LayKickOff, Play, Ready, TurnStack
from anpfiff.table.chance import Dice
from tools.lessons.lesson import Lesson

OPENING = 7
"""The top card of this shuffle."""
PUPIL = 0
OTHER = 1


def lesson() -> Lesson:
    told = Lesson("elfmeter", 2, Dice("lesson-17"), {"first": PUPIL})
    told.plays(LayKickOff())
    told.watches(OTHER, TurnStack())
    told.plays(Ready())
    told.watches(OTHER, Ready())
    told.plays(Play(OPENING))
    told.chooses(_fitting(told), _passes_again)
    return told


def _fitting(told: Lesson) -> list[Play]:
    """Each pass whose footballer stands where the ball lies."""
    last = told.table.state.attack[-1]
    passes = [move for move in told.offered if isinstance(move, Play)]
    return [move for move in passes if SHIPPED.follows(move.card, last)]


def _passes_again(told: Lesson) -> None:
    told.chooses(_fitting(told), _shoots)


def _shoots(told: Lesson) -> None:
    """Any shot will do: the keeper dives elsewhere."""
    told.chooses([move for move in told.offered if isinstance(move, Choose)], _beaten)


def _beaten(told: Lesson) -> None:
    shot = SHIPPED.attack[told.table.state.choices[PUPIL]].shot
    dives = (move for move in told.table.offered(OTHER) if isinstance(move, Choose))
    told.watches(OTHER, next(move for move in dives if SHIPPED.defence[move.card].dive != shot))
