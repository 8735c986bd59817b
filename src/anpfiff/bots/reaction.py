"""How long a hand takes: Hick's law, with the long tail of people's reaction times.

The time to decide grows with the logarithm of what is looked through (Hick 1952, Hyman 1953); around it times spread like a
Gaussian plus an exponential, the ex-Gaussian, because now and then one is simply not looking (Luce 1986).
"""

from math import log2
from random import Random

from anpfiff.bots.levels import QUICKEST

TAIL = 0.7
JITTER = 0.1
"""The mean of the exponential and the spread of the Gaussian, in shares of the mean time."""


def reacting(reaction: int, bit: int, looked_at: float, dice: Random) -> int:
    """Milliseconds from a chance to a card on the table; each doubling of what there is to look at costs a `bit`."""
    mean = reaction + bit * bits(looked_at)
    return max(
        QUICKEST, int(dice.gauss((1 - TAIL) * mean, JITTER * mean) + dice.expovariate(1 / (TAIL * mean)))
    )


def bits(looked_at: float) -> float:
    return log2(1 + looked_at)
