"""From a view to numbers: what a seat sees, as a vector of fixed length whose every place has a meaning.

A game's encoding is a row of features. Each has a name, a size, and writes its share of the vector; every number lies between
0 and 1. Seats are counted from the one that looks: place 0 is always oneself, so that a learner need not know its chair.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from anpfiff.core import Seat

Sheet: TypeAlias = "array[float]"
Vector: TypeAlias = NDArray[np.float32]
NUMBER = 4
"""Bytes of a float32."""


class Feature(NamedTuple):
    """Part of a vector: what it is called, how long it is, and who writes it onto the sheet from a place on."""

    name: str
    size: int
    write: Callable[[Sheet, int, Any], None]


def marks(name: str, size: int, read: Callable[[Any], Iterable[int]]) -> Feature:
    """A 1 at each of the places that are read: cards of a hand, seats that were silent."""

    def write(sheet: Sheet, start: int, view: Any) -> None:
        for place in read(view):
            sheet[start + place] = 1.0

    return Feature(name, size, write)


def mark(name: str, size: int, read: Callable[[Any], int | None]) -> Feature:
    """A 1 at the place that is read, if there is one."""

    def write(sheet: Sheet, start: int, view: Any) -> None:
        place = read(view)
        if place is not None:
            sheet[start + place] = 1.0

    return Feature(name, size, write)


def word(name: str, words: Sequence[str], read: Callable[[Any], str | None]) -> Feature:
    """A 1 at the place of a word among those that can stand there."""
    places: dict[str | None, int] = {known: place for place, known in enumerate(words)}
    return mark(name, len(words), lambda view: places.get(read(view)))


def shares(name: str, size: int, most: float, read: Callable[[Any], Iterable[float]]) -> Feature:
    """Numbers as parts of the most they can be; whatever is more counts as the most."""

    def write(sheet: Sheet, start: int, view: Any) -> None:
        for place, number in enumerate(read(view), start):
            sheet[place] = number / most if number < most else 1.0

    return Feature(name, size, write)


def share(name: str, most: float, read: Callable[[Any], float]) -> Feature:
    return shares(name, 1, most, lambda view: (read(view),))


def flag(name: str, read: Callable[[Any], bool]) -> Feature:
    return shares(name, 1, 1, lambda view: (read(view),))


def around(view: Any, items: Sequence[Any]) -> Sequence[Any]:
    """What belongs to the seats, beginning with one's own."""
    return (*items[view.seat :], *items[: view.seat])


def from_me(view: Any, seat: Seat | None, seats: int) -> int | None:
    """How many chairs further on somebody sits; None for nobody."""
    return None if seat is None else (seat - view.seat) % seats


def seat_mark(name: str, seats: int, read: Callable[[Any], Seat | None]) -> Feature:
    return mark(name, seats, lambda view: from_me(view, read(view), seats))


class Encoding:
    """All features of a game in their order."""

    def __init__(self, features: Iterable[Feature]) -> None:
        self.features = tuple(features)
        self.places: dict[str, slice] = {}
        self.size = 0
        for feature in self.features:
            self.places[feature.name] = slice(self.size, self.size + feature.size)
            self.size += feature.size
        self._writers = [(feature.write, self.places[feature.name].start) for feature in self.features]

    def __str__(self) -> str:
        """The features in their order, each with its size."""
        return " · ".join(f"{feature.name} {feature.size}" for feature in self.features)

    def vector(self, view: Any) -> Vector:
        sheet = array("f", bytes(NUMBER * self.size))
        for write, start in self._writers:
            write(sheet, start, view)
        return np.frombuffer(sheet, np.float32)
