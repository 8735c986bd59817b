"""The list of open rooms, as somebody in the lobby sees it."""

from collections.abc import Iterable
from itertools import islice

from anpfiff.server.house.tenancy import has_room
from anpfiff.server.room.room import Room
from anpfiff.wire import messages as wire

MOST_LISTED = 100
"""Open rooms that somebody in the lobby is shown."""
MOST_LOOKED_AT = 1_000
"""Of ten thousand: each look costs, and everybody's move waits for it."""


def listed(rooms: Iterable[Room]) -> list[wire.Room]:
    """Only rooms whose host made them public, and that still have somebody in them; where one can sit down comes first.

    They are handed in the newest first, and looked at in the order in which they opened.
    """
    newest = [*islice((room for room in rooms if room.public), MOST_LOOKED_AT)][::-1]
    here = [room for room in newest if room.company.anybody_here()]
    here.sort(key=lambda room: not has_room(room))
    return [room.passed_by() for room in here[:MOST_LISTED]]
