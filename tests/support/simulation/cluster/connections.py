"""A node's connections to the model: statements go over the network, and faults come back as the real ones do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from asyncpg import UniqueViolationError

from anpfiff.server.house.postgres.faults import told
from tests.support.simulation.cluster.database import NAME, TIMEOUT, Client, Database, Rows, settle
from tests.support.simulation.cluster.statements import IN_TWO_STEPS, STATEMENTS

CROSSING = 2_000
"""The longest between a claim's look and its deed, in microseconds."""


class ModelConnections:
    """In the place of the real `Connections`; it has as many as anybody wants, and no order among them."""

    def __init__(self, client: Client, database: Database) -> None:
        self._client = client
        self._database = database

    async def fetch(self, query: str, *values: Any) -> Rows:
        with told():
            rows: Rows = await self._ask(query, *values)
        return rows

    execute = fetch

    async def row(self, query: str, *values: Any) -> Any:
        rows = await self.fetch(query, *values)
        return rows[0] if rows else None

    async def value(self, query: str, *values: Any) -> Any:
        row = await self.row(query, *values)
        return row[0] if row else None

    @asynccontextmanager
    async def one(self) -> AsyncIterator["ModelConnections"]:
        yield self

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Weaker than the real one: between its statements others come in."""
        yield

    async def close(self) -> None:
        """There is nothing to close."""

    def _ask(self, query: str, *values: Any) -> "asyncio.Future[Rows]":
        """A fault that is no answer leaves it open whether the statement was done, or will be."""
        client, answer = self._client, self._client.loop.create_future()
        client.loop.call_later(TIMEOUT, settle, answer, None, TimeoutError("no answer"))
        self._database.wires.carry(client.name, NAME, partial(self._arrived, query, values, answer))
        return answer

    def _arrived(self, query: str, values: tuple[Any, ...], answer: "asyncio.Future[Rows]") -> None:
        """Now and then it comes twice, the second time right after the first: what is answered is the first."""
        self._carry_out(query, values, answer)
        wires = self._database.wires
        if wires.storm.double > 0 and wires.lots.random() < wires.storm.double:
            self._carry_out(query, values, self._client.loop.create_future())

    def _carry_out(self, query: str, values: tuple[Any, ...], answer: "asyncio.Future[Rows]") -> None:
        db = self._database
        if query in IN_TWO_STEPS:
            deed = partial(IN_TWO_STEPS[query], db, db.alive(values[1]), *values)
            db.wires.schedule.after(db.wires.lots.randrange(CROSSING), lambda: self._serve(deed, answer))
        else:
            self._serve(partial(STATEMENTS[query], db, *values), answer)

    def _serve(self, deed: Any, answer: "asyncio.Future[Rows]") -> None:
        rows, fault = self._done(deed)
        client, wires = self._client, self._database.wires
        wires.carry(NAME, client.name, lambda: client.loop.run(settle, answer, rows, fault))

    def _done(self, deed: Any) -> tuple[Rows, Exception | None]:
        db = self._database
        if not db.up:
            return [], ConnectionError("the database system is shutting down")
        try:
            rows = deed()
        except UniqueViolationError as refusal:
            return [], refusal
        if db.storm.lost > 0 and db.wires.lots.random() < db.storm.lost:
            return [], ConnectionError("connection was closed in the middle of operation")
        return rows, None
