"""How play goes on, as in the rules' `play`, `master` and `clock` (WF-5, WF-8 to WF-16, WF-39 to WF-44)."""

from typing import Any

from anpfiff.games.wuerfel_fussball.pitch import LINES, STRIPS
from anpfiff.lab.bulk.compiled import both
from anpfiff.lab.games.wuerfel_fussball.kernel.codes import (
    ALLOWED,
    ANSWER,
    BLACK,
    BLUE,
    CLEARING,
    DUE,
    FINISHED,
    HAS_SPOTS,
    IN_ATTACK,
    KEEPER,
    KICK_OFF,
    MASTER_FOUL,
    NONE,
    PERFECT_SAVE,
    PLACING,
    ROLLING,
    SHOOT_OUT,
    THROWING,
    WIN_BACK,
)


@both
def is_up(match: Any) -> bool:
    return bool(match.played >= match.length)


@both
def playable(match: Any, seat: int) -> bool:
    """WF-39: may that seat play the master face now?"""
    if match.face == NONE or match.master != seat:
        return False
    return _attacks(match) if seat == match.attacker else _defends(match)


@both
def asked(match: Any) -> bool:
    """WF-44: does the attacker's next throw wait for the defence? Here everybody wants to be asked everywhere."""
    return bool(match.reaction > 0 and playable(match, 1 - match.attacker))


@both
def _attacks(match: Any) -> bool:
    """WF-39: where the attacker's keeper must stop an own goal, only a perfect save helps."""
    if match.die == KEEPER or match.face == PERFECT_SAVE:
        return bool(match.die == KEEPER and match.face == PERFECT_SAVE)
    return bool(IN_ATTACK[match.face, match.strip, match.line])


@both
def _defends(match: Any) -> bool:
    if match.face == PERFECT_SAVE:
        return bool(match.shot != NONE and match.die != BLUE)
    if match.face == WIN_BACK:
        return bool(match.shot == NONE or not match.inside)
    return bool(match.face == MASTER_FOUL and match.shot == NONE)


@both
def put(match: Any, strip: int, line: int) -> None:
    match.strip = strip
    match.line = line


@both
def kept(match: Any, orange: int, restart: int) -> None:
    """The attacker has the ball where it lies and throws next, unless the defence answers first (WF-42, WF-43)."""
    match.orange = orange
    match.restart = restart
    match.die = match.shot = NONE
    match.phase = ANSWER if asked(match) else THROWING


@both
def restarted(match: Any, restart: int) -> None:
    """WF-5"""
    kept(match, ALLOWED, restart)
    if HAS_SPOTS[restart]:
        match.phase = PLACING


@both
def lost(match: Any, restart: int) -> None:
    """WF-9, WF-16"""
    if is_up(match):
        whistled(match)
        return
    match.attacker = 1 - match.attacker
    put(match, STRIPS + 1 - match.strip, LINES + 1 - match.line)
    if restart == NONE:
        kept(match, DUE, NONE)
    else:
        restarted(match, restart)


@both
def shot_at(match: Any, shot: int, inside: bool, die: int) -> None:  # noqa: FBT001 -- a kernel has no keywords
    """A shot reaches the field where the ball lies now: a die decides, or nothing can stop it but an answer."""
    match.shot = shot
    match.inside = inside
    match.die = die
    if playable(match, 1 - match.attacker):
        match.phase = ANSWER
    else:
        unanswered(match)


@both
def unanswered(match: Any) -> None:
    """WF-44"""
    if match.shot == NONE:
        match.phase = THROWING if match.die == NONE else CLEARING
    elif match.die != NONE:
        match.phase = ROLLING
    else:
        scored(match, match.attacker)


@both
def scored(match: Any, seat: int) -> None:
    """WF-9, WF-13"""
    match.score[seat] += 1
    if is_up(match):
        whistled(match)
    else:
        kicked_off(match, 1 - seat)


@both
def kicked_off(match: Any, seat: int) -> None:
    """WF-2, WF-16"""
    match.attacker = seat
    put(match, 3, 6)
    restarted(match, KICK_OFF)


@both
def whistled(match: Any) -> None:
    """WF-8, WF-10"""
    if match.half == 1:
        match.half = 2
        match.played = 0
        kicked_off(match, match.toss_winner)
        return
    match.phase = FINISHED
    match.restart = match.die = match.shot = NONE
    if match.tournament and match.score[0] == match.score[1]:
        match.phase = SHOOT_OUT
        match.die = BLACK
        match.attacker = match.toss_winner
