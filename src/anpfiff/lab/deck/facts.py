"""What can be told of a deck or a set of dice without playing: counted, not estimated."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from anpfiff.core import AnyGame
from anpfiff.lab.parts import part_of


class Fact(NamedTuple):
    about: str
    what: str
    value: float
    """A count where it is whole, else a mean or a share."""


def facts_of(game: AnyGame) -> tuple[Fact, ...]:
    """In an order that depends on the game alone; none of a game that has nothing to say about its decks."""
    deck = part_of(game.id, "deck")
    return () if deck is None else tuple(deck.facts(game))


def spread(about: str, what: str, counts: Sequence[int]) -> Iterator[Fact]:
    """The fewest, the mean and the most."""
    yield Fact(about, f"{what}, fewest", min(counts))
    yield Fact(about, f"{what}, mean", sum(counts) / len(counts))
    yield Fact(about, f"{what}, most", max(counts))


def tally(about: str, names: Iterable[str], places: Sequence[int]) -> Iterator[Fact]:
    """How often each of the names stands there, by their places."""
    for place, name in enumerate(names):
        yield Fact(about, name, places.count(place))
