"""What comes to a table and what becomes of it: a person's hand, a line not yet written, a move taken or lost."""

from typing import Any, NamedTuple, TypeAlias

from anpfiff.core import Event, Input, Refused, Seat
from anpfiff.server.room.arrivals import Faster


class Hand(NamedTuple):
    """A person's move as it came off the wire: whose, under which number, and the `seq` it was chosen on."""

    seat: Seat
    person: int
    command: int
    move: Any
    seen: int
    waited: int | None = None
    """For how many milliseconds that hand had looked at `seen`, if it says so."""


class Unwritten(NamedTuple):
    """Something that happened and is not on disk yet: an input, or None for a take-back."""

    seq: int
    given: Input[Any] | None
    events: tuple[Event, ...]
    person: int | None
    command: int | None


class Taken(NamedTuple):
    """A person's move was taken, and led to this `seq`."""

    person: int
    command: int
    seq: int


class Lost(NamedTuple):
    """A person's move was refused; in a race because somebody was faster."""

    person: int
    command: int
    refusal: Refused
    faster: Faster | None


Outcome: TypeAlias = Taken | Lost


class Origin(NamedTuple):
    """Where a match begins in the room's log: its link, and the `seq` before its first line."""

    link: str
    first: int
