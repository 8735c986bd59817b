"""Würfel-Fußball: what the awaited side may do, the master die aside."""

from anpfiff.games.wuerfel_fussball import attack
from anpfiff.games.wuerfel_fussball.model import LeaveIt, Move, Pass, Phase, Place, Restart, Throw
from anpfiff.games.wuerfel_fussball.pitch import SPOTS
from anpfiff.games.wuerfel_fussball.state import State

PLACES: dict[Restart, tuple[Move, ...]] = {
    restart: tuple(Place(*spot) for spot in spots) for restart, spots in SPOTS.items()
}
PASSING: tuple[Move, ...] = (Pass(),)
ALWAYS: dict[Phase, tuple[Move, ...]] = {
    "challenge": (Throw("blue"), LeaveIt()),
    "bar": (Throw("blue"), Throw("keeper")),
    "clearing": (Throw("keeper"),),
}
"""What may be done there, whatever the position."""


def choices(state: State) -> tuple[Move, ...]:
    match state.phase:
        case "throwing":
            return attack.throws(state.ball, state.restart, state.orange)
        case "aiming":
            return attack.sends(state.announced)
        case "placing" if state.restart is not None:
            return PLACES[state.restart]
        case phase:
            return ALWAYS.get(phase, PASSING)
