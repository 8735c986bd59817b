"""What comes in from other nodes: lines of people whose room is here. To the room they are lines like any other."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress

import aiohttp
import msgspec
from aiohttp import WSMsgType, web

from anpfiff.server.house.house import Seated
from anpfiff.server.house.telling import tell
from anpfiff.server.http.heartbeat import Pulse
from anpfiff.server.http.links.frames import Answer, Ask, Enter, Frame, Kind, unpacked
from anpfiff.server.http.links.handshake import Stranger, hosted
from anpfiff.server.http.links.link import Link
from anpfiff.server.http.reception import Reception
from anpfiff.server.http.traffic import Traffic

BIGGEST = 256 * 1024
"""Bytes of what a neighbour says at once: somebody's message or request, with all its headers."""
MOST_STRANGERS = 16
"""Who may be proving at once that they have the key."""
MOST_EARLY = 64
"""Messages that somebody may say before the door was opened: whoever says more floods, and what they say is kept by nobody."""


class FarLine:
    """What a room may do with it; the socket itself is elsewhere."""

    def __init__(self, link: Link, channel: int) -> None:
        self._link = link
        self._channel = channel
        self.told = 0
        self.ended = False
        self.seated: Seated | None = None
        self.pulse: Pulse | None = None
        self.early: list[bytes | None] = []
        """What was said before the door was opened."""

    def send(self, text: bytes) -> None:
        if not self.ended:
            self.told += 1
            self._link.send(Frame(Kind.TOLD, self._channel, text))

    def close(self, why: str) -> None:
        self._end(Frame(Kind.CLOSE, self._channel, why.encode()))

    def cut(self) -> None:
        self._end(Frame(Kind.CUT, self._channel))

    def slowest(self) -> int | None:
        """The system knows the connection to the neighbour, not the one behind it."""
        return None

    def _end(self, frame: Frame) -> None:
        if not self.ended:
            self.ended = True
            self._link.send(frame)


class Hosting:
    """`inner` is where this node's own pages answer itself, and `secret` what it says there to be believed."""

    def __init__(self, reception: Reception, key: str, traffic: Traffic) -> None:
        self._reception = reception
        self._key = key.encode()
        self._traffic = traffic
        self.inner = ""
        self.secret = ""
        self._session: aiohttp.ClientSession | None = None
        self._open: set[web.WebSocketResponse] = set()
        self._strangers = 0

    def app(self) -> web.Application:
        app = web.Application()
        app.add_routes([web.get("/link", self._hosted)])
        app.on_shutdown.append(self._close)
        return app

    async def _close(self, _: web.Application) -> None:
        for ws in tuple(self._open):
            await ws.close()
        if self._session is not None:
            await self._session.close()

    async def _hosted(self, request: web.Request) -> web.WebSocketResponse:
        if self._strangers >= MOST_STRANGERS:
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(max_msg_size=BIGGEST, compress=False, timeout=1.0, heartbeat=2)
        self._strangers += 1
        try:
            await ws.prepare(request)
            node = await hosted(ws, self._key)
        except (Stranger, TypeError, TimeoutError, ConnectionError):
            self._traffic.refused += 1
            tell("refused", why="wrong-cluster-key")
            await ws.close(code=4001, message=b"wrong-cluster-key")
            return ws
        finally:
            self._strangers -= 1
        tell("neighbour-linked", neighbour=node)
        self._open.add(ws)
        await _Conversation(self, ws).listen()
        self._open.discard(ws)
        return ws

    # What a conversation asks for.

    async def enter(self, line: FarLine, said: Enter) -> None:
        seated = await self._reception.admit_here(said.address, said.text, line, said.looks)
        if seated is None:
            return
        line.seated = seated
        line.pulse = self._reception.pulse(line, seated, polled=said.polled)
        if line.ended:
            self.leave(line)
            return
        for text in line.early:
            self.hear(line, text)
        line.early.clear()

    def hear(self, line: FarLine, text: bytes | None) -> None:
        if line.ended:
            return
        if line.seated is None or line.pulse is None:
            line.early.append(text)
            if len(line.early) > MOST_EARLY:
                line.early.clear()
                line.cut()
        else:
            self._reception.hear(text, line, line.pulse, line.seated)

    def leave(self, line: FarLine) -> None:
        line.ended = True
        if line.pulse is not None:
            self._reception.lets_go(line.pulse)
        if line.seated is not None:
            line.seated.actor.leave(line.seated.person, line)
        line.pulse = line.seated = None

    async def answer(self, asked: Ask) -> Answer:
        """By our own pages, as if whoever asks had come here."""
        if self._session is None:
            self._session = aiohttp.ClientSession(auto_decompress=False)
        ours = [("Anpfiff-Inner", self.secret), ("Anpfiff-From", asked.address)]
        headers = [(name, value) for name, value in asked.headers if not name.lower().startswith("anpfiff-")]
        async with self._session.request(
            asked.method, f"{self.inner}{asked.path}", headers=[*headers, *ours], data=asked.body or None
        ) as told:
            return Answer(
                told.status, [(str(name), value) for name, value in told.headers.items()], await told.read()
            )


class _Conversation:
    """With one neighbour."""

    def __init__(self, hosting: Hosting, ws: web.WebSocketResponse) -> None:
        self._hosting = hosting
        self._ws = ws
        self._link = Link(ws)
        self._lines: dict[int, FarLine] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        try:
            async for message in self._ws:
                if message.type is not WSMsgType.BINARY:
                    break
                self._take(unpacked(message.data))
        except ValueError:
            tell("refused", why="no-frame")
        except ConnectionError:
            pass  # gone while it was being answered
        finally:
            self._stop()

    def _stop(self) -> None:
        self._link.stop()
        for task in tuple(self._tasks):
            task.cancel()
        for line in self._lines.values():
            self._hosting.leave(line)

    def _take(self, frame: Frame) -> None:
        if frame.kind is Kind.ENTER:
            line = self._lines[frame.channel] = FarLine(self._link, frame.channel)
            self._later(self._hosting.enter(line, msgspec.json.decode(frame.words, type=Enter)))
        elif frame.kind is Kind.ASK:
            self._later(self._answer(frame))
        elif (known := self._lines.get(frame.channel)) is not None:
            self._hear(known, frame)

    def _hear(self, line: FarLine, frame: Frame) -> None:
        if frame.kind is Kind.LEFT:
            del self._lines[frame.channel]
            self._hosting.leave(line)
        elif frame.kind is Kind.ALIVE:
            if line.pulse is not None:
                line.pulse.heard()
        else:
            self._hosting.hear(line, frame.words if frame.kind is Kind.SAID else None)

    async def _answer(self, frame: Frame) -> None:
        with suppress(aiohttp.ClientError, OSError):
            answer = await self._hosting.answer(msgspec.msgpack.decode(frame.words, type=Ask))
            self._link.send(Frame(Kind.ANSWER, frame.channel, msgspec.msgpack.encode(answer)))

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
