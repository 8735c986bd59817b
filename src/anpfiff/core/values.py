"""Values: what cannot be changed, only succeeded, and reads the same in JSON."""

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

from msgspec import Struct

Seat: TypeAlias = int
"""Who decides: 0 for the first chair, then clockwise. The stands are `None`."""

Item = TypeVar("Item")


def kebab(name: str) -> str:
    """CardLaid → card-laid: the name of a type on the wire."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Value(Struct, frozen=True, gc=False, tag=kebab, tag_field="kind", forbid_unknown_fields=True):
    """Frozen, told apart by its `kind`, and free of cycles: so the collector need not look at it."""


def succeeded(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The same row with another item at that place."""
    row = list(items)
    row[place] = item
    return tuple(row)


def rearranged(items: tuple[Item, ...], order: Iterable[int]) -> tuple[Item, ...]:
    """The same items in the order of a shuffle."""
    return tuple(items[place] for place in order)
