"""Ligretto-Fußball: the number 1, the first pitch card; and, after a jump, the last quarter and the shout."""

from itertools import count
from random import Random

from anpfiff.bots.ligretto import choose
from anpfiff.games.ligretto.model import Build, Claim, Discard, Lay, LayOne, TurnOver, TurnRound
from anpfiff.table.chance import Dice
from tools.lessons.lesson import BEAT, Lesson

PUPIL = 0
OTHER = 1


def lesson() -> Lesson:
    """A deal in which the second card is a 1, and the third with the first make the first pitch card."""
    told = Lesson("ligretto", 2, Dice("lesson-53"))
    told.plays(TurnOver())
    told.watches(OTHER, TurnOver())
    told.plays(Discard(0))
    told.plays(LayOne(None))
    told.plays(Lay(0, None))
    told.plays(Lay(0, 0))
    _much_later(told)
    told.plays(TurnRound(None))
    (missing,) = (
        move for move in told.table.offered(PUPIL) if isinstance(move, Build) and move.source is None
    )
    told.plays(missing)
    told.plays(Claim())
    return told


def _much_later(told: Lesson) -> None:
    """Both play on like bots, the other one slowly, until the pupil needs one more quarter and it lies upside down."""
    dice = Random(1)
    table = told.table
    for turn in count():
        move = choose(table.view(PUPIL), table.offered(PUPIL), dice)
        if move == TurnRound(None) and table.view(PUPIL).sides[PUPIL].goal.count(None) == 1:
            return
        table.act(PUPIL, move, table.now + BEAT)
        if turn % 3 == 0:
            table.act(OTHER, choose(table.view(OTHER), table.offered(OTHER), dice), table.now + BEAT)
