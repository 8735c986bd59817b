"""Cards, as a game's deck says, and the sheets they are cut from."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from anpfiff.core import AnyGame
from anpfiff.core.number_cards import colour, number, number_card
from anpfiff.press.paper import Size, grid_on
from anpfiff.press.parts import said_by
from anpfiff.press.sheets import Box, Picture, Sheet, crop_marks
from anpfiff.press.tongue import Tongue

LYING = 90
"""A picture that lies on an upright card."""


class Face(NamedTuple):
    art: str
    alt: str
    turn: int = 0


class Card(NamedTuple):
    front: Face
    back: Face


Pack = tuple[str, Size | None, tuple[Card, ...]]
"""What cards are called in a refusal, their size where it is not for the asking, and the cards."""


def packs_of(game: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    """The cards of a game; none for a game without."""
    packs = said_by(game, "packs")
    return packs(game, say) if packs else ()


def sheets_of(cards: Sequence[Card], paper: Size, size: Size, what: str) -> Iterator[Sheet]:
    """Row by row; each back lies behind its front."""
    grid = grid_on(paper, size, what)
    marks = tuple(crop_marks(grid))
    for some in _batched(cards, len(grid.corners)):
        boxes = [Box(*corner, *size) for corner in grid.corners[: len(some)]]
        fronts = [
            Picture(card.front.art, box, card.front.alt, card.front.turn)
            for card, box in zip(some, boxes, strict=True)
        ]
        backs = [
            Picture(card.back.art, box.mirrored(paper), card.back.alt, card.back.turn)
            for card, box in zip(some, boxes, strict=True)
        ]
        yield Sheet((*marks, *fronts), (*marks, *backs))


def number_face(card: int, say: Tongue) -> Face:
    return Face(f"number/{card}", say.says("number", colour=say.colours[colour(card)], number=number(card)))


def number_pack(cards: Iterable[int], say: Tongue) -> Pack:
    """A pack of number cards."""
    back = Face("back", say.says("back"))
    return "a card", None, tuple(Card(number_face(card, say), back) for card in cards)


def number_art(colour: str, value: int) -> str:
    return f"number/{number_card(colour, value)}"


def numbered(what: str, art: str, team: str, count: int, say: Tongue) -> Face:
    """A side that shows a team and a number."""
    return Face(art, say.says(what, team=say.team(team), number=count))


def _batched(cards: Sequence[Card], count: int) -> Iterator[tuple[Card, ...]]:
    return (tuple(cards[start : start + count]) for start in range(0, len(cards), count))
