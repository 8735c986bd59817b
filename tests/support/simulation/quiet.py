"""What must be true whenever a room is at rest: what is shown is on disk, and everybody was told the same."""

from typing import Any

import msgspec

from anpfiff.server.house.actor import RoomActor
from anpfiff.server.room.saved import SavedRoom
from tests.support.simulation.auditor import Ledger
from tests.support.simulation.client import Client
from tests.support.simulation.network import Line
from tests.support.simulation.violation import promise

encode = msgspec.json.Encoder().encode
KEPT = ("code", "game", "options", "public", "notice")
BROUGHT_BACK = {
    "lobby": ("lobby", "countdown"),
    "paused": ("paused", "playing", "countdown"),
    "over": ("over", "playing", "countdown"),
}
"""A room that has just come back from the disk stands still, whatever it did before, and has not been written since."""


def at_rest(actor: RoomActor) -> bool:
    pending = actor.room.state.pending
    busy = actor._writing is not None or actor._inbox or pending.dirty or pending.changed
    return not (busy or actor._shut or actor.room.ended)


def on_disk(actor: RoomActor, ledger: Ledger | None) -> None:
    """The room as it stands is the room as it is kept; only who is here now no disk knows."""
    if ledger is None or ledger.page is None:
        promise(not actor.listeners, "somebody sits in a room that no disk knows")
        return
    now = actor.room.saved()
    promise(_facts(now) == _facts(ledger.page), "the room is not what is on disk")
    words = BROUGHT_BACK.get(now.phase, (now.phase,))
    promise(ledger.page.phase in words, f"{now.phase} here, {ledger.page.phase} on disk")
    promise(actor.room.match is None or actor.room.seq == ledger.seq, "the table is not what is on disk")


def _facts(page: SavedRoom) -> list[Any]:
    company = page.company
    people = [(person.number, person.name, person.watching, person.admitted) for person in company.people]
    return [
        *(getattr(page, name) for name in KEPT),
        people, company.host, company.locked, company.nod,
        [(place.person, place.bot) for place in company.places],
    ]  # fmt: skip


def told(actor: RoomActor) -> None:
    """Every listener was told the room, and the table, as they are now."""
    room = actor.room
    shown = encode(room.shown())
    for number, listeners in actor.listeners.items():
        for line in listeners:
            assert isinstance(line, Line), "nobody else listens here"
            if not line.answering:
                continue
            person = room.company.person(number)
            promise(line.shown == shown, f"person {number} was told another room")
            if room.match is not None and person.admitted:
                promise(line.seq == room.seq, f"person {number} was told of {line.seq}, it is {room.seq}")


def in_sync(client: Client, actor: RoomActor) -> None:
    """What the client has on its screen is what the server would show it now; after a match as seen from its chair of then."""
    room = actor.room
    promise(client.shown == encode(room.shown()), "a client shows another room than the server has")
    person = room.company.person(client.person or 0)
    if room.match is None or not person.admitted:
        return
    table = client.table
    promise(table is not None and table.seq == room.seq, "a client shows an old table")
    assert table is not None, "just looked at"
    seat = room.company.seat_of(person.number)
    seats = (None, *range(len(room.match.table.players))) if room.match.over else (seat,)
    views = [encode(room.match.table.view(seat)) for seat in seats]
    promise(bytes(table.view) in views, "a client shows another table")
    moves = () if seat is None else room.match.table.offered(seat)
    promise(tuple(map(bytes, table.moves)) == tuple(map(encode, moves)), "a client offers other moves")
