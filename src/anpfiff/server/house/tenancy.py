"""Facts about a room that only the house asks for."""

from secrets import compare_digest

from anpfiff.server.room.phases import Lobby, Over
from anpfiff.server.room.room import Room


def is_idle(room: Room) -> bool:
    """Everybody has left, and nothing is lost; one that waits for its first guest is not idle."""
    company = room.company
    if not company.people or company.anybody_here() or room.ended or room.state.reserved is not None:
        return False
    return isinstance(room.state.phase, Lobby | Over)


def has_room(room: Room) -> bool:
    """Can somebody who comes now sit down?"""
    company = room.company
    return (
        isinstance(room.state.phase, Lobby)
        and not company.locked
        and any(place.free for place in company.places)
    )


def was_opened_by(room: Room, secret: str) -> bool:
    """Whoever opened a room was its first guest."""
    first = room.company.people[0] if room.company.people else None
    return first is not None and first.number == 1 and compare_digest(first.secret, secret) and not room.ended
