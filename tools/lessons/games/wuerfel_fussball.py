"""Würfel-Fußball: a short pass to one side, a long one ahead, a shot, a goal."""

from anpfiff.games.wuerfel_fussball.model import Send, Throw
from anpfiff.table.chance import Script
from tools.lessons.lesson import Lesson

FALLS = {
    "the other side wins the toss": 1,
    "and has a master face for attacks": 2,
    "red: diagonally by one": 2,
    "violet: three ahead": 0,
    "shot: on target": 0,
    "keeper: not held": 2,
}


def lesson() -> Lesson:
    """The pupil kicks off, and every die falls well."""
    told = Lesson("wuerfel-fussball", 2, Script(*((place,) for place in FALLS.values())))
    told.plays(Throw("red"))
    assert told.offered == (Send("left"), Send("right"))
    told.chooses(told.offered, _scores)
    return told


def _scores(told: Lesson) -> None:
    told.plays(Throw("violet"))
    told.plays(Throw("shot"))
