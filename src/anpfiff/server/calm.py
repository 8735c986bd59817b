"""Calm: the garbage collector kept from looking at what stays.

It is the collector's pauses that make a Python server slow to answer, not its sockets: every full round looks at every object
of every room. What there is after start-up stays until the end, so it is taken out of the collector's sight, and rounds become rare:
nearly everything here is freed the moment nobody refers to it any more.
"""

import gc

ROUNDS = (50_000, 20, 100)
"""New objects until the youngest are looked at, and how many such rounds until the older and the oldest are."""


def calm() -> None:
    """Call it once, when everything that stays has been loaded and restored."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*ROUNDS)
