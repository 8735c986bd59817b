"""One match in a room: table, clock, the order of hands in a race, the bots' turns. It has no socket and no clock of its own.

Times called `now` are the server's, in milliseconds; the match's own clock stands still while it is paused.
"""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec

from anpfiff.core import AnyGame, Event, Input, Refused, Seat, Waiting
from anpfiff.server.tempo import USUAL, Tempo
from anpfiff.table.chance import Source
from anpfiff.table.record import Player
from anpfiff.table.table import Table, Told
from anpfiff.wire.messages import Level
from anpfiff.wire.messages import Table as TableMessage

REMEMBERED = 256
"""How many inputs are kept for clients that missed some."""


class Arrival(NamedTuple):
    """A move on its way to the table: when it left the hand, and until when an earlier one could still come."""

    sent: int
    due: int
    seat: Seat
    person: int
    command: int
    move: Any
    seen: int


class Fresh(NamedTuple):
    """Something that happened and is not on disk yet: an input, or None for a take-back."""

    seq: int
    given: Input[Any] | None
    events: tuple[Event, ...]
    person: int | None
    command: int | None


class Thought(NamedTuple):
    """A bot that has to choose: what it sees, and the `seq` it sees it at."""

    seat: Seat
    level: Level
    seq: int
    view: Any
    moves: tuple[Any, ...]


class Match:
    """A table whose inputs are numbered on in the room's log; `base` is the number before its first input."""

    def __init__(
        self,
        link: str,
        seq: int,
        game: AnyGame,
        players: Iterable[Player],
        chance: Source,
        options: Mapping[str, object],
        inputs: Iterable[Input[Any]] = (),
        tempo: Tempo = USUAL,
    ) -> None:
        self.link, self._tempo = link, tempo
        self.table = Table(game, players, chance, options, inputs)
        self._base = seq - (self.table.seq - len(self.table.opening))
        self._elapsed, self._running_since = self.table.now, None
        self._memory: deque[Told] = deque(maxlen=REMEMBERED)
        self._bots: dict[Seat, tuple[int, int]] = {}
        self._thinking: set[Seat] = set()
        self.last_race: tuple[Seat, int] | None = None
        """Who was first last time, and when that hand moved."""
        self.arrivals: list[Arrival] = []
        self.fresh: list[Fresh] = []
        self._keep(self.table.opening, None, None)

    _running_since: int | None

    @property
    def seq(self) -> int:
        return self._base + self.table.seq

    @property
    def over(self) -> bool:
        return self.table.result is not None

    @property
    def race(self) -> bool:
        return isinstance(turn := self.table.turn, Waiting) and turn.race

    def clock(self, now: int) -> int:
        """The match's own time."""
        return self._elapsed + (0 if self._running_since is None else max(0, now - self._running_since))

    def run(self, now: int) -> None:
        self._running_since = now

    def stop(self, now: int) -> None:
        self._elapsed, self._running_since = self.clock(now), None
        self._bots.clear()

    def act(
        self, seat: Seat, move: Any, now: int, seen: int, person: int | None, command: int | None
    ) -> None:
        self._keep(self.table.act(seat, move, self.clock(now), seen - self._base), person, command)

    def take_back(self, seat: Seat, person: int, command: int) -> None:
        self.table.take_back(seat)
        self.fresh.append(Fresh(self.seq, None, (), person, command))

    def tick(self, now: int) -> None:
        self._keep(self.table.tick(self.clock(now)), None, None)

    def go_on(self, now: int, lots: Random, away: Collection[Seat]) -> None:
        """ALL-7; the clock of a seat whose person dropped waits."""
        self._keep(self.table.go_on(self.clock(now), lots, away), None, None)

    def wake(self, now: int) -> int | None:
        """Server time at which something will happen by itself."""
        turn = self.table.turn
        if self._running_since is None or not isinstance(turn, Waiting):
            return None
        moments = [arrival.due for arrival in self.arrivals]
        moments += [due for seat, (_, due) in self._bots.items() if seat not in self._thinking]
        moments += [] if turn.until is None else [now + turn.until - self.clock(now)]
        return min(moments, default=None)

    def due(self, now: int) -> list[Arrival]:
        """The arrivals that nothing earlier can overtake any more, in the order in which they were sent."""
        ready = sorted(arrival for arrival in self.arrivals if arrival.due <= now)
        self.arrivals = [arrival for arrival in self.arrivals if arrival.due > now]
        return ready

    def ask_bots(self, bots: Mapping[Seat, Level], now: int, lots: Random) -> Iterator[Thought]:
        """Every bot that is awaited and has thought for long enough; each takes its time anew after each input."""
        turn = self.table.turn
        awaited = turn.seats if isinstance(turn, Waiting) and self._running_since is not None else ()
        self._bots = {seat: plan for seat, plan in self._bots.items() if seat in awaited and seat in bots}
        for seat in awaited:
            if seat in bots and seat not in self._thinking:
                yield from self._ask(seat, bots[seat], now, lots)

    def _ask(self, seat: Seat, level: Level, now: int, lots: Random) -> Iterator[Thought]:
        asked, due = self._bots.get(seat, (-1, 0))
        if asked < 0:
            due = now + int(self._tempo.pace(level) * (0.5 + lots.random()))
            self._bots[seat] = (self.seq, due)
        if due <= now:
            self._thinking.add(seat)
            yield Thought(seat, level, self.seq, self.table.view(seat), self.table.offered(seat))

    def thought(self, thought: Thought, move: Any | None, now: int) -> None:
        """A bot has chosen; if the table has gone on meanwhile, it thinks again."""
        self._thinking.discard(thought.seat)
        self._bots.pop(thought.seat, None)
        if move is None or self._running_since is None:
            self._bots[thought.seat] = (self.seq, now + self._tempo.rethink)
            return
        try:
            self.act(thought.seat, move, now, thought.seq, None, None)
        except Refused:
            self._bots[thought.seat] = (self.seq, now + self._tempo.rethink)

    def told(self, seat: Seat | None, since: int, now: int, done: int | None = None) -> TableMessage:
        """The table for one pair of eyes, with the events after `since` as far as they are remembered."""
        events = tuple(seen for told in self._since(since) for seen in told.seen_by(seat))
        moves = () if seat is None else self.table.offered(seat)
        return TableMessage(
            since, self.seq, self.clock(now), events, self.table.view(seat), moves, self.table.turn, done
        )

    def _since(self, seq: int) -> Iterable[Told]:
        """What is remembered after `seq`; mostly that is the last input alone, so it is looked for from the end."""
        missed: list[Told] = []
        for told in reversed(self._memory):
            if told.seq + self._base <= seq:
                break
            missed.append(told)
        return reversed(missed)

    def _keep(self, told: tuple[Told, ...], person: int | None, command: int | None) -> None:
        """The command is logged with the first of the inputs it caused; dice that fell after it have none."""
        for count, entry in enumerate(told):
            mine = (person, command) if count == 0 else (None, None)
            self.fresh.append(Fresh(entry.seq + self._base, entry.given, entry.events, *mine))
            self._memory.append(entry)


def read_move(game: AnyGame, raw: dict[str, Any]) -> Any:
    """A move off the wire, or the reason why it is none."""
    try:
        return msgspec.convert(raw, game.vocabulary.move)
    except msgspec.ValidationError as fault:
        raise Refused("malformed-move", "ALL-4", str(fault)) from fault
