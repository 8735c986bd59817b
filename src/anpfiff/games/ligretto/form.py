"""The deck as a form: a piece for each card; cards have no numbers, so each is called by its place among its kind."""

from collections import Counter
from collections.abc import Iterable, Iterator

from anpfiff.core import Cell, Form, Piece, Sort, shipped
from anpfiff.games.ligretto.material import (
    COLUMNS_OF,
    EACH_NUMBER,
    HEADER,
    PITCH_NUMBERS,
    SCENES,
    SHIRT_NUMBERS,
    cards_in,
)
from anpfiff.games.ligretto.pieces import BALLS, CORNERS


def _pieces(text: str) -> Iterator[Piece]:
    counted = Counter[str]()
    for kind, *cells in cards_in(text):
        counted[kind] += 1
        columns = [
            cell for cell, column in zip(cells, HEADER[1:], strict=True) if column in COLUMNS_OF.get(kind, ())
        ]
        yield kind, str(counted[kind]), *columns


def _written(pieces: Iterable[Piece]) -> str:
    lines = (_line(kind, dict(zip(COLUMNS_OF[kind], cells, strict=False))) for kind, _, *cells in pieces)
    return "\n".join((",".join(HEADER), *lines, ""))


def _line(kind: str, cells: dict[str, str]) -> str:
    return ",".join((kind, *(cells.get(column, "") for column in HEADER[1:])))


def _sort(kind: str, count: int, *choices: Iterable[int | str], fixed: bool = False) -> Sort:
    cells = zip(COLUMNS_OF[kind], choices, strict=True)
    names = tuple(str(place + 1) for place in range(count))
    return Sort(kind, names, tuple(Cell(name, tuple(map(str, words))) for name, words in cells), fixed)


FORM = Form(
    (
        _sort("shirt", EACH_NUMBER * len(SHIRT_NUMBERS), SHIRT_NUMBERS, CORNERS, BALLS),
        _sort("pitch", len(PITCH_NUMBERS), PITCH_NUMBERS, fixed=True),
        _sort("scene", len(SCENES), CORNERS, BALLS[1:], fixed=True),
    ),
    _pieces,
    _written,
    "deck.csv",
    shipped(__package__ or "anpfiff.games.ligretto", "deck.csv"),
)
