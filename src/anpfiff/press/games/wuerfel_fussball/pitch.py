"""Würfel-Fußball: the pitch."""

from collections.abc import Iterator

from anpfiff.press.art import measured
from anpfiff.press.boards import NOTE, Wanted, cut_out
from anpfiff.press.paper import MARGIN, Size
from anpfiff.press.sheets import Sheet


def board(wanted: Wanted) -> Iterator[Sheet]:
    """On one sheet, or larger on two that meet on the half-way line."""
    alt = wanted.say.says("pitch")
    whole = Size(*measured("pitch"))
    if wanted.sheets == 1:
        yield cut_out(wanted, "pitch", _largest(whole, wanted.paper), alt, "")
        return
    half = Size(whole.width, whole.height / 2)
    size = _largest(half, wanted.paper)
    for top in (True, False):
        part = f"pitch@0 {0 if top else half.height} {half.width} {half.height}"
        yield cut_out(wanted, part, size, alt, wanted.say.sheet["join"], note_above=not top)


def _largest(drawing: Size, paper: Size) -> Size:
    room = Size(paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - 2 * NOTE)
    scale = min(room.width / drawing.width, room.height / drawing.height)
    return Size(drawing.width * scale, drawing.height * scale)
