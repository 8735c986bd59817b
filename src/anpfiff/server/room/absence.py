"""Absence: a chair is held for whoever drops, a bot bridges, and hands back when they return (ALL-6)."""

from anpfiff.core import Seat
from anpfiff.server.room import whistle
from anpfiff.server.room.company import BRIDGE
from anpfiff.server.room.people import Person, Place
from anpfiff.server.room.phases import Paused, between, under_way
from anpfiff.server.room.state import RoomState


def went(room: RoomState, person: Person, now: int) -> None:
    """The last socket of somebody closed. The others see it at once; the seat is held."""
    person.here = False
    person.left_at = now
    if not person.admitted:
        dismiss(room, person)
    look_around(room, now)
    wait_for_the_absent(room, now)
    room.change()


def came(room: RoomState, person: Person, now: int) -> None:
    """Somebody is here, for the first time or again: the bot that bridged gets up, and play goes on with the person."""
    _fill_with_life(room, now)
    seat = room.company.seat_of(person.number)
    if seat is not None:
        room.company.places[seat].bot = None
        hand_over(room, seat)
        if room.match is not None:
            room.match.wait_anew(seat, now)
    go_on_if_all_are_back(room, now)


def wait_for_the_absent(room: RoomState, now: int) -> None:
    """A race does not run on without somebody who dropped; in every match a chair is held for them."""
    if room.racing and room.company.away():
        whistle.pause(room, now, dropped=True)
    set_hold(room)


def set_hold(room: RoomState) -> None:
    """While somebody is away in the middle of a match, a countdown runs for all to see; it waits for nobody at all."""
    if under_way(room.phase):
        left = [room.company.left_at(seat) for seat in room.company.away()]
        room.hold = min(left) + room.tempo.hold if left and room.company.anybody_here() else None


def go_on_if_all_are_back(room: RoomState, now: int) -> None:
    set_hold(room)
    if isinstance(room.phase, Paused) and room.phase.dropped and not room.company.away():
        whistle.resume(room, now)


def bridge_overdue(room: RoomState, now: int) -> None:
    """ALL-6: somebody did not come back in time; a bot takes over, and hands back when they do."""
    for seat in room.company.overdue(now - room.tempo.hold):
        bridge(room, seat, BRIDGE)
    go_on_if_all_are_back(room, now)
    room.change()


def bridge(room: RoomState, seat: Seat, bot: str) -> None:
    room.company.places[seat].bot = bot
    hand_over(room, seat)


def hand_over(room: RoomState, seat: Seat) -> None:
    if room.match is not None and not between(room.phase):
        room.match.hand_over(seat, room.company.players()[seat])


def let_go(room: RoomState, now: int) -> None:
    """Who has been away for too long passes the whistle on and, between matches, frees the chair."""
    company, before = room.company, now - room.tempo.hold
    idle = [person.number for person in company.people if person.gone_since(before)]
    chairs = company.overdue(before) if between(room.phase) else ()
    if not company.anybody_here() or not (chairs or company.host in idle):
        return
    for seat in chairs:
        company.places[seat] = Place()
    if chairs:
        company.seat_the_waiting()
    if company.host in idle:
        company.pass_the_whistle()
    room.change()


def look_around(room: RoomState, now: int) -> None:
    """Since when is nobody here?"""
    if room.company.anybody_here():
        room.empty_since = None
    elif room.empty_since is None:
        room.empty_since = now


def dismiss(room: RoomState, person: Person) -> None:
    room.company.dismiss(person)
    room.receipts.pop(person.number, None)
    room.lags.forget(person.number)


def _fill_with_life(room: RoomState, now: int) -> None:
    """Whoever comes back first to an empty room waits for the others as if they had just gone: so nobody is too late."""
    if room.empty_since is not None and room.company.anybody_here():
        for person in room.company.people:
            person.left_at = None if person.here else now
    look_around(room, now)
