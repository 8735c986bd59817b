"""A die falls: which rule it settles."""

from typing import Any

from anpfiff.lab.bulk.compiled import both
from anpfiff.lab.bulk.luck import below
from anpfiff.lab.games.wuerfel_fussball.kernel.attack import pointed
from anpfiff.lab.games.wuerfel_fussball.kernel.codes import BLACK, BLUE, BOSKOV, KEEPER, SHOOT_OUT, SHOT
from anpfiff.lab.games.wuerfel_fussball.kernel.defence import blue
from anpfiff.lab.games.wuerfel_fussball.kernel.goalkeeping import black, boskov, keeper, shoot_out
from anpfiff.lab.games.wuerfel_fussball.kernel.masterstroke import white
from anpfiff.lab.games.wuerfel_fussball.kernel.shots import shot


@both
def fall(match: Any) -> None:
    """WF-11: every die thrown in a half counts, where throws are the clock."""
    side = below(match.luck, 6)
    match.rolled += 1
    face = match.faces[match.die, side, 0]
    if match.phase == SHOOT_OUT:
        shoot_out(match, face)
        return
    match.played += match.throws
    if match.phase == BOSKOV:
        boskov(match, match.faces[match.die, side, 2])
    elif match.die <= 2:
        pointed(match, face, match.faces[match.die, side, 1], match.faces[match.die, side, 2])
    else:
        _settled(match, face)


@both
def _settled(match: Any, face: int) -> None:
    if match.die == SHOT:
        shot(match, face)
    elif match.die == BLUE:
        blue(match, face)
    elif match.die == KEEPER:
        keeper(match, face)
    elif match.die == BLACK:
        black(match, face)
    else:
        white(match, face)
