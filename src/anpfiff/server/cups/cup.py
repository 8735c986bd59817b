"""A competition on a server: the fold, the lines of its log, and who has been answered what."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from anpfiff.core import Refused
from anpfiff.fixtures import Input, Plan, State, apply
from anpfiff.fixtures.inputs import Come
from anpfiff.fixtures.people import Person, PersonId
from anpfiff.fixtures.plan import sensible
from anpfiff.server.room.writes import Entry

REMEMBERED = 1_000
"""Refusals that are remembered, so that a wish said again is refused again."""
Asked: TypeAlias = tuple[PersonId, str]
"""Whose wish it was, and the number they gave it."""
HOUSE = ""
"""Who blows the whistle and enters results of tables here: nobody with a pass."""


class Page(Struct, frozen=True, kw_only=True):
    """What is written down beside the log."""

    club: str
    plan: Plan
    began: int
    """Seconds since 1970."""
    opening: str
    """The wish that opened it."""


class Granted(Struct, frozen=True):
    """A line of the log."""

    given: Input
    by: PersonId = HOUSE
    command: str = ""


class Step(NamedTuple):
    """What would follow; it counts once its line is on disk."""

    line: Granted
    state: State


decode = msgspec.json.Decoder(Granted).decode


class Cup:
    """Where the competition stands; `seq` counts the lines of its log."""

    def __init__(self, name: str, page: Page, lines: Iterable[Granted] = ()) -> None:
        self.id = name
        self.page = page
        self.state = State(plan=sensible(page.plan))
        self.lines: list[Granted] = []
        self._answers: dict[Asked, int] = {}
        self._refusals: OrderedDict[Asked, Refused] = OrderedDict()
        for line in lines:
            self.take(self.step(line))

    @property
    def seq(self) -> int:
        return len(self.lines)

    def step(self, line: Granted) -> Step:
        """Judge it; nothing has changed yet."""
        return Step(line, apply(self.state, line.given)[0])

    def take(self, step: Step) -> None:
        """It is on disk."""
        self.state = step.state
        self.lines.append(step.line)
        if step.line.command:
            self._answers[step.line.by, step.line.command] = self.seq

    def entry(self, step: Step) -> Entry:
        """The next line. Its number is given to the index as well, so that a line missing at the end would be noticed."""
        return _entry(self.seq + 1, step.line)

    def entries(self) -> list[Entry]:
        """All of them, for a competition that moves in or is written anew."""
        return entries(self.lines)

    def without_words_of(self, person: PersonId) -> list[Granted]:
        """All lines, but that in which that person came says nothing more about them: it folds to the same state."""
        return [_wordless(line, person) for line in self.lines]

    def answered(self, question: Asked) -> int | None:
        """The `seq` that this wish was granted with; a wish that was refused is refused again."""
        if (refusal := self._refusals.get(question)) is not None:
            raise refusal
        return self._answers.get(question)

    def refused(self, question: Asked, refusal: Refused) -> None:
        self._refusals[question] = refusal
        if len(self._refusals) > REMEMBERED:
            self._refusals.popitem(last=False)


def _wordless(line: Granted, person: PersonId) -> Granted:
    if isinstance(line.given, Come) and line.given.person.id == person:
        nobody = Person(person, strength=line.given.person.strength)  # by which they were drawn
        return replace(line, given=replace(line.given, person=nobody))
    return line


def _entry(seq: int, line: Granted) -> Entry:
    return Entry(seq, 0, seq, msgspec.json.encode(line))


def entries(lines: Iterable[Granted]) -> list[Entry]:
    return [_entry(seq, line) for seq, line in enumerate(lines, 1)]


def restored(name: str, page: bytes, entries: Iterable[Entry]) -> Cup:
    return Cup(name, msgspec.json.decode(page, type=Page), (decode(entry.body) for entry in entries))
