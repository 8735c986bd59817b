"""The heartbeat: one wheel for all sockets pings them, measures their lag, and cuts those that have fallen silent.

A pulse is looked at once per turn of the wheel, each at a notch of its own, so that a thousand answers do not come at once. No
socket has a timer of its own: what has left the wheel is held by nobody.

In a race everybody is pinged five times a second, so that no phone's radio falls asleep and its line is measured as it is. With
very many lines that would be most of what a server does. A table wakes a radio as well as a ping: from then on whoever was told
anything since the last look is not pinged for that, only once a second to measure the line.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from anpfiff.server.room.tempo import Rhythm
from anpfiff.wire import messages as wire

NOTCHES = 10
WARM_UP = 3
"""Pings that follow each other at every turn of the wheel, so that somebody who has just come in soon knows how the line is."""
MOST_UNANSWERED = 64
MANY = 200
"""Lines, from which on what is said to them anyway counts as a ping."""
MEASURED = 1_000
"""So often a line is measured, at least, on which other things are said all the time."""
TURN = 0.9
"""One turn of the wheel, in parts of the shortest time between two pings: a timer is never early, but often a little late."""

encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """A socket, as far as its pulse is concerned; `told` counts what was said to it."""

    told: int

    def send(self, text: bytes) -> None: ...
    def cut(self) -> None: ...
    def slowest(self) -> int | None: ...


class Pulse:
    """When one socket was last heard, and how long its answers take. What a ping has told counts until the next one."""

    def __init__(self, line: Line, clock: Callable[[], int], rhythm: Callable[[], Rhythm]) -> None:
        self._line = line
        self._clock = clock
        self._rhythm = rhythm
        self._heard_at = self._pinged_at = clock()
        self._told = rhythm()
        self._count = self._seen = 0
        self._unanswered: deque[tuple[int, int]] = deque(maxlen=MOST_UNANSWERED)
        self._lag: int | None = None

    def heard(self) -> None:
        """Whatever it was: somebody is there."""
        self._heard_at = self._clock()

    def look(self, now: int, turn: int, *, crowded: bool) -> None:
        """Once per turn of the wheel: cut the line, ping, or leave it alone until the wheel comes round again."""
        quiet = not crowded or self._line.told == self._seen
        self._seen = self._line.told
        if now - self._heard_at >= self._told.silence:
            self._line.cut()
        elif self._count < WARM_UP or now - self._pinged_at + turn > self._wait(quiet=quiet):
            self.ping()

    def _wait(self, *, quiet: bool) -> int:
        ping = min(self._told.ping, self._rhythm().ping)
        return ping if quiet else max(ping, MEASURED)

    def ping(self) -> None:
        now = self._clock()
        self._told = self._rhythm()
        self._count += 1
        self._pinged_at = now
        self._unanswered.append((self._count, now))
        told = wire.Ping(
            n=self._count, now=now, next=self._told.ping, silence=self._told.silence, lag=self._lag
        )
        self._line.send(encode(told))
        self._seen = self._line.told

    def round_trip(self, pong: wire.Pong) -> int | None:
        """How long that ping took, as far as the line itself bears it out; None for one that is not awaited."""
        for ping in self._unanswered:
            if ping[0] == pong.n:
                self._unanswered.remove(ping)
                took = self._clock() - ping[1]
                self._lag = min(took, took if (slowest := self._line.slowest()) is None else slowest)
                return self._lag
        return None


class Wheel:
    """Turns as long as anybody is on it; `turn` is the time of one round in milliseconds, by the clock and not by the timers."""

    def __init__(self, clock: Callable[[], int], turn: int) -> None:
        self._clock = clock
        self._turn = turn
        self._notches: list[set[Pulse]] = [set() for _ in range(NOTCHES)]
        self._at = 0
        self._moved_at = 0
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at = 0.0

    def join(self, pulse: Pulse) -> None:
        """The first ping goes out at once."""
        min(self._notches, key=len).add(pulse)
        pulse.ping()
        if self._timer is None:
            self._moved_at = self._clock()
            self._rings_at = 0.0
            self._wait()

    def leave(self, pulse: Pulse) -> None:
        for notch in self._notches:
            notch.discard(pulse)

    def move(self) -> None:
        """One notch on."""
        now = self._clock()
        if now - self._moved_at > self._turn:
            self._forgive()
        self._moved_at = now
        self._at = (self._at + 1) % NOTCHES
        crowded = sum(map(len, self._notches)) >= MANY
        for pulse in tuple(self._notches[self._at]):
            pulse.look(now, self._turn, crowded=crowded)

    def _forgive(self) -> None:
        """The server itself stood still, or slept: what was said meanwhile has not been read yet."""
        for notch in self._notches:
            for pulse in notch:
                pulse.heard()

    def _wait(self) -> None:
        """What a notch was late the next one is early; but nobody catches up with a sleep."""
        loop = asyncio.get_running_loop()
        notch = self._turn / NOTCHES / 1000
        self._rings_at = max(self._rings_at + notch, loop.time())
        self._timer = loop.call_later(
            max(0.0, self._rings_at - loop.time()), self._ring
        )  # a browser's loop takes no time that is over

    def _ring(self) -> None:
        self._timer = None
        self.move()
        if any(self._notches):
            self._wait()
