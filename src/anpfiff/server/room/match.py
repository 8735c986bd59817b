"""One match in a room: table, clock, the order of hands in a race, its bots. It has no socket and no clock of its own.

Times called `now` are the server's, in milliseconds; the match's own clock stands still while it is paused.
"""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec

from anpfiff.bots.driver import Hand
from anpfiff.core import AnyGame, Event, Input, Refused, Seat, Waiting
from anpfiff.server.room.bots import Bots, Thought
from anpfiff.server.room.tempo import USUAL, Tempo
from anpfiff.table.chance import Source
from anpfiff.table.record import Player
from anpfiff.table.table import Table, Told
from anpfiff.wire.messages import Table as TableMessage

REMEMBERED = 256
"""How many inputs are kept for clients that missed some."""
RACES = 32
"""How many hands that were first are kept, so that a later one can be told whose it was."""


class Arrival(NamedTuple):
    """A move on its way to the table: when it left the hand, and until when an earlier one could still come."""

    sent: int
    due: int
    arrived: int
    seat: Seat
    person: int | None
    """None for a bot."""
    command: int | None
    move: Any
    seen: int


class Race(NamedTuple):
    """A hand that was first: the `seq` it led to, when it moved, and what every seat could still do before."""

    seq: int
    seat: Seat
    sent: int
    offers: tuple[tuple[Any, ...], ...]


class Unwritten(NamedTuple):
    """Something that happened and is not on disk yet: an input, or None for a take-back."""

    seq: int
    given: Input[Any] | None
    events: tuple[Event, ...]
    person: int | None
    command: int | None


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
        self.link = link
        self.table = Table(game, players, chance, options, inputs)
        self._base = seq - (self.table.seq - len(self.table.opening))
        self._elapsed, self._running_since = self.table.now, None
        self._memory: deque[Told] = deque(maxlen=REMEMBERED)
        self.bots = Bots(link, tempo)
        self._races: deque[Race] = deque(maxlen=RACES)
        self.arrivals: list[Arrival] = []
        self.fresh: list[Unwritten] = []
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
        self.bots.forget()

    def act(
        self, seat: Seat, move: Any, now: int, seen: int, person: int | None, command: int | None
    ) -> None:
        self._keep(self.table.act(seat, move, self.clock(now), seen - self._base), person, command)

    def take_back(self, seat: Seat, person: int, command: int) -> None:
        self.table.take_back(seat)
        self.fresh.append(Unwritten(self.seq, None, (), person, command))

    def tick(self, now: int) -> None:
        self._keep(self.table.tick(self._known(now)), None, None)

    def go_on(self, now: int, lots: Random, away: Collection[Seat]) -> None:
        """ALL-7; the clock of a seat whose person dropped waits."""
        self._keep(self.table.go_on(self._known(now), lots, away), None, None)

    def _known(self, now: int) -> int:
        """The match's time, but no later than a move that is still held: it came before the time was up, so it counts."""
        if not self.arrivals:
            return self.clock(now)
        return self.clock(min(now, *(arrival.arrived for arrival in self.arrivals)))

    def take(self, arrival: Arrival) -> None:
        """A move is judged by the time at which it arrived, however long it was held."""
        self.tick(arrival.arrived)
        race, offers, before = self.race, self.table.offers, self.seq
        self.act(arrival.seat, arrival.move, arrival.arrived, arrival.seen, arrival.person, arrival.command)
        if race:
            self._races.append(Race(before + 1, arrival.seat, arrival.sent, offers))

    def faster(self, arrival: Arrival) -> tuple[Seat, int] | None:
        """Who took from that hand, since it looked, what it could still have done, and by how many milliseconds."""
        for race in reversed(self._races):
            if race.seq <= arrival.seen:
                return None
            if arrival.move.plain() in race.offers[arrival.seat]:
                ahead = max(0, arrival.sent - race.sent)
                return None if race.seat == arrival.seat else (race.seat, ahead)
        return None

    def wake(self, now: int) -> int | None:
        """Server time at which something will happen by itself."""
        turn = self.table.turn
        if self._running_since is None or not isinstance(turn, Waiting):
            return None
        moments = [arrival.due for arrival in self.arrivals]
        if turn.until is not None and not self.arrivals:
            moments.append(now + turn.until - self.clock(now))
        if (due := self.bots.wake()) is not None:
            moments.append(due)
        return min(moments, default=None)

    def holds(self, person: int, command: int) -> bool:
        """Is that command on its way to the table?"""
        return any(arrival.person == person and arrival.command == command for arrival in self.arrivals)

    def due(self, now: int) -> list[Arrival]:
        """The arrivals that nothing earlier can overtake any more, in the order in which they were sent."""
        ready = [arrival for arrival in self.arrivals if arrival.due <= now]
        if ready:
            self.arrivals = [arrival for arrival in self.arrivals if arrival.due > now]
            ready.sort(key=_order)
        return ready

    def ask_bots(self, bots: Mapping[Seat, str], now: int, lots: Random) -> Iterator[Thought]:
        """The bots that have to think; one whose move is still held has had its say."""
        if self._running_since is None or not bots:
            self.bots.forget()
        else:
            held = {arrival.seat for arrival in self.arrivals}
            free = {seat: bot for seat, bot in bots.items() if seat not in held}
            yield from self.bots.ask(self.table, self.seq, free, now, lots)

    def hands(self, bots: Mapping[Seat, str], now: int) -> list[Hand]:
        """The bots that act now."""
        return self.bots.ready(self.table, bots, now)

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
        return missed[::-1]

    def _keep(self, told: tuple[Told, ...], person: int | None, command: int | None) -> None:
        """The command is logged with the first of the inputs it caused; dice that fell after it have none."""
        for count, entry in enumerate(told):
            mine = (person, command) if count == 0 else (None, None)
            self.fresh.append(Unwritten(entry.seq + self._base, entry.given, entry.events, *mine))
            self._memory.append(entry)


def _order(arrival: Arrival) -> tuple[int, int, int]:
    """The order of hands; one person's own moves in the order of their commands."""
    return arrival.sent, arrival.seat, arrival.command or 0


def read_move(game: AnyGame, raw: dict[str, Any]) -> Any:
    """A move off the wire, or the reason why it is none."""
    if not isinstance(kind := raw.get("kind"), str):
        raise Refused("malformed-move", "ALL-4", "it does not say its kind")
    moves = game.vocabulary.move
    try:
        return msgspec.convert(raw, _kinds(moves).get(kind, moves))
    except msgspec.ValidationError as fault:
        raise Refused("malformed-move", "ALL-4", str(fault)) from fault


@cache
def _kinds(moves: Any) -> dict[Any, Any]:
    """The moves by their kind: reading one of them takes half the time of reading any of them."""
    return {kind.__struct_config__.tag: kind for kind in get_args(moves) or (moves,)}
