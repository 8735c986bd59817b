"""A whole server in this process, on a port that the system chooses, and raw clients that speak to it."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import aiohttp
import msgspec

from anpfiff.client import fresh_token
from anpfiff.server.house.house import House
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.http import entrance
from anpfiff.server.http.app import Server
from anpfiff.server.http.guard import SPEECH_BURST, SPEECH_REFILL
from anpfiff.server.ops.metrics import Metrics
from anpfiff.server.room.tempo import Tempo
from anpfiff.wire import messages as wire

QUICK = Tempo(countdown=0, rethink=5, pace=0)
"""Nobody counts down, and bots do not pretend to think."""
CHATTY = (1_000_000, 1)
"""Bots that play a whole match in a second say more than any hand could."""
told = msgspec.json.Decoder(wire.Told)
SCENES: "dict[str, Callable[[Guests, Serving], Awaitable[None]]]" = {}
"""What such tests do, by their names: it can be done elsewhere, too."""
Wanted = TypeVar("Wanted", bound=wire.Told)


class Serving(NamedTuple):
    """A server that accepts connections."""

    url: str
    house: House
    server: Server


@asynccontextmanager
async def serving(
    tempo: Tempo = QUICK,
    store: Path | str = ":memory:",
    port: int = 0,
    speech: tuple[int, int] = (SPEECH_BURST, SPEECH_REFILL),
) -> AsyncIterator[Serving]:
    house = House(SqliteStore(store), tempo=tempo)
    await house.restore()
    server = Server(house, ("anpfiff.local", "play.local"), speech)
    app = server.app(Metrics(house, server.traffic).routes())
    runner = entrance.runner(app, shutdown_timeout=0.5)
    await runner.setup()
    door = socket.create_server(("127.0.0.1", port))
    site = await entrance.opened(runner, door, server.visits)
    try:
        yield Serving(f"http://127.0.0.1:{door.getsockname()[1]}", house, server)
    finally:
        site.close()
        await house.close()
        await runner.cleanup()


class Raw:
    """A client that says exactly what a test wants, and nothing by itself; `room` and `table` are the last it was told."""

    room: wire.Room
    table: wire.Table

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.socket, self.token = socket, token
        self.number = 0

    async def send(self, raw: object) -> None:
        await self.socket.send_str(raw if isinstance(raw, str) else msgspec.json.encode(raw).decode())

    async def order(self, kind: str, **fields: Any) -> int:
        """Send a command with the next number."""
        self.number += 1
        await self.send({"kind": kind, "id": self.number, **fields})
        return self.number

    async def do(self, kind: str, **fields: Any) -> wire.Done | wire.Refused:
        """Send a command and wait for its answer."""
        number = await self.order(kind, **fields)
        return await self.answer(number)

    async def answer(self, number: int) -> wire.Done | wire.Refused:
        while True:
            match await self.next():
                case (wire.Done(id=answered) | wire.Refused(id=answered)) as answer if answered == number:
                    return answer
                case wire.Table(done=done, seq=seq) if done == number:
                    return wire.Done(number, seq)

    async def hear(self, kind: type[Wanted], **facts: Any) -> Wanted:
        """The next message of that kind in which those facts hold; others are let pass."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and all(
                getattr(message, name) == fact for name, fact in facts.items()
            ):
                return message

    async def next(self) -> wire.Told:
        frame = await self.socket.receive(timeout=10)
        assert frame.type is aiohttp.WSMsgType.TEXT, f"no message but {frame.type.name} {frame.data}"
        message: wire.Told = told.decode(frame.data)
        if isinstance(message, wire.Room):
            self.room = message
        elif isinstance(message, wire.Table):
            self.table = message
        return message

    async def closed(self) -> int | None:
        """Read on until the socket is closed; the answer is the close code."""
        while not (await self.socket.receive(timeout=10)).type & 0x100 and not self.socket.closed:
            pass
        return self.socket.close_code


class Guests:
    """People who come in over real sockets; all are gone when the test is."""

    def __init__(self, url: str, session: aiohttp.ClientSession, stack: AsyncExitStack) -> None:
        self.url, self.session, self._stack = url, session, stack

    async def dial(self, token: str | None = None, **headers: str) -> Raw:
        socket = await self._stack.enter_async_context(
            self.session.ws_connect(f"{self.url}/ws", headers=headers)
        )
        return Raw(socket, token or fresh_token())

    async def open(self, game: str, token: str | None = None, **fields: Any) -> tuple[Raw, wire.Room]:
        """A host, and the room."""
        raw = await self.dial(token)
        await raw.send({"kind": "open", "version": wire.VERSION, "token": raw.token, "game": game, **fields})
        return raw, await raw.hear(wire.Room)

    async def join(self, code: str, token: str | None = None, **fields: Any) -> tuple[Raw, wire.Welcome]:
        raw = await self.dial(token)
        await raw.send({"kind": "join", "version": wire.VERSION, "token": raw.token, "code": code, **fields})
        welcome = await raw.hear(wire.Welcome)
        raw.number = welcome.command
        return raw, welcome

    async def refused(self, **fields: Any) -> wire.Refused:
        """Say something at the door that is refused; the server says why, says goodbye and closes."""
        raw = await self.dial()
        first = {"version": wire.VERSION, "token": raw.token} | fields
        await raw.send(first)
        refusal = await raw.hear(wire.Refused)
        assert (await raw.hear(wire.Bye)).why == refusal.why
        await raw.closed()
        assert raw.socket.close_code == 4000
        return refusal


@asynccontextmanager
async def guests(
    tempo: Tempo = QUICK, store: Path | str = ":memory:"
) -> AsyncIterator[tuple[Guests, Serving]]:
    async with serving(tempo, store) as place, aiohttp.ClientSession() as session, AsyncExitStack() as stack:
        yield Guests(place.url, session, stack), place


def served(test: Callable[[Guests, Serving], Awaitable[None]]) -> Callable[[], None]:
    """A test that is given a running server and people to send there; half a minute is more than it may take."""
    return served_at(QUICK)(test)


def served_at(tempo: Tempo) -> Callable[[Callable[[Guests, Serving], Awaitable[None]]], Callable[[], None]]:
    def decorate(test: Callable[[Guests, Serving], Awaitable[None]]) -> Callable[[], None]:
        async def main() -> None:
            async with asyncio.timeout(30), guests(tempo) as (people, place):
                await test(people, place)

        def run() -> None:
            asyncio.run(main())

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        SCENES[test.__name__] = test
        return run

    return decorate
