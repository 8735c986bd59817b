"""What goes wrong among several nodes in one run, and how often."""

from random import Random

from msgspec import Struct


class Storm(Struct, kw_only=True):
    """Chances are each for one message; the rest are counts."""

    slow: int
    """The longest that a message between machines is on its way, in milliseconds."""
    double: float
    """That one to or from the database comes twice."""
    lost: float
    """That an answer of the database is lost: nobody knows whether it was done."""
    kills: int
    pauses: int
    """Longer than the lease."""
    splits: int
    jumps: int
    """Of the database's calendar, which measures the lease."""
    restarts: int
    """Of the database."""
    rolling: int
    """Nodes that are told to stop, hand over and are started again."""


def brewed(lots: Random) -> Storm:
    return Storm(
        slow=lots.choice((2, 20, 300)),
        double=lots.choice((0, 0.05, 0.2)),
        lost=lots.choice((0, 0, 0.02, 0.1)),
        kills=lots.choice((0, 0, 1, 2)),
        pauses=lots.choice((0, 1, 1, 2)),
        splits=lots.choice((0, 0, 1, 2)),
        jumps=lots.choice((0, 0, 1, 2)),
        restarts=lots.choice((0, 0, 0, 1)),
        rolling=lots.choice((0, 0, 1)),
    )


def calm_down(storm: Storm) -> None:
    """In place: everybody holds the same one."""
    storm.slow, storm.double, storm.lost = 2, 0, 0
