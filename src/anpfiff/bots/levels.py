"""The five levels: the same scale in all games."""

from random import Random
from typing import Any, NamedTuple

from anpfiff.bots.bot import Chooser
from anpfiff.core import certain

QUICKEST = 150
"""Milliseconds in which nobody reacts."""


class Level(NamedTuple):
    """A face, and how somebody of that strength thinks: how often wrongly, and how long."""

    name: str
    number: int
    errors: float
    """How often a move is made without thinking."""
    pace: int
    """Milliseconds to think over a turn, on average."""
    reaction: int
    """Milliseconds to see a chance in a race, with nothing to choose."""


LEVELS = (
    Level("snail", 1, 0.60, 2_600, 1_400),
    Level("tortoise", 2, 0.30, 2_000, 1_000),
    Level("rabbit", 3, 0.12, 1_400, 700),
    Level("fox", 4, 0.03, 1_000, 480),
    Level("rocket", 5, 0.0, 700, 340),
)
NAMES = tuple(level.name for level in LEVELS)


def level_called(name: str) -> Level | None:
    return next((level for level in LEVELS if level.name == name), None)


class Erring:
    """A plain bot at one of the five levels: now and then it plays the first move that comes to hand."""

    def __init__(self, level: Level, chooser: Chooser) -> None:
        self._level = level
        self._chooser = chooser

    def choose(self, view: Any, moves: tuple[Any, ...], dice: Random) -> Any | None:
        if dice.random() < self._level.errors:
            return moves[int(dice.random() * len(moves))]
        return self._chooser(view, moves, dice)

    def when(self, view: Any, moves: tuple[Any, ...], dice: Random) -> int:
        return thinking(self._level.pace, dice)


class Yardstick:
    """A bot to measure others with: no level, no errors, always the same pace."""

    def __init__(self, chooser: Chooser) -> None:
        self.choose = chooser

    def when(self, view: Any, moves: tuple[Any, ...], dice: Random) -> int:
        return thinking(1_000, dice)


def thinking(mean: int, dice: Random) -> int:
    """Half to one and a half times the mean, and never faster than anybody reacts."""
    return max(QUICKEST, int(mean * (0.5 + dice.random())))


def anything(view: Any, moves: tuple[Any, ...], dice: Random) -> Any:  # noqa: ARG001 -- it does not look
    """The yardstick `random`: any legal move; it claims nothing, as it would not know."""
    legal = certain(moves)
    return legal[int(dice.random() * len(legal))]
