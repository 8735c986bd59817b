"""The form of a copy: every card or face of a die as a few cells that can be filled in, between fingers and the text of a file.

Whoever edits a copy needs to know neither the file's format nor a rule: the form says what may stand in a cell, `read` and
`write` know the file, and the rules say afterwards what is wrong with it.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from anpfiff.core.values import Value

Piece: TypeAlias = tuple[str, ...]
"""Its sort, its name, and then its cells; an empty cell is not filled in yet."""
JOINT = "+"
"""Between two that stand in one cell."""


class Cell(Value, frozen=True, tag=False):
    """One thing that a piece shows."""

    name: str
    """What it is called in the file."""
    choices: tuple[str, ...] = ()
    """What may stand there; nothing for a word of one's own."""
    most: int = 1
    """How many of them, joined by +."""
    optional: bool = False
    """May it stay empty?"""


class Sort(Value, frozen=True, tag=False):
    """Pieces that are alike."""

    name: str
    """What they are."""
    pieces: tuple[str, ...]
    """What each that must be there is called."""
    cells: tuple[Cell, ...]
    """What each of them shows."""
    fixed: bool = False
    """Do the rules leave no choice? Then an empty copy has them filled in."""


class Form(NamedTuple):
    sorts: tuple[Sort, ...]
    read: Callable[[str], Iterable[Piece]]
    """Whatever can be made out in a file, or FaultyMaterial if that is nothing."""
    write: Callable[[Iterable[Piece]], str]
    """The text of the file."""
    file: str
    """How it is usually called."""
    shipped: str
    """The text of the one that comes with the game."""

    def complete(self, found: Iterable[Piece]) -> tuple[Piece, ...]:
        """Sort by sort, with an empty piece for each that is missing; what is of no sort is left out."""
        pieces = tuple(found)
        return tuple(piece for sort in self.sorts for piece in _complete(sort, pieces))


def _complete(sort: Sort, pieces: Iterable[Piece]) -> Iterator[Piece]:
    """In the order of their names; those that are too many come last."""
    width = 2 + len(sort.cells)
    mine = [(*piece, *[""] * width)[:width] for piece in pieces if piece[0] == sort.name]
    for name in sort.pieces:
        known = next((piece for piece in mine if piece[1] == name), None)
        yield known or (sort.name, name, *[""] * len(sort.cells))
        if known is not None:
            mine.remove(known)
    yield from mine
