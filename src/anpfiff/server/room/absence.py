"""Absence: a chair is held for whoever drops, a bot bridges, and hands back when they return (ALL-6).

Nobody who is away costs the others more than somebody who is here and dawdles: the hold is as long as the table's patience,
and whoever drops again and again in one match has only what is left of it.
"""

from anpfiff.core import Refused, Seat
from anpfiff.server.room import whistle
from anpfiff.server.room.company import BRIDGE
from anpfiff.server.room.people import Person, Place
from anpfiff.server.room.phases import Lobby, Paused, Playing, between, under_way
from anpfiff.server.room.state import RoomState
from anpfiff.wire import messages as wire


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
    if under_way(room.phase) and person.left_at is not None:
        person.missed += now - person.left_at
    person.left_at = None
    seat = room.company.seat_of(person.number)
    if seat is not None:
        _hand_back(room, seat, now)
    go_on_if_all_are_back(room, now)


def _hand_back(room: RoomState, seat: Seat, now: int) -> None:
    """Patience begins anew only for whom a bot has played: who comes and goes gains nothing by it (ALL-7)."""
    if room.match is not None and room.company.places[seat].bot is not None:
        room.match.wait_anew(seat, now)
    room.company.places[seat].bot = None
    room.votes.pop(seat, None)
    hand_over(room, seat)


def wait_for_the_absent(room: RoomState, now: int) -> None:
    """A race does not run on without somebody who dropped; in every match a chair is held for them."""
    if room.racing and room.company.away():
        whistle.pause(room, now, dropped=True)
    set_hold(room)


def set_hold(room: RoomState) -> None:
    """While somebody is away in the middle of a match, a countdown runs for all to see; it waits for nobody at all."""
    waiting = under_way(room.phase) and room.company.anybody_here()
    room.hold = (
        min((held_until(room, seat) for seat in room.company.away()), default=None) if waiting else None
    )


def held_until(room: RoomState, seat: Seat) -> int:
    """As long as the others are patient, less what they have waited for this person before in this match."""
    person = room.company.person(room.company.places[seat].person or 0)
    patience = room.tempo.hold if room.match is None else room.match.patience or room.tempo.hold
    return (person.left_at or 0) + max(patience - person.missed, min(patience, room.tempo.shortest_hold))


def absences(room: RoomState) -> tuple[wire.Absence, ...]:
    """Who is away, as everybody sees it."""
    if room.hold is None:
        return ()
    needed = len(room.company.voters()) // 2 + 1
    return tuple(
        wire.Absence(seat, held_until(room, seat), tuple(sorted(room.votes.get(seat, ()))), needed)
        for seat in room.company.away()
    )


def vote(room: RoomState, person: Person, seat: Seat, now: int) -> None:
    """ALL-6: most of those who sit here do not want to wait any longer."""
    if not under_way(room.phase) or seat not in room.company.away():
        raise Refused("nobody-to-bridge", "ALL-6", str(seat))
    voters = room.company.voters()
    votes = (room.votes.get(seat, set()) | {person.number}) & set(voters)
    room.votes[seat] = votes
    if 2 * len(votes) > len(voters):
        bridge(room, seat, BRIDGE)
        go_on_if_all_are_back(room, now)
    room.change()


def go_on_if_all_are_back(room: RoomState, now: int) -> None:
    set_hold(room)
    if isinstance(room.phase, Paused) and room.phase.dropped and not room.company.away():
        whistle.resume(room, now)


def bridge_overdue(room: RoomState, now: int) -> None:
    """ALL-6: somebody did not come back in time; a bot takes over, and hands back when they do."""
    for seat in room.company.away():
        if held_until(room, seat) <= now:
            bridge(room, seat, BRIDGE)
    go_on_if_all_are_back(room, now)
    room.change()


def bridge(room: RoomState, seat: Seat, bot: str) -> None:
    room.company.places[seat].bot = bot
    room.votes.pop(seat, None)
    hand_over(room, seat)


def hand_over(room: RoomState, seat: Seat) -> None:
    if room.match is not None and not between(room.phase):
        room.match.hand_over(seat, room.company.players()[seat])


def let_go(room: RoomState, now: int) -> None:
    """Who has been away for too long passes the whistle on and, before kick-off, frees the chair.

    After the final whistle the chairs show who has played; they are dealt out anew with the next one (`rotation`).
    """
    company = room.company
    idle = [person.number for person in company.people if person.gone_since(now - room.tempo.hold)]
    free = isinstance(room.phase, Lobby) and room.reserved is None
    chairs = company.overdue(now - room.tempo.between) if free else ()
    stand_in = _stand_in(room, now)
    if not company.anybody_here() or not (chairs or stand_in or company.host in idle):
        return
    for seat in chairs:
        company.places[seat] = Place()
    if chairs:
        company.seat_the_waiting()
    if stand_in is not None:
        company.lend(stand_in.number, on=True)
    if company.host in idle:
        company.pass_the_whistle()
    room.change()


def _stand_in(room: RoomState, now: int) -> Person | None:
    """Who gets a whistle besides, because everybody who has one has been away for as long as a chair is held between matches.

    The host keeps theirs: who only slept finds everything as it was, and meanwhile nobody had to wait for them.
    """
    company = room.company
    holders = [person for person in company.people if company.has_whistle(person.number)]
    gone = holders and all(person.gone_since(now - room.tempo.between) for person in holders)
    return company.heir() if gone else None


def look_around(room: RoomState, now: int) -> None:
    """Since when is nobody here?"""
    if room.company.anybody_here():
        room.empty_since = None
    elif room.empty_since is None:
        room.empty_since = now


def goes(room: RoomState, person: Person, now: int) -> None:
    """Somebody leaves for good, of their own will or not: in a match a bot takes the chair."""
    seat = room.company.stand_up(person.number, None if between(room.phase) else BRIDGE)
    dismiss(room, person)
    if seat is not None:
        hand_over(room, seat)
    look_around(room, now)
    go_on_if_all_are_back(room, now)


def dismiss(room: RoomState, person: Person) -> None:
    room.company.dismiss(person)
    room.looks.pop(person.number, None)
    room.receipts.pop(person.number, None)
    room.lags.forget(person.number)


def _fill_with_life(room: RoomState, now: int) -> None:
    """While nobody was here nobody waited: every hold and all patience go on from where they stood, and none begins anew."""
    if room.empty_since is not None and room.company.anybody_here():
        empty = now - room.empty_since
        for person in room.company.people:
            if person.left_at is not None:
                person.left_at += empty
        if isinstance(room.phase, Playing):
            room.phase.match.excuse(empty)
    look_around(room, now)
