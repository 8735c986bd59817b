"""LIG-9: the calm tempo. After a card is laid hands rest, the others' by the table's calm; `core.tempo` says how long."""

from msgspec.structs import replace

from anpfiff.core import Act, Seat, tempo
from anpfiff.games.ligretto.model import Build, Lay, LayOne, Move
from anpfiff.games.ligretto.state import State

LAYING = frozenset((LayOne, Lay, Build))


def rests(state: State, seat: Seat) -> bool:
    return tempo.rests(state.rests, seat)


def calmed(state: State, given: Act[Move]) -> State:
    """Whoever has acted is free; if a card was laid, whoever has to let others look at it rests from now on."""
    rests = tempo.acted(state.rests, given.seat)
    if type(given.move) in LAYING:
        lengths = tempo.lengths(len(rests), given.seat, state.calm, state.calm_for)
        rests = tempo.calmed(rests, lengths, given.at)
    return replace(state, rests=rests)


def ends_at(state: State) -> int | None:
    """When the next hands have rested."""
    return tempo.ends_at(state.rests)


def rested(state: State, at: int) -> State:
    return replace(state, rests=tempo.rested(state.rests, at))


def fresh(state: State) -> State:
    """A new round: nobody rests."""
    return replace(state, rests=tempo.fresh(len(state.players), state.calm, state.calm_for))
