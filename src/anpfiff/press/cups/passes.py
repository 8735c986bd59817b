"""Player passes: ten to a sheet, the size of a bank card. Real names stand on the paper only, written by hand."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from anpfiff.press.art import drawings
from anpfiff.press.cups.sheets import GREEN, PALE, code, face, field, rule
from anpfiff.press.paper import Size, grid_on
from anpfiff.press.sheets import Box, Mark, Sheet, Words, crop_marks
from anpfiff.press.tongue import Tongue

CARD = Size(85, 54)
PAD = 4.0
CODE = 29.0


class Pass(NamedTuple):
    name: str
    """Two words."""
    animal: str
    link: str
    """With the token in its fragment."""


def passes_sheets(passes: Sequence[Pass], paper: Size, say: Tongue) -> Iterator[Sheet]:
    grid = grid_on(paper, CARD, "a pass")
    marks = tuple(crop_marks(grid))
    step = len(grid.corners)
    for start in range(0, len(passes), step):
        cards = zip(passes[start : start + step], grid.corners, strict=False)
        yield Sheet((*marks, *(mark for each, corner in cards for mark in _card(each, corner, say))))


def _card(each: Pass, corner: tuple[float, float], say: Tongue) -> Iterator[Mark]:
    x, y = corner
    drawn = frozenset(drawings().drawings)
    wide = CARD.width - 2 * PAD
    left = wide - PAD - CODE
    yield field(Box(x + 1.5, y + 1.5, CARD.width - 3, 8), PALE)
    yield Words(f"Anpfiff · {say.cup['pass']}", Box(x + PAD, y + 3.6, wide, 5), size=9.5, strong=True)
    yield face(each.animal, Box(x + PAD + 2, y + 12, 19, 19), drawn)
    yield Words(each.name, Box(x + PAD, y + 33, left, 8), size=13, strong=True)
    yield from code(each.link, Box(x + CARD.width - PAD - CODE, y + 12, CODE, CODE))
    yield Words(
        say.cup["scan"], Box(x + CARD.width - PAD - CODE - 4, y + 42, CODE + 8, 4), size=7.5, align="center"
    )
    yield rule(x + PAD, y + 47.5, left, thick=0.3, ink=GREEN)
    yield Words(say.cup["write"], Box(x + PAD, y + 48.6, wide, 4), size=7)
