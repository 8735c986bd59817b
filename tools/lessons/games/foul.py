"""Foul: the truth, a word given, a bluff, and a bluff found out."""

from anpfiff.core import Seat
from anpfiff.core.number_cards import number
from anpfiff.games.foul.model import Doubt, Fair, Lay
from anpfiff.table.chance import Dice
from tools.lessons.lesson import Lesson

WINDOW = 2_000
"""FOUL-5: the others' time to call."""


def lesson() -> Lesson:
    """A deal in which the pupil holds a one and no four, and seat 1 a two and no five."""
    told = Lesson("foul", 3, Dice("lesson-22"), {"first": 0})
    told.plays(_truth(told, 0, 1))
    told.waits(WINDOW)
    told.watches(1, _truth(told, 1, 2))
    told.plays(Fair())
    told.waits(WINDOW)
    told.watches(2, _truth(told, 2, 3))
    told.waits(WINDOW)
    told.plays(_bluff(told, 0, 4))
    told.waits(WINDOW)
    told.watches(1, _bluff(told, 1, 5))
    told.plays(Doubt())
    return told


def _truth(told: Lesson, seat: Seat, said: int) -> Lay:
    return next(move for move in _lays(told, seat) if number(move.card) == said)


def _bluff(told: Lesson, seat: Seat, said: int) -> Lay:
    assert all(number(move.card) != said for move in _lays(told, seat))
    return _lays(told, seat)[0]


def _lays(told: Lesson, seat: Seat) -> list[Lay]:
    return [move for move in told.table.offered(seat) if isinstance(move, Lay)]
