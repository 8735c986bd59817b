"""A sheet of paper as values: what lies on its front and on its back, in millimetres from the upper left corner."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from anpfiff.press.paper import Grid, Size

Duplex: TypeAlias = Literal["long", "short", "none"]
DUPLEX: tuple[Duplex, ...] = ("long", "short", "none")

HAIR = 0.18
"""The thickness of a line to cut along."""
MARK = 4.0
AWAY = 1.2
"""A crop mark's length, and how far from the trim it begins."""


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    def turned(self, paper: Size) -> "Box":
        """The same place once the sheet has been turned by half."""
        return Box(
            paper.width - self.x - self.width, paper.height - self.y - self.height, self.width, self.height
        )

    def mirrored(self, paper: Size) -> "Box":
        """The same place seen from behind."""
        return self._replace(x=paper.width - self.x - self.width)


class Picture(NamedTuple):
    """A drawing of the kit, as large as its box lets it be, turned clockwise."""

    art: str
    box: Box
    alt: str
    turn: int = 0

    def turned(self, paper: Size) -> "Picture":
        return self._replace(box=self.box.turned(paper), turn=(self.turn + 180) % 360)


class Line(NamedTuple):
    """Points joined by a line; filled where a fill is named."""

    points: tuple[tuple[float, float], ...]
    dashed: bool = False
    ink: str = "#555555"
    fill: str | None = None
    thick: float = HAIR

    def turned(self, paper: Size) -> "Line":
        return self._replace(points=tuple((paper.width - x, paper.height - y) for x, y in self.points))


class Ring(NamedTuple):
    x: float
    y: float
    radius: float
    ink: str = "#555555"
    fill: str | None = None

    def turned(self, paper: Size) -> "Ring":
        return self._replace(x=paper.width - self.x, y=paper.height - self.y)


class Words(NamedTuple):
    """A line or a paragraph in a box, of that many points."""

    text: str
    box: Box
    size: float = 9
    strong: bool = False
    align: Literal["left", "center"] = "left"
    turn: int = 0

    def turned(self, paper: Size) -> "Words":
        return self._replace(box=self.box.turned(paper), turn=(self.turn + 180) % 360)


class Page(NamedTuple):
    """A page of a leaflet that was set before."""

    number: int
    box: Box
    alt: str
    turn: int

    def turned(self, paper: Size) -> "Page":
        return self._replace(box=self.box.turned(paper), turn=(self.turn + 180) % 360)


Mark: TypeAlias = Picture | Line | Ring | Words | Page
Side: TypeAlias = tuple[Mark, ...]


class Sheet(NamedTuple):
    """The back is given as one sees it who turns the sheet over its long edge, like the page of a book."""

    front: Side
    back: Side = ()


def pages(sheets: Iterable[Sheet], paper: Size, duplex: Duplex) -> tuple[Side, ...]:
    """In the order of printing. Over the short edge a back comes out turned by half; without duplex all backs follow the fronts."""
    stack = tuple(sheets)
    if not any(sheet.back for sheet in stack):
        return tuple(sheet.front for sheet in stack)
    if duplex == "none":
        return (*(sheet.front for sheet in stack), *(sheet.back for sheet in stack if sheet.back))
    sides = [side for sheet in stack for side in (sheet.front, _back(sheet, paper, duplex))]
    return tuple(sides if sides[-1] else sides[:-1])


def _back(sheet: Sheet, paper: Size, duplex: Duplex) -> Side:
    return sheet.back if duplex == "long" else tuple(mark.turned(paper) for mark in sheet.back)


def crop_marks(grid: Grid) -> Iterator[Line]:
    """At every cut, outside of all cards."""
    (left, *_, right) = grid.xs
    (top, *_, bottom) = grid.ys
    for x in grid.xs:
        yield Line(((x, top - AWAY), (x, top - AWAY - MARK)))
        yield Line(((x, bottom + AWAY), (x, bottom + AWAY + MARK)))
    for y in grid.ys:
        yield Line(((left - AWAY, y), (left - AWAY - MARK, y)))
        yield Line(((right + AWAY, y), (right + AWAY + MARK, y)))


def frame(box: Box, ink: str = "#555555") -> Iterator[Line]:
    """A box as four lines."""
    x, y, width, height = box
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y))
    yield from (Line(side, ink=ink) for side in pairwise(corners))
