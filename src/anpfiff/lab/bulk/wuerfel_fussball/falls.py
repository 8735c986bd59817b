"""What a die settles when it has fallen, as in the rules' `attack`, `shots`, `defence`, `goalkeeping` and `masterstroke`."""

from typing import Any

from anpfiff.games.wuerfel_fussball.defence import CLEARANCE
from anpfiff.games.wuerfel_fussball.goalkeeping import KICKS
from anpfiff.games.wuerfel_fussball.pitch import LINES, MIDDLE, STRIPS
from anpfiff.lab.bulk.compiled import both
from anpfiff.lab.bulk.luck import below
from anpfiff.lab.bulk.wuerfel_fussball.codes import (
    AIMING,
    ALLOWED,
    ANSWER,
    ASIDE,
    ASSIST,
    AT_BLUE_FOUL,
    AT_KICK_OFF,
    BAR,
    BARRED,
    BLACK,
    BLUE,
    BOSKOV,
    CHALLENGE,
    CLEAR,
    CLEARING,
    CORNER,
    COURSE,
    CROSS,
    CROSSBAR,
    DOUBLED,
    FINISHED,
    FOUL,
    FREE_KICK,
    GOAL,
    GOAL_KICK,
    HELD,
    IN_AREA,
    IN_OWN_GOAL,
    KEEPER,
    KEEPERS_KICK,
    LONG_SHOT,
    MASTER_FOUL,
    NET,
    NONE,
    NOT_HELD,
    NOTHING,
    ORANGE,
    OUT,
    OWN,
    PARRY,
    PERFECT_SAVE,
    POST,
    QUESTION,
    ROLLING,
    SAVED,
    SHOOT_OUT,
    SHOT,
    STEAL,
    STRIKE,
    THROW_IN,
    TURNED,
    UNSTOPPABLE,
    WHITE,
    WIDE,
    WIN_BACK,
)
from anpfiff.lab.bulk.wuerfel_fussball.play import (
    is_up,
    kept,
    kicked_off,
    lost,
    playable,
    put,
    restarted,
    scored,
    shot_at,
    whistled,
)


@both
def fall(match: Any) -> None:
    """WF-11: every die thrown in a half counts, where throws are the clock."""
    side = below(match.luck, 6)
    face = match.faces[match.die, side, 0]
    if match.phase == SHOOT_OUT:
        _shoot_out(match, face)
        return
    match.played += match.throws
    if match.phase == BOSKOV:
        _boskov(match, match.faces[match.die, side, 2])
    elif match.die <= 2:
        _pointed(match, face, match.faces[match.die, side, 1], match.faces[match.die, side, 2])
    else:
        _settled(match, face)


@both
def _settled(match: Any, face: int) -> None:
    if match.die == SHOT:
        _shot(match, face)
    elif match.die == BLUE:
        _blue(match, face)
    elif match.die == KEEPER:
        _keeper(match, face)
    elif match.die == BLACK:
        _black(match, face)
    else:
        _white(match, face)


@both
def _pointed(match: Any, way: int, number: int, mark: int) -> None:
    """WF-17"""
    match.arrow[0], match.arrow[1], match.arrow[2] = way, number, mark
    if ASIDE[way]:
        match.phase = AIMING
    else:
        sent(match, 1)


@both
def sent(match: Any, sign: int) -> None:
    """WF-17, WF-18, WF-21, WF-46: the ball runs, field by field, and leaving the pitch outweighs the mark."""
    aside, ahead = COURSE[match.arrow[0], 0] * sign, COURSE[match.arrow[0], 1]
    if match.announced == TURNED:
        aside, ahead = ahead if match.strip < MIDDLE else -ahead, aside
    steps = match.arrow[1] * (2 if match.announced == DOUBLED else 1)
    match.announced = NOTHING
    for _ in range(steps):
        strip, line = match.strip + aside, match.line + ahead
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


@both
def _shot(match: Any, face: int) -> None:
    """WF-27, WF-28, WF-34"""
    inside, free_kick = IN_AREA[match.strip, match.line], match.restart == FREE_KICK
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
        match.phase, match.shot, match.inside, match.die = BAR, face, inside, NONE
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


@both
def _blue(match: Any, face: int) -> None:
    """WF-29 to WF-32, WF-35"""
    defender = 1 - match.attacker
    again = match.fouled[defender] and face == FOUL
    match.fouled[defender] = face == FOUL and not again
    if again:
        match.master, match.face, match.then = match.attacker, NONE, AT_BLUE_FOUL
        match.die, match.phase = WHITE, ROLLING
    elif face == STEAL:
        lost(match, NONE)
    elif face == CLEAR:
        _cleared(match)
    elif face == FOUL:
        _fouled(match)
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
    if playable(match, match.attacker):
        match.phase = CLEARING
    elif playable(match, 1 - match.attacker):
        match.phase = ANSWER


@both
def _fouled(match: Any) -> None:
    """WF-33, WF-38"""
    if not IN_AREA[match.strip, match.line]:
        restarted(match, FREE_KICK)
        return
    match.shot = match.restart = NONE
    match.phase = BOSKOV if match.boskov else ROLLING
    match.die = ORANGE if match.boskov else BLACK


@both
def _boskov(match: Any, mark: int) -> None:
    """WF-38"""
    if mark == QUESTION:
        kept(match, ALLOWED, NONE)
    else:
        match.phase = ROLLING
        match.die = BLACK


@both
def _keeper(match: Any, face: int) -> None:
    """WF-32, WF-36: the defence's keeper meets a shot, the attacker's own a clearance."""
    shot = match.shot != NONE
    if face == HELD:
        if shot:
            lost(match, KEEPERS_KICK)
        else:
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
def _black(match: Any, face: int) -> None:
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
def _white(match: Any, face: int) -> None:
    """WF-7, WF-35, WF-39 to WF-43: the new face lies open; now the play is settled."""
    match.face = face
    if match.then == AT_KICK_OFF:
        kicked_off(match, 1 - match.master)
    elif match.then == AT_BLUE_FOUL:
        _fouled(match)
    elif match.then in (LONG_SHOT, STRIKE):
        _struck(match)
    elif match.then == ASSIST:
        put(match, MIDDLE, LINES - 1)
        kept(match, BARRED if match.orange == BARRED else ALLOWED, NONE)
    elif match.then == MASTER_FOUL and match.master != match.attacker:
        _fouled(match)
    elif match.then == PERFECT_SAVE and match.shot == NONE:
        restarted(match, KEEPERS_KICK)
    else:
        lost(match, _restart_after(match))


@both
def _struck(match: Any) -> None:
    """WF-40"""
    inside, long = IN_AREA[match.strip, match.line], match.then == LONG_SHOT
    put(match, MIDDLE, LINES)
    shot_at(match, NET if long else UNSTOPPABLE, inside, KEEPER if long else NONE)


@both
def _restart_after(match: Any) -> int:
    """How the other side gets the ball: held, won in open play, or by a foul."""
    if match.then == PERFECT_SAVE:
        return KEEPERS_KICK
    return NONE if match.then == WIN_BACK else FREE_KICK


@both
def _shoot_out(match: Any, face: int) -> None:
    """WF-10: five each in turn, then one each until decided."""
    match.kicks[match.attacker] += 1
    match.scored[match.attacker] += face == GOAL
    match.attacker = 1 - match.attacker
    level = match.kicks[0] != match.kicks[1] or match.scored[0] == match.scored[1]
    if not level and match.kicks[0] >= KICKS:
        match.phase = FINISHED
