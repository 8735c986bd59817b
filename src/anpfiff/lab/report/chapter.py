"""A chapter of a report: one question, its picture, and the sentence that answers it."""

from typing import NamedTuple


class Table(NamedTuple):
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Chapter(NamedTuple):
    key: str
    """Also the name of the picture's file."""
    title: str
    says: str
    """What the picture shows, computed from what was played."""
    picture: str | None = None
    """SVG; None where there is nothing to see."""
    table: Table | None = None
    notes: tuple[str, ...] = ()


class Tile(NamedTuple):
    """A number for those in a hurry."""

    number: str
    words: str
