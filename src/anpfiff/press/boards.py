"""What lies under cards and ball: a box, a mat, a pitch."""

from collections.abc import Iterator
from typing import NamedTuple

from anpfiff.core import AnyGame
from anpfiff.press.paper import MARGIN, Grid, Size, too_small
from anpfiff.press.parts import said_by
from anpfiff.press.sheets import Box, Mark, Picture, Sheet, Words, crop_marks
from anpfiff.press.tongue import Tongue

NOTE = 9.0
"""Room for a line of words below a board."""


class Wanted(NamedTuple):
    game: AnyGame
    paper: Size
    size: str
    sheets: int
    say: Tongue


def has_board(game: AnyGame) -> bool:
    return said_by(game, "board") is not None


def board_sheets(wanted: Wanted) -> Iterator[Sheet]:
    board = said_by(wanted.game, "board")
    return board(wanted) if board else iter(())


def cut_out(wanted: Wanted, art: str, size: Size, alt: str, note: str, *, note_above: bool = False) -> Sheet:
    """In the middle of its sheet, with crop marks and a note outside of them."""
    paper = wanted.paper
    if (
        size.width > paper.width - 2 * MARGIN + 1e-6
        or size.height > paper.height - 2 * (MARGIN + NOTE) + 1e-6
    ):
        raise too_small(paper, Size(size.width, size.height + 2 * NOTE), "the board")
    grid = Grid(paper, size, 1, 1)
    y = grid.top - NOTE if note_above else grid.top + size.height + 3
    notes: tuple[Mark, ...] = (
        (Words(note, Box(grid.left, y, size.width, 5), size=8.5, align="center"),) if note else ()
    )
    return Sheet((*crop_marks(grid), *notes, Picture(art, Box(grid.left, grid.top, *size), alt)))
