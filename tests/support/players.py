"""Players whose server keeps dying: they come back, compare what they are told with what they were told, and play on."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from anpfiff.core import AnyGame
from tests.support.frames import Line, line

AGAIN = 0.01
"""Seconds until somebody who was refused tries again."""
encode = msgspec.json.Encoder().encode


class Told(msgspec.Struct):
    """As much of any message as a player looks at."""

    kind: str
    id: int | None = None
    n: int = 0
    code: str = ""
    person: int | None = None
    phase: str = ""
    locked: bool | None = None
    seq: int = 0
    done: int | None = None
    moves: tuple[msgspec.Raw, ...] = ()
    view: msgspec.Raw = msgspec.Raw(b"")
    turn: msgspec.Raw = msgspec.Raw(b"")
    why: str = ""


read = msgspec.json.Decoder(Told).decode


class Player:
    """One seat: a token, one command at a time, and a memory of everything that was acknowledged and shown."""

    def __init__(self, table: "Table", *, host: bool) -> None:
        self._table, self._host = table, host
        self._token = secrets.token_urlsafe(32)
        self._line: Line | None = None
        self._coming: asyncio.Task[None] | None = None
        self._asked: dict[str, Any] | None = None
        """The command that has no answer yet; after a return it is said again, with the same number."""
        self._number = 0
        self._offer: tuple[msgspec.Raw, ...] = ()
        self._phase = ""
        self._thinking = self._wanders = False
        self._since = 0.0
        """When what has no answer yet was first said."""
        self._left_at = 0.0
        self.away: list[float] = []
        """Seconds from the end of a line until the next welcome."""
        self.refusals: Counter[str] = Counter()
        self._taken: list[tuple[int, int]] = []
        self._shown: dict[int, bytes] = {}
        self._locked: bool | None = None
        """The last lock that was acknowledged: it is not in the log but on the room's page."""
        self.person: int | None = None
        self.seq, self.view = 0, b""
        self.acknowledged = self.lost = self.forks = self.returns = 0

    def taken(self, since: int) -> list[int]:
        """Commands that were acknowledged with a number after that one."""
        return [command for command, seq in self._taken if seq > since]

    def come_back(self, port: int) -> None:
        self._coming = asyncio.create_task(self._come_back(port))

    async def _come_back(self, port: int) -> None:
        try:
            self._line = await line(port, "/ws", self._heard)
        except OSError:
            return  # killed before it could answer
        if self._table.code is not None:
            self._say(kind="join", version=1, token=self._token, code=self._table.code, seen=self.seq)
        elif self._host:
            game, seats = self._table.game.id, len(self._table.players)
            self._say(kind="open", version=1, token=self._token, game=game, seats=seats)

    def waits(self) -> float:
        """For how many seconds a command has had no answer."""
        return 0 if self._asked is None else time.monotonic() - self._since

    async def wander(self, ports: Callable[[], list[int]], patience: float) -> None:
        """To any node, and to any other whenever the line is gone or says nothing for too long."""
        self._wanders = True
        while True:
            if self._host or self._table.code is not None:
                await self._visit(self._table.random.choice(ports()), patience)
            await asyncio.sleep(0.05)

    async def _visit(self, port: int, patience: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._come_back(port), patience)
        began = time.monotonic()
        while self._line is not None and not self._line.lost:
            await asyncio.wait([self._line.gone], timeout=0.1)
            if self.waits() > patience and time.monotonic() - began > patience:
                self._line.close()
        self._line = None
        self._offer = ()
        if self.person is not None and not self._left_at:
            self._left_at = time.monotonic()

    async def hung_up(self) -> None:
        """The server is dead; what it had still said has arrived."""
        if self._coming is not None:
            self._coming.cancel()
            await asyncio.gather(self._coming, return_exceptions=True)
        if self._line is not None:
            await asyncio.wait_for(self._line.gone, 20)
            self._line = None
        self._offer = ()

    def _say(self, **words: Any) -> None:
        if self._line is not None and not self._line.lost:
            self._line.send(encode(words))

    def _ask(self, kind: str, **words: Any) -> None:
        self._number += 1
        self._since = time.monotonic()
        self._asked = {"kind": kind, "id": self._number, **words}
        self._say(**self._asked)

    def _heard(self, text: bytes) -> None:
        told = read(text)
        match told.kind:
            case "welcome":
                self._welcomed(told)
            case "room":
                self._room(told)
            case "table":
                self._see(told)
            case "done" | "refused":
                self._answered(told)
            case "bye" if self._wanders and self._line is not None:
                self._line.close()
            case "ping":
                self._say(kind="pong", n=told.n)
        self._play_soon()

    def _welcomed(self, told: Told) -> None:
        self.person, self._table.code = told.person, told.code
        self.returns += 1
        if self._left_at:
            self.away.append(time.monotonic() - self._left_at)
            self._left_at = 0.0
        if self._asked is not None:
            self._say(**self._asked)

    def _room(self, told: Told) -> None:
        self._phase = told.phase
        waits = self._asked is not None and self._asked["kind"] == "lock"
        if self._host and self._locked is not None and not waits and told.locked != self._locked:
            self.lost += 1

    def _see(self, told: Told) -> None:
        """A number stands for one position; and it never goes back."""
        now = bytes(told.view) + bytes(told.turn)
        self.forks += self._shown.setdefault(told.seq, now) != now
        self.lost += told.seq < self.seq
        self.seq, self.view, self._offer = told.seq, bytes(told.view), told.moves
        if told.done is not None:
            self._acknowledge(told.done, told.seq)

    def _answered(self, told: Told) -> None:
        if told.kind == "done" and told.id is not None:
            self._acknowledge(told.id, told.seq)
        elif self._asked is not None and told.id == self._asked["id"]:
            self.refusals[told.why] += self._asked["kind"] == "act"
            self._asked = None
            self._offer = ()
            asyncio.get_running_loop().call_later(AGAIN, self._look_again)

    def _look_again(self) -> None:
        if self._asked is None:
            self._ask("catch-up", seen=self.seq)

    def _acknowledge(self, command: int, seq: int) -> None:
        """From now on it must not be lost."""
        asked = self._asked
        if asked is None or asked["id"] != command:
            return
        self._asked = None
        if asked["kind"] == "catch-up":
            return
        self.acknowledged += 1
        self._table.busy.set()
        if asked["kind"] == "act":
            self._taken.append((command, seq))
        elif asked["kind"] == "lock":
            self._locked = asked["on"]

    def _play_soon(self) -> None:
        if not self._table.pace:
            self._play()
        elif not self._thinking:
            self._thinking = True
            wait = self._table.pace * self._table.random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, self._thought)

    def _thought(self) -> None:
        self._thinking = False
        self._play()

    def _play(self) -> None:
        if self._asked is not None or self.person is None:
            return
        random = self._table.random
        if self._host and random.random() < 0.1:
            self._ask("lock", on=random.random() < 0.5 and self._table.full)
        elif self._host and self._phase in {"lobby", "over"} and self._table.full:
            self._ask("start")
        elif self._offer and self._phase == "playing":
            self._ask("act", move=random.choice(self._offer), seen=self.seq)


class Table:
    """A room for one game, with as many players as it needs."""

    def __init__(self, game: AnyGame, random: Random, busy: asyncio.Event, pace: float = 0) -> None:
        """`pace`: seconds that everybody thinks before each command."""
        self.game, self.random, self.pace = game, random, pace
        self.code: str | None = None
        self.busy = busy
        """Set as soon as anybody anywhere has been acknowledged something."""
        self.players = [Player(self, host=seat == 0) for seat in range(game.seats[0])]

    @property
    def full(self) -> bool:
        return all(player.person is not None for player in self.players)

    def come_back(self, port: int) -> None:
        for player in self.players:
            player.come_back(port)

    async def hung_up(self) -> None:
        for player in self.players:
            await player.hung_up()
