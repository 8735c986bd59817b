"""What both sides do: anything that is allowed, counted in the order of `moves()` (WF-14 to WF-23, WF-39, WF-44)."""

from typing import Any

from anpfiff.games.wuerfel_fussball.clock import ROLLING as ROLLING_TIME
from anpfiff.lab.bulk.columns import LONGEST, PACE
from anpfiff.lab.bulk.compiled import both
from anpfiff.lab.bulk.luck import below
from anpfiff.lab.bulk.pairs import in_front
from anpfiff.lab.games.wuerfel_fussball.kernel.attack import sent
from anpfiff.lab.games.wuerfel_fussball.kernel.codes import (
    AIMING,
    ALLOWED,
    ANSWER,
    BAR,
    BARRED,
    BLUE,
    CHALLENGE,
    CLEARING,
    CORNER,
    DOUBLED,
    DUE,
    FREE_KICK,
    GOAL_KICK,
    IN_FREE_KICKS,
    IN_SHOOTING,
    KEEPER,
    KEEPERS_KICK,
    NONE,
    NOTHING,
    ON_WINGS,
    ORANGE,
    PLACING,
    RED,
    ROLLING,
    SHOT,
    SPOT,
    THROWING,
    TURNED,
    WHITE,
)
from anpfiff.lab.games.wuerfel_fussball.kernel.play import kept, playable, put, unanswered


@both
def is_too_late(match: Any) -> bool:
    """WF-44: is the time to answer over before anybody could? With the clock of throws, and without a wait, never."""
    return bool(match.phase == ANSWER and match.reaction > 0 and not match.throws and _wait(match) <= PACE)


@both
def too_late(match: Any) -> None:
    """WF-44: the clock stands meanwhile."""
    match.now += _wait(match)
    match.rolled = 0
    unanswered(match)


@both
def _wait(match: Any) -> int:
    """From when the dice lie still."""
    return int(match.rolled * ROLLING_TIME + match.reaction)


@both
def _pass_time(match: Any) -> None:
    """WF-11: nobody dawdles here. WF-44: while the table waits for the defence the clock stands."""
    match.now += PACE
    match.rolled = 0
    if not match.throws and match.phase != ANSWER:
        match.played += PACE


@both
def act(match: Any) -> None:
    """Any move of the side that is awaited, or awaited first; the master face, where it may be played, comes last."""
    own = _choices(match)
    defends = match.phase in (CHALLENGE, BAR, ANSWER)
    seat = 1 - match.attacker if defends else match.attacker
    armed = match.phase not in (PLACING, AIMING) and playable(match, seat)
    offered = own + 1 if armed else own
    pick = below(match.luck, offered) if offered > 1 else 0
    _pass_time(match)
    if pick == own:
        _play_master(match, seat)
    else:
        _do(match, pick)
    _moved(match)


@both
def _choices(match: Any) -> int:
    """How many moves there are, the master die aside."""
    if match.phase == THROWING:
        return _dice(match) * _announcements(match) + _may_shoot(match)
    return 1 if match.phase in (CLEARING, ANSWER) else 2


@both
def _dice(match: Any) -> int:
    """WF-15, WF-16"""
    return 1 if match.orange == DUE else 2 if match.orange == BARRED else 3


@both
def _announcements(match: Any) -> int:
    """WF-21 to WF-23"""
    if match.restart == CORNER:
        return 1
    return 2 if match.restart in (GOAL_KICK, KEEPERS_KICK) or ON_WINGS[match.strip, match.line] else 1


@both
def _may_shoot(match: Any) -> bool:
    """WF-16, WF-26, WF-33"""
    fields = IN_FREE_KICKS if match.restart == FREE_KICK else IN_SHOOTING
    return bool(match.orange != DUE and fields[match.strip, match.line])


@both
def _do(match: Any, pick: int) -> None:
    if match.phase == THROWING:
        _throw(match, pick)
    elif match.phase == AIMING:
        _send(match, pick)
    elif match.phase == PLACING:
        put(match, SPOT[match.restart, pick, 0], SPOT[match.restart, pick, 1])
        kept(match, ALLOWED, match.restart)
    elif match.phase == ANSWER:
        unanswered(match)
    elif match.phase == CHALLENGE and pick == 1:
        match.phase = THROWING
    else:
        blue = match.phase != CLEARING and pick == 0
        match.phase = ROLLING
        match.die = BLUE if blue else KEEPER
        match.announced = NOTHING


@both
def _throw(match: Any, pick: int) -> None:
    """WF-14: the dice in their order, each with its announcements; then the shot."""
    each = _announcements(match)
    shoots = pick == _dice(match) * each
    first = RED if match.orange == BARRED else ORANGE
    match.announced = NOTHING if shoots else _announced(match, pick % each)
    match.die = SHOT if shoots else first + pick // each
    match.phase = ROLLING


@both
def _announced(match: Any, pick: int) -> int:
    if match.restart == CORNER:
        return TURNED
    if pick == 0:
        return NOTHING
    return DOUBLED if match.restart in (GOAL_KICK, KEEPERS_KICK) else TURNED


@both
def _send(match: Any, pick: int) -> None:
    """WF-17, WF-21: left, then right; of a turned arrow up, then down."""
    sent(match, 1 if (pick == 0) == (match.announced == TURNED) else -1)


@both
def _play_master(match: Any, seat: int) -> None:
    """WF-39: it goes to the opponent, who throws it at once, before the play is settled."""
    match.then = match.face
    match.master = 1 - seat
    match.face = NONE
    match.die = WHITE
    match.phase = ROLLING


@both
def _moved(match: Any) -> None:
    if match.moves == LONGEST:
        raise AssertionError
    match.ahead[match.moves] = in_front(match.score)
    match.moves += 1
