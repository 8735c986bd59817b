"""Reconnect storm: the server is gone, and everybody comes back at once."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec

from tests.support.frames import Line, line
from tests.support.killable_server import KillableServer

ROOMS, WATCHING = 100, 3
CLIENTS = ROOMS * (2 + WATCHING)


class Client:
    """Somebody in a room, who remembers the last table."""

    def __init__(self) -> None:
        self._token = secrets.token_urlsafe(32)
        self._line: Line | None = None
        self._news = asyncio.Event()
        self.heard: dict[str, Any] = {}

    async def enter(self, port: int, **words: Any) -> None:
        self.heard = {}
        self._line = await line(port, "/ws", self._hear)
        self.say(version=1, token=self._token, **words)
        await self.until("welcome")

    def say(self, **words: Any) -> None:
        assert self._line is not None, "connected"
        self._line.send(msgspec.json.encode(words))

    def _hear(self, text: bytes) -> None:
        told = msgspec.json.decode(text)
        self.heard[told["kind"]] = told
        self._news.set()

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The message of that kind, once it says that."""
        async with asyncio.timeout(60):
            while kind not in self.heard or not fields.items() <= self.heard[kind].items():
                self._news.clear()
                await self._news.wait()
        told: dict[str, Any] = self.heard[kind]
        return told

    async def hung_up(self) -> None:
        assert self._line is not None, "connected"
        await asyncio.wait_for(self._line.gone, 20)

    @property
    def position(self) -> tuple[Any, ...]:
        table = self.heard["table"]
        return table["seq"], table["view"], table["moves"], table["turn"]


async def seated(port: int) -> list[Client]:
    """A room with a match that has begun: two who play and three who watch."""
    clients = [Client() for _ in range(2 + WATCHING)]
    await clients[0].enter(port, kind="open", game="zweikampf")
    code = clients[0].heard["welcome"]["code"]
    for place, client in enumerate(clients[1:], 1):
        await client.enter(port, kind="join", code=code, watch=place > 1)
    clients[0].say(kind="start", id=1)
    await asyncio.gather(*(client.until("table") for client in clients))
    await move(clients, 2)
    return clients


async def move(clients: list[Client], number: int) -> None:
    """The first player moves, and everybody in the room sees it."""
    table = clients[0].heard["table"]
    clients[0].say(kind="act", id=number, move=table["moves"][0], seen=table["seq"])
    await asyncio.gather(*(client.until("table", seq=table["seq"] + 1) for client in clients))


async def back(port: int, client: Client) -> None:
    code, seen = client.heard["welcome"]["code"], client.heard["table"]["seq"]
    await client.enter(port, kind="join", code=code, seen=seen)
    await client.until("table")


def test_five_hundred_come_back_at_once_and_are_all_in_sync(tmp_path: Path) -> None:
    async def storm() -> None:
        async with KillableServer(tmp_path) as server:
            port = await server.born()
            rooms = [await seated(port) for _ in range(ROOMS)]
            everybody = [client for room in rooms for client in room]
            before = [client.position for client in everybody]
            assert len(everybody) == CLIENTS

            server.kill()
            await asyncio.gather(*(client.hung_up() for client in everybody))
            port = await server.born()
            await asyncio.gather(*(back(port, client) for client in everybody))

            assert [client.position for client in everybody] == before
            assert all(len({client.heard["table"]["seq"] for client in room}) == 1 for room in rooms)
            await asyncio.gather(*(client.until("room", phase="playing") for client in everybody))

    asyncio.run(storm())
