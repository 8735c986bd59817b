"""Power cuts in the real store: its writes are recorded, and any of them that was not synced is left out, or torn."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from anpfiff.server.house import schema
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.house.store import Damaged
from anpfiff.server.room.writes import Entry, Write
from tests.support.recorded_disk import RecordedDisk

ROOMS, LINES, CUTS = 3, 25, 40
OFTEN = "PRAGMA wal_autocheckpoint = 6"
"""Pages after which the log is copied into the database: so that this, too, is cut."""


async def evening(path: Path, disk: RecordedDisk) -> None:
    """A few rooms that write at the same time; what is answered was promised."""
    store = SqliteStore(path)
    store._db.execute(OFTEN)
    await asyncio.gather(*(play(store, disk, f"room {number}") for number in range(ROOMS)))
    await store.close()


async def play(store: SqliteStore, disk: RecordedDisk, room: str) -> None:
    for seq in range(1, LINES + 1):
        page = b'{"seq":%d}' % seq + bytes(700) if seq % 4 == 1 else None
        match = (f"{room} {seq}", "foul", bytes(2_000)) if seq % 10 == 0 else None
        await store.write(Write(room, [Entry(seq, 1, seq, b"%d" % seq * 40)], page, match), seq)
        disk.acknowledge((room, seq, match and match[0]))


async def lost(path: Path, promised: list[tuple[str, int, str | None]]) -> list[tuple[str, int, str | None]]:
    """What was promised and is not there."""
    try:
        store = SqliteStore(path)
    except Damaged:
        return promised
    try:
        lines = {(kept.room, entry.seq) for kept in await store.rooms() for entry in kept.entries}
        return [
            (room, seq, link)
            for room, seq, link in promised
            if (room, seq) not in lines or (link is not None and await store.match(link) is None)
        ]
    except sqlite3.DatabaseError:
        return promised
    finally:
        await store.close()


def losses(folder: Path, seed: int) -> list[tuple[str, int, str | None]]:
    """Over many cuts at random deeds."""
    disk, lots = RecordedDisk(folder / "live"), Random(seed)
    (folder / "live").mkdir()
    with disk.recording():
        asyncio.run(evening(folder / "live" / "anpfiff.db", disk))
    begun = min(deeds for deeds, _ in disk.acknowledged)
    gone: list[tuple[str, int, str | None]] = []
    for cut in sorted(lots.sample(range(begun, len(disk.deeds) + 1), CUTS)):
        disk.cut(cut, lots, folder / str(cut))
        gone += asyncio.run(lost(folder / str(cut) / "anpfiff.db", disk.promised(cut)))
    return gone


@pytest.mark.parametrize("seed", range(2))
def test_no_power_cut_takes_what_was_acknowledged(tmp_path: Path, seed: int) -> None:
    assert losses(tmp_path, seed) == []


def test_a_store_that_does_not_wait_for_the_disk_is_caught(tmp_path: Path) -> None:
    prepare = schema.prepare

    def hasty(db: object, path: object) -> None:
        prepare(db, path)  # type: ignore[arg-type]  # as it came
        db.execute("PRAGMA synchronous = OFF")  # type: ignore[attr-defined]  # the same

    with patch.object(schema, "prepare", hasty):
        assert losses(tmp_path, 0)
