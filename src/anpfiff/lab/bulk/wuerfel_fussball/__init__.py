"""Würfel-Fußball as a kernel: WF-1 to WF-46, with every option and with anybody's dice.

`codes` gives the words numbers, `play` and `falls` are the rules, and here is what both sides do: anything that is allowed,
counted in the order of `moves()`.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from anpfiff.games.wuerfel_fussball import clock
from anpfiff.games.wuerfel_fussball.model import Options
from anpfiff.games.wuerfel_fussball.rules import WuerfelFussball
from anpfiff.lab.bulk.columns import LONGEST, PACE, Columns, empty, note, rows
from anpfiff.lab.bulk.compiled import both, compiled
from anpfiff.lab.bulk.luck import below, starts
from anpfiff.lab.bulk.pairs import in_front
from anpfiff.lab.bulk.wuerfel_fussball.codes import (
    AIMING,
    ALLOWED,
    ANSWER,
    AT_KICK_OFF,
    BAR,
    BARRED,
    BLUE,
    CHALLENGE,
    CLEARING,
    CORNER,
    DOUBLED,
    DUE,
    FINISHED,
    FREE_KICK,
    GOAL_KICK,
    IN_FREE_KICKS,
    IN_SHOOTING,
    KEEPER,
    KEEPERS_KICK,
    MATCH,
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
    faces,
)
from anpfiff.lab.bulk.wuerfel_fussball.falls import fall, sent
from anpfiff.lab.bulk.wuerfel_fussball.play import kept, playable, put, unanswered
from anpfiff.lab.rows import Rows
from anpfiff.lab.study import Study


def prepared(study: Study) -> Callable[[int, int], Rows]:
    game, options = study.rules(), study.chosen()
    assert isinstance(game, WuerfelFussball), "that is its name"
    assert isinstance(options, Options), "and these are its options"
    match = np.zeros(1, MATCH)[0]
    match["faces"] = faces(game.dice)
    match["length"], match["throws"] = clock.length(options), options.clock == "throws"
    match["tournament"], match["boskov"] = options.tournament, options.boskov
    match["reaction"] = options.reaction * 1_000
    return partial(_rows, study.seed, match)


def _rows(seed: str, match: Any, first: int, count: int) -> Rows:
    columns = empty(count, 2)
    _matches(match.copy(), starts(seed, first, count), columns)
    return rows(columns, first)


@compiled
def _matches(match: Any, begins: NDArray[np.uint64], columns: Columns) -> None:
    for number in range(len(begins)):
        match.luck[0] = begins[number]
        _match(match)
        level = match.score[0] == match.score[1]
        winners = in_front(match.scored if level else match.score)
        note(columns, number, winners, match.moves, match.ahead)
        columns.milliseconds[number] = match.now
        columns.score[number, 0], columns.score[number, 1] = match.score[0], match.score[1]


@both
def _match(match: Any) -> None:
    _toss(match)
    while match.phase != FINISHED:
        if match.phase == ANSWER and match.reaction <= PACE:
            _too_late(match)
        elif match.phase in (PLACING, THROWING, AIMING, CHALLENGE, BAR, CLEARING, ANSWER):
            _act(match)
        else:
            fall(match)


@both
def _toss(match: Any) -> None:
    """WF-7: the toss gives the master die, thrown at once; the other side attacks."""
    match.now = match.played = match.moves = 0
    match.half = 1
    match.score[:] = match.kicks[:] = match.scored[:] = match.fouled[:] = 0
    match.restart = match.shot = match.face = NONE
    match.orange, match.announced = ALLOWED, NOTHING
    match.toss_winner = match.master = below(match.luck, 2)
    match.attacker = 1 - match.toss_winner
    match.phase, match.die, match.then = ROLLING, WHITE, AT_KICK_OFF


@both
def _too_late(match: Any) -> None:
    """WF-44: the time to answer is over before anybody could."""
    _pass_time(match, match.reaction)
    unanswered(match)


@both
def _pass_time(match: Any, milliseconds: int) -> None:
    """WF-11: nobody dawdles here."""
    match.now += milliseconds
    match.played += 0 if match.throws else milliseconds


@both
def _act(match: Any) -> None:
    """Any move of the side that is awaited; the master face, where it may be played, comes last."""
    own = _choices(match)
    defends = match.phase in (CHALLENGE, BAR, ANSWER)
    seat = 1 - match.attacker if defends else match.attacker
    asked = match.phase not in (PLACING, AIMING) and playable(match, seat)
    offered = own + 1 if asked else own
    pick = below(match.luck, offered) if offered > 1 else 0
    _pass_time(match, PACE)
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
        match.phase, match.die, match.announced = ROLLING, BLUE if blue else KEEPER, NOTHING


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
    match.master, match.face = 1 - seat, NONE
    match.die, match.phase = WHITE, ROLLING


@both
def _moved(match: Any) -> None:
    if match.moves == LONGEST:
        raise AssertionError
    match.ahead[match.moves] = in_front(match.score)
    match.moves += 1
