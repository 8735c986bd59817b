"""Who was first: order of arrival, corrected by a bounded lag that the server has measured itself.

Whoever looks at a table over a line with a round trip of c milliseconds sees it late, and is heard late: a move that arrives at
t was made c milliseconds "before", had the hand been at the server. So moves in a race are ordered by t - c, by how long
each hand took from what it saw.

What c is this time, a client may say: by its own clock it knows how long the hand took since the table came. It is believed
as far as the server has measured: never more than the slowest recent round trip, and on the average no more than the average
one. For that everybody has a purse: whoever claims more than the average takes from it, whoever claims less puts in, and
only races that somebody lost move it. So honest jitter costs nothing, and whoever always claims the most is soon credited
the average, which needs no claim.
"""

from collections.abc import Iterable, Sequence

MOST = 250
"""Milliseconds of credit that no line exceeds: a verdict takes no longer than the flight of a card."""
REMEMBERED = 16
"""How many round trips are remembered: three seconds of a race."""
PURSE = 250
"""What a purse holds at the most; a new one is half full."""


def typical(round_trips: Sequence[int]) -> int:
    """What is credited without a claim: the average of the recent round trips."""
    recent = [bounded(trip) for trip in round_trips[-REMEMBERED:]]
    return sum(recent) // len(recent) if recent else 0


def furthest(round_trips: Sequence[int], purse: int) -> int:
    """What is credited at the most: nothing that was not measured, and nothing that the purse does not hold."""
    slowest = bounded(max(round_trips[-REMEMBERED:], default=0))
    return min(slowest, typical(round_trips) + max(0, min(PURSE, purse)))


def credit(round_trips: Sequence[int], purse: int, claimed: int | None) -> int:
    """The lag that is believed for one move."""
    if claimed is None:
        return typical(round_trips)
    return max(0, min(claimed, furthest(round_trips, purse)))


def after_a_race(round_trips: Sequence[int], purse: int, credited: int) -> int:
    """The purse of somebody whose claim has been part of a verdict."""
    return max(0, min(PURSE, purse + typical(round_trips) - credited))


def sent(arrived: int, lag: int) -> int:
    """When the move left the hand, as far as the table believes it."""
    return arrived - bounded(lag)


def hold(lag: int, others: Iterable[int]) -> int:
    """How long a move must wait until no earlier one of another seat can still arrive."""
    return max(0, bounded(max(others, default=0)) - bounded(lag))


def bounded(lag: int) -> int:
    return max(0, min(MOST, lag))
