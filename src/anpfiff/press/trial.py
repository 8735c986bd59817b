"""A test page for one's printer: scale, how well front and back meet, which edge it turns over, and the four colours."""

from collections.abc import Iterator

from anpfiff.core.number_cards import COLOURS, number_card
from anpfiff.press.cards import number_face
from anpfiff.press.paper import CARDS, MARGIN, Size, too_small
from anpfiff.press.sheets import AWAY, Box, Duplex, Line, Mark, Picture, Ring, Sheet, Side, Words, frame
from anpfiff.press.tongue import Tongue

BAR = 100.0
RINGS = (1.0, 2.0, 3.0)
CROSS = 4.0
INSET = 16.0
LEAST = Size(140, 190)


def trial_sheet(paper: Size, duplex: Duplex, say: Tongue) -> Sheet:
    if paper.width < LEAST.width or paper.height < LEAST.height:
        raise too_small(paper, Size(LEAST.width - 2 * MARGIN, LEAST.height - 2 * MARGIN), "the test page")
    return Sheet(tuple(_front(paper, duplex, say)), _back(paper, say))


def _targets(paper: Size) -> tuple[tuple[float, float], ...]:
    """The corners and the middle: a sheet that is pulled in aslant shows it there."""
    right = paper.width - INSET
    bottom = paper.height - INSET
    return (INSET, INSET), (right, INSET), (INSET, bottom), (right, bottom), (paper.width / 2, bottom)


def _front(paper: Size, duplex: Duplex, say: Tongue) -> Iterator[Mark]:
    left = INSET + 8
    width = paper.width - 2 * INSET - 16
    for x, y in _targets(paper):
        yield Line(((x - CROSS, y), (x + CROSS, y)))
        yield Line(((x, y - CROSS), (x, y + CROSS)))
    yield Words(say.trial["title"], Box(left, 22, width, 8), size=14, strong=True)
    yield Words(say.trial["scale"], Box(left, 34, width, 10), size=9)
    yield from _ruler(left, 50)
    yield Words(say.trial["light"], Box(left, 60, width, 16), size=9)
    other = "short" if duplex == "long" else "long"
    yield Words(say.trial["turn"].format(other=other, duplex=duplex), Box(left, 80, width, 10), size=9)
    yield Words(say.trial["colours"], Box(left, 92, width, 8), size=9)
    for place, colour in enumerate(COLOURS):
        face = number_face(number_card(colour, (6, 9, 10, 20)[place]), say)
        yield Picture(face.art, Box(left + place * 24, 100, 22, 31), face.alt)
    yield from _sample(
        paper,
        number_face(number_card("red", 11), say).art,
        say.says("number", colour=say.colours[0], number=11),
    )


def _sample(paper: Size, art: str, alt: str) -> Iterator[Mark]:
    box = _card(paper)
    yield from frame(
        Box(box.x - AWAY, box.y - AWAY, box.width + 2 * AWAY, box.height + 2 * AWAY), ink="#bbbbbb"
    )
    yield Picture(art, box, alt)


def _card(paper: Size) -> Box:
    width, height = CARDS["mini"]
    return Box((paper.width - width) / 2, min(138.0, paper.height - height - INSET - 10), width, height)


def _ruler(x: float, y: float) -> Iterator[Line]:
    yield Line(((x, y), (x + BAR, y)), thick=0.3)
    for millimetre in range(int(BAR) + 1):
        long = 4.0 if millimetre % 10 == 0 else 2.6 if millimetre % 5 == 0 else 1.4
        yield Line(((x + millimetre, y), (x + millimetre, y + long)))


def _back(paper: Size, say: Tongue) -> Side:
    """Rings behind the crosses, the card's back behind the card."""
    rings = [Ring(paper.width - x, y, radius) for x, y in _targets(paper) for radius in RINGS]
    title = Words(
        say.trial["back"], Box(INSET + 8, 22, paper.width - 2 * INSET - 16, 8), size=14, strong=True
    )
    return (*rings, title, *_sample(paper, "back", say.says("back")))
