"""Würfel-Fußball as a kernel: WF-1 to WF-46, with every option and with anybody's dice.

`codes` gives the words numbers, `acts` is what both sides do; the other files have the names of those in
`games/wuerfel_fussball`, and so have most of the functions.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from anpfiff.games.wuerfel_fussball import clock
from anpfiff.games.wuerfel_fussball.model import Options
from anpfiff.games.wuerfel_fussball.rules import WuerfelFussball
from anpfiff.lab.bulk.columns import Columns, empty, note, rows
from anpfiff.lab.bulk.compiled import both, compiled
from anpfiff.lab.bulk.luck import below, starts
from anpfiff.lab.bulk.pairs import in_front
from anpfiff.lab.games.wuerfel_fussball.kernel.acts import act, is_too_late, too_late
from anpfiff.lab.games.wuerfel_fussball.kernel.codes import (
    AIMING,
    ALLOWED,
    ANSWER,
    AT_KICK_OFF,
    BAR,
    CHALLENGE,
    CLEARING,
    FINISHED,
    MATCH,
    NONE,
    NOTHING,
    PLACING,
    ROLLING,
    THROWING,
    WHITE,
    faces,
)
from anpfiff.lab.games.wuerfel_fussball.kernel.falls import fall
from anpfiff.lab.rows import Rows
from anpfiff.lab.study import Study


def prepared(study: Study) -> Callable[[int, int], Rows]:
    game = study.rules()
    options = study.chosen()
    assert isinstance(game, WuerfelFussball), "that is its name"
    assert isinstance(options, Options), "and these are its options"
    match = np.zeros(1, MATCH)[0]
    match["faces"] = faces(game.dice)
    match["length"] = clock.length(options)
    match["throws"] = options.clock == "throws"
    match["tournament"] = options.tournament
    match["boskov"] = options.boskov
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
        columns.score[number, 0] = match.score[0]
        columns.score[number, 1] = match.score[1]


@both
def _match(match: Any) -> None:
    _toss(match)
    while match.phase != FINISHED:
        if is_too_late(match):
            too_late(match)
        elif match.phase in (PLACING, THROWING, AIMING, CHALLENGE, BAR, CLEARING, ANSWER):
            act(match)
        else:
            fall(match)


@both
def _toss(match: Any) -> None:
    """WF-7: the toss gives the master die, thrown at once; the other side attacks."""
    match.now = match.played = match.moves = match.rolled = 0
    match.half = 1
    match.score[:] = match.kicks[:] = match.scored[:] = match.fouled[:] = 0
    match.restart = match.shot = match.face = NONE
    match.orange = ALLOWED
    match.announced = NOTHING
    match.toss_winner = match.master = below(match.luck, 2)
    match.attacker = 1 - match.toss_winner
    match.phase = ROLLING
    match.die = WHITE
    match.then = AT_KICK_OFF
