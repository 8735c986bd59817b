"""Between a room and the shelf: what the room wants written as text, and a kept room as the house reads it."""

import msgspec

from anpfiff.server.room.writes import Entry, Write

Line = tuple[int, int | None, int | None, str]


class Wanted(msgspec.Struct, frozen=True):
    """A `Write` as it goes to the shelf."""

    room: str
    code: str
    at: int
    """Seconds since 1970."""
    entries: tuple[Line, ...]
    page: str | None
    match: tuple[str, str, str] | None
    ended: bool


class Stored(msgspec.Struct, frozen=True):
    """A room as it lay on the shelf."""

    room: str
    page: str
    entries: tuple[Line, ...]

    def log(self) -> list[Entry]:
        return [Entry(seq, person, command, body.encode()) for seq, person, command, body in self.entries]


def wanted(write: Write, code: str, now: int) -> str:
    asked = Wanted(
        room=write.room,
        code=code,
        at=now,
        entries=tuple((line.seq, line.person, line.command, line.body.decode()) for line in write.entries),
        page=None if write.page is None else write.page.decode(),
        match=None if write.match is None else (write.match[0], write.match[1], write.match[2].decode()),
        ended=write.ended,
    )
    return msgspec.json.encode(asked).decode()


def stored(text: str) -> Stored:
    return msgspec.json.decode(text, type=Stored)
