"""The store: what was acknowledged is on disk. One connection writes, in groups, in a thread of its own.

SQLite before 3.51.3 can damage a WAL file when two connections write or checkpoint at once, so there is exactly one.
"""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeAlias

SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (
    room TEXT PRIMARY KEY, page BLOB NOT NULL, touched INTEGER NOT NULL, ended INTEGER
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    room TEXT NOT NULL, seq INTEGER NOT NULL, person INTEGER, command INTEGER, body BLOB NOT NULL,
    PRIMARY KEY (room, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS once ON log (room, person, command) WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS matches (
    match TEXT PRIMARY KEY, room TEXT NOT NULL, game TEXT NOT NULL, ended INTEGER NOT NULL, record BLOB NOT NULL
) WITHOUT ROWID;
"""
FORMAT = 1
PAUSE = 0.005
"""Seconds between the beginnings of two commits: a lone move is written at once, many share the wait for the disk."""

Job: TypeAlias = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Entry(NamedTuple):
    """One line of a room's log; a person's command is logged once at most."""

    seq: int
    person: int | None
    command: int | None
    body: bytes


class Deed(NamedTuple):
    """What a room wants on disk, all of it or nothing."""

    room: str
    entries: Sequence[Entry] = ()
    page: bytes | None = None
    match: tuple[str, str, bytes] | None = None
    """A finished match: its link, its game and its record."""
    ended: bool = False


def together(deeds: Sequence[Deed]) -> Deed:
    """Several deeds of one room as one: were the first refused and the second written, the log would have a gap."""
    whole = deeds[0]
    for deed in deeds[1:]:
        entries, ended = [*whole.entries, *deed.entries], whole.ended or deed.ended
        whole = Deed(whole.room, entries, deed.page or whole.page, deed.match or whole.match, ended)
    return whole


class Kept(NamedTuple):
    """A room as it was kept."""

    room: str
    page: bytes
    entries: tuple[Entry, ...]


class Store(Protocol):
    """What a room needs of a store; a second implementation only has to meet this."""

    def write(self, deed: Deed, now: int) -> Awaitable[None]: ...
    async def rooms(self, only: str | None = None) -> list[Kept]:
        """Every room that has not ended, or that one."""

    async def match(self, link: str) -> bytes | None: ...
    async def forget(self, before: int) -> int: ...
    async def close(self) -> None: ...


class Damaged(Exception):  # noqa: N818 -- what it is
    """The file cannot be used; the message says why."""


class Newer(Damaged):
    """The file is whole, but of a format that only a newer server knows."""


class SqliteStore:
    """Group commit: whatever has come in while the last commit ran goes into the next one together."""

    def __init__(self, path: Path | str) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._db = _opened(path)
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def write(self, deed: Deed, now: int) -> Awaitable[None]:
        return self._do(lambda: self._write(deed, now))

    async def rooms(self, only: str | None = None) -> list[Kept]:
        found: list[Kept] = await self._do(lambda: self._rooms(only))
        return found

    async def match(self, link: str) -> bytes | None:
        row = await self._do(lambda: self._one("SELECT record FROM matches WHERE match = ?", link))
        return row[0] if row else None

    async def forget(self, before: int) -> int:
        """Retention: matches and rooms that ended before that time."""
        count: int = await self._do(lambda: self._forget(before))
        return count

    async def close(self) -> None:
        """What was asked for before is still done; whoever asks later is refused, not left waiting."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()

    def _do(self, job: Callable[[], Any]) -> asyncio.Future[Any]:
        answer = self._loop.create_future()
        if self._closed:
            answer.set_exception(sqlite3.ProgrammingError("the store is closed"))
        else:
            self._jobs.put((job, answer))
        return answer

    def _work(self) -> None:
        began = 0.0
        while (job := self._jobs.get()) is not None:
            time.sleep(max(0.0, began + PAUSE - time.monotonic()))
            began = time.monotonic()
            self._commit([job, *self._waiting()])

    def _waiting(self) -> Iterator[Job]:
        """Whatever else is there by now; the end, if it is there too, comes after it."""
        while not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                return
            yield job

    def _commit(self, jobs: list[Job]) -> None:
        """All of them in one transaction; if that fails, one by one, so that only the guilty one fails."""
        try:
            answers = self._together([job for job, _ in jobs])
            self._tell([(future, answer, None) for (_, future), answer in zip(jobs, answers, strict=True)])
        except Exception as fault:  # noqa: BLE001 -- whatever it was: a thread that dies would leave everybody waiting
            if len(jobs) == 1:
                self._tell([(jobs[0][1], None, fault)])
            else:
                for job in jobs:
                    self._commit([job])

    def _together(self, jobs: list[Callable[[], Any]]) -> list[Any]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            answers = [job() for job in jobs]
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        return answers

    def _tell(self, answers: list[tuple["asyncio.Future[Any]", Any, Exception | None]]) -> None:
        self._loop.call_soon_threadsafe(_settle, answers)

    def _write(self, deed: Deed, now: int) -> None:
        run = self._db.execute
        if deed.entries:
            rows = [(deed.room, *entry) for entry in deed.entries]
            self._db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", rows)
        if deed.page is not None:
            ended = now if deed.ended else None
            run("INSERT OR REPLACE INTO rooms VALUES (?, ?, ?, ?)", (deed.room, deed.page, now, ended))
        if deed.match is not None:
            link, game, record = deed.match
            run("INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?, ?)", (link, deed.room, game, now, record))

    def _rooms(self, only: str | None) -> list[Kept]:
        wanted, names = ("", ()) if only is None else (" AND room = ?", (only,))
        logs: dict[str, list[Entry]] = {}
        query = "SELECT room, seq, person, command, body FROM log JOIN rooms USING (room) WHERE ended IS NULL"
        for room, *entry in self._db.execute(f"{query}{wanted} ORDER BY room, seq", names):
            logs.setdefault(room, []).append(Entry(*entry))
        pages = f"SELECT room, page FROM rooms WHERE ended IS NULL{wanted} ORDER BY room"  # noqa: S608 -- constants
        rows = self._db.execute(pages, names).fetchall()
        return [Kept(room, page, tuple(logs.get(room, ()))) for room, page in rows]

    def _one(self, query: str, *values: Any) -> Any:
        return self._db.execute(query, values).fetchone()

    def _forget(self, before: int) -> int:
        old = "SELECT room FROM rooms WHERE ended < ?"
        self._db.execute(f"DELETE FROM log WHERE room IN ({old})", (before,))  # noqa: S608 -- a constant
        self._db.execute("DELETE FROM rooms WHERE ended < ?", (before,))
        return self._db.execute("DELETE FROM matches WHERE ended < ?", (before,)).rowcount


def _settle(answers: list[tuple["asyncio.Future[Any]", Any, Exception | None]]) -> None:
    for future, answer, fault in answers:
        if future.cancelled():
            continue
        if fault is None:
            future.set_result(answer)
        else:
            future.set_exception(fault)


def _opened(path: Path | str) -> sqlite3.Connection:
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as fault:
        raise Damaged(f"{path}: {fault}") from fault
    try:
        _prepare(db, path)
    except sqlite3.Error as fault:
        db.close()
        raise Damaged(f"{path}: {fault}") from fault
    except Damaged:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path | str) -> None:
    """The format is read before anything is written: a newer server's file is left as it was."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version not in {0, FORMAT}:
        raise Newer(f"{path}: format {version}; this server reads format {FORMAT}")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.executescript(SCHEMA)
    db.execute(f"PRAGMA user_version = {FORMAT}")
