"""What the desk of a competition does at one of its tables. Whatever does not fit the moment changes nothing."""

from msgspec import structs

from anpfiff.core import Seat
from anpfiff.server.room import absence, whistle
from anpfiff.server.room.people import Person
from anpfiff.server.room.phases import Lobby, Over, Paused, Playing
from anpfiff.server.room.state import RoomState
from anpfiff.wire import messages as wire


def begin(room: RoomState, now: int) -> None:
    """Kick-off. For whoever is missing the others wait from now on, and then a bot plays."""
    if not isinstance(room.phase, Lobby):
        return
    for person in room.company.people:
        if not person.here:
            person.left_at = now
    whistle.start(room, now)


def rest(room: RoomState, now: int) -> None:
    if isinstance(room.phase, Playing):
        whistle.pause(room, now)


def go_on(room: RoomState, now: int) -> None:
    """As soon as everybody is back, or a bot plays for them."""
    if isinstance(room.phase, Paused):
        room.phase = Paused(room.phase.match, dropped=True)
        absence.go_on_if_all_are_back(room, now)
        room.change()


def replace(room: RoomState, seat: Seat, bot: str, now: int) -> None:
    """A bot plays on in somebody's name, until they come back."""
    person = _sitter(room, seat)
    if person is not None and not person.here:
        absence.bridge(room, seat, bot)
        absence.go_on_if_all_are_back(room, now)
        room.change()


def rekey(room: RoomState, seat: Seat, secret: str, now: int) -> None:
    """The pass is another one: whoever sits there with the old one gets up. Nobody has an empty secret."""
    person = _sitter(room, seat)
    if person is None:
        return
    person.secret = secret
    if not secret:
        person.name = person.animal = ""
    if person.here:
        room.say(person.number, wire.Bye("elsewhere"))
        absence.went(room, person, now)
    room.change()


def finish(room: RoomState) -> None:
    """The table is cleared. Whoever looks at what they have just played may go on looking."""
    if room.reserved is not None:
        room.reserved = structs.replace(room.reserved, done=True)
        room.change()
    if not room.ended and not (isinstance(room.phase, Over) and room.company.anybody_here()):
        whistle.end(room)


def _sitter(room: RoomState, seat: Seat) -> Person | None:
    number = room.company.places[seat].person
    return None if number is None else room.company.person(number)
