"""The shot die, as in the rules' `shots` (WF-26 to WF-28, WF-34)."""

from typing import Any

from anpfiff.games.wuerfel_fussball.pitch import LINES, MIDDLE
from anpfiff.lab.bulk.compiled import both
from anpfiff.lab.games.wuerfel_fussball.kernel.codes import (
    BAR,
    BLUE,
    CROSSBAR,
    FREE_KICK,
    GOAL_KICK,
    IN_AREA,
    KEEPER,
    NET,
    NONE,
    OUT,
    POST,
    UNSTOPPABLE,
)
from anpfiff.lab.games.wuerfel_fussball.kernel.play import lost, put, shot_at


@both
def shot(match: Any, face: int) -> None:
    """WF-27, WF-28, WF-34"""
    inside = IN_AREA[match.strip, match.line]
    free_kick = match.restart == FREE_KICK
    if face == NET:
        _on_target(match, inside, free_kick)
    elif face == UNSTOPPABLE:
        put(match, MIDDLE, LINES)
        shot_at(match, face, inside, NONE if inside and not free_kick else KEEPER)
    elif face == POST:
        put(match, MIDDLE, LINES - 1)
        shot_at(match, face, inside, BLUE)
    elif face == CROSSBAR:
        put(match, MIDDLE, LINES)
        match.phase = BAR
        match.shot = face
        match.inside = inside
        match.die = NONE
    elif face == OUT:
        lost(match, GOAL_KICK)


@both
def _on_target(match: Any, inside: bool, free_kick: bool) -> None:  # noqa: FBT001 -- a kernel has no keywords
    if free_kick and (match.line == 8 or inside):
        put(match, MIDDLE, LINES - 1)
    elif free_kick or inside:
        put(match, MIDDLE, LINES)
    else:
        put(match, min(max(match.strip, 2), 4), LINES - 1)
    at_goal = match.strip == MIDDLE and match.line == LINES
    shot_at(match, NET, inside, KEEPER if at_goal else BLUE)
