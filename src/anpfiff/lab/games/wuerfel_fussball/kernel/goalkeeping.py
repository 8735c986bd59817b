"""The keeper's and the penalty die, the referee and the shoot-out, as in the rules' `goalkeeping` (WF-10, WF-32, WF-36 to WF-38)."""

from typing import Any

from anpfiff.games.wuerfel_fussball.goalkeeping import KICKS
from anpfiff.games.wuerfel_fussball.pitch import LINES, MIDDLE
from anpfiff.lab.bulk.compiled import both
from anpfiff.lab.games.wuerfel_fussball.kernel.codes import (
    ALLOWED,
    BLACK,
    CORNER,
    FINISHED,
    GOAL,
    GOAL_KICK,
    HELD,
    KEEPERS_KICK,
    NONE,
    NOT_HELD,
    PARRY,
    QUESTION,
    ROLLING,
    SAVED,
    WIDE,
)
from anpfiff.lab.games.wuerfel_fussball.kernel.play import is_up, kept, lost, put, restarted, scored, whistled


@both
def keeper(match: Any, face: int) -> None:
    """WF-32, WF-36: the defence's keeper meets a shot, the attacker's own a clearance."""
    shot = match.shot != NONE
    if face == HELD and shot:
        lost(match, KEEPERS_KICK)
    elif face == HELD:
        restarted(match, KEEPERS_KICK)
    elif face == NOT_HELD:
        scored(match, match.attacker if shot else 1 - match.attacker)
    elif face == PARRY:
        _parried(match, LINES - 1 if shot else 2)
    elif shot:
        _corner(match)
    else:
        lost(match, CORNER)


@both
def black(match: Any, face: int) -> None:
    """WF-37"""
    if face == GOAL:
        scored(match, match.attacker)
    elif face == WIDE:
        lost(match, GOAL_KICK)
    elif face == SAVED:
        _parried(match, LINES - 1)
    else:
        _corner(match)


@both
def _parried(match: Any, line: int) -> None:
    """WF-9"""
    if is_up(match):
        whistled(match)
    else:
        put(match, MIDDLE, line)
        kept(match, ALLOWED, NONE)


@both
def _corner(match: Any) -> None:
    """WF-9"""
    if is_up(match):
        whistled(match)
    else:
        restarted(match, CORNER)


@both
def boskov(match: Any, mark: int) -> None:
    """WF-38"""
    if mark == QUESTION:
        kept(match, ALLOWED, NONE)
    else:
        match.phase = ROLLING
        match.die = BLACK


@both
def shoot_out(match: Any, face: int) -> None:
    """WF-10: five each in turn, then one each; nobody throws once it is decided."""
    match.kicks[match.attacker] += 1
    match.scored[match.attacker] += face == GOAL
    match.attacker = 1 - match.attacker
    each = max(KICKS, match.kicks[0], match.kicks[1])
    lead = match.scored[0] - match.scored[1]
    if lead > each - match.kicks[1] or -lead > each - match.kicks[0]:
        match.phase = FINISHED
