"""The outbox: what will be told once everything is on disk."""

from collections.abc import Iterable
from typing import NamedTuple

from anpfiff.wire import messages as wire


class Letter(NamedTuple):
    """A message for one person, or for everybody."""

    to: int | None
    message: wire.Told


class Outbox:
    """Letters in the order in which they leave: greetings, the table, the room if it changed, everything else."""

    def __init__(self) -> None:
        self._greetings: list[Letter] = []
        self._letters: list[Letter] = []

    def greet(self, person: int, welcome: wire.Welcome) -> None:
        """Before anything else, somebody hears who they are."""
        self._greetings.append(Letter(person, welcome))

    def say(self, to: int | None, message: wire.Told) -> None:
        self._letters.append(Letter(to, message))

    def emptied(self, news: Iterable[Letter], room: wire.Room | None) -> list[Letter]:
        """Everything, once; `room` is how a room that has changed looks now."""
        changed = () if room is None else (Letter(None, room),)
        letters = [*self._greetings, *news, *changed, *self._letters]
        self._greetings.clear()
        self._letters.clear()
        return letters
