"""Foul: the truth, a word given, a bluff, and a bluff found out."""

from anpfiff.core import Seat
from anpfiff.core.number_cards import number
from anpfiff.games.foul.model import Doubt, Fair, Lay
from anpfiff.table.chance import Dice
from tools.lessons.lesson import Lesson

WINDOW = 2_000
"""FOUL-5: the others' time to call."""


def lesson() -> Lesson:
    """A deal in which the pupil holds ones and no four, and seat 1 a two and no five."""
    told = Lesson("foul", 3, Dice("lesson-22"), {"first": 0})
    assert {number(move.card) for move in _lays(told, 0)} == {1}
    told.chooses(_lays(told, 0), _hears_two_truths)
    return told


def _hears_two_truths(told: Lesson) -> None:
    """One question at a time: first whether the card is believed, then which one is laid."""
    told.waits(WINDOW)
    for seat, said in ((1, 2), (2, 3)):
        told.watches(seat, next(move for move in _lays(told, seat) if number(move.card) == said))
        told.plays(Fair())
        told.waits(WINDOW)
    assert all(number(move.card) != 4 for move in _lays(told, 0))
    told.chooses(_lays(told, 0), _finds_a_bluff)


def _finds_a_bluff(told: Lesson) -> None:
    told.waits(WINDOW)
    told.watches(1, _bluff(told, 1, 5))
    told.plays(Doubt())


def _bluff(told: Lesson, seat: Seat, said: int) -> Lay:
    assert all(number(move.card) != said for move in _lays(told, seat))
    return _lays(told, seat)[0]


def _lays(told: Lesson, seat: Seat) -> list[Lay]:
    return [move for move in told.table.offered(seat) if isinstance(move, Lay)]
