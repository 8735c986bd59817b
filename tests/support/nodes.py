"""Several nodes in this process on one PostgreSQL, each with its own door; people may come to any."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

import aiohttp

from anpfiff.server.house.shared import SharedHouse
from anpfiff.server.http import entrance
from anpfiff.server.http.app import Server
from anpfiff.server.http.guard import SPEECH_BURST, SPEECH_REFILL
from anpfiff.server.ops.metrics import Metrics
from anpfiff.server.ops.node import Node
from anpfiff.server.ops.shared import Shared
from anpfiff.server.room.tempo import Tempo
from tests.support.postgres import Postgres
from tests.support.serving import QUICK, Guests
from tests.support.stores import somewhere

KEY = "a key that only this test's nodes have"


class Running(NamedTuple):
    """One node, and people who come to it."""

    url: str
    node: Node
    server: Server
    guests: Guests

    @property
    def house(self) -> SharedHouse:
        return self.node.house


@asynccontextmanager
async def a_node(
    database: str,
    key: str | None = KEY,
    tempo: Tempo = QUICK,
    speech: tuple[int, int] = (SPEECH_BURST, SPEECH_REFILL),
) -> AsyncIterator[Running]:
    node = await Node.opened(Shared(database, key), tempo=tempo)
    server = Server(node.house, ("anpfiff.local", "play.local"), speech)
    app = server.app(Metrics(node.house, server.traffic, node.figures).routes())
    runner = entrance.runner(app, shutdown_timeout=0.5)
    await runner.setup()
    await node.join(server, runner)
    door = socket.create_server(("127.0.0.1", 0))
    site = await entrance.opened(runner, door, server.visits)
    watch = asyncio.create_task(node.watch())
    url = f"http://127.0.0.1:{door.getsockname()[1]}"
    async with aiohttp.ClientSession() as session, AsyncExitStack() as stack:
        try:
            yield Running(url, node, server, Guests(url, session, stack))
        finally:
            watch.cancel()
            site.close()
            await node.house.close()
            await node.leave()
            await runner.cleanup()


Test = Callable[[Running, Running], Awaitable[None]]


def on_two_nodes(postgres: Postgres, test: Test) -> None:
    async def main() -> None:
        database = await somewhere(postgres)
        async with asyncio.timeout(40), a_node(database) as one, a_node(database) as other:
            await test(one, other)

    asyncio.run(main())
