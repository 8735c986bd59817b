"""LIG-9: the calm tempo. After a card is laid the hands of all others rest, so that nobody has to be quick.

Each seat is free (0), rests until a time, or has rested (-1). A rest is not prolonged, and who has rested is free of it until
they have acted: so nobody, however quick, can keep another's hands from the table.
"""

from msgspec.structs import replace

from anpfiff.core import Act, Seat, succeeded
from anpfiff.games.ligretto.model import Build, Lay, LayOne, Move
from anpfiff.games.ligretto.state import State

FREE, RESTED = 0, -1
LAYING = frozenset((LayOne, Lay, Build))


def rests(state: State, seat: Seat) -> bool:
    return bool(state.rests) and state.rests[seat] > FREE


def calmed(state: State, given: Act[Move]) -> State:
    """Whoever has acted is free; if a card was laid, everybody else who is free rests from now on."""
    after = replace(state, rests=succeeded(state.rests, given.seat, FREE))
    if type(given.move) not in LAYING:
        return after
    until = given.at + state.calm
    resting = tuple(
        until if rest == FREE and seat != given.seat else rest for seat, rest in enumerate(after.rests)
    )
    return replace(after, rests=resting)


def ends_at(state: State) -> int | None:
    """When the next hands have rested."""
    return min((rest for rest in state.rests if rest > FREE), default=None)


def rested(state: State, at: int) -> State:
    return replace(state, rests=tuple(RESTED if FREE < rest <= at else rest for rest in state.rests))


def fresh(state: State) -> State:
    """A new round: nobody rests."""
    return replace(state, rests=(FREE,) * len(state.players) if state.calm else ())
