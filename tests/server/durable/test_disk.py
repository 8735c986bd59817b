"""When the disk refuses: nobody is told what is not written, the room is built anew from the disk, and play goes on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from anpfiff.server.house import house as house_module
from anpfiff.server.house.house import House
from anpfiff.server.house.sqlite import Append, SqliteStore, Task
from anpfiff.server.house.store import Kept
from anpfiff.server.room.writes import Entry, Write
from anpfiff.wire import messages as wire
from tests.support import serving as serving_module
from tests.support.serving import Guests, Raw, serving


class FullDisk(SqliteStore):
    """A disk that takes nothing while it is full; what it has can be read, unless that is refused too."""

    full = False
    unreadable = 0
    """How many times reading is refused."""
    asked = 0

    def _together(self, jobs: list[Task]) -> list[Any]:
        if self.full and any(isinstance(job, Append) for job in jobs):
            raise sqlite3.OperationalError("database or disk is full")
        return super()._together(jobs)

    def _rooms(self, only: str | None) -> list[Kept]:
        self.asked += 1
        if self.asked <= self.unreadable:
            raise sqlite3.OperationalError("disk I/O error")
        return super()._rooms(only)


@asynccontextmanager
async def at_a_disk(
    monkeypatch: pytest.MonkeyPatch, path: Path
) -> AsyncIterator[tuple[Guests, House, FullDisk]]:
    monkeypatch.setattr(serving_module, "SqliteStore", FullDisk)
    monkeypatch.setattr(house_module, "RETRY", 0.01)
    async with (
        serving(store=path / "anpfiff.db") as place,
        aiohttp.ClientSession() as session,
        AsyncExitStack() as stack,
    ):
        assert isinstance(place.house.store, FullDisk)
        yield Guests(place.url, session, stack), place.house, place.house.store


async def playing(guests: Guests) -> tuple[Raw, Raw, wire.Room, wire.Table]:
    host, room = await guests.open("zweikampf")
    other, _ = await guests.join(room.code)
    await host.do("start")
    return host, other, room, await host.hear(wire.Table)


def test_what_cannot_be_written_did_not_happen_and_everybody_is_told_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with at_a_disk(monkeypatch, tmp_path) as (guests, _, disk):
            host, other, room, table = await playing(guests)

            disk.full = True
            number = await host.order("act", move=table.moves[0], seen=table.seq)
            assert (await until_bye(host), await until_bye(other)) == ("try-again", "try-again")

            disk.full = False
            host, other = await back(guests, room, host), await back(guests, room, other)
            again = await host.hear(wire.Table)
            assert (again.seq, again.view) == (table.seq, table.view)
            await host.hear(wire.Room, phase="playing")
            await host.send({"kind": "act", "id": number, "move": table.moves[0], "seen": table.seq})
            assert await host.answer(number) == wire.Done(number, table.seq + 1)

    asyncio.run(run())


def test_a_command_that_was_told_to_nobody_is_in_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with at_a_disk(monkeypatch, tmp_path) as (guests, _, disk):
            host, _, _, table = await playing(guests)
            disk.full = True
            await host.order("act", move=table.moves[0], seen=table.seq)
            await until_bye(host)

            assert [entry.seq for entry in (await disk.rooms())[0].entries] == [table.seq]

    asyncio.run(run())


def test_only_the_room_that_failed_is_built_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with at_a_disk(monkeypatch, tmp_path) as (guests, house, disk):
            host, _, room, table = await playing(guests)
            lucky, _, other, calm = await playing(guests)
            guilty, innocent = house.actors[room.code], house.actors[other.code]
            stolen = Entry(table.seq + 1, None, None, b'{"kind":"act","seat":0,"move":{"kind":"turn-over"}}')
            await disk.write(Write(guilty.room.name, [stolen]), 0)

            await host.order("act", move=table.moves[0], seen=table.seq)
            assert await until_bye(host) == "try-again"
            number = await lucky.order("act", move=calm.moves[0], seen=calm.seq)
            assert await lucky.answer(number) == wire.Done(number, calm.seq + 1)

            host = await back(guests, room, host)
            assert (await host.hear(wire.Table)).seq == stolen.seq, "the disk is the truth"
            assert house.actors[room.code] is not guilty
            assert house.actors[other.code] is innocent

    asyncio.run(run())


def test_a_disk_that_cannot_be_read_either_is_asked_until_it_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with at_a_disk(monkeypatch, tmp_path) as (guests, _, disk):
            host, _, room, table = await playing(guests)
            disk.full, disk.unreadable, disk.asked = True, 3, 0
            await host.order("act", move=table.moves[0], seen=table.seq)
            await until_bye(host)
            disk.full = False

            host = await back(guests, room, host)
            assert (await host.hear(wire.Table)).seq == table.seq
            assert disk.asked == 4

    asyncio.run(run())


async def until_bye(raw: Raw) -> str:
    """Whatever comes before it, nothing says that the command was taken."""
    while not isinstance(message := await raw.next(), wire.Bye):
        assert not isinstance(message, wire.Done)
        assert not isinstance(message, wire.Table) or message.done is None
    await raw.closed()
    return message.why


async def back(guests: Guests, room: wire.Room, raw: Raw) -> Raw:
    """With the same token; as long as the room is being built, somebody who comes is told to try again."""
    while True:
        again = await guests.dial(raw.token)
        await again.send({"kind": "join", "version": wire.VERSION, "token": raw.token, "code": room.code})
        while not isinstance(answer := await again.next(), wire.Welcome | wire.Refused):
            pass
        if isinstance(answer, wire.Welcome):
            return again
        assert answer.why == "try-again"
        await again.closed()
