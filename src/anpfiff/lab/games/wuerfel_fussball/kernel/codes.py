"""Würfel-Fußball in numbers: a code for every word of the rules, and the dice and fields as tables of them."""

from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from anpfiff.games.wuerfel_fussball.attack import COURSES
from anpfiff.games.wuerfel_fussball.dice import (
    Arrow,
    BlueFace,
    Dice,
    Die,
    KeeperFace,
    Mark,
    MasterFace,
    PenaltyFace,
    ShotFace,
    Way,
)
from anpfiff.games.wuerfel_fussball.master import ATTACKS
from anpfiff.games.wuerfel_fussball.model import Announcement, Field, Orange, Phase, Restart
from anpfiff.games.wuerfel_fussball.pitch import (
    FREE_KICKS,
    GOAL_AREA,
    LINES,
    OWN_GOAL,
    SHOOTING,
    SPOTS,
    STRIPS,
    WINGS,
)
from anpfiff.lab.bulk.columns import LONGEST

NONE = -1
"""No die, no shot, no restart, no face."""

PHASES = get_args(Phase)
DICE = get_args(Die)
RESTARTS = get_args(Restart)
WAYS = get_args(Way)
MARKS = get_args(Mark)
TOSS, PLACING, THROWING, ROLLING, AIMING, CHALLENGE, BAR, CLEARING, ANSWER, BOSKOV, SHOOT_OUT, FINISHED = (
    range(len(PHASES))
)
ORANGE, RED, VIOLET, SHOT, BLUE, KEEPER, BLACK, WHITE = range(len(DICE))
KICK_OFF, THROW_IN, CORNER, GOAL_KICK, KEEPERS_KICK, FREE_KICK = range(len(RESTARTS))
ALLOWED, DUE, BARRED = range(len(get_args(Orange)))
NOTHING, TURNED, DOUBLED = range(len(get_args(Announcement)))
UNMARKED, QUESTION, CROSS = range(len(MARKS))

NET, UNSTOPPABLE, POST, CROSSBAR, OUT = range(len(get_args(ShotFace)))
STEAL, MISS, OWN, CLEAR, FOUL = range(len(get_args(BlueFace)))
HELD, NOT_HELD, PARRY, TIPPED = range(len(get_args(KeeperFace)))
GOAL, WIDE_CORNER, WIDE, SAVED = range(len(get_args(PenaltyFace)))
LONG_SHOT, ASSIST, STRIKE, PERFECT_SAVE, WIN_BACK, MASTER_FOUL = range(len(get_args(MasterFace)))
AT_KICK_OFF = 6
AT_BLUE_FOUL = 7
"""What else a master die may be thrown for."""

FACES: dict[str, tuple[Any, ...]] = {
    "shot": get_args(ShotFace),
    "blue": get_args(BlueFace),
    "keeper": get_args(KeeperFace),
    "black": get_args(PenaltyFace),
    "white": get_args(MasterFace),
}


def faces(dice: Dice) -> NDArray[np.int64]:
    """By die and side: the face; of an arrow the way, the number and the mark."""
    return np.array([[_face(die, face) for face in getattr(dice, die).faces] for die in DICE])


def _face(die: str, face: Any) -> tuple[int, int, int]:
    if isinstance(face, Arrow):
        return WAYS.index(face.way), face.number, MARKS.index(face.mark)
    return FACES[die].index(face), 0, 0


def _on(fields: frozenset[Field]) -> NDArray[np.bool_]:
    """By strip and line: is it one of these fields?"""
    return np.array([[(strip, line) in fields for line in range(LINES + 1)] for strip in range(STRIPS + 1)])


IN_AREA, IN_SHOOTING, IN_FREE_KICKS, ON_WINGS, IN_OWN_GOAL = map(
    _on, (GOAL_AREA, SHOOTING, FREE_KICKS, WINGS, OWN_GOAL)
)
IN_ATTACK = np.array([_on(ATTACKS.get(face, frozenset())) for face in FACES["white"]])
"""WF-40, WF-43: by master face, the fields from which the attacker plays it."""
SPOT = np.array([list(SPOTS.get(restart, ((0, 0), (0, 0)))) for restart in RESTARTS])
HAS_SPOTS = np.array([restart in SPOTS for restart in RESTARTS])
COURSE = np.array([COURSES[way] for way in WAYS])
ASIDE = np.array([way in {"diagonal", "sideways"} for way in WAYS])

MATCH = np.dtype(
    [
        ("luck", "u8", (1,)),
        ("faces", "i8", (len(DICE), 6, 3)),
        ("length", "i8"),  # of a half: milliseconds or throws
        ("throws", "i8"),  # is it throws?
        ("tournament", "i8"),
        ("boskov", "i8"),
        ("reaction", "i8"),  # milliseconds
        ("phase", "i8"),
        ("half", "i8"),
        ("played", "i8"),
        ("now", "i8"),
        ("rolled", "i8"),  # dice since somebody last acted
        ("moves", "i8"),
        ("toss_winner", "i8"),
        ("attacker", "i8"),
        ("strip", "i8"),
        ("line", "i8"),
        ("restart", "i8"),
        ("orange", "i8"),
        ("die", "i8"),
        ("announced", "i8"),
        ("arrow", "i8", (3,)),
        ("shot", "i8"),
        ("inside", "i8"),
        ("master", "i8"),
        ("face", "i8"),  # of the master die
        ("then", "i8"),
        ("fouled", "i8", (2,)),
        ("score", "i8", (2,)),
        ("kicks", "i8", (2,)),
        ("scored", "i8", (2,)),  # of the kicks
        ("ahead", "u1", (LONGEST,)),
    ],
    align=True,
)
"""The position, and what was agreed before the match."""
