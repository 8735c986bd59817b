"""One match in a room: table, clock, the order of hands in a race, and the bots' turns. No sockets, no clock of its own.

Times called `now` are the server's, in milliseconds; the match's own clock stands still while it is paused.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec

from anpfiff.core import Act, AnyGame, Event, IllegalMove, Input, Refused, Seat, Turn, Waiting
from anpfiff.server.messages import Table as TableMessage
from anpfiff.table.chance import Source
from anpfiff.table.first import hold, sent
from anpfiff.table.record import Player
from anpfiff.table.table import Table, Told

REMEMBERED = 512
"""How many events are kept for clients that missed some."""


class Arrival(NamedTuple):
    """A move on its way to the table, and when it left the hand."""

    sent: int
    due: int
    seat: Seat
    person: int
    command: int | None
    move: Any
    seen: int


class Faster(Refused):
    """In a race somebody else was first: who, and by how much."""

    def __init__(self, refusal: Refused, seat: Seat, by: int) -> None:
        super().__init__(refusal.why, refusal.rule, refusal.detail)
        self.seat, self.by = seat, by


class Match:
    """A table whose inputs are numbered on in the room's log: `base` is the number before its first input."""

    def __init__(
        self,
        link: str,
        base: int,
        game: AnyGame,
        players: Iterable[Player],
        chance: Source,
        options: Mapping[str, object],
        inputs: Iterable[Input[Any]] = (),
    ) -> None:
        self.link, self.base = link, base
        self.table = Table(game, players, chance, options, inputs)
        self.base -= self.table.seq - len(self.table.opening) if inputs else 0
        self._running_since: int | None = None
        self._elapsed = self.table.now
        self._memory: deque[Told] = deque(maxlen=REMEMBERED)
        self._last_race: tuple[Seat, int] | None = None
        self.arrivals: list[Arrival] = []
        self._memory.extend(self.table.opening)
