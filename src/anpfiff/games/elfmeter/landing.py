"""ELF-29 to ELF-31: does a thrown card count?

The box is a square of 1000 by 1000, a card 400 by 600. The card's outline is cut along the four walls and what is left
of its area compared with the whole. All of it in exact numbers, so that half is half on every machine: the sines are
rounded to millionths once, the rest is fractions.
"""

from collections.abc import Callable
from fractions import Fraction
from math import radians, sin
from typing import TypeAlias

from anpfiff.games.elfmeter.cards import Landing

BOX = 1_000
HALF_WIDTH = 200
HALF_HEIGHT = 300
ROOM = 10_000
"""No card flies further than this from the box's corner."""

_FINE = 10**6
_SINES = tuple(round(_FINE * sin(radians(degree))) for degree in range(360))

_Number: TypeAlias = int | Fraction
_Point: TypeAlias = tuple[_Number, _Number]
_Wall: TypeAlias = Callable[[_Point], _Number]
"""How far inside of one wall a point lies; less than nothing outside."""

_WALLS: tuple[_Wall, ...] = (
    lambda point: point[0],
    lambda point: point[1],
    lambda point: BOX * _FINE - point[0],
    lambda point: BOX * _FINE - point[1],
)


def at_rest(landing: Landing) -> Landing:
    """The same landing in numbers that every client can draw: the walls of the room stop a card."""
    x, y = (max(-ROOM, min(ROOM, place)) for place in (landing.x, landing.y))
    return Landing(x, y, landing.angle % 360)


def in_the_box(landing: Landing) -> bool:
    """ELF-30: more than half of the card's area lies in the box."""
    card = _outline(landing)
    inside = card
    for wall in _WALLS:
        inside = _cut(inside, wall)
    return 2 * _area(inside) > _area(card)


def _outline(landing: Landing) -> list[_Point]:
    sine = _SINES[landing.angle % 360]
    cosine = _SINES[(landing.angle + 90) % 360]
    corners = ((-HALF_WIDTH, -HALF_HEIGHT), (HALF_WIDTH, -HALF_HEIGHT))
    half = [(x * cosine - y * sine, x * sine + y * cosine) for x, y in corners]
    whole = half + [(-x, -y) for x, y in half]
    return [(landing.x * _FINE + x, landing.y * _FINE + y) for x, y in whole]


def _cut(shape: list[_Point], depth: _Wall) -> list[_Point]:
    """Sutherland and Hodgman: keep the corners inside of the wall and the points where the edge meets it."""
    kept = []
    for here, there in zip(shape, shape[1:] + shape[:1], strict=True):
        near = depth(here)
        far = depth(there)
        if near >= 0:
            kept.append(here)
        if near * far < 0:
            kept.append(_between(here, there, Fraction(near) / (near - far)))
    return kept


def _between(here: _Point, there: _Point, share: Fraction) -> _Point:
    return here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1])


def _area(shape: list[_Point]) -> _Number:
    """Twice the area, by the shoelace; never negative, as the corners go round the same way for ever."""
    total: _Number = 0
    for (x, y), (next_x, next_y) in zip(shape, shape[1:] + shape[:1], strict=True):
        total += x * next_y - next_x * y
    return total
