"""The clock: seconds that stand while somebody dawdles, or throws (WF-8, WF-10, WF-11)."""

from msgspec.structs import replace

from anpfiff.games.wuerfel_fussball.model import Options
from anpfiff.games.wuerfel_fussball.state import State

MINUTE = 60_000
PATIENCE = 6_000
"""WF-11: the clock stands once the side to act has dawdled so long."""


def length(options: Options) -> int:
    """WF-8, WF-10, WF-11: how long a half lasts, in milliseconds or throws."""
    if options.clock == "throws":
        return 50 if options.tournament else 75
    return 5 * MINUTE if options.tournament else 7 * MINUTE + MINUTE // 2


def acted(state: State, at: int) -> State:
    """Somebody acted, or a wait ran out: the time since the last time counts, as far as nobody dawdled."""
    elapsed = max(at - state.now, 0)
    counts = min(elapsed, PATIENCE) if state.options.clock == "seconds" else 0
    return replace(state, now=state.now + elapsed, played=state.played + counts)


def threw(state: State) -> State:
    """WF-11: every die thrown in a half counts."""
    counts = state.options.clock == "throws" and state.phase != "shoot-out"
    return replace(state, played=state.played + 1) if counts else state


def is_up(state: State) -> bool:
    return state.played >= length(state.options)
