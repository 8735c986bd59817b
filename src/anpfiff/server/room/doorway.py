"""The doorway: who comes in, who has to wait for a nod, and who was sent away."""

from anpfiff.core import Refused
from anpfiff.server.room import absence
from anpfiff.server.room.bucket import Bucket
from anpfiff.server.room.manners import Manners
from anpfiff.server.room.people import Person, hashed
from anpfiff.server.room.phases import between
from anpfiff.server.room.receipts import Receipts
from anpfiff.server.room.state import RoomState
from anpfiff.wire import messages as wire

KNOCKS = (4, 30_000)
"""So often in a row one browser may ring, and the milliseconds until once more."""
KNOCKS_ALIKE = (60, 2_000)
"""So often all browsers that look alike and come from one address: two classes with the same tablets."""
MOST_BELLS = 256
"""Browsers whose knocks and manners are remembered."""


def newcomer(room: RoomState, said: wire.First, looks: str, now: int) -> Person:
    """Somebody new. `looks` is a hash of where they come from and what their browser says of itself: a hint, no proof."""
    company = room.company
    if room.reserved is not None:
        room.reserved.must_open(said)
    browser = mark_of(room, said.browser)
    if company.outcasts.knows((hashed(said.token), browser)):
        raise Refused("sent-away")
    suspected = looks in room.suspects
    if (company.nod or suspected) and company.people and not company.locked and (browser or looks):
        _ring(room, browser or looks, looks, now)
    person = company.admit(
        said.token, said.lang, room.lots, wish=said.name, browser=browser, suspected=suspected
    )
    known = [other.number for other in company.people]
    room.receipts = {number: room.receipts.get(number) or Receipts() for number in known}
    room.lags.keep(known)
    room.looks = {number: room.looks.get(number, "") for number in known} | {person.number: looks}
    return person


def mark_of(room: RoomState, browser: str) -> str:
    """Another hash in every room: nobody can follow a browser from table to table."""
    return hashed(f"{room.name} {browser}") if browser else ""


def too_much(room: RoomState, number: int, said: wire.Commanded, now: int) -> bool:
    """Is it time to cut the line? Who is alone with bots stops nobody's clock but their own, with every look at the menu."""
    alone = all(other.number == number for other in room.company.people if other.here)
    return not (alone and isinstance(said, wire.Pause)) and manners_of(room, number).weigh(said, now)


def manners_of(room: RoomState, number: int) -> Manners:
    """Of a person, or of whoever came with the same browser before; a class whose tablets look alike is not one person."""
    who = room.company.person(number).browser or str(number)
    if who not in room.manners and len(room.manners) >= MOST_BELLS:
        del room.manners[next(iter(room.manners))]
    return room.manners.setdefault(who, Manners())


def send_away(room: RoomState, person: Person, now: int) -> None:
    """The host has had enough of somebody: out of this room, and not in again."""
    room.company.outcasts.add(_marks(room, person))
    if room.looks.get(person.number):
        room.suspects.add(room.looks[person.number])
    absence.goes(room, person, now)
    room.say(person.number, wire.Bye("sent-away"))
    if between(room.phase):
        room.company.seat_the_waiting()
    room.change()


def nod(room: RoomState, person: Person, *, yes: bool) -> None:
    if person.admitted:
        raise Refused("nobody-at-the-door", detail=str(person.number))
    if yes:
        person.admitted = True
        if between(room.phase):
            room.company.seat_the_waiting()
    else:
        room.company.outcasts.refuse(_marks(room, person))
        absence.dismiss(room, person)
        room.say(person.number, wire.Bye("not-let-in"))
    room.change()


def _marks(room: RoomState, person: Person) -> tuple[str, str]:
    """A tablet for all is the host's as well: then only that one person is meant."""
    host = next((other for other in room.company.people if other.number == room.company.host), None)
    shared = host is not None and host.browser == person.browser
    return person.secret, "" if shared else person.browser


def _ring(room: RoomState, who: str, looks: str, now: int) -> None:
    """A bell that is rung on and on is not heard any more; who refuses one knock has not to refuse fifty."""
    if not (
        _bell(room, who, KNOCKS, now).take(now) and _bell(room, f"alike {looks}", KNOCKS_ALIKE, now).take(now)
    ):
        raise Refused("too-many-knocks")


def _bell(room: RoomState, who: str, size: tuple[int, int], now: int) -> Bucket:
    if who not in room.bells and len(room.bells) >= MOST_BELLS:
        del room.bells[next(iter(room.bells))]
    return room.bells.setdefault(who, Bucket(*size, now))
