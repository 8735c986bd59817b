"""From the SQLite file to PostgreSQL and back: every row as it is, and both counted and summed before it is called done.

The target must be empty: what is there already is never mixed with what comes. All of it arrives in one transaction, or nothing.
"""

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from anpfiff.server.cluster.decisions import LEASE
from anpfiff.server.house import schema as files
from anpfiff.server.house.postgres import schema
from anpfiff.server.house.postgres.batch import place_of
from anpfiff.server.house.postgres.connections import reached
from anpfiff.server.house.postgres.faults import RAISED, sentence
from anpfiff.server.house.store import Damaged
from anpfiff.server.ops.backup import check, reader
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.folder import DATABASE, Claim, prepare
from anpfiff.server.ops.shared import Shared

TABLES = {
    "rooms": "room, page, touched, ended, sum",
    "log": "room, seq, person, command, body, sum",
    "matches": "match, room, game, ended, record, sum",
    "replays": "match, replay",
    "facts": "name, value",
}
KEYS = {"rooms": "room", "log": "room, seq", "matches": "match", "replays": "match", "facts": "name"}
TENURE = ["room", "epoch", "seq", "flock", "code", "opener", "link", "ended"]
AT_ONCE = 1_000
LAST = "SELECT room, coalesce(max(seq), 0) FROM log GROUP BY room"


class Moved(NamedTuple):
    """How many rows, and the sum over all of them, which is the same on both sides."""

    rows: int
    digest: str


async def to_postgres(folder: Path, url: str, badge: str = "") -> Moved:
    source = folder / DATABASE
    check(source)
    with Claim(folder), closing(reader(source)) as file:
        if files.format_of(file, source) != files.FORMAT:
            raise CannotStart(f"{source} is of an older format; start and stop `anpfiff serve` on it once.")
        db = await _opened(url)
        try:
            async with db.transaction():
                await schema.prepare(db, badge)
                await _must_be_empty(db, url)
                await _fill(db, file)
                return await _same(digest_of_file(file), await digest_of_postgres(db), url)
        except (Damaged, *RAISED) as fault:
            raise CannotStart(f"{Shared(url).place} cannot be used: {_why(fault)}.") from fault
        finally:
            db.terminate()


async def to_file(url: str, folder: Path) -> Moved:
    target = folder / DATABASE
    if target.exists():
        raise CannotStart(f"{target} exists; choose another folder, or move it away first.")
    db = await _opened(url)
    try:
        if await schema.looked_at(db) != schema.FORMAT:
            raise CannotStart(f"{Shared(url).place} holds nothing that this Anpfiff could read.")
        prepare(folder)
        with Claim(folder):
            return await _written(db, target, url)
    except RAISED as fault:
        raise CannotStart(f"{Shared(url).place} cannot be used: {_why(fault)}.") from fault
    except (Damaged, sqlite3.Error) as fault:
        raise CannotStart(f"{target} cannot be written ({fault}); nothing was moved.") from fault
    finally:
        db.terminate()


async def _written(db: Any, target: Path, url: str) -> Moved:
    """Beside the target first: it takes its place in one step."""
    fresh = target.with_name(f"{target.name}.moving")
    fresh.unlink(missing_ok=True)
    try:
        async with db.transaction(isolation="repeatable_read"):
            await _must_be_quiet(db, url)
            with closing(files.connected(fresh)) as file:
                files.prepare(file, fresh)
                await _pour(db, file)
                moved = await _same(await digest_of_postgres(db), digest_of_file(file), str(target))
                file.execute("PRAGMA journal_mode = DELETE")
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
    return moved


async def _pour(db: Any, file: sqlite3.Connection) -> None:
    file.execute("BEGIN IMMEDIATE")
    for table, columns in TABLES.items():
        marks = ", ".join("?" * len(columns.split(", ")))
        async for rows in _batches(db, table):
            file.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608 -- constants
    file.execute("COMMIT")


async def _fill(db: Any, file: sqlite3.Connection) -> None:
    for table, columns in TABLES.items():
        rows = file.execute(f"SELECT {columns} FROM {table}")  # noqa: S608 -- constants
        while some := rows.fetchmany(AT_ONCE):
            await db.copy_records_to_table(table, records=some, columns=columns.split(", "))
    last = dict(file.execute(LAST))
    tenures = [_tenure(row, last) for row in file.execute("SELECT room, page, ended FROM rooms")]
    await db.copy_records_to_table("tenures", records=tenures, columns=TENURE)


def _tenure(row: tuple[str, bytes, int | None], last: dict[str, int]) -> tuple[Any, ...]:
    room, page, ended = row
    place = place_of(room, page)
    code = None if ended is not None else place.code
    return room, 1, last.get(room, 0), place.flock, code, place.opener, place.link, ended is not None


def digest_of_file(file: sqlite3.Connection) -> Moved:
    digest = _Digest()
    for table, columns in TABLES.items():
        digest.add(table, file.execute(f"SELECT {columns} FROM {table} ORDER BY {KEYS[table]}"))  # noqa: S608 -- constants
    return digest.moved


async def digest_of_postgres(db: Any) -> Moved:
    digest = _Digest()
    for table in TABLES:
        async for rows in _batches(db, table):
            digest.add(table, rows)
    return digest.moved


async def _batches(db: Any, table: str) -> AsyncIterator[list[tuple[Any, ...]]]:
    """In the order of the key, which both sides put byte by byte."""
    async with db.transaction():
        cursor = await db.cursor(f"SELECT {TABLES[table]} FROM {table} ORDER BY {KEYS[table]}")  # noqa: S608 -- constants
        while some := await cursor.fetch(AT_ONCE):
            yield [tuple(row) for row in some]


class _Digest:
    def __init__(self) -> None:
        self._sum = hashlib.sha256()
        self._rows = 0

    def add(self, table: str, rows: Iterable[tuple[Any, ...]]) -> None:
        for row in rows:
            self._sum.update(repr((table, tuple(row))).encode())
            self._rows += 1

    @property
    def moved(self) -> Moved:
        return Moved(self._rows, self._sum.hexdigest())


async def _same(before: Moved, after: Moved, place: str) -> Moved:
    if before != after:
        raise CannotStart(f"What arrived in {Shared(place).place} is not what was sent; nothing was changed.")
    return after


async def _opened(url: str) -> Any:
    try:
        return await reached(url)
    except Damaged as fault:
        raise CannotStart(f"{Shared(url).place} cannot be used: {fault}.") from fault


async def _must_be_empty(db: Any, url: str) -> None:
    await _must_be_quiet(db, url)
    for table in TABLES:
        if await db.fetchval(f"SELECT EXISTS (SELECT FROM {table})"):  # noqa: S608 -- constants
            raise CannotStart(
                f"{Shared(url).place} already holds rooms or matches; move into an empty database."
            )


async def _must_be_quiet(db: Any, url: str) -> None:
    query = "SELECT EXISTS (SELECT FROM nodes WHERE seen > clock_timestamp() - $1 * interval '1 millisecond')"
    if await db.fetchval(query, LEASE):
        raise CannotStart(f"A server uses {Shared(url).place} now; stop all of them first.")


def _why(fault: BaseException) -> str:
    return str(fault) if isinstance(fault, Damaged) else sentence(fault)
