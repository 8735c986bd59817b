"""The store in one SQLite file: what was acknowledged is on disk. One connection writes, in groups, in a thread of its own.

SQLite before 3.51.3 can damage a WAL file when two connections write or checkpoint at once, so there is exactly one.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias

from anpfiff.server.house import schema
from anpfiff.server.house.reading import Line, kept
from anpfiff.server.house.salvage import salvage
from anpfiff.server.house.store import Damaged, Kept
from anpfiff.server.house.sums import line_sum, match_sum, page_sum
from anpfiff.server.house.telling import tell
from anpfiff.server.room.writes import Entry, Write

UNSEEN = "SELECT match, record FROM replays JOIN matches USING (match) WHERE replay IS NULL LIMIT 1"
NEWEST = """
SELECT max(latest) FROM (
    SELECT max(ended) AS latest FROM matches UNION ALL SELECT max(touched) FROM rooms
    UNION ALL SELECT value FROM facts WHERE name = 'clock'
)"""
COMMANDS = "SELECT room, count(*) FROM log INDEXED BY once WHERE command IS NOT NULL"
"""As the index knows them, which lies elsewhere in the file than the log."""
PAUSE = 0.005
"""Seconds between the beginnings of two commits: a lone move is written at once, many share the wait for the disk."""

MOST_LINES = 150
"""Lines in one statement: older libraries take 999 values."""


class Append(NamedTuple):
    """What a room wants written, and at what time."""

    wanted: Write
    now: int


Task: TypeAlias = Append | Callable[[], Any]
Job: TypeAlias = tuple[Task, "asyncio.Future[Any]"]
Answer: TypeAlias = tuple["asyncio.Future[Any]", Any, Exception | None]


class SqliteStore:
    """Group commit: whatever has come in while the last commit ran goes into the next one together.

    The event loop gathers the jobs and hands them over as a batch; the thread does nothing but write, so that the two
    seldom fight for the interpreter.
    """

    def __init__(self, path: Path | str) -> None:
        self._db, self.set_aside = _opened(path)
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._began = 0.0
        """When the last batch was handed over."""
        self._busy = self._closed = False
        self._batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def write(self, wanted: Write, now: int) -> "asyncio.Future[None]":
        return self._do(Append(wanted, now))

    async def rooms(self, only: str | None = None) -> list[Kept]:
        rooms: list[Kept] = await self._do(lambda: self._rooms(only))
        return rooms

    async def match(self, link: str) -> bytes | None:
        """One whose bits have flipped is not shown."""
        query = "SELECT match, game, ended, record, sum FROM matches WHERE match = ?"
        row = await self._do(lambda: self._one(query, link))
        if row is not None and match_sum(*row[:-1]) != row[-1]:
            tell("match-damaged", match=link)
            return None
        return row[3] if row else None

    async def keep(self, match: tuple[str, str, bytes], now: int) -> bytes:
        kept: bytes = await self._do(lambda: self._keep(match, now))
        return kept

    async def unseen(self) -> tuple[str, bytes] | None:
        row: tuple[str, bytes] | None = await self._do(lambda: self._one(UNSEEN))
        return row

    async def keep_replay(self, link: str, replay: bytes) -> None:
        await self._do(lambda: self._one("UPDATE replays SET replay = ? WHERE match = ?", replay, link))

    async def replay(self, link: str) -> bytes | None:
        row = await self._do(lambda: self._one("SELECT replay FROM replays WHERE match = ?", link))
        return row[0] if row else None

    async def forget(self, before: int) -> int:
        """Retention: matches and rooms that ended before that time."""
        count: int = await self._do(lambda: self._forget(before))
        return count

    async def newest(self) -> int:
        """The latest time that anything here was written at, in seconds since 1970; 0 if nothing was."""
        row = await self._do(lambda: self._one(NEWEST))
        return row[0] or 0

    async def fact(self, name: str) -> int | None:
        row = await self._do(lambda: self._one("SELECT value FROM facts WHERE name = ?", name))
        return row[0] if row else None

    async def remember(self, name: str, value: int) -> None:
        """A small fact that has to survive the server; it is on disk when this returns."""
        await self._do(lambda: self._one("INSERT OR REPLACE INTO facts VALUES (?, ?)", name, value))

    async def delete(self, names: Sequence[str]) -> None:
        await self._do(lambda: self._delete(names))

    async def rewrite(self, wanted: Write, now: int) -> None:
        await self._do(lambda: self._rewrite(wanted, now))

    async def close(self) -> None:
        """What was asked for before is still done; whoever asks later is refused, not left waiting."""
        self._closed = True
        self._hand_over()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()

    # On the event loop.

    def _do(self, job: Task) -> asyncio.Future[Any]:
        answer = self._loop.create_future()
        if self._closed:
            answer.set_exception(sqlite3.ProgrammingError("the store is closed"))
            return answer
        self._waiting.append((job, answer))
        if len(self._waiting) == 1 and not self._busy:
            self._hand_over_soon()
        return answer

    def _hand_over_soon(self) -> None:
        """At once if the last batch was long ago, but not before whatever else has come in just now."""
        self._loop.call_later(self._began + PAUSE - self._loop.time(), self._hand_over)

    def _hand_over(self) -> None:
        if self._waiting:
            self._busy = True
            self._began = self._loop.time()
            self._batches.put(self._waiting)
            self._waiting = []

    def _told(self, answers: list[Answer]) -> None:
        self._busy = False
        for future, answer, fault in answers:
            if future.cancelled():
                continue
            if fault is None:
                future.set_result(answer)
            else:
                future.set_exception(fault)
        if self._waiting:
            self._hand_over_soon()

    # In the thread.

    def _work(self) -> None:
        while (jobs := self._batches.get()) is not None:
            self._loop.call_soon_threadsafe(self._told, self._committed(jobs))

    def _committed(self, jobs: list[Job]) -> list[Answer]:
        """All of them in one transaction; if that fails, one by one, so that only the guilty one fails."""
        try:
            answers = self._together([job for job, _ in jobs])
        except Exception as fault:  # noqa: BLE001 -- whatever it was: a thread that dies would leave everybody waiting
            if len(jobs) == 1:
                return [(jobs[0][1], None, fault)]
            return [answer for job in jobs for answer in self._committed([job])]
        return [(future, answer, None) for (_, future), answer in zip(jobs, answers, strict=True)]

    def _together(self, jobs: list[Task]) -> list[Any]:
        if (lines := _lines(jobs)) is not None:
            self._append(lines)
            return [None] * len(jobs)
        try:  # whatever fails, and be it the first word: no transaction stays open, or nothing could ever be written again
            self._db.execute("BEGIN IMMEDIATE")
            answers = [self._done(job) for job in jobs]
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        return answers

    def _done(self, job: Task) -> Any:
        if not isinstance(job, Append):
            return job()
        self._write(*job)
        return None

    def _append(self, lines: list[Line]) -> None:
        """One statement, which is a transaction by itself: the interpreter is left to the others just once."""
        values = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(lines))
        self._db.execute(f"INSERT INTO log VALUES {values}", [value for line in lines for value in line])  # noqa: S608 -- marks only

    def _write(self, wanted: Write, now: int) -> None:
        run = self._db.execute
        if wanted.entries:
            rows = [_line(wanted.room, entry) for entry in wanted.entries]
            self._db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", rows)
        if wanted.page is not None:
            ended = now if wanted.ended else None
            row = (wanted.room, wanted.page, now, ended, page_sum(wanted.room, wanted.page, ended))
            run("INSERT OR REPLACE INTO rooms VALUES (?, ?, ?, ?, ?)", row)
        if wanted.match is not None:
            link, game, record = wanted.match
            self._file(link, wanted.room, game, now, record)
            run("INSERT OR IGNORE INTO replays VALUES (?, NULL)", (link,))

    def _file(self, link: str, room: str, game: str, now: int, record: bytes) -> None:
        row = (link, room, game, now, record, match_sum(link, game, now, record))
        self._db.execute("INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?, ?)", row)

    def _keep(self, match: tuple[str, str, bytes], now: int) -> bytes:
        link, game, record = match
        self._file(link, "", game, now, record)
        kept: bytes = self._one("SELECT record FROM matches WHERE match = ?", link)[0]
        return kept

    def _rooms(self, only: str | None) -> list[Kept]:
        wanted, names = ("", ()) if only is None else (" AND room = ?", (only,))
        logs: dict[str, list[Line]] = {}
        query = "SELECT room, seq, person, command, body, log.sum FROM log JOIN rooms USING (room) WHERE ended IS NULL"
        for line in self._db.execute(f"{query}{wanted} ORDER BY room, seq", names):
            logs.setdefault(line[0], []).append(line)
        pages = f"SELECT room, page, sum FROM rooms WHERE ended IS NULL{wanted} ORDER BY room"  # noqa: S608 -- constants
        rows = self._db.execute(pages, names).fetchall()
        commands = dict(self._db.execute(f"{COMMANDS}{wanted} GROUP BY room", names))
        return [kept(row, logs.get(row[0], []), commands.get(row[0], 0)) for row in rows]

    def _one(self, query: str, *values: Any) -> Any:
        return self._db.execute(query, values).fetchone()

    def _delete(self, names: Sequence[str]) -> None:
        for table in ("log", "rooms"):
            self._db.executemany(f"DELETE FROM {table} WHERE room = ?", [(name,) for name in names])  # noqa: S608 -- constants

    def _rewrite(self, wanted: Write, now: int) -> None:
        self._db.execute("DELETE FROM log WHERE room = ?", (wanted.room,))
        self._write(wanted, now)

    def _forget(self, before: int) -> int:
        old = "SELECT room FROM rooms WHERE ended < ?"
        self._db.execute(f"DELETE FROM log WHERE room IN ({old})", (before,))  # noqa: S608 -- a constant
        self._db.execute("DELETE FROM rooms WHERE ended < ?", (before,))
        gone = "SELECT match FROM matches WHERE ended < ?"
        self._db.execute(f"DELETE FROM replays WHERE match IN ({gone})", (before,))  # noqa: S608 -- a constant
        return self._db.execute("DELETE FROM matches WHERE ended < ?", (before,)).rowcount


def _lines(jobs: list[Task]) -> list[Line] | None:
    """The lines of the log, if that is all there is to write; nearly always it is, and there are not too many for one statement."""
    lines: list[Line] = []
    for job in jobs:
        if not isinstance(job, Append) or job.wanted.page is not None or job.wanted.match is not None:
            return None
        lines += [_line(job.wanted.room, entry) for entry in job.wanted.entries]
    return lines if 0 < len(lines) <= MOST_LINES else None


def _line(room: str, entry: Entry) -> Line:
    return room, *entry, line_sum(room, *entry)


def _opened(path: Path | str) -> tuple[sqlite3.Connection, tuple[str, ...]]:
    """The database, and the rooms that had to be left behind in a damaged one."""
    db = schema.connected(path)
    lost: tuple[str, ...] = ()
    try:
        schema.format_of(db, path)
        if isinstance(path, Path) and (why := schema.fault_in(db)) is not None:
            db.close()
            lost = salvage(path, why)
            db = schema.connected(path)
        schema.prepare(db, path)
    except schema.FAULTS as fault:
        db.close()
        raise Damaged(f"{path}: {fault}") from fault
    except Damaged:
        db.close()
        raise
    return db, lost
