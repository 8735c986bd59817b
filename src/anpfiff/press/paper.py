"""Paper and cards in millimetres, and how many cards go on a sheet."""

import re
from typing import NamedTuple

from anpfiff.core import Refused

MARGIN = 7.0
"""What a printer cannot reach, and the crop marks need, around whatever is cut out."""
LONGEST = 2000.0


class Size(NamedTuple):
    width: float
    height: float

    def __str__(self) -> str:
        return f"{self.width:g} × {self.height:g} mm"


PAPERS = {
    "A3": Size(297, 420),
    "A4": Size(210, 297),
    "A5": Size(148, 210),
    "letter": Size(215.9, 279.4),
    "legal": Size(215.9, 355.6),
}
CARDS = {"poker": Size(63, 88), "mini": Size(44, 68)}
_OWN = re.compile(r"(\d+(?:\.\d+)?)[x×](\d+(?:\.\d+)?)")


class Grid(NamedTuple):
    """Where equal cards lie on a sheet, edge to edge, in its middle."""

    paper: Size
    card: Size
    columns: int
    rows: int

    @property
    def left(self) -> float:
        return (self.paper.width - self.columns * self.card.width) / 2

    @property
    def top(self) -> float:
        return (self.paper.height - self.rows * self.card.height) / 2

    @property
    def xs(self) -> tuple[float, ...]:
        """Where is cut from top to bottom."""
        return tuple(self.left + column * self.card.width for column in range(self.columns + 1))

    @property
    def ys(self) -> tuple[float, ...]:
        return tuple(self.top + row * self.card.height for row in range(self.rows + 1))

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """The upper left corner of each card, row by row."""
        return tuple((x, y) for y in self.ys[:-1] for x in self.xs[:-1])


def paper_called(wanted: str) -> Size:
    """A paper by its name, or somebody's own as WIDTHxHEIGHT; always upright."""
    named = {name.lower(): size for name, size in PAPERS.items()}.get(wanted.lower())
    own = _OWN.fullmatch(wanted)
    if named is None and own is None:
        raise Refused(
            "unknown-paper", detail=f"{wanted}; there are: {', '.join(PAPERS)}, or your own such as 100x150"
        )
    if named is not None:
        return named
    assert own is not None
    short, long = sorted(map(float, own.groups()))
    if long > LONGEST:
        raise Refused("paper-too-large", detail=f"{Size(short, long)}; no side is longer than {LONGEST:g} mm")
    return Size(short, long)


def grid_on(paper: Size, card: Size, what: str) -> Grid:
    """As many as fit between the margins."""
    columns = int((paper.width - 2 * MARGIN + 1e-6) // card.width)
    rows = int((paper.height - 2 * MARGIN + 1e-6) // card.height)
    if columns < 1 or rows < 1:
        raise too_small(paper, card, what)
    return Grid(paper, card, columns, rows)


def too_small(paper: Size, thing: Size, what: str) -> Refused:
    needed = Size(thing.width + 2 * MARGIN, thing.height + 2 * MARGIN)
    return Refused(
        "paper-too-small", detail=f"{what} of {thing} needs at least {needed}, this paper has {paper}"
    )
