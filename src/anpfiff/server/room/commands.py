"""What people in a room may say, and what the one with the whistle may say besides."""

from typing import TypeAlias, assert_never

from anpfiff.bots import opponents_of
from anpfiff.core import Refused, Seat
from anpfiff.server.room import absence, play, whistle
from anpfiff.server.room.company import BRIDGE
from anpfiff.server.room.people import Person, Place, newcomer
from anpfiff.server.room.phases import between
from anpfiff.server.room.showing import shown
from anpfiff.server.room.state import RoomState
from anpfiff.wire import messages as wire

ForTheHost: TypeAlias = wire.Fill | wire.Remove | wire.Lock | wire.Nod | wire.Start | wire.Choose


def obey(room: RoomState, person: Person, said: wire.Commanded, now: int) -> None:  # noqa: C901, PLR0912 -- one case per command
    """Do it, or raise why not."""
    if not person.admitted:
        raise Refused("waiting-at-the-door")
    match said:
        case wire.Act():
            play.act(room, person, said, now)
        case wire.Fill() | wire.Remove() | wire.Lock() | wire.Nod() | wire.Start() | wire.Choose():
            room.company.must_host(person.number)
            _obey_the_host(room, said, now)
        case wire.TakeBack(command):
            play.take_back(room, person, command)
        case wire.CatchUp(_, seen):
            catch_up(room, person, seen, now)
        case wire.Sit(_, seat):
            _sit(room, person, seat)
        case wire.Pause():
            room.company.seated(person.number)
            whistle.pause(room, now)
        case wire.Resume():
            room.company.seated(person.number)
            whistle.resume(room, now)
        case wire.Bridge(_, seat):
            room.company.seated(person.number)
            absence.vote(room, person, seat, now)
        case wire.Spin():
            _spin(room, person)
        case wire.Shout(_, cheer):
            room.say(None, wire.Cheered(person.number, cheer))
        case wire.Leave(command):
            _leave(room, person, command, now)
        case _:
            assert_never(said)


def catch_up(room: RoomState, person: Person, seen: int, now: int) -> None:
    """Everything that somebody who has seen so much does not know yet."""
    room.say(person.number, shown(room))
    show_table(room, person, seen, now)


def show_table(room: RoomState, person: Person, seen: int, now: int) -> None:
    if room.match is not None and person.admitted:
        seat = room.company.seat_of(person.number)
        room.say(person.number, room.match.told(seat, min(seen, room.seq), now))


def _obey_the_host(room: RoomState, said: ForTheHost, now: int) -> None:
    match said:
        case wire.Fill(_, seat, bot):
            _fill(room, seat, bot, now)
        case wire.Remove(_, seat):
            _remove(room, seat)
        case wire.Lock(_, on):
            room.company.locked = on
            room.change()
        case wire.Nod(_, who, yes):
            _nod(room, room.company.person(who), yes=yes)
        case wire.Start():
            whistle.start(room, now)
        case wire.Choose():
            whistle.choose(room, said)
        case _:
            assert_never(said)


def _sit(room: RoomState, person: Person, seat: Seat | None) -> None:
    room.must_be_between()
    if seat is not None and not room.company.place(seat).free:
        raise Refused("seat-taken", detail=str(seat))
    room.company.stand_up(person.number)
    person.watching = seat is None
    if seat is not None:
        room.company.place(seat).person = person.number
    room.change()


def _fill(room: RoomState, seat: Seat, bot: str, now: int) -> None:
    place = room.company.place(seat)
    if bot not in opponents_of(room.game.id):
        raise Refused("no-such-bot", detail=bot)
    if between(room.phase) and place.person is not None:
        raise Refused("seat-taken", detail=str(seat))
    if not between(room.phase) and place.bot is None and seat not in room.company.away():
        raise Refused("nobody-to-bridge", "ALL-6", str(seat))
    absence.bridge(room, seat, bot)
    absence.go_on_if_all_are_back(room, now)
    room.change()


def _remove(room: RoomState, seat: Seat) -> None:
    room.must_be_between()
    place = room.company.place(seat)
    if place.person is not None:
        room.company.person(place.person).watching = True
    room.company.places[seat] = Place()
    room.company.seat_the_waiting()
    room.change()


def _nod(room: RoomState, person: Person, *, yes: bool) -> None:
    if person.admitted:
        raise Refused("nobody-at-the-door", detail=str(person.number))
    if yes:
        person.admitted = True
        if between(room.phase):
            room.company.seat_the_waiting()
    else:
        absence.dismiss(room, person)
        room.say(person.number, wire.Bye("not-let-in"))
    room.change()


def _spin(room: RoomState, person: Person) -> None:
    room.must_be_between()
    other = newcomer(0, "", person.lang, room.company.people, room.lots)
    person.name = other.name
    person.animal = other.animal
    room.change()


def _leave(room: RoomState, person: Person, command: int, now: int) -> None:
    seat = room.company.stand_up(person.number, None if between(room.phase) else BRIDGE)
    absence.dismiss(room, person)
    if seat is not None:
        absence.hand_over(room, seat)
    absence.look_around(room, now)
    absence.go_on_if_all_are_back(room, now)
    room.say(person.number, wire.Done(command, room.seq))
    room.say(person.number, wire.Bye("left"))
    room.change()
