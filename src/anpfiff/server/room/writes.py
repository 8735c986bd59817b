"""What a room wants on disk: lines of its log, the room as it stands, a finished match."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Kept: TypeAlias = tuple[str, str, bytes]
"""A match to be kept: its link, its game and its record."""


class Entry(NamedTuple):
    """One line of a room's log; a person's command is logged once at most."""

    seq: int
    person: int | None
    command: int | None
    body: bytes


class Write(NamedTuple):
    """What a room wants on disk, all of it or nothing."""

    room: str
    entries: Sequence[Entry] = ()
    page: bytes | None = None
    match: Kept | None = None
    """A finished match."""
    ended: bool = False


def together(writes: Sequence[Write]) -> Write:
    """Several writes of one room as one: were the first refused and the second written, the log would have a gap."""
    whole = writes[0]
    for write in writes[1:]:
        entries = [*whole.entries, *write.entries]
        ended = whole.ended or write.ended
        whole = Write(whole.room, entries, write.page or whole.page, write.match or whole.match, ended)
    return whole
