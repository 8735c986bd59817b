"""Reading a room from the disk: as it was written, or with what is wrong with it."""

from itertools import pairwise
from typing import TypeAlias

from anpfiff.server.house.store import Kept
from anpfiff.server.house.sums import line_sum, page_sum
from anpfiff.server.room.writes import Entry

Line: TypeAlias = tuple[str, int, int | None, int | None, bytes, int]
"""Room, number, person, command, body, and the sum of all that."""
Page: TypeAlias = tuple[str, bytes, int | None]
"""Room, page, and its sum."""


def kept(page: Page, lines: list[Line], commands: int) -> Kept:
    """`commands`: how many of its lines somebody has ordered, as the index knows them."""
    entries = tuple(Entry(*line[1:-1]) for line in lines)
    return Kept(page[0], page[1], entries, _damage(page, lines, commands))


def _damage(page: Page, lines: list[Line], commands: int) -> str:
    room, text, mark = page
    if page_sum(room, text, None) != mark:
        return "its page has changed on the disk"
    for line in lines:
        if line_sum(*line[:-1]) != line[-1]:
            return f"line {line[1]} has changed on the disk"
    return _gap([line[1] for line in lines], sum(line[3] is not None for line in lines) - commands)


def _gap(numbers: list[int], surplus: int) -> str:
    """The log counts from 1 without a gap; what is missing at its end only the index can tell."""
    for before, number in pairwise([0, *numbers]):
        if number != before + 1:
            return f"there is nothing between lines {before} and {number}"
    return "" if surplus == 0 else "lines at the end of its log are missing"
