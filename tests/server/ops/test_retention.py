"""What ended long ago is forgotten; what runs is not."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from anpfiff.server.house import retention
from anpfiff.server.house.house import House
from anpfiff.server.room.writes import Entry, Write
from tests.server.ops.inside import house_in, write

DAY = retention.DAY


async def _fill(house: House) -> None:
    """Three rooms: one ended long ago, one yesterday, one still runs since long ago."""
    now = house.wall()
    for room, when, ended in (("old", 40, True), ("fresh", 1, True), ("running", 40, False)):
        match = (f"match-{room}", "foul", b"{}")
        wanted = Write(room, [Entry(1, None, None, b"{}")], b"{}", match, ended)
        await write(house, wanted, now - when * DAY)


def test_ended_rooms_and_finished_matches_are_forgotten_after_their_days(tmp_path: Path) -> None:
    async def main() -> None:
        async with house_in(tmp_path) as house:
            await _fill(house)
            assert await retention.forget(house, 30) == 2
            assert await retention.forget(house, 30) == 0
            assert [kept.room for kept in await house.store.rooms()] == ["running"]
            assert await house.store.match("match-old") is None
            assert await house.store.match("match-fresh") == b"{}"

    asyncio.run(main())
    assert _rooms(tmp_path) == {"rooms": ["fresh", "running"], "log": ["fresh", "running"]}


def _rooms(folder: Path) -> dict[str, list[str]]:
    db = sqlite3.connect(next(folder.glob("*.sqlite3")))
    found = {
        table: [room for (room,) in db.execute(f"SELECT room FROM {table} ORDER BY room")]  # noqa: S608 -- constants
        for table in ("rooms", "log")
    }
    db.close()
    return found


def test_it_happens_at_once_and_then_every_day_even_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    days: list[int] = []
    third = asyncio.Event()

    async def fail(_: House, asked: int) -> int:
        days.append(asked)
        if len(days) == 3:
            third.set()
        raise sqlite3.OperationalError("disk full")

    async def main() -> None:
        task = asyncio.create_task(retention.forget_daily(None, 30))  # type: ignore[arg-type]  # no house is needed
        await third.wait()
        task.cancel()
        await asyncio.wait([task])

    monkeypatch.setattr(retention, "forget", fail)
    monkeypatch.setattr(retention, "DAY", 0)
    asyncio.run(main())
    assert days[:3] == [30, 30, 30]
