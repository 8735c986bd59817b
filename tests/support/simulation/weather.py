"""The weather of one run: how often what goes wrong. Some seeds are calm in one way and rough in another."""

from random import Random

from msgspec import Struct


class Weather(Struct):
    """Chances, each for one occasion; all are 0 once the storm is over."""

    cut: float
    """That a line breaks with a frame."""
    double: float
    """That a client says something twice."""
    disk: float
    """That one call of the disk fails."""
    stumble: float
    """That a bot stumbles or never answers."""
    slow: int
    """The longest that a frame is on its way, in milliseconds."""
    kills: int
    """How often the server is killed."""
    jumps: int
    """How often a clock jumps or everything stalls."""
    naps: int
    """How often everybody is away for longer than a room waits."""


def drawn(lots: Random) -> Weather:
    return Weather(
        cut=lots.choice((0, 0, 0.01, 0.05)),
        double=lots.choice((0, 0.05, 0.2)),
        disk=lots.choice((0, 0, 0.02, 0.1)),
        stumble=lots.choice((0, 0.1)),
        slow=lots.choice((5, 50, 400)),
        kills=lots.choice((0, 1, 1, 2)),
        jumps=lots.choice((0, 0, 1, 2)),
        naps=int(lots.random() < 0.05),
    )


def calm() -> Weather:
    return Weather(cut=0, double=0, disk=0, stumble=0, slow=5, kills=0, jumps=0, naps=0)
