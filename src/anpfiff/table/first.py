"""Who was first: order of arrival, corrected by a bounded lag that the server has measured itself.

A message that arrives at time t over a line with lag c was sent at about t - c. So that a phone on slow Wi-Fi has a fair
chance, moves in a race are ordered by t - c. Nobody can gain more than `MOST` by answering pings late, and nobody waits
longer than the slowest other line could make a difference.
"""

from collections.abc import Iterable, Sequence

MOST = 100
"""Milliseconds of credit that no line exceeds."""
REMEMBERED = 8
"""How many round trips are remembered."""


def credit(round_trips: Sequence[int]) -> int:
    """Half of the best recent round trip: a single slow answer gains nothing, and none gains more than MOST."""
    return max(0, min(MOST, min(round_trips[-REMEMBERED:], default=0) // 2))


def sent(arrived: int, lag: int) -> int:
    """When the move left the hand, as far as the table believes it."""
    return arrived - max(0, min(MOST, lag))


def hold(lag: int, others: Iterable[int]) -> int:
    """How long a move must wait until no earlier one of another seat can still arrive."""
    return max(0, min(MOST, max(others, default=0)) - max(0, min(MOST, lag)))
