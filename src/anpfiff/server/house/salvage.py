"""Salvage: a file that SQLite calls damaged is set aside as it is, and whatever can still be read goes into a new one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Any

from anpfiff.server.house import schema
from anpfiff.server.house.store import Damaged
from anpfiff.server.house.telling import tell

BELONGS = (("rooms", "log", "room"), ("matches", "replays", "match"))


def salvage(path: Path, why: str) -> tuple[str, ...]:
    """The names of the rooms that had to be left behind; they are in the file that was set aside."""
    fresh = path.with_name(f"{path.name}.salvaged")
    _remove(fresh)
    try:
        lost = _copied(path, fresh)
    except schema.FAULTS as fault:
        _remove(fresh)
        raise Damaged(f"{path}: {why}; {fault}") from fault
    aside = _set_aside(path)
    fresh.replace(path)
    tell("database-damaged", why=why, file=aside.name, lost=len(lost))
    for room in lost:
        tell("room-set-aside", room=room)
    return lost


def _copied(path: Path, fresh: Path) -> tuple[str, ...]:
    with closing(schema.connected(path)) as old, closing(schema.connected(fresh)) as new:
        version = schema.format_of(old, path)
        new.executescript(schema.SCHEMA if version != 1 else _unsummed())
        lost = tuple(_rooms_and_matches(old, new))
        new.execute(f"PRAGMA user_version = {version}")
    return lost


def _rooms_and_matches(old: sqlite3.Connection, new: sqlite3.Connection) -> Iterator[str]:
    """Each with what belongs to it, or not at all."""
    for table, beside, key in BELONGS:
        for name in _names(old, table, key):
            new.execute("BEGIN")
            try:
                for source in (table, beside):
                    _copy(old, new, source, key, name)
                if table == "rooms":
                    _compare(old, new, name)
                new.execute("COMMIT")
            except schema.FAULTS:
                new.execute("ROLLBACK")
                if table == "rooms":
                    yield name


def _names(db: sqlite3.Connection, table: str, key: str) -> list[str]:
    """From both ends, so that what lies behind the damage is found, too; a list that begins with damage is of no use."""
    names: dict[str, None] = {}
    for order in ("ASC", "DESC"):
        try:
            for (name,) in db.execute(f"SELECT {key} FROM {table} ORDER BY {key} {order}"):  # noqa: S608 -- constants
                names[name] = None
        except schema.FAULTS:
            if order == "DESC" and not names:
                raise
    return list(names)


def _copy(old: sqlite3.Connection, new: sqlite3.Connection, table: str, key: str, name: str) -> None:
    rows: list[Any] = old.execute(f"SELECT * FROM {table} WHERE {key} = ?", (name,)).fetchall()  # noqa: S608 -- constants
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        new.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608 -- marks only


def _compare(old: sqlite3.Connection, new: sqlite3.Connection, room: str) -> None:
    """A page that is out of the tree takes its lines along without a word; the index still knows of them."""
    (known,) = old.execute(
        "SELECT count(*) FROM log INDEXED BY once WHERE room = ? AND command IS NOT NULL", (room,)
    ).fetchone()
    (copied,) = new.execute("SELECT count(command) FROM log WHERE room = ?", (room,)).fetchone()
    last = old.execute("SELECT seq FROM log WHERE room = ? ORDER BY seq DESC LIMIT 1", (room,)).fetchone()
    if (
        known != copied
        or last != new.execute("SELECT max(seq) FROM log WHERE room = ? HAVING count(*)", (room,)).fetchone()
    ):
        raise sqlite3.DatabaseError(f"lines of {room} are missing")


def _unsummed() -> str:
    """The tables of format 1."""
    return schema.SCHEMA.replace(",\n    sum INTEGER", "").replace(", sum INTEGER", "")


def _set_aside(path: Path) -> Path:
    """Under a name that nothing has yet; its WAL goes with it."""
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    for ending in schema.ENDINGS:
        with suppress(FileNotFoundError):
            path.with_name(path.name + ending).replace(aside.with_name(aside.name + ending))
    return aside


def _remove(path: Path) -> None:
    for ending in schema.ENDINGS:
        path.with_name(path.name + ending).unlink(missing_ok=True)
