"""The deck as a form: a piece for each of the 24 cards, with both its sides."""

from collections.abc import Iterable, Iterator

from anpfiff.core import Cell, FaultyMaterial, Form, Piece, Sort, shipped
from anpfiff.games.elfmeter.material import (
    COLUMNS,
    FIELDS,
    MOST_DEFENDERS,
    NUMBERS,
    THIRDS,
    no_columns,
    table_in,
)


def _pieces(text: str) -> Iterator[Piece]:
    """A line that is too short is a card with empty cells."""
    head, table = table_in(text)
    if head != COLUMNS:
        raise FaultyMaterial([no_columns()])
    for _, cells in table:
        yield "card", *cells


def _written(pieces: Iterable[Piece]) -> str:
    lines = (",".join(cells) for _, *cells in pieces)
    return "\n".join((",".join(COLUMNS), *lines, ""))


FORM = Form(
    (
        Sort(
            "card",
            tuple(NUMBERS),
            (
                Cell("footballer", tuple(FIELDS)),
                Cell("ball", tuple(FIELDS)),
                Cell("shot", tuple(THIRDS)),
                Cell("defenders", tuple(FIELDS), MOST_DEFENDERS),
                Cell("dive", tuple(THIRDS)),
            ),
        ),
    ),
    _pieces,
    _written,
    "deck.csv",
    shipped(__package__ or "anpfiff.games.elfmeter", "deck.csv"),
)
