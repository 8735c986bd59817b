"""Behind PgBouncer: a pooler that gives each transaction another connection to PostgreSQL.

asyncpg prepares a statement and executes it in two steps, under a name that it keeps. Between two transactions a pooler may change
the server behind the line, where that name is unknown, or is another node's. So here nothing has a name, and both steps are one
transaction; it costs three messages more, and holds for every version and either way of pooling.
"""

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

import asyncpg


async def is_pooled(db: Any) -> bool:
    """Is the server that answers another than the one that greeted us? Asked without preparing anything."""
    try:
        await db.execute(f"SELECT 1 / (pg_backend_pid() = {db.get_server_pid()})::int")
    except asyncpg.DivisionByZeroError:
        return True
    return False


class Pooled(asyncpg.Connection):  # type: ignore[misc]  # the driver ships no types
    async def fetch(self, *words: Any, **more: Any) -> Any:
        async with self._whole():
            return await super().fetch(*words, **more)

    async def fetchrow(self, *words: Any, **more: Any) -> Any:
        async with self._whole():
            return await super().fetchrow(*words, **more)

    async def fetchval(self, *words: Any, **more: Any) -> Any:
        async with self._whole():
            return await super().fetchval(*words, **more)

    def _whole(self) -> AbstractAsyncContextManager[Any]:
        """Whoever is in a transaction already has one server until its end."""
        return nullcontext() if self.is_in_transaction() else self.transaction()
