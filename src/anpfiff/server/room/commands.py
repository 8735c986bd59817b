"""What people in a room may say, and what the one with the whistle may say besides."""

from typing import TypeAlias, assert_never

from anpfiff.bots import opponents_of
from anpfiff.core import Refused, Seat
from anpfiff.server.room import absence, doorway, handicaps, play, whistle
from anpfiff.server.room.names import animal_of
from anpfiff.server.room.people import Person, Place, drawn
from anpfiff.server.room.phases import between
from anpfiff.server.room.reserved import must_be_free
from anpfiff.server.room.showing import shown
from anpfiff.server.room.state import RoomState
from anpfiff.wire import messages as wire

ForTheHost: TypeAlias = (
    wire.Fill | wire.Remove | wire.Swap | wire.Lend | wire.Lock | wire.Nod | wire.Start | wire.Choose
)
ForAnybody: TypeAlias = (
    wire.TakeBack
    | wire.CatchUp
    | wire.Sit
    | wire.Pause
    | wire.Resume
    | wire.Bridge
    | wire.Propose
    | wire.Agree
    | wire.Spin
    | wire.Shout
    | wire.Leave
)


def obey(room: RoomState, person: Person, said: wire.Commanded, now: int) -> None:
    """Do it, or raise why not."""
    if not person.admitted:
        raise Refused("waiting-at-the-door")
    must_be_free(room.reserved, said)
    if isinstance(said, wire.Act):
        play.act(room, person, said, now)
    elif isinstance(said, ForTheHost):
        room.company.must_host(person.number)
        _obey_the_host(room, said, now)
    else:
        _obey_anybody(room, person, said, now)


def _obey_anybody(room: RoomState, person: Person, said: ForAnybody, now: int) -> None:  # noqa: C901 -- one case per command
    match said:
        case wire.TakeBack(command):
            play.take_back(room, person, command)
        case wire.CatchUp(_, seen):
            catch_up(room, person, seen, now)
        case wire.Sit(_, seat):
            _sit(room, person, seat)
        case wire.Pause():
            room.company.must_have_a_say(person.number)
            whistle.pause(room, now)
        case wire.Resume():
            room.company.must_have_a_say(person.number)
            whistle.resume(room, now)
        case wire.Bridge(_, seat):
            room.company.seated(person.number)
            absence.vote(room, person, seat, now)
        case wire.Propose():
            handicaps.propose(room, person, said)
        case wire.Agree(_, yes):
            handicaps.answer(room, person, yes=yes)
        case wire.Spin(_, animal):
            _spin(room, person, animal)
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
        case wire.Remove(_, seat, who):
            _remove(room, _meant(room, seat, who), seat, now)
        case wire.Swap(_, seat, other):
            room.must_be_between()
            room.company.swap(seat, other)
            room.change()
        case wire.Lend(_, who, on):
            room.company.lend(room.company.person(who).number, on=on)
            room.change()
        case wire.Lock(_, on):
            room.company.locked = on
            room.change()
        case wire.Nod(_, who, yes):
            doorway.nod(room, room.company.person(who), yes=yes)
        case wire.Start():
            whistle.start(room, now)
        case wire.Choose():
            whistle.choose(room, said, now)
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


def _meant(room: RoomState, seat: Seat | None, who: int | None) -> int | None:
    """The person that is to go: named, or on that chair."""
    if who is None and seat is not None:
        return room.company.place(seat).person
    return room.company.person(who or 0).number


def _remove(room: RoomState, who: int | None, seat: Seat | None, now: int) -> None:
    """A person is sent away, even in the middle of a match; a bot only gets up, and so does the host."""
    if who is not None and who != room.company.host:
        doorway.send_away(room, room.company.person(who), now)
        return
    room.must_be_between()
    if who is not None:
        room.company.person(who).watching = True
        room.company.stand_up(who)
    elif seat is not None:
        room.company.places[seat] = Place()
    room.company.seat_the_waiting()
    room.change()


def _spin(room: RoomState, person: Person, animal: wire.Animal | None) -> None:
    room.must_be_between()
    others = [other for other in room.company.people if other is not person]
    if animal is not None and any(other.animal == animal for other in others):
        raise Refused("animal-taken", detail=animal)
    person.name = drawn(person.lang, room.company.people, room.lots, animal)
    person.animal = animal_of(person.name)
    room.change()


def _leave(room: RoomState, person: Person, command: int, now: int) -> None:
    """Who leaves a table for one, or only people at the door who could never be let in, closes it."""
    if room.reserved is not None and room.company.seat_of(person.number) is not None:
        absence.went(room, person, now)  # a reserved chair stays whose it is
    else:
        absence.goes(room, person, now)
    room.say(person.number, wire.Done(command, room.seq))
    room.say(person.number, wire.Bye("left"))
    room.change()
    people = room.company.people
    if not any(other.admitted for other in people) and (people or room.solo):
        whistle.end(room)
