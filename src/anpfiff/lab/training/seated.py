"""A policy in a chair: what has learned in an environment plays as a bot, by the same numbers."""

from random import Random
from typing import Any

from anpfiff.bots.levels import thinking
from anpfiff.core import AnyGame
from anpfiff.lab.training.policy import Policy
from anpfiff.lab.training.tables import numbers_of

PACE = 1_000


class Seated:
    """A Bot: it knows its view and its moves, and turns both into numbers."""

    def __init__(self, game: AnyGame, seats: int, policy: Policy) -> None:
        self._numbers, self._policy = numbers_of(game, seats), policy

    def choose(self, view: Any, moves: tuple[Any, ...], dice: Random) -> Any | None:
        encoding, catalogue, _ = self._numbers
        return catalogue.moves[self._policy.best(encoding.vector(view), catalogue.mask(moves))]

    def when(self, view: Any, moves: tuple[Any, ...], dice: Random) -> int:
        return thinking(PACE, dice)
