"""What can be told of a deck or a set of dice without playing: counted, not estimated."""

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from anpfiff.core import AnyGame


class Fact(NamedTuple):
    about: str
    what: str
    value: float
    """A count where it is whole, else a mean or a share."""


def facts_of(game: AnyGame) -> tuple[Fact, ...]:
    """From the file that bears the game's name, in an order that depends on the game alone."""
    its: Any = import_module(f"anpfiff.lab.games.{game.id.replace('-', '_')}.deck")
    return tuple(its.facts(game))


def spread(about: str, what: str, counts: Sequence[int]) -> Iterator[Fact]:
    """The fewest, the mean and the most."""
    yield Fact(about, f"{what}, fewest", min(counts))
    yield Fact(about, f"{what}, mean", sum(counts) / len(counts))
    yield Fact(about, f"{what}, most", max(counts))


def tally(about: str, names: Iterable[str], found: Sequence[int]) -> Iterator[Fact]:
    """How often each of the names stands there; what is found are their places."""
    for place, name in enumerate(names):
        yield Fact(about, name, found.count(place))
