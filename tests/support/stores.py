"""Both stores, for tests that hold for either: `with_store(test)` opens an empty one, runs the test and closes it."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import NamedTuple

from anpfiff.server.house.postgres.store import PostgresStore
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.house.store import Store, StoreFault
from tests.support.postgres import Postgres

Opened = Callable[[], Awaitable[Store]]


class Kind(NamedTuple):
    """One of the two, and what it raises."""

    opened: Opened
    twice: type[Exception]
    """For a number that is given twice in a room."""
    refusal: type[Exception]
    """For a command that somebody gives twice."""
    impossible: type[Exception]
    """For a value that it cannot hold."""

    def __call__(self, test: Callable[[Store], Awaitable[None]]) -> None:
        asyncio.run(self._run(test))

    async def _run(self, test: Callable[[Store], Awaitable[None]]) -> None:
        store = await self.opened()
        try:
            await test(store)
        finally:
            await store.close()


def in_a_file() -> Kind:
    async def opened() -> Store:
        return SqliteStore(":memory:")

    return Kind(opened, sqlite3.IntegrityError, sqlite3.IntegrityError, OverflowError)


def in_postgres(postgres: Postgres) -> Kind:
    place = asyncio.run(somewhere(postgres))

    async def opened() -> Store:
        return await PostgresStore.opened(place)

    return Kind(opened, OSError, StoreFault, StoreFault)


async def somewhere(postgres: Postgres) -> str:
    """The address of a place with nothing in it: a schema is made sooner than a database."""
    name = f"place_{token_hex(4)}"
    await postgres.say(f"CREATE SCHEMA {name}")
    return f"{postgres.url()}?search_path={name}"
