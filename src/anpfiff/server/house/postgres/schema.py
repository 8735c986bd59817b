"""The tables in PostgreSQL: those of the SQLite file, and who runs which room. Migrations go by number, each whole or not at all."""

from typing import Any

from anpfiff.server.house.store import Damaged, Newer

FIRST = """
CREATE TABLE rooms (
    room text COLLATE "C" PRIMARY KEY, page bytea NOT NULL, touched bigint NOT NULL, ended bigint, sum bigint
);
CREATE INDEX rooms_ended ON rooms (ended) WHERE ended IS NOT NULL;
CREATE TABLE log (
    room text COLLATE "C" NOT NULL, seq bigint NOT NULL, person bigint, command bigint, body bytea NOT NULL, sum bigint,
    PRIMARY KEY (room, seq)
);
CREATE UNIQUE INDEX once ON log (room, person, command) WHERE command IS NOT NULL;
CREATE TABLE matches (
    match text COLLATE "C" PRIMARY KEY, room text NOT NULL, game text NOT NULL, ended bigint NOT NULL, record bytea NOT NULL,
    sum bigint
);
CREATE TABLE replays (match text COLLATE "C" PRIMARY KEY, replay bytea);
CREATE INDEX unseen ON replays (match) WHERE replay IS NULL;
CREATE TABLE facts (name text COLLATE "C" PRIMARY KEY, value bigint NOT NULL);
CREATE TABLE nodes (
    node text COLLATE "C" PRIMARY KEY, name text NOT NULL, address text NOT NULL, seen timestamptz NOT NULL,
    listed bytea NOT NULL DEFAULT '[]', rooms bigint NOT NULL DEFAULT 0
);
CREATE TABLE tenures (
    room text COLLATE "C" PRIMARY KEY, epoch bigint NOT NULL, seq bigint NOT NULL, node text COLLATE "C",
    flock text NOT NULL DEFAULT '', code text COLLATE "C", opener text COLLATE "C", link text COLLATE "C",
    ended boolean NOT NULL DEFAULT false
) WITH (fillfactor = 50);
CREATE UNIQUE INDEX tenures_code ON tenures (code);
CREATE INDEX tenures_opener ON tenures (opener);
CREATE INDEX tenures_link ON tenures (link);
CREATE INDEX tenures_node ON tenures (node);
CREATE INDEX tenures_flock ON tenures (flock) WHERE flock <> '';
INSERT INTO tenures (room, epoch, seq, flock) VALUES ('clubs', 0, 0, 'clubs');
"""
MIGRATIONS = (FIRST,)
"""From nothing to format 1, from 1 to 2, and so on."""
FORMAT = len(MIGRATIONS)
BESIDE = "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = ANY($1::text[]) LIMIT 1"
OURS = ["rooms", "log", "matches", "replays", "facts", "nodes", "tenures"]


async def prepare(db: Any, badge: str) -> None:
    """Two nodes that start at once do this one after the other; `badge` tells one cluster from another."""
    async with db.transaction():
        await db.execute("CREATE TABLE IF NOT EXISTS anpfiff (format bigint NOT NULL, badge text NOT NULL)")
        await db.execute("LOCK TABLE anpfiff IN ACCESS EXCLUSIVE MODE")
        row = await db.fetchrow("SELECT format, badge FROM anpfiff")
        if row is None:
            await _found(db, badge)
        else:
            _must_be_ours(row, badge)
            await _migrate(db, row["format"])


async def looked_at(db: Any) -> int | None:
    """The format of what is there; None where there is nothing of ours."""
    if await db.fetchval("SELECT to_regclass('anpfiff')") is None:
        return None
    number: int | None = await db.fetchval("SELECT format FROM anpfiff")
    return number


async def _found(db: Any, badge: str) -> None:
    if await db.fetchval(BESIDE, OURS):
        raise Damaged(
            "it holds tables of other programs under the names of ours; give Anpfiff a database of its own"
        )
    for step in MIGRATIONS:
        await db.execute(step)
    await db.execute("INSERT INTO anpfiff VALUES ($1, $2)", FORMAT, badge)


async def _migrate(db: Any, number: int) -> None:
    for step in MIGRATIONS[number:]:
        await db.execute(step)
    if number < FORMAT:
        await db.execute("UPDATE anpfiff SET format = $1", FORMAT)


def _must_be_ours(row: Any, badge: str) -> None:
    if row["format"] > FORMAT:
        raise Newer(f"format {row['format']}; this server reads format {FORMAT}")
    if row["format"] < 1:
        raise Damaged(f"it says that it is of format {row['format']}, and there is none before 1")
    if row["badge"] != badge:
        raise Damaged(
            "it belongs to another cluster, whose key is another; all nodes of one cluster have one key (--cluster-key), "
            "and two clusters need two databases"
        )
