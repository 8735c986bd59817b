"""A certificate for everybody: the podium with its place, everybody with their face and what they played."""

from collections.abc import Iterator

from anpfiff.core import Refused
from anpfiff.fixtures import Person, Ranked, State, standings
from anpfiff.fixtures.honours import EVERYWHERE
from anpfiff.fixtures.standings.rows import Row
from anpfiff.fixtures.standings.tally import tally
from anpfiff.press.art import drawings
from anpfiff.press.cups.sheets import GREEN, MARGIN, PALE, face, field, rule
from anpfiff.press.paper import Size
from anpfiff.press.sheets import Box, Mark, Picture, Sheet, Words, frame
from anpfiff.press.tongue import Tongue

PODIUM = 3


def certificates_sheets(state: State, paper: Size, say: Tongue) -> Iterator[Sheet]:
    people = {
        entrant.person.id: entrant.person for entrant in state.entrants if entrant.presence != "deleted"
    }
    table = [line for line in standings(state) if line.row.person in people]
    if not table:
        raise Refused("nothing-to-print", detail="nobody has come yet")
    rows = tally(state, EVERYWHERE)
    for line in table:
        person = people[line.row.person]
        yield Sheet(tuple(_page(state, person, line, rows[person.id], paper, say)))


def _page(state: State, person: Person, line: Ranked, whole: Row, paper: Size, say: Tongue) -> Iterator[Mark]:
    width = paper.width - 2 * MARGIN
    middle = paper.width / 2
    yield from frame(Box(MARGIN / 2, MARGIN / 2, paper.width - MARGIN, paper.height - MARGIN), GREEN)
    yield from frame(
        Box(MARGIN / 2 + 2, MARGIN / 2 + 2, paper.width - MARGIN - 4, paper.height - MARGIN - 4), GREEN
    )
    yield Words(say.cup["certificate"], Box(MARGIN, 34, width, 18), size=44, strong=True, align="center")
    yield Words(state.plan.name or say.cup["cup"], Box(MARGIN, 56, width, 10), size=17, align="center")
    yield face(person.animal, Box(middle - 32, 76, 64, 64), frozenset(drawings().drawings))
    yield Words(person.name, Box(MARGIN, 150, width, 14), size=30, strong=True, align="center")
    yield from _deserved(line, whole, width, say)
    yield from _signed(paper, say)


def _deserved(line: Ranked, whole: Row, width: float, say: Tongue) -> Iterator[Mark]:
    """Places only for the podium; the others have played, and that is what it says."""
    won = line.place <= PODIUM and line.row.played > 0
    words = say.cup["reached"].format(place=line.place) if won else say.cup["took_part"]
    yield field(Box(MARGIN + width / 2 - 45, 170, 90, 18), PALE)
    yield Words(words, Box(MARGIN, 174.5, width, 10), size=24, strong=won, align="center")
    numbers = say.cup["numbers"].format(matches=whole.played, goals=whole.scored)
    yield Words(numbers, Box(MARGIN, 196, width, 8), size=13, align="center")


def _signed(paper: Size, say: Tongue) -> Iterator[Mark]:
    y = paper.height - 42
    half = paper.width / 2 - MARGIN - 10
    for place, word in enumerate(("date", "signature")):
        x = MARGIN + 6 + place * (half + 8)
        yield rule(x, y, half, thick=0.3, ink=GREEN)
        yield Words(say.cup[word], Box(x, y + 1.5, half, 5), size=8.5)
    yield Picture("ball", Box(paper.width / 2 - 6, paper.height - 28, 12, 12), "")
