"""The doctor looks at PostgreSQL, and changes nothing there."""

import asyncio
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from anpfiff.server.cluster.decisions import LEASE
from anpfiff.server.house.postgres.connections import reached
from anpfiff.server.house.postgres.faults import RAISED, sentence
from anpfiff.server.house.postgres.schema import FORMAT, looked_at
from anpfiff.server.house.store import Damaged
from anpfiff.server.ops.doctor import SLOW, SYNCS, Finding
from anpfiff.server.ops.shared import Shared

NODES = "SELECT count(*) FROM nodes WHERE seen > clock_timestamp() - $1 * interval '1 millisecond'"


def postgres(url: str) -> Iterator[Finding]:
    """Can it be reached, does it keep what it acknowledges, is what it holds ours, and how long does a commit take?"""
    yield from asyncio.run(_examined(url, Shared(url).place))


async def _examined(url: str, place: str) -> list[Finding]:
    try:
        db = await reached(url)
    except Damaged as fault:
        return [Finding("database", "bad", f"{place} cannot be used: {fault}.", "See docs/cluster.md.")]
    try:
        return [await _content(db, place), await _commit(db, place)]
    except RAISED as fault:
        return [Finding("database", "bad", f"{place} fails: {sentence(fault)}.", "See docs/cluster.md.")]
    finally:
        db.terminate()


async def _content(db: Any, place: str) -> Finding:
    version = (await db.fetchval("SHOW server_version")).split()[0]
    number = await looked_at(db)
    if number is None:
        return Finding(
            "database",
            "good",
            f"{place} is PostgreSQL {version} and empty; the first start makes the tables.",
        )
    if number > FORMAT:
        return Finding(
            "database",
            "bad",
            f"{place} was written by a newer Anpfiff (format {number}).",
            "Update this one.",
        )
    matches = await db.fetchval("SELECT count(*) FROM matches")
    nodes = await db.fetchval(NODES, LEASE)
    older = f"; it is of format {number}, which the next start brings to {FORMAT}" if number < FORMAT else ""
    return Finding(
        "database",
        "good",
        f"{place} is PostgreSQL {version} with {matches} finished matches and {nodes} nodes alive{older}.",
    )


async def _commit(db: Any, place: str) -> Finding:
    """A table of the session's own is not written ahead; a number that is used up in a transaction is."""
    took = median([await _one(db) for _ in range(SYNCS)])
    says = f"A commit takes {1000 * took:.1f} ms in {place}."
    if took > SLOW:
        return Finding("commit", "mind", says, "Give PostgreSQL a faster disk, or put it nearer.")
    return Finding("commit", "good", says)


async def _one(db: Any) -> float:
    began = time.perf_counter()
    await db.execute("SELECT pg_current_xact_id(), pg_logical_emit_message(true, 'anpfiff', 'doctor')")
    return time.perf_counter() - began
