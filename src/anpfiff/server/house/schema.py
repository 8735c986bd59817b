"""The file: its tables, its format, the way from an older one, and whose eyes it is for."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from anpfiff.server.house.store import Damaged, Newer
from anpfiff.server.house.sums import line_sum, match_sum, page_sum

SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (
    room TEXT PRIMARY KEY, page BLOB NOT NULL, touched INTEGER NOT NULL, ended INTEGER, sum INTEGER
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    room TEXT NOT NULL, seq INTEGER NOT NULL, person INTEGER, command INTEGER, body BLOB NOT NULL, sum INTEGER,
    PRIMARY KEY (room, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS once ON log (room, person, command) WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS matches (
    match TEXT PRIMARY KEY, room TEXT NOT NULL, game TEXT NOT NULL, ended INTEGER NOT NULL, record BLOB NOT NULL,
    sum INTEGER
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS replays (match TEXT PRIMARY KEY, replay BLOB);
CREATE INDEX IF NOT EXISTS unseen ON replays (match) WHERE replay IS NULL;
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
"""
FORMAT = 2
READABLE = (1, FORMAT)
"""Formats that this server reads; 1 had no checksums."""
SUMS: dict[str, tuple[str, Callable[..., int], int]] = {
    "log": ("line_sum(room, seq, person, command, body)", line_sum, 5),
    "rooms": ("page_sum(room, page, ended)", page_sum, 3),
    "matches": ("match_sum(match, game, ended, record)", match_sum, 4),
}
FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What reading a damaged file can raise: its own words about it need not be words either."""
ENDINGS = ("", "-wal", "-shm")


def connected(path: Path | str) -> sqlite3.Connection:
    """For nobody else's eyes, whatever was there."""
    if isinstance(path, Path):
        with suppress(OSError):
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        for ending in ENDINGS:
            with suppress(OSError):
                path.with_name(path.name + ending).chmod(0o600)
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as fault:
        raise Damaged(f"{path}: {fault}") from fault
    db.text_factory = _text
    return db


def format_of(db: sqlite3.Connection, path: Path | str) -> int:
    """Read before anything is written: a newer server's file is left as it was."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    if version not in {0, *READABLE}:
        raise Newer(f"{path}: format {version}; this server reads format {FORMAT}")
    return version


def fault_in(db: sqlite3.Connection) -> str | None:
    """What SQLite finds wrong with the file, in its own words."""
    told: str = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    return None if told == "ok" else " ".join(told.split())


def prepare(db: sqlite3.Connection, path: Path | str) -> None:
    version = format_of(db, path)
    # as FULL; and a rollback journal that is deleted stays deleted after a power cut
    db.execute("PRAGMA synchronous = EXTRA")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA secure_delete = ON")  # what is forgotten is overwritten
    if version == 1:
        _summed(db)
    db.executescript(SCHEMA)
    db.execute(f"PRAGMA user_version = {FORMAT}")


def _text(cell: bytes) -> str:
    """A bit that has flipped in a name makes another name, and no exception."""
    return cell.decode(errors="replace")


def _summed(db: sqlite3.Connection) -> None:
    """Format 1 to 2, all of it or nothing: every row gets its sum."""
    db.execute("BEGIN IMMEDIATE")
    for table, (call, reckon, cells) in SUMS.items():
        db.create_function(call.partition("(")[0], cells, reckon, deterministic=True)
        db.execute(f"ALTER TABLE {table} ADD COLUMN sum INTEGER")
        db.execute(f"UPDATE {table} SET sum = {call}")  # noqa: S608 -- constants
    db.execute(f"PRAGMA user_version = {FORMAT}")
    db.execute("COMMIT")
