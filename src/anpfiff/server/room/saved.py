"""A room as it is written down beside its log, and a line of that log."""

from typing import Any

import msgspec

from anpfiff.server.room.company import Company
from anpfiff.server.room.hands import Unwritten
from anpfiff.server.room.reserved import Reserved
from anpfiff.server.room.writes import Entry
from anpfiff.wire import messages as wire


class SavedRoom(msgspec.Struct):
    """What a room writes down beside its log."""

    code: str
    game: str
    options: dict[str, Any]
    material: str | None
    company: Company
    public: bool
    phase: wire.Phase = "lobby"
    match: str | None = None
    first: int = 0
    """The `seq` after which the inputs of the present match begin."""
    seq: int = 0
    dropped: bool = False
    """Did play stop because somebody dropped, and not by hand? Then it goes on by itself."""
    edition: int = 1
    """By which rules was the match played? Rooms were first written down without a word on it."""
    notice: wire.Notice | None = None
    reserved: Reserved | None = None
    """For a match of a competition."""
    agreed: dict[str, Any] = {}
    """The handicaps that the present match was begun with."""
    wins: dict[str, int] = {}
    """How often in a row who has won."""
    seats: int = 0
    """How many sat at the present or last match: after it chairs may be added or taken away; 0 for as many as there are chairs."""
    solo: bool = False
    """Is nobody else expected?"""
    daily: str = ""
    """The day whose cards and dice these are; empty for those of nobody's day."""


class TakenBack(msgspec.Struct, tag="taken-back", tag_field="kind", frozen=True):
    """A line of the log that says: not the one before."""


def entry(unwritten: Unwritten) -> Entry:
    body = TakenBack() if unwritten.given is None else unwritten.given
    return Entry(unwritten.seq, unwritten.person, unwritten.command, msgspec.json.encode(body))
