"""The direction dice: where the arrow sends the ball, as in the rules' `attack` (WF-17 to WF-25, WF-46)."""

from typing import Any

from anpfiff.games.wuerfel_fussball.pitch import LINES, MIDDLE, STRIPS
from anpfiff.lab.bulk.compiled import both
from anpfiff.lab.games.wuerfel_fussball.kernel.codes import (
    AIMING,
    ALLOWED,
    ASIDE,
    BARRED,
    CHALLENGE,
    CORNER,
    COURSE,
    CROSS,
    DOUBLED,
    GOAL_KICK,
    NONE,
    NOTHING,
    ORANGE,
    QUESTION,
    THROW_IN,
    TURNED,
)
from anpfiff.lab.games.wuerfel_fussball.kernel.play import kept, lost, put, scored


@both
def pointed(match: Any, way: int, number: int, mark: int) -> None:
    """WF-17"""
    match.arrow[0] = way
    match.arrow[1] = number
    match.arrow[2] = mark
    if ASIDE[way]:
        match.phase = AIMING
    else:
        sent(match, 1)


@both
def sent(match: Any, sign: int) -> None:
    """WF-17, WF-18, WF-21, WF-46: the ball runs, field by field, and leaving the pitch outweighs the mark."""
    aside = COURSE[match.arrow[0], 0] * sign
    ahead = COURSE[match.arrow[0], 1]
    if match.announced == TURNED:
        aside, ahead = ahead if match.strip < MIDDLE else -ahead, aside
    steps = match.arrow[1] * (2 if match.announced == DOUBLED else 1)
    match.announced = NOTHING
    for _ in range(steps):
        strip = match.strip + aside
        line = match.line + ahead
        if not (1 <= strip <= STRIPS and 1 <= line <= LINES):
            _out(match, line)
            return
        put(match, strip, line)
    _marked(match, match.arrow[2])


@both
def _out(match: Any, line: int) -> None:
    """WF-19, WF-20, WF-46: over which line the next step would have led."""
    if line > LINES:
        lost(match, GOAL_KICK)
    elif line >= 1:
        lost(match, THROW_IN)
    elif match.strip == MIDDLE:
        scored(match, 1 - match.attacker)
    else:
        lost(match, CORNER)


@both
def _marked(match: Any, mark: int) -> None:
    orange = BARRED if match.die == ORANGE else ALLOWED
    if mark == CROSS:
        lost(match, NONE)
    elif mark == QUESTION:
        match.phase = CHALLENGE
        match.orange = orange
        match.restart = match.die = NONE
    else:
        kept(match, orange, NONE)
