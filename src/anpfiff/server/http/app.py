"""HTTP and WebSocket on one port."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Iterable

import msgspec
from aiohttp import WSMsgType, web

from anpfiff import __version__
from anpfiff.core import Refused
from anpfiff.server.house.house import House, Seated
from anpfiff.server.house.telling import tell
from anpfiff.server.http.api import Api
from anpfiff.server.http.companion import Companion
from anpfiff.server.http.guard import SPEECH_BURST, SPEECH_REFILL, Door, Gate, host_allowed, origin_allowed
from anpfiff.server.http.heartbeat import Pulse, Wheel
from anpfiff.server.http.json import answer
from anpfiff.server.http.pages import Pages
from anpfiff.server.http.sockets import LARGEST_FRAME, Socket, encode
from anpfiff.server.http.traffic import Traffic
from anpfiff.wire import messages as wire

IDLE = 15.0
"""Seconds that a connection may say nothing: before its first request, and between two."""
HEALTHY = 2.0
"""Seconds the disk may take to answer before the server calls itself unwell."""
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
first_words = msgspec.json.Decoder(wire.First)
words = msgspec.json.Decoder(wire.Said)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    """The house with a door: routes, sockets, and the guard at both."""

    def __init__(
        self,
        house: House,
        hosts: Collection[str] = (),
        speech: tuple[int, int] = (SPEECH_BURST, SPEECH_REFILL),
        *,
        proxied: bool = False,
        pages: Pages | None = None,
        url: str = "",
    ) -> None:
        """`speech` is how many messages a person may say at once, and the milliseconds until it may say one more.

        `url` is where others in the network find this server.
        """
        self.house, self.door, self.gate, self.traffic = house, Door(), Gate(), Traffic()
        self._hosts, self._speech = frozenset(host.lower() for host in hosts), speech
        self._pages = pages or Pages()
        tempo = house.tempo
        self._wheel = Wheel(house.now, min(tempo.calm.ping, tempo.race.ping))
        self._proxied = proxied
        """Does a proxy of the operator's stand in front, and say for whom it speaks?"""
        self.api = Api(house, self.door, url, self._address, self._scheme)
        self.companion = Companion(house, (self.door, self.gate), self._address, self.api.found_at)

    def app(self, more: Iterable[web.RouteDef] = ()) -> web.Application:
        """All routes; `more` are those of whoever runs the server."""
        app = web.Application(middlewares=[self._guarded], client_max_size=LARGEST_FRAME)
        app.add_routes(
            [
                web.get("/ws", self._socket),
                *self.api.routes(),
                *self.companion.routes(),
                web.get("/api/rooms", self._rooms),
                web.get("/api/matches/{link}", self._match),
                web.get("/health", self._health),
                *more,
                web.get("/", self._page),
                web.get("/{path:.*}", self._page),
            ]
        )
        app.on_shutdown.append(self.companion.close)
        return app

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not host_allowed(request.headers.get("Host"), self._hosts):
            return self._turned_away("unknown-host", 421)
        if not origin_allowed(request.headers.get("Origin"), request.headers.get("Host")):
            return self._turned_away("foreign-origin", 403)
        try:
            response = await handler(request)
        except web.HTTPException as fault:
            response = web.json_response({"why": fault.reason.lower().replace(" ", "-")}, status=fault.status)
        if not response.prepared:
            response.headers.update(SECURITY)
        return response

    def _turned_away(self, why: str, status: int) -> web.Response:
        self.traffic.refused += 1
        tell("refused", why=why)
        return web.json_response({"why": why}, status=status, headers=SECURITY)

    # Pages and facts.

    async def _rooms(self, _: web.Request) -> web.Response:
        return answer(self.house.public_rooms())

    async def _match(self, request: web.Request) -> web.Response:
        """A finished match by its link; one that still runs has secrets and is not given away."""
        record = await self.house.store.match(request.match_info["link"])
        if record is None:
            return web.json_response({"why": "no-such-match"}, status=404)
        name = {"Content-Disposition": f'attachment; filename="{request.match_info["link"]}.anpfiff.json"'}
        return web.Response(body=record, content_type="application/json", headers=name)

    async def _health(self, _: web.Request) -> web.Response:
        """Well is a server whose disk answers."""
        try:
            async with asyncio.timeout(HEALTHY):
                await self.house.store.match("")
        except (TimeoutError, OSError, sqlite3.Error):
            return web.json_response({"healthy": False, "why": "disk-does-not-answer"}, status=503)
        uptime, rooms = self.house.now() // 1000, len(self.house.actors)
        return answer({"healthy": True, "version": __version__, "uptime": uptime, "rooms": rooms})

    async def _page(self, request: web.Request) -> web.Response:
        return self._pages.answer(request)

    # Sockets.

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        address = self._address(request)
        if not self.gate.enter(address):
            return self._turned_away("too-many-sockets", 429)
        try:
            return await self._attend(request)
        finally:
            self.gate.leave(address)

    async def _attend(self, request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(max_msg_size=LARGEST_FRAME + 1, compress=False)
        await ws.prepare(request)
        if (transport := request.transport) is None:
            return ws
        socket = Socket(ws, transport)
        self.traffic.sockets += 1
        try:
            seated = await self._greet(request, ws, socket)
            if seated is not None:
                await self._listen(ws, socket, seated)
        finally:
            self.traffic.sockets -= 1
            await socket.stop()
        return ws

    async def _greet(self, request: web.Request, ws: web.WebSocketResponse, socket: Socket) -> Seated | None:
        """The first message says who it is; whoever does not say it in time, or not right, is sent away."""
        try:
            said = _first(await _text(ws, self.house.tempo.handshake))
            return await self._seat(self._address(request), said, socket)
        except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
            self._send_away(socket, Refused("malformed"))
        except Refused as refusal:
            self._send_away(socket, refusal)
        except (TimeoutError, ConnectionError):
            self._send_away(socket, Refused("no-greeting"))
        return None

    def _address(self, request: web.Request) -> str:
        """Who is counted for wrong codes: behind a proxy the last address it noted, for the ones before anybody can invent."""
        noted = request.headers.get("X-Forwarded-For", "") if self._proxied else ""
        return noted.rpartition(",")[2].strip() or request.remote or ""

    def _scheme(self, request: web.Request) -> str:
        """A proxy that does not say how it was reached was reached over TLS: that is what it is there for."""
        if not self._proxied:
            return request.scheme
        return "http" if request.headers.get("X-Forwarded-Proto") == "http" else "https"

    async def _seat(self, address: str, said: wire.First, socket: Socket) -> Seated:
        if isinstance(said, wire.Open):
            if not self.house.opened_by(said) and not self.gate.may_open(address, self.house.now()):
                raise Refused("too-many-rooms")
            return await self.house.open(said, socket)
        if self.door.closed_to(address, self.house.now()) and not self.house.knows(said):
            raise Refused("too-many-tries")
        try:
            return await self.house.join(said, socket)
        except Refused as refusal:
            if refusal.why == "no-such-room":
                self.door.wrong(address, self.house.now())
            raise

    def _send_away(self, socket: Socket, refusal: Refused) -> None:
        self.traffic.refused += 1
        tell("refused", why=refusal.why)
        socket.send(encode(wire.Refused(None, refusal.why, refusal.rule, refusal.detail)))
        socket.send(encode(wire.Bye(refusal.why)))
        socket.close(refusal.why)

    async def _listen(self, ws: web.WebSocketResponse, socket: Socket, seated: Seated) -> None:
        pulse = Pulse(socket, self.house.now, lambda: self.house.tempo.rhythm(racing=_racing(seated)))
        self._wheel.join(pulse)
        try:
            async for message in ws:
                self.traffic.heard += 1
                pulse.heard()
                if message.type is WSMsgType.ERROR:
                    break  # too large, or no frame at all: it is closed by now
                if not seated.actor.may_speak(seated.person, *self._speech):
                    socket.send(encode(wire.Refused(_id_in(message.data), "too-fast")))
                elif message.type is WSMsgType.TEXT:
                    self._hear(message.data, socket, pulse, seated)
                else:
                    socket.send(encode(wire.Refused(None, "malformed")))
        finally:
            self._wheel.leave(pulse)
            seated.actor.leave(seated.person, socket)

    def _hear(self, text: str, socket: Socket, pulse: Pulse, seated: Seated) -> None:
        try:
            said = words.decode(text)
        except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
            self.traffic.refused += 1
            socket.send(encode(wire.Refused(_id_in(text), "malformed")))
            return
        if isinstance(said, wire.Pong):
            if (lag := pulse.round_trip(said)) is not None:
                seated.actor.measured(seated.person, lag)
        else:
            seated.actor.hear(seated.person, said)


def _racing(seated: Seated) -> bool:
    room = seated.actor.room
    return room.playing and room.game.pace == "real-time"


async def _text(ws: web.WebSocketResponse, patience: int) -> str:
    async with asyncio.timeout(patience / 1000):
        message = await ws.receive()
    if message.type is not WSMsgType.TEXT:
        raise ConnectionError
    text: str = message.data
    return text


def _first(text: str) -> wire.First:
    """Another version is told so before its words are read: they need not be ours."""
    if _number_in(text, "version") not in {None, wire.VERSION}:
        raise Refused("other-version", detail=f"this server speaks {wire.VERSION}")
    said: wire.First = first_words.decode(text)
    return said


def _id_in(text: str | bytes) -> int | None:
    """The number of a command that could not be read otherwise, so that its sender knows which one it was."""
    number = _number_in(text, "id")
    return number if number is not None and 0 < number < 2**53 else None


def _number_in(text: str | bytes, name: str) -> int | None:
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
        return None
    number = raw.get(name) if isinstance(raw, dict) else None
    return number if type(number) is int else None
