"""The store in PostgreSQL: what was acknowledged is committed there. Many nodes write; of each room one does, and the fence sees to it."""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

from anpfiff.server.cluster.decisions import LEASE
from anpfiff.server.cluster.fence import Fenced, Tenure
from anpfiff.server.house.postgres import schema
from anpfiff.server.house.postgres.batch import ALL, Job, more, values
from anpfiff.server.house.postgres.connections import Connections, reached
from anpfiff.server.house.postgres.faults import RAISED, sentence
from anpfiff.server.house.postgres.tenures import Tenures
from anpfiff.server.house.postgres.writing import PIPES, Writer
from anpfiff.server.house.reading import Line, kept
from anpfiff.server.house.store import Damaged, Kept
from anpfiff.server.house.sums import match_sum
from anpfiff.server.house.telling import tell
from anpfiff.server.room.writes import Write

READERS = 4
AT_ONCE = 200
"""Rooms that one statement reads or deletes: it stays short however many there are."""
UNSEEN = "SELECT match, record FROM replays JOIN matches USING (match) WHERE replay IS NULL LIMIT 1 OFFSET $1"
NEWEST = """
SELECT max(latest) FROM (
    SELECT max(ended) AS latest FROM matches UNION ALL SELECT max(touched) FROM rooms
    UNION ALL SELECT value FROM facts WHERE name = 'clock'
) AS all_of_them"""
FILE = """
INSERT INTO matches SELECT $1, '', $2, $3, $4, $5 WHERE NOT EXISTS (SELECT FROM tenures WHERE link = $1 AND NOT ended)
ON CONFLICT DO NOTHING"""
"""A match that is being played somewhere is nobody's to report."""
REMEMBER = "INSERT INTO facts VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
FORGET = """
WITH old AS (SELECT room FROM rooms WHERE ended < $1 LIMIT $2),
lines AS (DELETE FROM log WHERE room IN (SELECT room FROM old)),
pages AS (DELETE FROM rooms WHERE room IN (SELECT room FROM old)),
rows AS (DELETE FROM tenures WHERE room IN (SELECT room FROM old)),
gone AS (DELETE FROM matches WHERE match IN (SELECT match FROM matches WHERE ended < $1 LIMIT $2) RETURNING match),
shown AS (DELETE FROM replays WHERE match IN (SELECT match FROM gone))
SELECT (SELECT count(*) FROM gone) AS matches, (SELECT count(*) FROM old) AS rooms"""
DELETE = """
WITH names AS (SELECT unnest($1::text[]) AS room),
lines AS (DELETE FROM log WHERE room IN (SELECT room FROM names)),
pages AS (DELETE FROM rooms WHERE room IN (SELECT room FROM names))
DELETE FROM tenures WHERE room IN (SELECT room FROM names)"""
LOGS = "SELECT room, seq, person, command, body, sum FROM log WHERE room = ANY($1::text[]) ORDER BY room, seq"
PAGES = "SELECT room, page, sum FROM rooms WHERE ended IS NULL AND room = ANY($1::text[]) ORDER BY room"
BLANK = "UPDATE tenures SET seq = 0 WHERE room = $1 AND node = $2 AND epoch = $3 RETURNING room"
LOST_END = "lines at the end of its log are missing"


