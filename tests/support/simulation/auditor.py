"""The auditor: reads what is safe on disk, listens to all that is told, and knows what was promised."""

from collections.abc import Sequence

import msgspec

from anpfiff.server.room.saved import SavedRoom
from anpfiff.server.room.writes import Write
from tests.support.simulation.fold import Fold
from tests.support.simulation.heard import Done, News, Refused, Table
from tests.support.simulation.violation import Violation, promise

page_of = msgspec.json.Decoder(SavedRoom).decode


class Ledger:
    """One room as its disk has it: the last two pages, and the last two matches."""

    def __init__(self) -> None:
        self.page: SavedRoom | None = None
        self.before: SavedRoom | None = None
        self.ended = False
        self.folds: list[Fold] = []
        self.commands: set[tuple[int | None, int]] = set()

    def take(self, write: Write) -> None:
        page = None if write.page is None else page_of(write.page)
        old = [entry for entry in write.entries if page is None or entry.seq <= page.first]
        for entry in old:
            self.folds[-1].take(entry)
        if page is not None:
            self._turn(page)
        for entry in write.entries[len(old) :]:
            self.folds[-1].take(entry)
        self.commands |= {(line.person, line.command) for line in write.entries if line.command}
        self.ended = self.ended or write.ended

    def _turn(self, page: SavedRoom) -> None:
        """A new page; if it names another match, that one begins."""
        self.before, self.page = self.page or page, page
        if page.match is not None and (not self.folds or self.folds[-1].link != page.match):
            self.folds = [*self.folds[-1:], Fold(page)]

    @property
    def seq(self) -> int:
        return self.folds[-1].seq if self.folds else 0


class Auditor:
    """All rooms; whatever breaks a promise raises a Violation at once."""

    def __init__(self) -> None:
        self.ledgers: dict[str, Ledger] = {}
        self._writes: list[Write] = []
        self._safe = 0
        self.secrets: list[bytes] = []
        """Tokens: nobody is ever told one."""

    # The disk.

    def committed(self, write: Write) -> None:
        self._take(write)
        self._safe = len(self._writes)

    def recovered(self, writes: Sequence[Write]) -> None:
        """After a kill: everything that was safe is there, in its order; what was on its way may be there as well."""
        known = self._writes[: self._safe]
        promise(list(writes[: self._safe]) == known, "what was acknowledged is not on the disk")
        self._writes, self.ledgers = [], {}
        for write in writes:
            self._take(write)

    def _take(self, write: Write) -> None:
        plain = Write(write.room, list(map(tuple, write.entries)), *write[2:])  # type: ignore[arg-type]  # to be compared
        self._writes.append(plain)
        self.ledgers.setdefault(write.room, Ledger()).take(write)

    # The wire.

    def told(self, room: str, person: int, news: News, text: bytes) -> None:
        """Somebody is being told this: it is on disk, and theirs to know."""
        promise(not any(secret in text for secret in self.secrets), "a token was told")
        match news:
            case Table():
                self._table(self._ledger(room), person, news)
            case Done():
                promise(news.seq <= self._ledger(room).seq, "done, but not on disk")
            case Refused():
                pass
            case _:
                promise(room in self.ledgers, "told before anything was written")

    def not_there(self, code: str) -> None:
        """Somebody who knows the code is told that there is no such room."""
        there = (ledger for ledger in self.ledgers.values() if ledger.page and ledger.page.code == code)
        promise(all(ledger.ended for ledger in there), "a room that has not ended is not there")

    def _ledger(self, room: str) -> Ledger:
        if room not in self.ledgers:
            raise Violation("told before anything was written")
        return self.ledgers[room]

    def _table(self, ledger: Ledger, person: int, told: Table) -> None:
        promise(told.seq <= ledger.seq, f"{told.seq} was told, {ledger.seq} is on disk")
        if told.done is not None:
            promise((person, told.done) in ledger.commands, "a command was acknowledged that is not on disk")
        promise(admitted(ledger, person), f"person {person} was shown a table at the door")
        folds = [fold for fold in ledger.folds if told.seq in fold.states]
        seen = any(fold.shows(told, seat) for fold in folds for seat in eyes(ledger, fold, told.seq, person))
        promise(seen, f"person {person} was shown what is not theirs to see, or another table, at {told.seq}")


def eyes(ledger: Ledger, fold: Fold, seq: int, person: int) -> tuple[int | None, ...]:
    """Whose view that person may be shown. After a match chairs are changed, and everybody may see everything anyway."""
    if fold.over(seq):
        return fold.everybody()
    assert ledger.page is not None, "a match was kicked off"
    assert ledger.before is not None, "set together"
    return ledger.page.company.seat_of(person), ledger.before.company.seat_of(person)


def admitted(ledger: Ledger, person: int) -> bool:
    """By one of the last two pages; in between somebody may have left."""
    pages = [page for page in (ledger.page, ledger.before) if page is not None]
    people = [somebody for page in pages for somebody in page.company.people]
    return any(somebody.number == person and somebody.admitted for somebody in people)
