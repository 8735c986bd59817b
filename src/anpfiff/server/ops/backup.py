"""Backup and restore: the whole database as one file, whole or not at all.

A backup may be taken while a server writes. SQLite before 3.51.3 can damage a WAL file when two connections write or
checkpoint at once, so this one only reads: read-only, `query_only`, and without the checkpoint that a reader may trigger.
Whatever is written goes to a file beside the target first and takes its place in one step.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from anpfiff.server.house.schema import FORMAT, READABLE
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.folder import DATABASE, Claim, prepare

TABLES = {"rooms", "log", "matches"}
REPLACED = f"{DATABASE}.replaced"


def back_up(folder: Path, target: Path) -> int:
    """Copy the database as it is at this moment; gives back how many finished matches are in the copy."""
    source = folder / DATABASE
    if not source.is_file():
        raise CannotStart(f"There is no database in {folder} yet; choose the folder with --data.")
    if target.exists() and not _is_backup(target, source):
        raise CannotStart(f"{target} exists and is no backup; choose another name.")
    with _beside(target) as fresh:
        _copy(source, fresh)
        return check(fresh)


def restore(folder: Path, source: Path) -> int:
    """Put a backup in the place of the database; the one that was there is kept beside it."""
    matches = check(source)
    prepare(folder)
    with Claim(folder):
        database = folder / DATABASE
        with _beside(database) as fresh:
            _copy(source, fresh)
            check(fresh)
            _put_aside(database)
    return matches


def check(path: Path) -> int:
    """Is this whole, and ours? Gives back how many finished matches it holds."""
    if not path.is_file():
        raise CannotStart(f"There is no file {path}.")
    try:
        with closing(reader(path)) as db:
            return _checked(db, path)
    except sqlite3.Error as fault:
        raise CannotStart(f"{path} is no Anpfiff database, or a damaged one ({fault}).") from fault


def _is_backup(path: Path, database: Path) -> bool:
    """An older backup may be replaced; anything else may not, least of all the database itself."""
    try:
        check(path)
    except CannotStart:
        return False
    return not path.samefile(database)


def _checked(db: sqlite3.Connection, path: Path) -> int:
    version = db.execute("PRAGMA user_version").fetchone()[0]
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables >= TABLES:
        raise CannotStart(f"{path} is no Anpfiff database.")
    if version not in READABLE:
        raise CannotStart(f"{path} has format {version}; this Anpfiff reads format {FORMAT}.")
    faults = [row[0] for row in db.execute("PRAGMA integrity_check(1)")]
    if faults != ["ok"]:
        raise CannotStart(f"{path} is damaged ({' '.join(faults[0].split())}).")
    count: int = db.execute("SELECT count(*) FROM matches").fetchone()[0]
    return count


def reader(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    db.execute("PRAGMA query_only = ON")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    return db


def _copy(source: Path, target: Path) -> None:
    """All pages in one step, so that they are of one moment; then without a WAL beside it, and on disk."""
    try:
        with closing(reader(source)) as db, closing(sqlite3.connect(target)) as copy:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as fault:
        raise CannotStart(f"{source} cannot be copied to {target.parent} ({fault}).") from fault
    _sync(target)


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A file that takes the target's place at the end, or is gone if anything fails."""
    fresh = target.with_name(f"{target.name}.{os.getpid()}.part")
    fresh.unlink(missing_ok=True)
    fresh.touch(0o600)
    try:
        yield fresh
        fresh.replace(target)
        _sync(target.parent)
    finally:
        fresh.unlink(missing_ok=True)


def _copied(source: Path, target: Path) -> None:
    """For nobody else's eyes, and on the disk when this is done."""
    target.touch(0o600)
    shutil.copyfile(source, target)
    _sync(target)


def _put_aside(database: Path) -> None:
    """Keep what was there, as it was. Then its WAL must go, or SQLite would apply it to the new file.

    It is written home before that: should the power fail in between, the old database is still there, and whole.
    """
    aside = database.with_name(REPLACED)
    for ending in ("-shm", "-wal", ""):
        _beside_it(aside, ending).unlink(missing_ok=True)
    for ending in ("", "-wal"):
        if _beside_it(database, ending).exists():
            _copied(_beside_it(database, ending), _beside_it(aside, ending))
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:  # it may be beyond repair
        old.execute("PRAGMA journal_mode = DELETE")
    for ending in ("-wal", "-shm"):
        _beside_it(database, ending).unlink(missing_ok=True)


def _beside_it(database: Path, ending: str) -> Path:
    return database.with_name(database.name + ending)


def _sync(path: Path) -> None:
    """On disk, and with a folder also the names in it; Windows opens no folders and needs no such call."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
