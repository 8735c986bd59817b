"""What all pages of a cup share: a heading, people's names and faces, a QR code."""

from collections.abc import Iterator
from itertools import groupby

import segno

from anpfiff.fixtures import Side, State
from anpfiff.fixtures.people import PersonId
from anpfiff.press.paper import Size
from anpfiff.press.sheets import Box, Line, Mark, Picture, Words
from anpfiff.press.tongue import Tongue

MARGIN = 16.0
GREEN = "#2a6d46"
PALE = "#edf5ef"
DARK = "#16261e"
UNKNOWN = "ball"
"""The face of somebody who has none."""


def heading(title: str, name: str, paper: Size) -> Iterator[Mark]:
    """On top of a page: what it is, and of which cup."""
    width = paper.width - 2 * MARGIN
    yield Picture("ball", Box(MARGIN, MARGIN, 11, 11), "")
    yield Words(title, Box(MARGIN + 14, MARGIN + 0.5, width - 14, 8), size=20, strong=True)
    yield Words(name, Box(MARGIN + 14, MARGIN + 8, width - 14, 5), size=9.5)
    yield rule(MARGIN, MARGIN + 15, width, thick=0.5, ink=GREEN)


def rule(x: float, y: float, width: float, *, thick: float = 0.2, ink: str = "#9fb0a5") -> Line:
    return Line(((x, y), (x + width, y)), thick=thick, ink=ink)


def field(box: Box, fill: str) -> Line:
    """A coloured field without an edge."""
    x, y, width, height = box
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y))
    return Line(corners, ink=fill, fill=fill, thick=0.01)


def names_of(state: State, say: Tongue) -> dict[PersonId, str]:
    """Everybody by their two words; whoever was deleted is somebody."""
    return {
        entrant.person.id: say.cup["somebody"] if entrant.presence == "deleted" else entrant.person.name
        for entrant in state.entrants
    }


def face(animal: str, box: Box, drawn: frozenset[str]) -> Picture:
    art = f"animal/{animal}"
    return Picture(art if art in drawn else UNKNOWN, box, animal)


def side_in_words(side: Side, names: dict[PersonId, str], say: Tongue) -> str:
    return " + ".join(names[person] for person in side.people) or say.cup["bot"]


def code(link: str, box: Box) -> Iterator[Line]:
    """A QR code as black runs; the quiet zone is the paper around it."""
    rows = segno.make(link, error="m", micro=False).matrix
    cell = box.width / len(rows)
    for number, row in enumerate(rows):
        start = 0
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                yield field(Box(box.x + start * cell, box.y + number * cell, length * cell, cell), "#000000")
            start += length
