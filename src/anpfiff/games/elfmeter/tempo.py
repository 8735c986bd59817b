"""ELF-13: the calm tempo. After a card that counts hands rest; `core.tempo` says how long.

A card that is ignored lets nobody rest: else a defender could buy time with cards thrown away.
"""

from msgspec.structs import replace

from anpfiff.core import Act, Seat, tempo
from anpfiff.games.elfmeter.model import Move
from anpfiff.games.elfmeter.state import State


def fresh(state: State) -> State:
    """An attempt begins, or goes on after a pause: nobody rests."""
    options = state.options
    return replace(state, rests=tempo.fresh(2, options.calm, options.calm_for))


def calmed(before: State, after: State, given: Act[Move]) -> State:
    """Whoever has acted is free; after a pass that counts whoever has to let the other look at it rests.

    With the attempt every rest is over: nobody is hurried where nobody races.
    """
    if not before.rests:
        return after
    if after.phase != "attempt":
        return replace(after, rests=())
    rests = tempo.acted(before.rests, given.seat)
    if len(after.attack) > len(before.attack):
        options = before.options
        rests = tempo.calmed(rests, tempo.lengths(2, given.seat, options.calm, options.calm_for), given.at)
    return replace(after, rests=rests)


def rests(state: State, seat: Seat) -> bool:
    return tempo.rests(state.rests, seat)


def ends_at(state: State) -> int | None:
    return tempo.ends_at(state.rests)


def rested(state: State, at: int) -> State:
    return replace(state, rests=tempo.rested(state.rests, at))
