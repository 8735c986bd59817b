"""The clock: seconds that stand while somebody dawdles, or throws (WF-8, WF-10, WF-11)."""

from msgspec.structs import replace

from anpfiff.games.wuerfel_fussball.model import Options
from anpfiff.games.wuerfel_fussball.state import State

SECOND = 1_000
TOURNAMENT = 300
"""WF-10: seconds of a half, unless the players have agreed on shorter ones."""
PATIENCE = 6_000
"""WF-11: the clock stands once the side to act has dawdled so long."""
ROLLING = 1_600
"""WF-44: milliseconds that a die rolls on a screen before it lies still; the client keeps to it."""


def length(options: Options) -> int:
    """WF-8, WF-10, WF-11: how long a half lasts, in milliseconds or throws."""
    if options.clock == "throws":
        return 50 if options.tournament else 75
    return SECOND * (min(options.half, TOURNAMENT) if options.tournament else options.half)


def acted(state: State, at: int) -> State:
    """Somebody acted, or a wait ran out: the time since the last time counts, as far as nobody dawdled.

    WF-44: while the table waits for the defence the clock stands.
    """
    elapsed = max(at - state.now, 0)
    runs = state.options.clock == "seconds" and state.phase != "answer"
    counts = min(elapsed, PATIENCE) if runs else 0
    return replace(state, now=state.now + elapsed, played=state.played + counts, rolled=0)


def deadline(state: State) -> int | None:
    """WF-44: `reaction` seconds from when the dice lie still; without a limit where throws are the clock.

    A shot is never settled over the head of the defence, whose own die it is: so 0 there means no limit either.
    """
    seconds = state.options.reaction
    if state.options.clock == "throws" or not seconds:
        return None
    return state.now + state.rolled * ROLLING + seconds * SECOND


def threw(state: State) -> State:
    """WF-11: every die thrown in a half counts."""
    counts = state.options.clock == "throws" and state.phase != "shoot-out"
    return replace(state, played=state.played + counts, rolled=state.rolled + 1)


def is_up(state: State) -> bool:
    return state.played >= length(state.options)
