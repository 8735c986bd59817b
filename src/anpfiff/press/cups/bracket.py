"""The bracket, from the first round on the left to the final on the right."""

from collections.abc import Iterator

from anpfiff.core import Refused
from anpfiff.fixtures import State
from anpfiff.fixtures.people import PersonId
from anpfiff.fixtures.views import Tie, bracket, third_place
from anpfiff.press.cups.sheets import GREEN, MARGIN, PALE, field, heading, names_of
from anpfiff.press.paper import Size
from anpfiff.press.sheets import Box, Line, Mark, Sheet, Words, frame
from anpfiff.press.tongue import Tongue

TOP = MARGIN + 24
HIGH = 13.0
GAP = 6.0


def bracket_sheets(state: State, paper: Size, say: Tongue) -> Iterator[Sheet]:
    """On one sheet, which lies on its side."""
    rounds = bracket(state)
    if not rounds:
        raise Refused("nothing-to-print", detail="there is no bracket yet")
    yield Sheet(tuple(_page(state, rounds, paper, say)))


def _page(state: State, rounds: tuple[tuple[Tie, ...], ...], paper: Size, say: Tongue) -> Iterator[Mark]:
    yield from heading(say.cup["bracket"], state.plan.name, paper)
    names = names_of(state, say) | {"": say.cup["nobody"]}
    wide = (paper.width - 2 * MARGIN + GAP) / len(rounds)
    height = paper.height - TOP - MARGIN - 2 * HIGH
    for column, ties in enumerate(rounds):
        for place, tie in enumerate(ties):
            box = _box(column, place, len(ties), wide, height)
            yield from _tie(tie, box, names)
            if column + 1 < len(rounds):
                yield _joint(box, _box(column + 1, place // 2, len(rounds[column + 1]), wide, height))
    if (third := third_place(state)) is not None:
        box = Box(MARGIN + (len(rounds) - 1) * wide, paper.height - MARGIN - HIGH, wide - GAP, HIGH)
        yield Words(say.cup["reached"].format(place=3), Box(box.x, box.y - 5, box.width, 4), size=8)
        yield from _tie(third, box, names)


def _box(column: int, place: int, count: int, wide: float, height: float) -> Box:
    middle = TOP + height * (place + 0.5) / count
    return Box(MARGIN + column * wide, middle - HIGH / 2, wide - GAP, HIGH)


def _tie(tie: Tie, box: Box, names: dict[PersonId, str]) -> Iterator[Mark]:
    yield field(box, PALE)
    yield from frame(box, GREEN)
    scores = ("", "") if tie.outcome is None else tuple(map(str, tie.outcome.score))
    for number, (person, score) in enumerate(zip((tie.home, tie.away), scores, strict=True)):
        y = box.y + 1.9 + number * HIGH / 2
        strong = bool(person) and person == tie.winner
        yield Words(names[person], Box(box.x + 2, y, box.width - 12, 5), size=9, strong=strong)
        yield Words(score, Box(box.x + box.width - 9, y, 8, 5), size=9, strong=strong, align="center")


def _joint(box: Box, after: Box) -> Line:
    right = box.x + box.width
    middle = (right + after.x) / 2
    y = box.y + box.height / 2
    to = after.y + after.height / 2
    return Line(((right, y), (middle, y), (middle, to), (after.x, to)), ink=GREEN, thick=0.4)
