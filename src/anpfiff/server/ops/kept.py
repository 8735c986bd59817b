"""What a server keeps, for whoever looks after it: seen at any time, deleted while no server runs."""

import re
import sqlite3
import time
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from anpfiff.server.house.club_cup import PREFIX as CUP
from anpfiff.server.house.clubs import CLUB
from anpfiff.server.house.retention import CLOCK
from anpfiff.server.house.schema import ENDINGS, connected, prepare
from anpfiff.server.house.sums import match_sum, page_sum
from anpfiff.server.ops.backup import check, reader
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.folder import DATABASE, Claim

ROOMS = "SELECT room, page, touched, ended, (SELECT count(*) FROM log WHERE log.room = rooms.room) FROM rooms ORDER BY touched"
MATCHES = "SELECT match, game, ended, length(record) FROM matches ORDER BY ended"
OLD = re.compile(rf"{re.escape(DATABASE)}\.(damaged-\d+|replaced|salvaged)({'|'.join(ENDINGS)})")


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """A room, a match, a club or a competition."""

    kind: str
    name: str
    """By which it is deleted."""
    game: str
    when: int
    """Seconds since 1970 at which it ended, or was last touched."""
    ended: bool
    size: int
    """Bytes of a match, lines of a room's log."""
    people: tuple[str, ...] = ()
    """Generated names: there are no others."""


class _Person(msgspec.Struct, frozen=True):
    name: str = ""


class _Company(msgspec.Struct, frozen=True):
    people: tuple[_Person, ...] = ()


class _Page(msgspec.Struct):
    game: str = ""
    company: _Company = _Company()


def kept(folder: Path) -> list[Thing]:
    """Everything, the oldest first; also while a server runs."""
    path = folder / DATABASE
    if not path.is_file():
        return []
    check(path)
    with closing(reader(path)) as db:
        return sorted([*_rooms(db), *_matches(db)], key=lambda thing: thing.when)


def set_aside(folder: Path) -> list[Path]:
    """Files of damaged or replaced databases: they hold what they held."""
    return sorted(path for path in folder.glob(f"{DATABASE}.*") if OLD.fullmatch(path.name))


def delete(folder: Path, names: Collection[str]) -> int:
    """Rooms and matches by name, for good: what they were is overwritten. Gives back how many there were."""
    with _alone(folder) as db:
        return sum(_deleted(db, name) for name in names)


def delete_all(folder: Path) -> int:
    """Everything, the files that were set aside among it."""
    gone = delete(folder, [item.name for item in kept(folder)])
    for path in set_aside(folder):
        path.unlink()
    return gone


def believe_the_clock(folder: Path, now: int | None = None) -> None:
    """It was asked about, and it is right: what was written by a clock that ran ahead is of today."""
    now = int(time.time()) if now is None else now
    with _alone(folder) as db:
        db.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (CLOCK, now))
        db.create_function("page_sum", 3, page_sum)
        db.create_function("match_sum", 4, match_sum)
        ended = "sum = match_sum(match, game, :now, record), ended = :now WHERE ended > :now"
        db.execute(f"UPDATE matches SET {ended}", {"now": now})  # noqa: S608 -- a constant
        db.execute("UPDATE rooms SET touched = :now WHERE touched > :now", {"now": now})
        ended = "sum = page_sum(room, page, :now), ended = :now WHERE ended > :now"
        db.execute(f"UPDATE rooms SET {ended}", {"now": now})  # noqa: S608 -- a constant


@contextmanager
def _alone(folder: Path) -> Iterator[sqlite3.Connection]:
    """Exactly one connection may write, so no server may run; in the end nothing of what is gone is left in the file."""
    path = folder / DATABASE
    if not path.is_file():
        raise CannotStart(f"There is no database in {folder} yet; choose the folder with --data.")
    check(path)
    with Claim(folder), closing(connected(path)) as db:
        prepare(db, path)
        db.execute("BEGIN IMMEDIATE")
        yield db
        db.execute("COMMIT")
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _deleted(db: sqlite3.Connection, name: str) -> int:
    for table, key in (("log", "room"), ("replays", "match")):
        db.execute(f"DELETE FROM {table} WHERE {key} = ?", (name,))  # noqa: S608 -- constants
    rooms = db.execute("DELETE FROM rooms WHERE room = ?", (name,)).rowcount
    return rooms + db.execute("DELETE FROM matches WHERE match = ?", (name,)).rowcount


def _rooms(db: sqlite3.Connection) -> Iterator[Thing]:
    for room, page, touched, ended, lines in db.execute(ROOMS):
        told = _read(page)
        people = tuple(person.name for person in told.company.people)
        yield Thing(
            kind=_kind(room),
            name=room,
            game=told.game,
            when=ended or touched,
            ended=ended is not None,
            size=lines,
            people=people,
        )


def _kind(name: str) -> str:
    """Clubs and competitions lie beside the rooms, under names of their own."""
    return "club" if name.startswith(CLUB) else "competition" if name.startswith(CUP) else "room"


def _matches(db: sqlite3.Connection) -> Iterator[Thing]:
    for match, game, ended, size in db.execute(MATCHES):
        yield Thing(kind="match", name=match, game=game, when=ended, ended=True, size=size)


def _read(page: bytes) -> _Page:
    """A page that cannot be read is listed all the same, and can be deleted."""
    try:
        return msgspec.json.decode(page, type=_Page)
    except (msgspec.DecodeError, UnicodeError):
        return _Page()
