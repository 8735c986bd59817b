"""Who plays where: to be pinned to the door."""

from collections.abc import Iterator

from anpfiff.core import Refused
from anpfiff.fixtures import Match, State
from anpfiff.games import game_called
from anpfiff.press.cups.sheets import MARGIN, PALE, field, heading, names_of, rule, side_in_words
from anpfiff.press.paper import Size
from anpfiff.press.sheets import Box, Mark, Sheet, Words
from anpfiff.press.tongue import Tongue

TOP = MARGIN + 20
HIGH = 9.5


def pairings_sheets(state: State, paper: Size, say: Tongue) -> Iterator[Sheet]:
    """The last round."""
    if state.round is None:
        raise Refused("nothing-to-print", detail="no round has been drawn")
    matches = sorted(state.round.matches, key=lambda match: match.table)
    step = max(1, int((paper.height - TOP - 2 * MARGIN) // HIGH))
    for start in range(0, len(matches), step):
        some = matches[start : start + step]
        last = start + step >= len(matches)
        yield Sheet((*_page(state, some, paper, say), *(_byes(state, len(some), paper, say) if last else ())))


def _page(state: State, matches: list[Match], paper: Size, say: Tongue) -> Iterator[Mark]:
    assert state.round is not None, "asked before"
    title = say.cup["round"].format(round=state.round.number)
    game = game_called(matches[0].game).title if matches else ""
    yield from heading(title, " · ".join(filter(None, (state.plan.name, game))), paper)
    for number, match in enumerate(matches):
        yield from _line(state, match, TOP + number * HIGH, paper, say, shaded=number % 2 == 0)


def _line(state: State, match: Match, y: float, paper: Size, say: Tongue, *, shaded: bool) -> Iterator[Mark]:
    width = paper.width - 2 * MARGIN
    names = names_of(state, say)
    if shaded:
        yield field(Box(MARGIN, y, width, HIGH), PALE)
    yield Words(
        say.cup["table"].format(table=match.table), Box(MARGIN + 2, y + 2.6, 26, 6), size=11, strong=True
    )
    sides = [side_in_words(side, names, say) for side in match.sides]
    between = f"  {say.cup['versus']}  " if len(sides) == 2 else ", "
    yield Words(
        between.join(sides), Box(MARGIN + 30, y + 2.6, width - 32, 6), size=11 if len(sides) == 2 else 9
    )


def _byes(state: State, lines: int, paper: Size, say: Tongue) -> Iterator[Mark]:
    assert state.round is not None, "asked before"
    if state.round.byes:
        names = names_of(state, say)
        y = TOP + lines * HIGH + 3
        yield rule(MARGIN, y, paper.width - 2 * MARGIN)
        words = say.cup["bye"].format(names=", ".join(names[person] for person in state.round.byes))
        yield Words(words, Box(MARGIN + 2, y + 3, paper.width - 2 * MARGIN - 4, 6), size=10)
