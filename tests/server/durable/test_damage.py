"""Bits that flip on the disk: a damaged room is named and set aside, and nothing that has changed is ever played."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from anpfiff.server.house.house import House
from anpfiff.server.house.schema import FORMAT
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.house.store import Damaged, Kept
from anpfiff.server.ops.folder import DATABASE
from anpfiff.server.room.writes import Entry, Write
from tests.server.durable.test_before import BEFORE

FLIPS = 150
LINES = 40
LONG = b'{"kind":"act","move":{"kind":"play","card":%d},"at":%d}'


def filled(path: Path, rooms: int = 3) -> dict[str, Kept]:
    """Rooms with a log each, and a match; all of it in the main file."""

    async def main() -> dict[str, Kept]:
        store = SqliteStore(path)
        for number in range(rooms):
            entries = [
                Entry(seq, 1, seq, LONG % (seq % 32, 1000 * number + seq)) for seq in range(1, LINES + 1)
            ]
            page = b'{"code":"K7M%d","seed":123456789}' % number
            await store.write(Write(f"room {number}", entries, page, (f"m{number}", "foul", page * 9)), 5)
        kept = {room.room: room for room in await store.rooms()}
        await store.close()
        return kept

    kept = asyncio.run(main())
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return kept


async def read(path: Path) -> tuple[list[Kept], list[bytes | None]]:
    store = SqliteStore(path)
    try:
        return await store.rooms(), [await store.match(f"m{number}") for number in range(3)]
    finally:
        await store.close()


def flipped(path: Path, place: int) -> None:
    content = bytearray(path.read_bytes())
    content[place // 8] ^= 1 << place % 8
    path.write_bytes(content)


def test_no_flipped_bit_changes_a_room_or_a_match_silently(tmp_path: Path) -> None:
    """Each time it is as it was, or it is named as damaged, or it is not there and the file was set aside."""
    whole = tmp_path / "whole.sqlite3"
    kept = filled(whole)
    record = asyncio.run(read(whole))[1]
    lots, noticed = Random(15), 0
    for number in range(FLIPS):
        path = tmp_path / f"{number}.sqlite3"
        shutil.copy(whole, path)
        flipped(path, lots.randrange(800, 8 * whole.stat().st_size))
        try:
            rooms, matches = asyncio.run(read(path))
        except (Damaged, sqlite3.Error):
            noticed += 1
            continue
        noticed += any(room.damage for room in rooms) or list(tmp_path.glob(f"{path.name}.damaged-1")) != []
        assert all(room.damage or room == kept[room.room] for room in rooms)
        assert all(match in {None, before} for match, before in zip(matches, record, strict=True))
    assert noticed > FLIPS // 10, "a good part of the bits is in somebody's match"


def test_a_damaged_line_sets_its_room_aside_and_the_others_start(tmp_path: Path) -> None:
    """As it is read by a house: the database of the version before, with one bit flipped in one room's log."""

    async def codes() -> tuple[set[str], int]:
        house = House(SqliteStore(tmp_path / DATABASE))
        await house.restore()
        names, unreadable = {actor.room.name for actor in house.actors.values()}, house.unreadable
        await house.close()
        return names, unreadable

    shutil.copy(BEFORE / DATABASE, tmp_path)
    everybody, unreadable = asyncio.run(codes())
    assert unreadable == 0
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        (body,) = db.execute("SELECT body FROM log WHERE room = 'running' AND seq = 3").fetchone()
        changed = bytes([body[0], body[1] ^ 1]) + body[2:]
        db.execute("UPDATE log SET body = ? WHERE room = 'running' AND seq = 3", (changed,))
        db.commit()
    assert asyncio.run(codes()) == (everybody - {"running"}, 1)


def test_a_line_that_is_missing_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    filled(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM log WHERE room = 'room 1' AND seq = 7")
        db.commit()
    damaged = [room.damage for room in asyncio.run(read(path))[0]]
    assert damaged == ["", "there is nothing between lines 6 and 8", ""]


def test_what_can_be_read_of_a_damaged_file_is_saved_and_the_file_set_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / DATABASE
    kept = filled(path, rooms=60)
    content = bytearray(path.read_bytes())
    page = content.index(LONG % (7, 30_007)) // 4096 * 4096
    content[page : page + 200] = bytes(200)
    path.write_bytes(content)

    async def main() -> tuple[dict[str, Kept], tuple[str, ...]]:
        store = SqliteStore(path)
        rooms = {room.room: room for room in await store.rooms()}
        await store.write(Write("later", [Entry(1, None, None, b"{}")], b"{}"), 6)
        await store.close()
        return rooms, store.set_aside

    with caplog.at_level("INFO", "anpfiff"):
        rooms, lost = asyncio.run(main())
    assert 0 < len(lost) < 10
    assert "room 30" in lost
    assert rooms == {name: room for name, room in kept.items() if name not in lost}
    aside = tmp_path / f"{DATABASE}.damaged-1"
    assert aside.read_bytes() == bytes(content)
    assert [record.message for record in caplog.records].count("room-set-aside") == len(lost)
    assert (path.stat().st_mode & 0o777, aside.stat().st_mode & 0o777) == (0o600, 0o600)


def test_a_database_without_sums_gets_them_all_at_once(tmp_path: Path) -> None:
    shutil.copy(BEFORE / DATABASE, tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    asyncio.run(read(tmp_path / DATABASE))
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (FORMAT,)
        for table in ("rooms", "log", "matches"):
            count = db.execute(f"SELECT count(*), count(sum) FROM {table}").fetchone()  # noqa: S608 -- constants
            assert count[0] == count[1] > 0
