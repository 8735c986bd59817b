"""What follows: a room that was asked for something says what must be on disk, and what may be told once it is."""

from collections.abc import Mapping

import msgspec

from anpfiff.server.room import whistle
from anpfiff.server.room.hands import Unwritten
from anpfiff.server.room.match import Match
from anpfiff.server.room.outbox import Letter
from anpfiff.server.room.phases import Playing
from anpfiff.server.room.saved import entry
from anpfiff.server.room.showing import shown
from anpfiff.server.room.state import RoomState
from anpfiff.server.room.writes import Write
from anpfiff.wire import messages as wire


def settle(room: RoomState, now: int) -> tuple[Write | None, list[Letter]]:
    if room.outside:
        _let_in(room, now)
    unwritten = [] if room.match is None else room.match.unwritten()
    news: list[Letter] = []
    if room.match is not None and (unwritten or room.pending.kick_off):
        news = _news(room, room.match, unwritten, now)
    if isinstance(room.phase, Playing) and room.phase.match.over:
        whistle.finish(room, room.phase.match, now)
    letters = room.outbox.emptied(news, shown(room) if room.pending.changed else None)
    write = _write(room, unwritten) if unwritten or room.pending.dirty else None
    room.pending.changed = False
    room.pending.dirty = False
    return write, letters


def _let_in(room: RoomState, now: int) -> None:
    """Whoever was let in since, by a nod or because nobody else is left to hold the whistle, sees what is being played."""
    waiting = [person for person in room.company.people if person.number in room.outside]
    room.outside = {person.number for person in waiting if not person.admitted}
    for person in waiting:
        if person.admitted and room.match is not None:
            room.say(person.number, room.match.told(room.company.seat_of(person.number), 0, now))


def _write(room: RoomState, unwritten: list[Unwritten]) -> Write:
    match = room.pending.finished
    room.pending.finished = None
    return Write(
        room=room.name,
        entries=[entry(line) for line in unwritten],
        page=msgspec.json.encode(room.saved()) if room.pending.dirty else None,
        match=match,
        ended=room.ended,
    )


def _news(room: RoomState, match: Match, unwritten: list[Unwritten], now: int) -> list[Letter]:
    """The table for everybody who is here; one message serves all the stands."""
    since = room.told
    room.told = match.seq
    room.pending.kick_off = False
    done = {line.person: line.command for line in unwritten if line.command is not None}
    news = _earlier(unwritten, done)
    stands: wire.Table | None = None
    for person in room.company.people:
        if not (person.here and person.admitted):
            continue
        seat = room.company.seat_of(person.number)
        if seat is None:
            told = stands = stands or match.told(None, since, now)
        else:
            told = match.told(seat, since, now, done.get(person.number))
        news.append(Letter(person.number, told))
    return news


def _earlier(unwritten: list[Unwritten], last: Mapping[int | None, int | None]) -> list[Letter]:
    """A table answers one command only; when somebody's moves were taken together, the others are answered by themselves."""
    return [
        Letter(line.person, wire.Done(line.command, line.seq))
        for line in unwritten
        if line.person is not None and line.command is not None and last[line.person] != line.command
    ]
