"""The store as a model: what `Store` promises, on a simulated disk. A log of records, each whole by its checksum or not there."""

import asyncio
import sqlite3
from collections.abc import Sequence
from zlib import crc32

import msgspec

from anpfiff.server.house.store import Kept
from anpfiff.server.room.writes import Entry, KeptMatch, Write
from tests.support.simulation.disk import SimulatedDisk
from tests.support.simulation.loop import SimulatedLoop
from tests.support.simulation.works import SLOWEST, Works

HEAD = 8

decode = msgspec.msgpack.Decoder(tuple[Write, int]).decode


class Tables:
    """What the records say, taken together."""

    def __init__(self) -> None:
        self.pages: dict[str, tuple[bytes, int | None]] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.matches: dict[str, bytes] = {}
        self._once: set[tuple[str, int | None, int]] = set()

    def refuse(self, wanted: Write) -> None:
        """No number twice, no command twice."""
        log = self.logs.get(wanted.room, [])
        numbers = {entry.seq for entry in log}
        commands = [(wanted.room, line.person, line.command) for line in wanted.entries if line.command]
        if any(line.seq in numbers for line in wanted.entries) or any(one in self._once for one in commands):
            raise sqlite3.IntegrityError("UNIQUE constraint failed")

    def take(self, wanted: Write, now: int) -> None:
        self.logs.setdefault(wanted.room, []).extend(wanted.entries)
        self._once |= {(wanted.room, line.person, line.command) for line in wanted.entries if line.command}
        if wanted.page is not None:
            self.pages[wanted.room] = wanted.page, now if wanted.ended else None
        if wanted.match is not None:
            self.matches.setdefault(wanted.match[0], wanted.match[2])

    def rooms(self, only: str | None) -> list[Kept]:
        return [
            Kept(room, page, tuple(self.logs.get(room, ())))
            for room, (page, ended) in sorted(self.pages.items())
            if ended is None and only in {None, room}
        ]


class ModelStore:
    """One record after the other, each synced before it is acknowledged; what failed is written over by the next."""

    def __init__(self, disk: SimulatedDisk, works: Works, loop: SimulatedLoop) -> None:
        self._disk = disk
        self._schedule, self._committed, self._delay = works
        self._loop = loop
        self._waiting: list[tuple[Write, int, asyncio.Future[None]]] = []
        self._busy = False
        self.records, self._end = recovered(bytes(disk.content))
        self.tables = Tables()
        for wanted, now in self.records:
            self.tables.take(wanted, now)

    # What the house asks.

    def write(self, wanted: Write, now: int) -> "asyncio.Future[None]":
        answer: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((wanted, now, answer))
        self._go_on()
        return answer

    async def rooms(self, only: str | None = None) -> list[Kept]:
        await asyncio.sleep(self._delay(SLOWEST) / 1e6)
        self._disk.read()
        return self.tables.rooms(only)

    async def match(self, link: str) -> bytes | None:
        return self.tables.matches.get(link)

    async def keep(self, match: KeptMatch, now: int) -> bytes:
        await self.write(Write("", match=match), now)
        return self.tables.matches[match[0]]

    async def unseen(self) -> tuple[str, bytes] | None:
        return None

    async def keep_replay(self, link: str, replay: bytes) -> None:
        """Nobody looks at replays here."""

    async def replay(self, link: str) -> bytes | None:
        return None

    async def forget(self, before: int) -> int:
        return 0

    async def delete(self, names: Sequence[str]) -> None:
        """No simulated house holds a club."""
        assert not names, "nobody founds one"

    async def rewrite(self, wanted: Write, now: int) -> None:
        """Nor does anybody ask to be forgotten."""
        raise AssertionError(wanted.room)

    async def newest(self) -> int:
        return 0

    async def fact(self, name: str) -> int | None:
        return None

    async def remember(self, name: str, value: int) -> None:
        """Nobody asks for facts here."""

    async def close(self) -> None:
        """There is nothing to close."""

    # What the disk does.

    def _go_on(self) -> None:
        if self._waiting and not self._busy:
            self._busy = True
            self._schedule.after(self._delay(SLOWEST), self._write)

    def _write(self) -> None:
        """The bytes first; between them and the sync there is time for a kill."""
        if not self._loop.alive:
            return
        wanted, now, _ = self._waiting[0]
        try:
            self.tables.refuse(wanted)
            self._disk.write(self._end, record(wanted, now, self._end))
        except (OSError, sqlite3.Error) as fault:
            self._answer(fault)
        else:
            self._schedule.after(self._delay(SLOWEST), self._sync)

    def _sync(self) -> None:
        if not self._loop.alive:
            return
        try:
            self._disk.sync()
        except OSError as fault:
            self._answer(fault)
            return
        wanted, now, _ = self._waiting[0]
        self._end = len(self._disk.content)
        self.tables.take(wanted, now)
        self._committed(wanted)
        self._answer(None)

    def _answer(self, fault: Exception | None) -> None:
        _, _, answer = self._waiting.pop(0)
        self._busy = False
        if not answer.cancelled():
            self._loop.run(_settled, answer, fault)
        self._go_on()


def _settled(answer: "asyncio.Future[None]", fault: Exception | None) -> None:
    if fault is None:
        answer.set_result(None)
    else:
        answer.set_exception(fault)


def record(wanted: Write, now: int, at: int) -> bytes:
    body = msgspec.msgpack.encode((wanted, now))
    return len(body).to_bytes(4) + crc32(body, at).to_bytes(4) + body


def recovered(content: bytes) -> tuple[list[tuple[Write, int]], int]:
    """Every whole record up to the first that is not, and where that begins."""
    records: list[tuple[Write, int]] = []
    at = 0
    while (body := _body(content, at)) is not None:
        records.append(decode(body))
        at += HEAD + len(body)
    return records, at


def _body(content: bytes, at: int) -> bytes | None:
    size = int.from_bytes(content[at : at + 4])
    body = content[at + HEAD : at + HEAD + size]
    whole = len(content) >= at + HEAD and len(body) == size > 0
    return body if whole and crc32(body, at) == int.from_bytes(content[at + 4 : at + HEAD]) else None
