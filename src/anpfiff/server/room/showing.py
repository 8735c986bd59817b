"""The room as everybody sees it."""

from anpfiff.server.room.absence import absences
from anpfiff.server.room.phases import Countdown, last_match, under_way, word_for
from anpfiff.server.room.state import RoomState
from anpfiff.wire import messages as wire


def shown(room: RoomState) -> wire.Room:
    company = room.company
    last = last_match(room.phase)
    return wire.Room(
        code=room.code,
        game=room.game.id,
        edition=room.game.edition,
        options=room.options,
        phase=word_for(room.phase),
        chairs=tuple(company.chairs()),
        stands=tuple(company.guests(admitted=True)),
        door=tuple(company.guests(admitted=False)),
        host=company.host,
        public=room.public,
        locked=company.locked,
        match=None if last is None else last.link,
        until=_until(room),
        away=company.away() if under_way(room.phase) else (),
        material=room.material,
        absences=absences(room),
        notice=room.notice,
    )


def _until(room: RoomState) -> int | None:
    """A countdown and a hold for somebody absent are two things, but never at the same time."""
    return room.phase.until if isinstance(room.phase, Countdown) else room.hold
