"""A policy in a chair: what has learned in an environment plays as a bot, by the same numbers."""

from random import Random
from typing import Any, Protocol

from anpfiff.bots.levels import thinking
from anpfiff.core import AnyGame, Options
from anpfiff.lab.training.catalogue import Mask
from anpfiff.lab.training.encoding import Vector
from anpfiff.lab.training.numbers import numbers_of

PACE = 1_000


class Learned(Protocol):
    """Whatever can choose an action by numbers."""

    def best(self, observation: Vector, mask: Mask) -> int: ...


class Seated:
    """A Bot: it knows its view and its moves, and turns both into numbers.

    In a race it is offered no waiting: it acts as fast as it thinks.
    """

    def __init__(self, game: AnyGame, seats: int, policy: Learned, options: Options | None = None) -> None:
        self._numbers = numbers_of(game, seats, options)
        self._policy = policy

    def choose(self, view: Any, moves: tuple[Any, ...], dice: Random) -> Any | None:
        encoding, catalogue, _ = self._numbers
        return catalogue.moves[self._policy.best(encoding.vector(view), catalogue.mask(moves))]

    def when(self, view: Any, moves: tuple[Any, ...], dice: Random) -> int:
        return thinking(PACE, dice)
