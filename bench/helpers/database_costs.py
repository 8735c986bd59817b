"""What a line of the log costs PostgreSQL, measured on one that is started here, through the real store."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import asyncpg

from anpfiff.server.house.postgres.store import PostgresStore
from anpfiff.server.room.writes import Entry, Write
from tests.support.postgres import Postgres

BODY = b'{"kind":"act","seat":1,"move":{"kind":"lay","card":"blue-8","pile":3},"at":123456}'
PAGE = b'{"code":"%s","company":{"people":[]},"match":null}'
SIZES = "SELECT pg_total_relation_size('log') + pg_total_relation_size('tenures')"
TICK = os.sysconf("SC_CLK_TCK")


class Tally:
    """What has been used so far, by the database and by us."""

    def __init__(self, postmaster: int) -> None:
        self._postmaster = postmaster

    def database_seconds(self) -> float:
        """Of the postmaster and its children, those that have ended among them."""
        return sum(self._seconds(pid) for pid in [self._postmaster, *self._children()])

    def _children(self) -> list[int]:
        text = Path(f"/proc/{self._postmaster}/task/{self._postmaster}/children").read_text()
        return [int(pid) for pid in text.split()]

    def _seconds(self, pid: int) -> float:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except FileNotFoundError:
            return 0.0
        return sum(map(int, fields[11:15] if pid == self._postmaster else fields[11:13])) / TICK


async def lines(server: Postgres, rooms: int, rounds: int) -> dict[str, float]:
    """`rounds` times a line of each room, as the store batches them."""
    assert server.process is not None, "it is started"
    url = await server.fresh()
    store = await PostgresStore.opened(url)
    names = [f"{place:016x}" for place in range(rooms)]
    await asyncio.gather(*(store.write(Write(name, (), PAGE % name[-6:].encode()), 1) for name in names))
    tally = Tally(server.process.pid)
    db = await asyncpg.connect(url)
    before = await _reading(db, tally)
    for seq in range(1, rounds + 1):
        wanted = (Write(name, [Entry(seq, 1, seq, BODY)]) for name in names)
        await asyncio.gather(*(store.write(each, 1) for each in wanted))
    after = await _reading(db, tally)
    await db.close()
    await store.close()
    return {name: (after[name] - before[name]) / (rooms * rounds) for name in before}


async def _reading(db: Any, tally: Tally) -> dict[str, float]:
    return {
        "wal_bytes": await db.fetchval("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8"),
        "disk_bytes": await db.fetchval(SIZES),
        "database_us": tally.database_seconds() * 1e6,
        "node_us": time.process_time() * 1e6,
        "wall_us": time.perf_counter() * 1e6,
    }
