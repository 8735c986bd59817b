"""Faults that are planted into a running server, to see that they are found. The product knows nothing of them."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from anpfiff.core import Seat
from anpfiff.games.foul.model import View
from anpfiff.games.foul.rules import Foul
from anpfiff.games.foul.state import State
from anpfiff.server.house.actor import RoomActor
from anpfiff.server.room import commands
from anpfiff.server.room.outbox import Letter
from anpfiff.server.room.people import Person
from anpfiff.server.room.state import RoomState
from anpfiff.server.room.writes import Write


@contextmanager
def telling_before_writing() -> Iterator[None]:
    """The letters go out while the disk still writes."""
    append = RoomActor._append

    def told_first(self: RoomActor, write: Write, letters: list[Letter]) -> None:
        self._send(letters)
        append(self, write, [])

    with patch.object(RoomActor, "_append", told_first):
        yield


@contextmanager
def a_lost_fence() -> Iterator[None]:
    """A room that the disk has refused goes on as if nothing had happened, while it is read again."""
    fail = RoomActor._fail

    def go_on(self: RoomActor, fault: Exception) -> None:
        fail(self, fault)
        self._shut = False

    with patch.object(RoomActor, "_fail", go_on):
        yield


@contextmanager
def a_leak() -> Iterator[None]:
    """Whoever asks again from the stands is shown what the first chair sees."""
    show = commands.show_table

    def shown(room: RoomState, person: Person, seen: int, now: int) -> None:
        if room.match is not None and person.admitted and room.company.seat_of(person.number) is None:
            room.say(person.number, room.match.told(0, min(seen, room.seq), now))
        else:
            show(room, person, seen, now)

    with patch.object(commands, "show_table", shown):
        yield


@contextmanager
def a_wide_view() -> Iterator[None]:
    """The rules themselves show the stands what the first chair holds: server and auditor are of one mind about it."""
    view = Foul.view

    def shown(self: Foul, state: State, seat: Seat | None) -> View:
        return view(self, state, seat) if seat is not None else replace(view(self, state, 0), seat=None)

    with patch.object(Foul, "view", shown):
        yield


PLANTED: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    "telling before writing": telling_before_writing,
    "a lost fence": a_lost_fence,
    "a leak": a_leak,
    "a wide view": a_wide_view,
}
