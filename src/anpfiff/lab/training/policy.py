"""A policy that can learn: every action has a few traits, a weight says how much each counts, and chance prefers what counts most.

It sees what PettingZoo shows it, the observation and the mask, and nothing else.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from anpfiff.lab.training.catalogue import Mask
from anpfiff.lab.training.encoding import Vector

Weights: TypeAlias = NDArray[np.float64]
Traits: TypeAlias = Callable[[Vector, NDArray[np.intp]], NDArray[np.float64]]
"""From an observation and the actions its mask allows: a row of traits for each of them."""


class Decision(NamedTuple):
    action: int
    slope: Weights
    """Where the weights would have to go to make that action likelier."""


class Policy:
    def __init__(self, traits: Traits, weights: Weights) -> None:
        self.traits = traits
        self.weights = weights

    def best(self, observation: Vector, mask: Mask) -> int:
        allowed = np.flatnonzero(mask)
        if len(allowed) == 1:
            return int(allowed[0])
        return int(allowed[int(np.argmax(self.traits(observation, allowed) @ self.weights))])

    def tried(self, observation: Vector, mask: Mask, dice: Random) -> Decision | None:
        """An action by lot, the better the likelier; None where there is nothing to decide."""
        allowed = np.flatnonzero(mask)
        if len(allowed) == 1:
            return None
        traits = self.traits(observation, allowed)
        odds = _odds(traits @ self.weights)
        place = min(int(np.searchsorted(np.cumsum(odds), dice.random())), len(allowed) - 1)
        return Decision(int(allowed[place]), traits[place] - odds @ traits)


def _odds(worths: NDArray[np.float64]) -> NDArray[np.float64]:
    grown = np.exp(worths - worths.max())
    odds: NDArray[np.float64] = grown / grown.sum()
    return odds
