"""Connections to PostgreSQL: a few that stay open, each used by one at a time, made anew when one has died."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from anpfiff.server.house.postgres.faults import RAISED, sentence, told
from anpfiff.server.house.postgres.pooled import Pooled, is_pooled
from anpfiff.server.house.store import Damaged, StoreFault

PATIENCE = 5.0
"""Seconds that a statement, or a new connection, may take."""
SCHEMES = ("postgresql", "postgres")
SAFE = ("on", "remote_apply")
"""What `synchronous_commit` may be: on disk before it is told."""


def is_postgres(url: str) -> bool:
    return urlsplit(url).scheme in SCHEMES


class Connections:
    """All of one store; who wants one while all are taken waits."""

    def __init__(self, url: str, most: int, patience: float = PATIENCE) -> None:
        self._url = url
        self._patience = patience
        self._free: asyncio.LifoQueue[Any] = asyncio.LifoQueue()
        self._closed = False
        for _ in range(most):
            self._free.put_nowait(None)
        self._all: set[Any] = set()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Any]:
        db = await self._free.get()
        try:
            with told():
                if db is None or db.is_closed():
                    db = await self._made(db)
                yield db
        except BaseException as fault:
            if db is not None and not isinstance(fault.__cause__, asyncpg.PostgresError):
                db.terminate()  # who knows what it is still doing
            raise
        finally:
            self._free.put_nowait(db)

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        async with self.one() as db:
            rows: list[Any] = await db.fetch(query, *values)
            return rows

    async def row(self, query: str, *values: Any) -> Any:
        async with self.one() as db:
            return await db.fetchrow(query, *values)

    async def value(self, query: str, *values: Any) -> Any:
        async with self.one() as db:
            return await db.fetchval(query, *values)

    async def close(self) -> None:
        self._closed = True
        await asyncio.gather(*map(_closed, self._all))

    async def _made(self, dead: Any) -> Any:
        if self._closed:
            raise StoreFault("the store is closed")
        self._all.discard(dead)
        db = await connected(self._url, self._patience)
        self._all.add(db)
        return db


async def connected(url: str, patience: float = PATIENCE) -> Any:
    """Every connection, also one made after PostgreSQL was set otherwise, keeps what it has acknowledged."""
    db = await _dialled(url, patience)
    try:
        await _must_be_safe(db)
    except BaseException:
        db.terminate()
        raise
    return db


async def _dialled(url: str, patience: float) -> Any:
    db = await asyncpg.connect(url, timeout=patience, command_timeout=patience)
    try:
        pooled = await is_pooled(db)
    except BaseException:
        db.terminate()
        raise
    if not pooled:
        return db
    db.terminate()
    return await asyncpg.connect(
        url, timeout=patience, command_timeout=patience, connection_class=Pooled, statement_cache_size=0
    )


async def _closed(db: Any) -> None:
    with suppress(*RAISED):
        await db.close(timeout=1)


async def reached(url: str) -> Any:
    """The first connection: whatever is wrong with the address is said in a sentence."""
    try:
        return await connected(url)
    except (ValueError, asyncpg.ClientConfigurationError) as fault:
        raise Damaged(
            "that is no address of a database; it looks like postgresql://USER@HOST/NAME"
        ) from fault
    except RAISED as fault:
        raise Damaged(sentence(fault)) from fault


async def _must_be_safe(db: Any) -> None:
    if await db.fetchval("SELECT pg_is_in_recovery()"):
        raise StoreFault("it is a replica, which can only be read; name the primary")
    if await db.fetchval("SHOW default_transaction_read_only") == "on":
        raise StoreFault("it is set to read only (default_transaction_read_only)")
    for name, good in (("synchronous_commit", SAFE), ("fsync", ("on",))):
        value = await db.fetchval(f"SHOW {name}")
        if value not in good:
            raise StoreFault(
                f"{name} is {value}, so that a move could be lost after it was acknowledged; set {name} = on"
            )
