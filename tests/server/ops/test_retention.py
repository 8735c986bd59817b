"""What ended long ago is forgotten; what runs is not."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from anpfiff.server.house import retention
from anpfiff.server.house.house import House
from anpfiff.server.ops.kept import believe_the_clock
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


@pytest.mark.parametrize("jump", [31, 400, 5_000])
def test_a_clock_that_jumped_ahead_deletes_nothing_until_somebody_says_it_is_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    async def main() -> None:
        async with house_in(tmp_path) as house:
            await _fill(house)
            await retention.forget(house, 90)
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + jump * DAY)
        async with house_in(tmp_path) as house:
            await house.restore()
            assert await retention.forget(house, 90) == 0
            await write(
                house, Write("new", [], b"{}", ("match-new", "foul", b"{}"), ended=True), house.wall()
            )
            assert await retention.forget(house, 90) == 0, "nor after something was written by that clock"
            assert await house.store.match("match-old") == b"{}"
        believe_the_clock(tmp_path)
        async with house_in(tmp_path) as house:
            gone = await retention.forget(house, 90)
            assert gone == (3 if jump > 90 else 0), "and then it is as old as it says"

    asyncio.run(main())


def test_what_a_clock_far_behind_writes_is_not_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer without a battery wakes in 1970, plays, and hears the time later."""

    async def main() -> None:
        now = time.time
        async with house_in(tmp_path) as house:
            await _fill(house)
        with monkeypatch.context() as patched:
            patched.setattr(time, "time", lambda: 100.0)
            async with house_in(tmp_path) as house:
                await house.restore()
                wanted = Write("woke", [], b"{}", ("match-woke", "foul", b"{}"), ended=True)
                await write(house, wanted, house.wall())
        assert time.time is now
        async with house_in(tmp_path) as house:
            await house.restore()
            await retention.forget(house, 30)
            assert await house.store.match("match-woke") == b"{}"

    asyncio.run(main())


def test_what_a_clock_that_ran_ahead_has_written_is_of_today_once_it_is_right(tmp_path: Path) -> None:
    async def main() -> None:
        async with house_in(tmp_path) as house:
            later = house.wall() + 1_000 * DAY
            await write(house, Write("a", [], b"{}", ("match-a", "foul", b"{}"), ended=True), later)
        believe_the_clock(tmp_path)
        async with house_in(tmp_path) as house:
            await house.restore()
            assert abs(house.wall() - time.time()) < 60
            assert await house.store.match("match-a") == b"{}", "with its sum"

    asyncio.run(main())


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
