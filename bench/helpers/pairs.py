"""Two at a table, in the words of each server: how they sit down, what a move looks like, when one has arrived."""

import asyncio
import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from tests.support.frames import Line, line

MOVE = b'{"kind":"act","id":%d,"move":{"place":7},"seen":%d,"pad":0}'
"""About sixty bytes, for servers to which a move means nothing."""

OFFER = (msgspec.Raw(b'{"kind":"turn-over"}'),)
"""What either seat may do before the first card."""

Arrived = Callable[["Pair"], None]


class Pair(ABC):
    """Two sockets in one room. `arrived` is called whenever one of them is told of a move."""

    def __init__(self, port: int, number: int, arrived: Arrived) -> None:
        self.port = port
        self.number = number
        self.arrived = arrived
        self.lines: list[Line] = []
        self.sent = 0.0
        self.awaited = 0
        """How many of the two have not been told of the last move yet."""
        self.refused = 0
        self.count = 0

    @abstractmethod
    async def sit(self) -> None:
        """Take both seats."""

    async def begin(self) -> None:  # noqa: B027 -- most pairs have nothing to do
        """Whatever has to happen before the first move."""

    def can_move(self) -> bool:
        return not self.awaited

    @abstractmethod
    def move(self) -> None:
        """Send the next move."""

    def told(self) -> None:
        if self.awaited:
            self.awaited -= 1
            self.arrived(self)

    def close(self) -> None:
        for one in self.lines:
            one.close()


class Bare(Pair):
    """Node with `ws`: a room is a path."""

    async def sit(self) -> None:
        path = f"/{self.number}"
        self.lines = [await line(self.port, path, lambda _: self.told()) for _ in range(2)]

    def move(self) -> None:
        self.count += 1
        self.lines[self.count % 2].send(MOVE % (self.count, self.count))


class Durable(Pair):
    """Node that does the same work: it judges Zweikampf and tells only what is on disk. Whoever is not ready yet moves."""

    def __init__(self, port: int, number: int, arrived: Arrived) -> None:
        super().__init__(port, number, arrived)
        self._seq = 0
        self._offers: list[tuple[msgspec.Raw, ...]] = [OFFER, OFFER]

    async def sit(self) -> None:
        path = f"/{self.number}"
        for seat in range(2):
            self.lines.append(await line(self.port, path, partial(self._heard, seat)))

    def can_move(self) -> bool:
        return not self.awaited and any(self._offers)

    def move(self) -> None:
        self.count += 1
        seat = self.count % 2 if all(self._offers) else int(not self._offers[0])
        move = self._offers[seat][0]
        self._offers = [(), ()]
        self.lines[seat].send(b'{"kind":"act","id":%d,"move":%s,"seen":%d}' % (self.count, move, self._seq))

    def _heard(self, seat: int, said: bytes) -> None:
        told = read(said)
        if told.kind == "refused":
            self.refused += 1
            return
        self._seq = told.seq
        self._offers[seat] = told.moves
        self.told()


class Colyseus(Pair):
    """A seat is reserved by HTTP; then frames of a byte for their kind and MessagePack."""

    JOINED = 10
    MESSAGE = 13

    async def sit(self) -> None:
        for _ in range(2):
            seat = await asyncio.to_thread(self._reserve)
            room = seat["room"]
            path = f"/{room['processId']}/{room['roomId']}?sessionId={seat['sessionId']}"
            one = await line(self.port, path, self._heard)
            self.lines.append(one)
            one.send(bytes((self.JOINED,)), kind=2)

    def _reserve(self) -> dict[str, Any]:
        address = f"http://127.0.0.1:{self.port}/matchmake/joinOrCreate/pair"
        body = json.dumps({"table": self.number}).encode()
        with urlopen(Request(address, body, {"Content-Type": "application/json"}), timeout=20) as answer:
            seat: dict[str, Any] = json.load(answer)
            return seat

    def _heard(self, payload: bytes) -> None:
        if payload[0] == self.MESSAGE:
            self.told()

    def move(self) -> None:
        self.count += 1
        move = {"kind": "act", "id": self.count, "move": {"place": 7}, "seen": self.count}
        words = msgspec.msgpack.encode("move") + msgspec.msgpack.encode(move)
        self.lines[self.count % 2].send(bytes((self.MESSAGE,)) + words, kind=2)


