"""The real store under a seed: SQLite on a real file, its thread replaced by the schedule.

A kill leaves the files as they lie there, the write-ahead log beside the database: they are copied away before the dead process's
connection could tidy up. A disk that fails is an order that SQLite itself breaks off in the middle. What a power cut does to it
is another test's (tests/server/durable/test_power_cut.py).
"""

import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from anpfiff.server.house import sqlite
from anpfiff.server.house.sqlite import Answer, Append, Job, SqliteStore, Task
from anpfiff.server.house.store import Store
from anpfiff.server.room.writes import Write
from tests.support.simulation.loop import SimulatedLoop
from tests.support.simulation.store import Tables
from tests.support.simulation.violation import promise
from tests.support.simulation.weather import Weather
from tests.support.simulation.works import SLOWEST, Works

FILE = "games.db"
SOONEST, LATEST = 1, 60
"""Instructions of SQLite's machine after which an order fails."""


class Idle:
    """Instead of a thread."""

    def __init__(self, **_: Any) -> None:
        """It never begins."""

    def start(self) -> None:
        """The schedule does its work."""


class SimulatedSqlite(SqliteStore):
    """The store, but for its thread: a batch is committed when the schedule says so."""

    def __init__(self, path: Path, loop: SimulatedLoop, cellar: "SqliteCellar") -> None:
        self._cellar = cellar
        self._simulated = loop
        with patch.object(sqlite, "Thread", Idle), patch.object(sqlite, "SimpleQueue", lambda: self):
            super().__init__(path)

    def put(self, jobs: list[Job] | None) -> None:
        """A batch was handed over."""
        if jobs is not None:
            self._cellar.soon(lambda: self._commit(jobs))

    def _commit(self, jobs: list[Job]) -> None:
        if not self._simulated.alive:
            return
        self._fail_perhaps()
        answers = self._committed(jobs)
        self._db.set_progress_handler(None, 0)
        self._cellar.note(
            [job for (job, _), told in zip(jobs, answers, strict=True) if self._stands(job, told)]
        )
        self._cellar.soon(lambda: self._simulated.run(self._told, answers))

    def _stands(self, job: Task, answer: Answer) -> bool:
        """SQLite may break off just after the commit: then it says that it failed, and yet it is on disk."""
        if not isinstance(job, Append) or answer[2] is None:
            return True
        if job.wanted.entries:
            seq = self._one("SELECT max(seq) FROM log WHERE room = ?", job.wanted.room)[0]
            return bool(seq == job.wanted.entries[-1].seq)
        page = self._one("SELECT page FROM rooms WHERE room = ?", job.wanted.room)
        return bool(page is not None and page[0] == job.wanted.page)

    def _fail_perhaps(self) -> None:
        """An order is broken off once, after some instructions."""
        if (after := self._cellar.fails_after()) is not None:
            breaks = iter((True,))
            self._db.set_progress_handler(lambda: next(breaks, False), after)

    def kept(self) -> list[Any]:
        return self._rooms(None)

    def drop(self) -> None:
        self._db.close()


class SqliteCellar:
    """A folder with one database in it for each process that lived, the last of which counts."""

    def __init__(self, folder: Path, works: Works, lots: Random, weather: Weather) -> None:
        self._folder = folder
        self._works = works
        self._lots = lots
        self._weather = weather
        self._births = 0
        self._store: SimulatedSqlite | None = None
        self._writes: list[tuple[Write, int]] = []
        """What SQLite said was committed."""

    def open(self, loop: SimulatedLoop) -> tuple[Store, Sequence[Write]]:
        path = self._inherited()
        loop.run(lambda: self._begin(path, loop))
        assert self._store is not None, "the loop is alive"
        tables = Tables()
        for write, now in self._writes:
            tables.take(write, now)
        promise(self._store.kept() == tables.rooms(None), "the file is not what was committed")
        return self._store, [write for write, _ in self._writes]

    def cut_power(self) -> None:
        """Here a kill like any other."""

    def close(self) -> None:
        if self._store is not None:
            self._store.drop()

    def _begin(self, path: Path, loop: SimulatedLoop) -> None:
        self._store = SimulatedSqlite(path, loop, self)

    def _inherited(self) -> Path:
        """A new folder with the files as the last process has left them."""
        old, self._births = self._folder / str(self._births), self._births + 1
        new = self._folder / str(self._births)
        if self._store is None:
            new.mkdir()
        else:
            shutil.copytree(old, new, ignore=shutil.ignore_patterns("*-shm"))
        self.close()
        return new / FILE

    # What the store asks.

    def soon(self, happening: Any) -> None:
        self._works.schedule.after(self._works.delay(SLOWEST), happening)

    def fails_after(self) -> int | None:
        fails = self._weather.disk > 0 and self._lots.random() < self._weather.disk
        return self._lots.randint(SOONEST, LATEST) if fails else None

    def note(self, jobs: list[Task]) -> None:
        """They are on disk, whatever was answered."""
        for job in jobs:
            if isinstance(job, Append):
                self._writes.append((job.wanted, job.now))
                self._works.committed(job.wanted)
