"""The master die has fallen: now the play is settled, as in the rules' `masterstroke` (WF-39 to WF-43)."""

from typing import Any

from anpfiff.games.wuerfel_fussball.pitch import LINES, MIDDLE
from anpfiff.lab.bulk.compiled import both
from anpfiff.lab.games.wuerfel_fussball.kernel.codes import (
    ALLOWED,
    ASSIST,
    AT_BLUE_FOUL,
    AT_KICK_OFF,
    BARRED,
    FREE_KICK,
    IN_AREA,
    KEEPER,
    KEEPERS_KICK,
    LONG_SHOT,
    MASTER_FOUL,
    NET,
    NONE,
    PERFECT_SAVE,
    STRIKE,
    UNSTOPPABLE,
    WIN_BACK,
)
from anpfiff.lab.games.wuerfel_fussball.kernel.defence import fouled
from anpfiff.lab.games.wuerfel_fussball.kernel.play import kept, kicked_off, lost, put, restarted, shot_at


@both
def white(match: Any, face: int) -> None:
    """WF-7, WF-35, WF-39 to WF-43: the new face lies open; now the play is settled."""
    match.face = face
    if match.then == AT_KICK_OFF:
        kicked_off(match, 1 - match.master)
    elif match.then == AT_BLUE_FOUL:
        fouled(match)
    elif match.then in (LONG_SHOT, STRIKE):
        _struck(match)
    elif match.then == ASSIST:
        put(match, MIDDLE, LINES - 1)
        kept(match, BARRED if match.orange == BARRED else ALLOWED, NONE)
    elif match.then == MASTER_FOUL and match.master != match.attacker:
        fouled(match)
    elif match.then == PERFECT_SAVE and match.shot == NONE:
        restarted(match, KEEPERS_KICK)
    else:
        lost(match, _restart_after(match))


@both
def _struck(match: Any) -> None:
    """WF-40"""
    inside = IN_AREA[match.strip, match.line]
    long = match.then == LONG_SHOT
    put(match, MIDDLE, LINES)
    shot_at(match, NET if long else UNSTOPPABLE, inside, KEEPER if long else NONE)


@both
def _restart_after(match: Any) -> int:
    """How the other side gets the ball: held, won in open play, or by a foul."""
    if match.then == PERFECT_SAVE:
        return KEEPERS_KICK
    return NONE if match.then == WIN_BACK else FREE_KICK
