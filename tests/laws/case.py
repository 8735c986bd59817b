"""What a game tells the laws about itself; the laws do the rest."""

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from anpfiff.core import AnyGame, Seat


@dataclass(frozen=True)
class Setting:
    """One way to sit down: how many, and the options that differ from the defaults."""

    seats: int
    options: dict[str, object] = field(default_factory=dict)


def anything(moves: tuple[Any, ...], random: Random) -> Any:
    return moves[int(random.random() * len(moves))]


@dataclass(frozen=True)
class Case:
    """A game for the laws.

    `pieces` counts every card and die of a position, wherever it lies: the count must never change once dealt
    (an empty Counter says: not dealt yet). `twin` gives another position that the seat (None: the stands) cannot tell
    from the first: best by swapping two hidden cards, so that most of what the next input reveals stays the same; the
    same position where nothing is hidden. `pick` is how random matches choose; a game whose blind matches would take
    too long may lean towards getting on. `limit` bounds the inputs of a random match.
    """

    game: AnyGame
    settings: tuple[Setting, ...]
    pieces: Callable[[Any], Counter[Hashable]]
    twin: Callable[[Any, Seat | None, Random], Any]
    limit: int = 5_000
    pick: Callable[[tuple[Any, ...], Random], Any] = anything


def swapped(cards: tuple[Any, ...], one: int, other: int) -> tuple[Any, ...]:
    """The same cards with two places exchanged: what most twins are made of."""
    row = list(cards)
    row[one], row[other] = row[other], row[one]
    return tuple(row)
