"""The table, each rank with its reason below it."""

from collections.abc import Iterator

from anpfiff.core import Refused
from anpfiff.fixtures import Ranked, State, standings
from anpfiff.fixtures.people import PersonId
from anpfiff.press.cups.sentences import sentence
from anpfiff.press.cups.sheets import MARGIN, PALE, field, heading, names_of
from anpfiff.press.paper import Size
from anpfiff.press.sheets import Box, Mark, Sheet, Words
from anpfiff.press.tongue import Tongue

TOP = MARGIN + 20
HIGH = 10.5
COLUMNS = ("played", "won", "tied", "lost", "goals", "points")
NARROW = 13.0


def table_sheets(state: State, paper: Size, say: Tongue) -> Iterator[Sheet]:
    table = standings(state)
    if not table:
        raise Refused("nothing-to-print", detail="nobody has come yet")
    step = max(1, int((paper.height - TOP - 2 * MARGIN) // HIGH))
    for start in range(0, len(table), step):
        yield Sheet(tuple(_page(state, table[start : start + step], paper, say)))


def _page(state: State, lines: tuple[Ranked, ...], paper: Size, say: Tongue) -> Iterator[Mark]:
    yield from heading(say.cup["standings"], state.plan.name, paper)
    names = names_of(state, say)
    yield from _cells([say.cup[column] for column in COLUMNS], TOP, paper, size=7.5, strong=False)
    for number, line in enumerate(lines):
        y = TOP + 5 + number * HIGH
        if number % 2 == 0:
            yield field(Box(MARGIN, y, paper.width - 2 * MARGIN, HIGH), PALE)
        yield from _line(line, y, names, paper, say)


def _line(line: Ranked, y: float, names: dict[PersonId, str], paper: Size, say: Tongue) -> Iterator[Mark]:
    row = line.row
    room = paper.width - 2 * MARGIN - len(COLUMNS) * NARROW - 14
    yield Words(str(line.place), Box(MARGIN + 1, y + 2.2, 10, 6), size=13, strong=True, align="center")
    yield Words(names[row.person], Box(MARGIN + 13, y + 1.6, room, 5), size=11, strong=True)
    if line.reason is not None:
        yield Words(sentence(line.reason, names, say), Box(MARGIN + 13, y + 6.3, 150, 4), size=7)
    goals = f"{row.scored}:{row.conceded}"
    cells = [str(count) for count in (row.played, row.won, row.tied, row.lost)]
    yield from _cells([*cells, goals, str(row.points)], y + 1.8, paper, size=10.5, strong=True)


def _cells(words: list[str], y: float, paper: Size, *, size: float, strong: bool) -> Iterator[Words]:
    left = paper.width - MARGIN - len(words) * NARROW
    for place, word in enumerate(words):
        last = place == len(words) - 1
        yield Words(
            word, Box(left + place * NARROW, y, NARROW, 5), size=size, strong=strong and last, align="center"
        )
