"""What lies under cards and ball: the box of Elfmeter!, the mat of Karten-Fußball, the pitch of Würfel-Fußball."""

from collections.abc import Iterator
from typing import NamedTuple

from anpfiff.core import AnyGame
from anpfiff.press.art import measured
from anpfiff.press.paper import CARDS, MARGIN, Grid, Size, too_small
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
    return game.id in {"elfmeter", "karten-fussball", "wuerfel-fussball"}


def board_sheets(wanted: Wanted) -> Iterator[Sheet]:
    match wanted.game.id:
        case "elfmeter":
            yield _box(wanted)
        case "karten-fussball":
            yield from _mat(wanted)
        case "wuerfel-fussball":
            yield from _pitch(wanted)


def _box(wanted: Wanted) -> Sheet:
    """ELF-30: a card is two fifths of the box wide."""
    side = CARDS[wanted.size].width / 0.4
    alt = wanted.say.says("box")
    return _cut_out(wanted, f"box/{wanted.size}", Size(side, side), alt, wanted.say.sheet["lid"])


def _mat(wanted: Wanted) -> Iterator[Sheet]:
    for name, (near, far) in (("near", (1, 2)), ("far", (4, 3))):
        alt = wanted.say.says("mat", near=near, far=far)
        art = f"mat/{wanted.size}/{name}"
        yield _cut_out(wanted, art, Size(*measured(art)), alt, wanted.say.sheet["join"], note_above=True)


def _pitch(wanted: Wanted) -> Iterator[Sheet]:
    """On one sheet, or larger on two that meet on the half-way line."""
    alt, whole = wanted.say.says("pitch"), Size(*measured("pitch"))
    if wanted.sheets == 1:
        yield _cut_out(wanted, "pitch", _largest(whole, wanted.paper), alt, "")
        return
    half = Size(whole.width, whole.height / 2)
    size = _largest(half, wanted.paper)
    for top in (True, False):
        part = f"pitch@0 {0 if top else half.height} {half.width} {half.height}"
        yield _cut_out(wanted, part, size, alt, wanted.say.sheet["join"], note_above=not top)


def _largest(drawing: Size, paper: Size) -> Size:
    room = Size(paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - 2 * NOTE)
    scale = min(room.width / drawing.width, room.height / drawing.height)
    return Size(drawing.width * scale, drawing.height * scale)


def _cut_out(wanted: Wanted, art: str, size: Size, alt: str, note: str, *, note_above: bool = False) -> Sheet:
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
