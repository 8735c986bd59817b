"""Who runs which room, as PostgreSQL knows it: claims, releases, heartbeats. Times are the database's own."""

from typing import Any, NamedTuple

from anpfiff.server.cluster.decisions import LEASE
from anpfiff.server.cluster.fence import Holder, Tenure
from anpfiff.server.house.postgres.connections import Connections

SILENCE = "(extract(epoch FROM clock_timestamp() - seen) * 1000)::bigint"
ALIVE = """EXISTS (
    SELECT FROM nodes WHERE nodes.node = tenures.node
    AND greatest(seen, pg_postmaster_start_time()) > clock_timestamp() - $2 * interval '1 millisecond'
)"""
TAKEABLE = f"NOT ended AND (tenures.node IS NULL OR tenures.node = $1 OR NOT {ALIVE})"
"""As `decisions.may_take`; told to the database so that of two who want a room one gets it."""
CLAIM = f"""
UPDATE tenures SET node = $1, epoch = epoch + 1 WHERE room = ANY($3::text[]) AND {TAKEABLE}
RETURNING room, epoch, seq, node"""  # noqa: S608 -- constants
CLAIM_FLOCK = """
UPDATE tenures SET node = $1, epoch = epoch + 1 WHERE flock = $2 AND NOT ended AND room <> $2 RETURNING room, epoch, seq, node"""
ORPHANS = f"""
UPDATE tenures SET node = $1, epoch = epoch + 1 WHERE room IN (
    SELECT room FROM tenures WHERE flock = '' AND node IS DISTINCT FROM $1 AND {TAKEABLE} LIMIT $3 FOR UPDATE SKIP LOCKED
) RETURNING room, epoch, seq, node"""  # noqa: S608 -- constants
FREE = f"SELECT room FROM tenures WHERE {TAKEABLE} ORDER BY room"  # noqa: S608 -- constants
SEEN = f"""
SELECT tenures.room, epoch, seq, tenures.node, flock, nodes.node, address, {SILENCE}
FROM tenures LEFT JOIN nodes ON nodes.node = tenures.node"""  # noqa: S608 -- constants
BEAT = """
INSERT INTO nodes VALUES ($1, $2, $3, clock_timestamp(), $4, $5)
ON CONFLICT (node) DO UPDATE SET seen = clock_timestamp(), listed = $4, rooms = $5
RETURNING (SELECT extract(epoch FROM clock_timestamp() - before.seen) * 1000 FROM nodes before WHERE before.node = $1)::bigint"""
OTHERS = f"SELECT node, address, {SILENCE}, name, listed, rooms FROM nodes WHERE node <> $1"  # noqa: S608 -- constants
UP = "SELECT (extract(epoch FROM clock_timestamp() - pg_postmaster_start_time()) * 1000)::bigint"


class Neighbour(NamedTuple):
    """Another node, and what it tells everybody."""

    holder: Holder
    name: str
    listed: bytes
    """Its public rooms."""
    rooms: int


class Sight(NamedTuple):
    """A room, who runs it, and with whom it moves."""

    tenure: Tenure
    holder: Holder | None
    flock: str


class Tenures:
    def __init__(self, node: str, connections: Connections, lease: int = LEASE) -> None:
        self.node = node
        self._db = connections
        self.lease = lease

    async def claim(self, rooms: list[str]) -> list[Tenure]:
        """Those of them that may be taken are ours."""
        rows = await self._db.fetch(CLAIM, self.node, self.lease, rooms)
        return [Tenure(*row) for row in rows]

    async def claim_flock(self, flock: str) -> list[Tenure]:
        """All of it or nothing: the row that bears its name decides."""
        async with self._db.one() as db, db.transaction():
            head = await db.fetch(CLAIM, self.node, self.lease, [flock])
            rest = await db.fetch(CLAIM_FLOCK, self.node, flock) if head else []
            return [Tenure(*row) for row in [*head, *rest]]

    async def claim_orphans(self, most: int) -> list[Tenure]:
        rows = await self._db.fetch(ORPHANS, self.node, self.lease, most)
        return [Tenure(*row) for row in rows]

    async def takeable(self) -> list[str]:
        return [row[0] for row in await self._db.fetch(FREE, self.node, self.lease)]

    async def ours(self) -> list[Tenure]:
        query = "SELECT room, epoch, seq, node FROM tenures WHERE node = $1 AND NOT ended"
        return [Tenure(*row) for row in await self._db.fetch(query, self.node)]

    async def of_room(self, room: str) -> Sight | None:
        return _sight(await self._db.row(f"{SEEN} WHERE room = $1 AND NOT ended", room))

    async def of_code(self, code: str) -> Sight | None:
        return _sight(await self._db.row(f"{SEEN} WHERE code = $1 AND NOT ended", code))

    async def of_opener(self, secret: str) -> Sight | None:
        return _sight(await self._db.row(f"{SEEN} WHERE opener = $1 AND NOT ended LIMIT 1", secret))

    async def release_all(self) -> None:
        async with self._db.one() as db, db.transaction():
            await db.execute("UPDATE tenures SET node = NULL WHERE node = $1", self.node)
            await db.execute("DELETE FROM nodes WHERE node = $1", self.node)

    async def beat(self, name: str, address: str, listed: bytes, rooms: int) -> bool:
        """Were we here all the time? Also a row that others have cleared away was ours no longer."""
        silent: int | None = await self._db.value(BEAT, self.node, name, address, listed, rooms)
        return silent is not None and silent < self.lease

    async def neighbours(self) -> list[Neighbour]:
        rows = await self._db.fetch(OTHERS, self.node)
        return [Neighbour(Holder(*row[:3]), *row[3:]) for row in rows]

    async def sweep(self, silent: int) -> None:
        """Nodes that nobody has heard of for so long, and that have nothing left."""
        await self._db.fetch(
            f"DELETE FROM nodes WHERE {SILENCE} > $1 AND NOT EXISTS (SELECT FROM tenures WHERE tenures.node = nodes.node)",  # noqa: S608 -- constants
            silent,
        )

    async def up(self) -> int:
        """For how long the database has been running."""
        milliseconds: int = await self._db.value(UP)
        return milliseconds


def _sight(row: Any) -> Sight | None:
    if row is None:
        return None
    holder = None if row[5] is None else Holder(row[5], row[6], row[7])
    return Sight(Tenure(*row[:4]), holder, row[4])