class Boardgame(Pair):
    """boardgame.io speaks socket.io: a text with a number for its kind, the game's name, and a list."""

    async def sit(self) -> None:
        for seat in range(2):
            greeted = asyncio.get_running_loop().create_future()
            synced = asyncio.get_running_loop().create_future()
            path = "/socket.io/?EIO=4&transport=websocket"
            one = await line(self.port, path, partial(self._heard, greeted=greeted, synced=synced))
            self.lines.append(one)
            one.send(b"40/pair,")
            await asyncio.wait_for(greeted, 20)
            one.send(f'42/pair,["sync","{self.number}","{seat}",null,2]'.encode())
            await asyncio.wait_for(synced, 20)

    def _heard(self, said: bytes, greeted: "asyncio.Future[None]", synced: "asyncio.Future[None]") -> None:
        if said.startswith(b"2"):
            for one in self.lines:
                one.send(b"3")
        elif said.startswith(b"40/pair") and not greeted.done():
            greeted.set_result(None)
        elif said.startswith(b'42/pair,["sync"') and not synced.done():
            synced.set_result(None)
        elif said.startswith(b'42/pair,["update"'):
            self.told()

    def move(self) -> None:
        seat = self.count % 2
        play = f'{{"type":"MAKE_MOVE","payload":{{"type":"play","args":[7],"playerID":"{seat}"}}}}'
        words = f'42/pair,["update",{play},{self.count},"{self.number}","{seat}"]'
        self.count += 1
        self.lines[seat].send(words.encode())


class Told(msgspec.Struct):
    """As much of our server's messages as somebody must read who only plays what is offered."""

    kind: str
    n: int = 0
    code: str = ""
    phase: str = ""
    seq: int = 0
    moves: tuple[msgspec.Raw, ...] = ()


read = msgspec.json.Decoder(Told).decode


class Ours(Pair):
    """Zweikampf, because either seat may move whenever it wants until both have, as in the peers' rooms, and because what is
    told of a move (about 300 bytes) is nearest to theirs; every move is offered by the server and judged by real rules.
    """

    GAME = b"zweikampf"

    def __init__(self, port: int, number: int, arrived: Arrived) -> None:
        super().__init__(port, number, arrived)
        self._tokens = [secrets.token_urlsafe(32).encode() for _ in range(2)]
        self._code: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._seq = 0
        self._offers: list[tuple[msgspec.Raw, ...]] = [(), ()]

    async def sit(self) -> None:
        first = await line(self.port, "/ws", lambda said: self._heard(0, said))
        self.lines.append(first)
        first.send(b'{"kind":"open","version":1,"token":"%s","game":"%s"}' % (self._tokens[0], self.GAME))
        code = await asyncio.wait_for(self._code, 20)
        second = await line(self.port, "/ws", lambda said: self._heard(1, said))
        self.lines.append(second)
        second.send(
            b'{"kind":"join","version":1,"token":"%s","code":"%s"}' % (self._tokens[1], code.encode())
        )

    async def begin(self) -> None:
        self._start()
        await asyncio.wait_for(self._begun, 20)

    def can_move(self) -> bool:
        return not self.awaited and any(self._offers)

    def move(self) -> None:
        """Whoever is asked, in turns where both are."""
        self.count += 1
        seat = self.count % 2 if all(self._offers) else int(not self._offers[0])
        move, self._offers = self._offers[seat][0], [(), ()]
        self.lines[seat].send(b'{"kind":"act","id":%d,"move":%s,"seen":%d}' % (self.count, move, self._seq))

    def _start(self) -> None:
        self.count += 1
        self.lines[0].send(b'{"kind":"start","id":%d}' % self.count)

    def _heard(self, seat: int, said: bytes) -> None:
        told = read(said)
        if told.kind == "table":
            self._told(seat, told)
        elif told.kind == "ping":
            self.lines[seat].send(b'{"kind":"pong","n":%d}' % told.n)
        elif told.kind == "welcome" and not self._code.done():
            self._code.set_result(told.code)
        elif told.kind == "room" and told.phase == "over" and seat == 0:
            self._start()
        elif told.kind == "refused":
            self.refused += 1

    def _told(self, seat: int, told: Told) -> None:
        self._seq, self._offers[seat] = told.seq, told.moves
        if told.moves and not self._begun.done():
            self._begun.set_result(None)
        self.told()
