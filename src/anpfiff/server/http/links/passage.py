"""Passing on: whoever came here and belongs elsewhere. This node carries the words and understands none of them."""

import asyncio
import time
from contextlib import suppress
from itertools import count
from typing import Protocol

import aiohttp
import msgspec
from aiohttp import web

from anpfiff.core import Refused
from anpfiff.server.cluster.fence import Holder
from anpfiff.server.house.actor import Listener
from anpfiff.server.house.telling import tell
from anpfiff.server.http.json import body
from anpfiff.server.http.links.frames import Answer, Ask, Enter, Frame, Kind, unpacked
from anpfiff.server.http.links.handshake import Stranger, dialled
from anpfiff.server.http.links.link import Link
from anpfiff.server.http.sockets import encode
from anpfiff.wire import messages as wire

PATIENCE = 1.0
"""Seconds in which a neighbour has to answer the door."""
AGAIN = 0.5
"""Seconds in which one that did not is not tried again: whoever waited for the same answer has it."""
SLOWEST = 90.0
"""Seconds that the answer to a request may take."""
OWN = frozenset(
    {"connection", "content-length", "transfer-encoding", "upgrade", "keep-alive", "date", "server"}
)
"""Headers that belong to one connection, not to what is said over it."""


class Line(Listener, Protocol):
    """A socket, or a line without one."""

    def cut(self) -> None: ...


class Passed:
    """Somebody whose room is elsewhere."""

    def __init__(self, link: Link, channel: int, lines: dict[int, Line]) -> None:
        self._link = link
        self._channel = channel
        self._lines = lines
        self._left = False

    def hear(self, text: str | bytes | None) -> None:
        if text is None:
            self._link.send(Frame(Kind.MUTE, self._channel))
        else:
            words = text.encode() if isinstance(text, str) else text
            self._link.send(Frame(Kind.SAID, self._channel, words))

    def alive(self) -> None:
        self._link.send(Frame(Kind.ALIVE, self._channel))

    def leave(self) -> None:
        """Also when the other side has said goodbye: only now does it know that the socket is gone."""
        self._lines.pop(self._channel, None)
        if not self._left:
            self._left = True
            self._link.send(Frame(Kind.LEFT, self._channel))


class Passage:
    """All connections from this node to others; each is made when it is first needed."""

    def __init__(self, node: str, key: str) -> None:
        self._node = node
        self._key = key.encode()
        self._links: dict[str, _Dialled] = {}
        self._dialling: dict[str, asyncio.Lock] = {}
        self._silent: dict[str, float] = {}
        """Until when a node that did not answer is left alone."""
        self._session: aiohttp.ClientSession | None = None
        self._channels = count(1)
        self.passed = 0
        """Lines and requests that were passed on."""

    async def enter(self, holder: Holder, said: Enter, line: Line) -> Passed:
        link = await self._link(holder)
        channel = next(self._channels)
        link.lines[channel] = line
        self.passed += 1
        link.link.send(Frame(Kind.ENTER, channel, msgspec.json.encode(said)))
        return Passed(link.link, channel, link.lines)

    async def ask(self, holder: Holder, request: web.Request, address: str) -> web.Response:
        headers = [(str(name), value) for name, value in request.headers.items() if name.lower() not in OWN]
        asked = Ask(request.method, request.path_qs, headers, await body(request), address)
        link = await self._link(holder)
        channel = next(self._channels)
        answer = link.answers[channel] = asyncio.get_running_loop().create_future()
        self.passed += 1
        link.link.send(Frame(Kind.ASK, channel, msgspec.msgpack.encode(asked)))
        try:
            async with asyncio.timeout(SLOWEST):
                told = msgspec.msgpack.decode(await answer, type=Answer)
        except (TimeoutError, ConnectionError) as fault:
            raise Refused("try-again") from fault
        finally:
            link.answers.pop(channel, None)
        kept = [(name, value) for name, value in told.headers if name.lower() not in OWN]
        return web.Response(status=told.status, headers=kept, body=told.body)

    async def close(self) -> None:
        for dialled_link in tuple(self._links.values()):
            dialled_link.link.stop()
        if self._session is not None:
            await self._session.close()

    async def _link(self, holder: Holder) -> "_Dialled":
        async with self._dialling.setdefault(holder.node, asyncio.Lock()):
            known = self._links.get(holder.node)
            if known is not None and not known.link.broken:
                return known
            if time.monotonic() < self._silent.get(holder.node, 0):
                raise Refused("try-again")
            try:
                async with asyncio.timeout(PATIENCE):
                    fresh = self._links[holder.node] = await self._dial(holder)
            except (aiohttp.ClientError, OSError, TimeoutError, TypeError, Stranger) as fault:
                self._silent[holder.node] = time.monotonic() + AGAIN
                tell("neighbour-unreachable", neighbour=holder.node, stranger=isinstance(fault, Stranger))
                raise Refused("try-again") from fault
            return fresh

    async def _dial(self, holder: Holder) -> "_Dialled":
        if self._session is None:
            self._session = aiohttp.ClientSession()
        ws = await self._session.ws_connect(f"http://{holder.address}/link", max_msg_size=0, heartbeat=2)
        await dialled(ws, self._key, self._node)
        return _Dialled(ws)


class _Dialled:
    """One of them: who is waiting for what is told on which channel."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.link = Link(ws)
        self.lines: dict[int, Line] = {}
        self.answers: dict[int, asyncio.Future[bytes]] = {}
        self._ws = ws
        self._reader = asyncio.get_running_loop().create_task(self._read())

    async def _read(self) -> None:
        try:
            with suppress(ConnectionError, ValueError):
                async for message in self._ws:
                    if message.type is aiohttp.WSMsgType.BINARY:
                        self._take(unpacked(message.data))
        finally:
            self.link.stop()
            self._lost()

    def _take(self, frame: Frame) -> None:
        if frame.kind is Kind.ANSWER:
            answer = self.answers.pop(frame.channel, None)
            if answer is not None and not answer.done():
                answer.set_result(frame.words)
        elif (line := self.lines.get(frame.channel)) is not None:
            self._tell(line, frame)

    def _tell(self, line: Line, frame: Frame) -> None:
        if frame.kind is Kind.TOLD:
            line.send(frame.words)
            return
        self.lines.pop(frame.channel, None)
        if frame.kind is Kind.CLOSE:
            line.close(frame.words.decode())
        else:
            line.cut()

    def _lost(self) -> None:
        """The neighbour is gone: whoever it ran a room for comes back, and is shown the way anew."""
        for line in self.lines.values():
            line.send(encode(wire.Bye("try-again")))
            line.close("try-again")
        self.lines.clear()
        for answer in self.answers.values():
            with suppress(asyncio.InvalidStateError):
                answer.set_exception(ConnectionError("the neighbour is gone"))