class PostgresStore:
    def __init__(self, url: str, node: str, lease: int = LEASE) -> None:
        """Use `opened`: it looks at the database first."""
        self.node = node
        self.set_aside: tuple[str, ...] = ()
        self._connections = Connections(url, PIPES)
        self._db = Connections(url, READERS)
        self.lost: Callable[[str], None] = lambda _: None
        """Hears the name of a room that another node has taken."""
        self._writer = Writer(node, self._connections, self._fenced)
        self.tenures = Tenures(node, self._db, lease)

    @classmethod
    async def opened(cls, url: str, badge: str = "", node: str = "", lease: int = LEASE) -> Self:
        """Looked at, and brought to this server's format; raises Damaged with a sentence, and has changed nothing."""
        db = await reached(url)
        try:
            await schema.prepare(db, badge)
        except RAISED as fault:
            raise Damaged(sentence(fault)) from fault
        finally:
            db.terminate()
        return cls(url, node or secrets.token_hex(6), lease)

    # What every store does.

    def write(self, wanted: Write, now: int) -> Any:
        return self._writer.write(wanted, now)

    async def rooms(self, only: str | None = None) -> list[Kept]:
        """Of those that may be taken: they are ours from now on, in a new epoch, so that nothing under way comes after."""
        names = await self.tenures.takeable() if only is None else [only]
        return await self.read(await self.tenures.claim(names))

    async def match(self, link: str) -> bytes | None:
        """One whose bits have flipped is not shown."""
        row = await self._db.row("SELECT match, game, ended, record, sum FROM matches WHERE match = $1", link)
        if row is not None and match_sum(*row[:-1]) != row["sum"]:
            tell("match-damaged", match=link)
            return None
        return row["record"] if row else None

    async def keep(self, match: tuple[str, str, bytes], now: int) -> bytes:
        link, game, record = match
        await self._db.fetch(FILE, link, game, now, record, match_sum(link, game, now, record))
        kept: bytes | None = await self._db.value("SELECT record FROM matches WHERE match = $1", link)
        return kept or b""

    async def unseen(self) -> tuple[str, bytes] | None:
        """Several nodes look: each somewhere else, as long as there are many."""
        row = await self._db.row(UNSEEN, secrets.randbelow(8)) or await self._db.row(UNSEEN, 0)
        return (row["match"], row["record"]) if row else None

    async def keep_replay(self, link: str, replay: bytes) -> None:
        await self._db.fetch("UPDATE replays SET replay = $1 WHERE match = $2", replay, link)

    async def replay(self, link: str) -> bytes | None:
        replay: bytes | None = await self._db.value("SELECT replay FROM replays WHERE match = $1", link)
        return replay

    async def forget(self, before: int) -> int:
        """A little at a time: a year of rooms in one statement would take longer than a statement may."""
        matches: int = 0
        while True:
            gone = await self._db.row(FORGET, before, AT_ONCE)
            matches += gone["matches"]
            if not gone["matches"] and not gone["rooms"]:
                return matches

    async def newest(self) -> int:
        return await self._db.value(NEWEST) or 0

    async def fact(self, name: str) -> int | None:
        value: int | None = await self._db.value("SELECT value FROM facts WHERE name = $1", name)
        return value

    async def remember(self, name: str, value: int) -> None:
        await self._db.fetch(REMEMBER, name, value)

    async def delete(self, names: Sequence[str]) -> None:
        await self._db.fetch(DELETE, list(names))
        for name in names:
            self._writer.held.pop(name, None)

    async def rewrite(self, wanted: Write, now: int) -> None:
        """Fenced as every append: whoever has lost the room has lost its log, too."""
        room = wanted.room
        epoch = self.epoch(wanted.room)
        job = Job(wanted, now, epoch, 0)
        async with self._connections.one() as db, db.transaction():
            if epoch and await db.fetchval(BLANK, room, self.node, epoch) is None:
                raise Fenced(room)
            await db.execute("DELETE FROM log WHERE room = $1", room)
            if not await db.fetch(ALL, *values(self.node, [job]), *more([job])):
                raise Fenced(room)
        self._writer.held[room] = (epoch or 1, wanted.entries[-1].seq if wanted.entries else 0)

    async def release(self) -> None:
        self._writer.closed = True
        await self._writer.drained()
        await self.tenures.release_all()
        self._writer.held.clear()

    async def close(self) -> None:
        """What was asked for before is still done; whoever asks later is refused, not left waiting."""
        try:
            if not self._writer.closed:
                await self.release()
        except OSError:  # a database that is gone cannot be told; the lease will run out
            tell("not-released")
        await asyncio.gather(self._connections.close(), self._db.close())

    # What only a store of several nodes does.

    @property
    def held(self) -> list[tuple[str, int]]:
        """The rooms that are ours as far as we know, with their epochs."""
        return [(room, epoch) for room, (epoch, _) in self._writer.held.items()]

    def epoch(self, room: str) -> int:
        """In which we hold it; 0 if we do not."""
        return self._writer.held.get(room, (0, 0))[0]

    def _fenced(self, room: str) -> None:
        self.lost(room)

    def drop(self, room: str) -> None:
        self._writer.held.pop(room, None)

    async def read(self, claims: Iterable[Tenure]) -> list[Kept]:
        """What was claimed, all of it: whatever is appended next follows the last line."""
        tenures = {tenure.room: tenure for tenure in claims}
        for tenure in tenures.values():
            self._writer.held[tenure.room] = (tenure.epoch, tenure.seq)
        names = sorted(tenures)
        some = [names[at : at + AT_ONCE] for at in range(0, len(names), AT_ONCE)]
        return [room for each in some for room in await self._read(each, tenures)]

    async def _read(self, names: list[str], tenures: dict[str, Tenure]) -> list[Kept]:
        logs: dict[str, list[Line]] = {}
        for row in await self._db.fetch(LOGS, names):
            logs.setdefault(row["room"], []).append(tuple(row))
        pages = [tuple(row) for row in await self._db.fetch(PAGES, names)]
        return [_whole(page, logs.get(page[0], []), tenures[page[0]].seq) for page in pages]


def _whole(page: Any, lines: list[Line], last: int) -> Kept:
    """The row of the room knows how many lines there are, as the index does in a file."""
    commands = sum(line[3] is not None for line in lines)
    room = kept(page, lines, commands)
    return room if room.damage or len(lines) == last else room._replace(damage=LOST_END)
