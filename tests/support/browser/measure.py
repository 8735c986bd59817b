"""A ruler for tables: whether everything on one can be seen, read and tapped, whatever the screen."""

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

RULER = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"
LIMITS = {
    "least": 44,
    "kids": 72,
    "main": ".cards:not(:has(.handcard:nth-child(6))) .handcard, .hand .stack, .card-button, .d.on",
    "seconds": ".ghost",
    "digits": 12,
    "tiny": {"svg.card:not(.mates *), svg.die": 24, ".strip": 16, ".ground, .field .pitch, .lid": 150},
}
"""Pixels that anything tapped has at least each way; that the main things have where children play, which is 12 mm on a phone:
cards of a hand of up to five, stacks, dice; second ways to the same move, which may be smaller; the height of a figure; and below
what size a thing that is only looked at is too small to be made out."""


class Fault(NamedTuple):
    kind: str
    """`small` and `kids`: a target; `number`: a card's figure; `tiny`: a card, die or pitch; `covered`, `overlap`, `outside`: words and things."""
    what: str
    why: str

    def __str__(self) -> str:
        return f"{self.kind:8} {self.what}: {self.why}"


def measured(page: Page, width: int, height: int) -> list[Fault]:
    """Every fault of the table at that size, each said once."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    said: list[dict[str, Any]] = page.evaluate(RULER, LIMITS)
    return list(dict.fromkeys(Fault(**fault) for fault in said))
