"""The blue die, as in the rules' `defence` (WF-29 to WF-33, WF-35)."""

from typing import Any

from anpfiff.games.wuerfel_fussball.defence import CLEARANCE
from anpfiff.games.wuerfel_fussball.pitch import LINES, MIDDLE
from anpfiff.lab.bulk.compiled import both
from anpfiff.lab.games.wuerfel_fussball.kernel.codes import (
    ALLOWED,
    ANSWER,
    AT_BLUE_FOUL,
    BLACK,
    BOSKOV,
    CLEAR,
    CLEARING,
    FOUL,
    FREE_KICK,
    GOAL_KICK,
    IN_AREA,
    IN_OWN_GOAL,
    KEEPER,
    NET,
    NONE,
    ORANGE,
    OWN,
    ROLLING,
    STEAL,
    WHITE,
)
from anpfiff.lab.games.wuerfel_fussball.kernel.play import (
    asked,
    is_up,
    kept,
    lost,
    playable,
    put,
    restarted,
    scored,
    shot_at,
    whistled,
)


@both
def blue(match: Any, face: int) -> None:
    """WF-29 to WF-32, WF-35"""
    defender = 1 - match.attacker
    again = match.fouled[defender] and face == FOUL
    match.fouled[defender] = face == FOUL and not again
    if again:
        match.master = match.attacker
        match.face = NONE
        match.then = AT_BLUE_FOUL
        match.die = WHITE
        match.phase = ROLLING
    elif face == STEAL:
        lost(match, NONE)
    elif face == CLEAR:
        _cleared(match)
    elif face == FOUL:
        fouled(match)
    elif face == OWN and IN_OWN_GOAL[match.strip, match.line]:
        scored(match, match.attacker)
    else:
        _missed(match)


@both
def _missed(match: Any) -> None:
    """WF-30"""
    if match.shot == NET:
        put(match, MIDDLE, LINES)
        shot_at(match, NET, match.inside, KEEPER)
    else:
        kept(match, ALLOWED, NONE)


@both
def _cleared(match: Any) -> None:
    """WF-9, WF-32"""
    if is_up(match):
        whistled(match)
    elif match.line > CLEARANCE:
        match.line -= CLEARANCE
        kept(match, ALLOWED, NONE)
    elif match.strip == MIDDLE:
        _rolling_home(match)
    else:
        restarted(match, GOAL_KICK)


@both
def _rolling_home(match: Any) -> None:
    """WF-32, WF-41"""
    put(match, MIDDLE, 1)
    match.shot = match.restart = NONE
    match.die = KEEPER
    match.phase = ROLLING
    if asked(match):
        match.phase = ANSWER
    elif playable(match, match.attacker) or playable(match, 1 - match.attacker):
        match.phase = CLEARING


@both
def fouled(match: Any) -> None:
    """WF-33, WF-38"""
    if not IN_AREA[match.strip, match.line]:
        restarted(match, FREE_KICK)
        return
    match.shot = match.restart = NONE
    match.phase = BOSKOV if match.boskov else ROLLING
    match.die = ORANGE if match.boskov else BLACK
