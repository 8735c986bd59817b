"""What anyone sees of a match: everything, but for the bookkeeping."""

from anpfiff.core import Seat
from anpfiff.games.wuerfel_fussball import clock
from anpfiff.games.wuerfel_fussball.dice import Dice
from anpfiff.games.wuerfel_fussball.master import in_danger
from anpfiff.games.wuerfel_fussball.model import View
from anpfiff.games.wuerfel_fussball.state import State


def seen(state: State, seat: Seat | None, dice: Dice | None) -> View:
    """ALL-1: nothing is hidden; `dice` only if they are somebody's own."""
    return View(
        seat=seat,
        phase=state.phase,
        half=state.half,
        played=state.played,
        length=clock.length(state.options),
        now=state.now,
        score=state.score,
        attacker=state.attacker,
        ball=state.ball,
        restart=state.restart,
        orange=state.orange,
        die=state.die,
        announced=state.announced,
        arrow=state.arrow,
        shot=state.shot,
        last=state.last,
        master=None if state.toss_winner is None else state.master,
        master_face=state.master_face,
        asked=state.asked,
        in_danger=in_danger(state),
        fouled=state.fouled,
        toss_winner=state.toss_winner,
        kicks=state.kicks,
        options=state.options,
        dice=dice,
    )
