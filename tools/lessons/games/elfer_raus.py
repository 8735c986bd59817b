"""Elfer raus!: the eleven, its neighbours, and the freedom to stop."""

from anpfiff.games.elfer_raus.model import EndTurn, Lay
from anpfiff.table.chance import Dice
from tools.lessons.lesson import Lesson

RED_TEN = 9
RED_ELEVEN = 10
RED_TWELVE = 11


def lesson() -> Lesson:
    """A deal in which the pupil holds the red ten, eleven and twelve, and nothing else that fits."""
    told = Lesson("elfer-raus", 3, Dice("lesson-2629"))
    told.plays(Lay(RED_ELEVEN))
    for seat in (1, 2):
        told.watches(seat, told.table.offered(seat)[0])
        told.watches(seat, EndTurn())
    assert told.offered == (Lay(RED_TEN), Lay(RED_TWELVE))
    told.chooses(told.offered, _goes_on_or_stops)
    return told


def _goes_on_or_stops(told: Lesson) -> None:
    other, stop = told.offered
    assert (isinstance(other, Lay), stop) == (True, EndTurn())
    told.chooses((other, stop), _stops)


def _stops(told: Lesson) -> None:
    """Nothing fits any more; who has stopped before has nothing to do."""
    if told.offered:
        assert told.offered == (EndTurn(),)
        told.plays(EndTurn())
