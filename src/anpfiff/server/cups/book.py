"""The club's book of records, as everybody of the club may read it."""

from collections.abc import Iterable, Sequence

from anpfiff.fixtures.people import PersonId
from anpfiff.fixtures.records import Mark, records
from anpfiff.server.cups.answers import Entry, Holder, RecordsShown
from anpfiff.server.cups.club import Club
from anpfiff.server.cups.cup import Cup


def book(club: Club, cups: Iterable[Cup]) -> RecordsShown:
    """The oldest competition first, so that a mark stays with whoever set it first."""
    oldest = sorted(cups, key=lambda cup: (cup.page.began, cup.id))
    marks = records([cup.state for cup in oldest])
    return RecordsShown(
        competitions=len(oldest),
        matches=sum(match.counts for cup in oldest for match in cup.state.matches),
        entries=tuple(_entry(club, oldest, mark) for mark in marks),
    )


def _entry(club: Club, cups: Sequence[Cup], mark: Mark) -> Entry:
    holders = tuple(_holder(club, person) for person in mark.people)
    if mark.where < 0:
        return Entry(record=mark.record, holders=holders, count=mark.count)
    cup = cups[mark.where]
    return Entry(
        record=mark.record,
        holders=holders,
        count=mark.count,
        competition=cup.id,
        name=cup.state.plan.name,
        format=cup.state.plan.format,
    )


def _holder(club: Club, person: PersonId) -> Holder:
    """Whoever has left the club for good is somebody."""
    known = next((each for each in club.people if each.id == person), None)
    return Holder(person, "", "") if known is None else Holder(person, known.name, known.animal)
