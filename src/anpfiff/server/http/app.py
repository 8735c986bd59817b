"""HTTP and WebSocket on one port."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Iterable

import msgspec
from aiohttp import HttpVersion10, WSMsgType, web

from anpfiff import __version__
from anpfiff.core import Refused
from anpfiff.server.house.house import House, Seated
from anpfiff.server.house.telling import tell
from anpfiff.server.http.api import HOUR, Api
from anpfiff.server.http.companion import Companion
from anpfiff.server.http.door import Door
from anpfiff.server.http.guard import (
    SPEECH_BURST,
    SPEECH_REFILL,
    Gate,
    forwarded,
    host_allowed,
    origin_allowed,
)
from anpfiff.server.http.json import answer
from anpfiff.server.http.pages import Pages
from anpfiff.server.http.refusals import Denied, told, told_by_the_library
from anpfiff.server.http.sockets import LARGEST_FRAME, Socket, encode
from anpfiff.server.http.traffic import Traffic
from anpfiff.server.http.visits import Visits
from anpfiff.wire import messages as wire

HEALTHY = 2.0
"""Seconds the disk may take to answer before the server calls itself unwell."""
GOODBYE = 2.0
"""Seconds in which a client that was sent away may close its end."""
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
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
        visits: Visits | None = None,
    ) -> None:
        """`speech` is how many messages a person may say at once, and the milliseconds until it may say one more.

        `url` is where others in the network find this server.
        """
        self.house, self.door, self.gate, self.traffic = house, Door(), Gate(), Traffic()
        self._hosts, self._speech = frozenset(host.lower() for host in hosts), speech
        self._pages = pages or Pages()
        self.visits = visits or Visits(proxied=proxied)
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
        app.on_response_prepare.append(_sign)
        return app

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.version < HttpVersion10:
            return self._turned_away(Denied("other-http"))
        if not host_allowed(request.headers.get("Host"), self._hosts):
            return self._turned_away(Denied("unknown-host"))
        if not origin_allowed(request.headers.get("Origin"), request.headers.get("Host")):
            return self._turned_away(Denied("foreign-origin"))
        if request.headers.get("Content-Encoding", "identity") != "identity":
            return self._turned_away(Denied("no-compressed-bodies"))
        try:
            response = await handler(request)
        except Refused as refusal:
            response = told(refusal)
        except web.HTTPException as fault:
            response = told_by_the_library(fault)
        if not response.prepared:
            response.headers.update(SECURITY)
        return response

    def _turned_away(self, denied: Denied) -> web.Response:
        self.traffic.refused += 1
        tell("refused", why=denied.why)
        response = told(denied, SECURITY)
        response.force_close()  # whatever else it wanted to say is not read
        return response

    # Pages and facts.

    async def _rooms(self, _: web.Request) -> web.Response:
        return answer(self.house.public_rooms())

    async def _match(self, request: web.Request) -> web.Response:
        """A finished match by its link; one that still runs has secrets and is not given away."""
        record = await self.house.store.match(request.match_info["link"])
        if record is None:
            raise Denied("no-such-match")
        name = f'attachment; filename="{request.match_info["link"]}.anpfiff.json"'
        headers = {"Content-Disposition": name, "Cache-Control": f"private, max-age={HOUR}"}
        return web.Response(body=record, content_type="application/json", headers=headers)

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
            return self._turned_away(Denied("too-many-sockets"))
        try:
            return await self._attend(request)
        finally:
            self.gate.leave(address)

    async def _attend(self, request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(max_msg_size=LARGEST_FRAME + 1, compress=False, timeout=GOODBYE)
        await ws.prepare(request)
        if (transport := request.transport) is None:
            return ws
        socket = Socket(ws, transport, self.house.now, self.house.tempo.ping)
        self.traffic.sockets += 1
        try:
            seated = await self._greet(request, ws, socket)
            if seated is not None:
                self.visits.seated(transport)
                await self._listen(ws, socket, seated)
        finally:
            self.traffic.sockets -= 1
            await socket.stop()
            _let_go(ws)
        return ws

    async def _greet(self, request: web.Request, ws: web.WebSocketResponse, socket: Socket) -> Seated | None:
        """The first message says who it is; whoever does not say it in time, or not right, is sent away."""
        try:
            said = _first(await _text(ws, self.house.tempo.handshake))
            self._make_room(said)
            return await self._seat(self._address(request), said, socket)
        except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
            self._send_away(socket, Refused("malformed"))
        except Refused as refusal:
            self._send_away(socket, refusal)
        except (TimeoutError, ConnectionError):
            self._send_away(socket, Refused("no-greeting"))
        return None

    def _make_room(self, said: wire.First) -> None:
        """The last places are kept for people who come back."""
        back = (
            self.house.opened_by(said) is not None if isinstance(said, wire.Open) else self.house.knows(said)
        )
        if self.visits.crowded and not back:
            raise Refused("house-full")

    def _address(self, request: web.Request) -> str:
        """Who is counted: behind a proxy the last address of the last line, for the ones before anybody can invent."""
        lines = request.headers.getall("X-Forwarded-For", []) if self._proxied else []
        noted = lines[-1].rpartition(",")[2].strip() if lines else ""
        return forwarded(noted) if noted else request.remote or ""

    def _scheme(self, request: web.Request) -> str:
        """A proxy that does not say how it was reached was reached over TLS: that is what it is there for."""
        if not self._proxied:
            return request.scheme
        return "http" if request.headers.get("X-Forwarded-Proto") == "http" else "https"

    async def _seat(self, address: str, said: wire.First, socket: Socket) -> Seated:
        if isinstance(said, wire.Open):
            if not self.house.opened_by(said) and not self.gate.may_open(address, self.house.now()):
                raise Refused("too-many-rooms")
            return self._at_home(address, await self.house.open(said, socket))
        now = self.house.now()
        if not self.house.knows(said) and not self.door.looks_up(address, now, said.code, said.key):
            raise Refused("too-many-tries")
        try:
            return self._at_home(address, await self.house.join(said, socket))
        except Refused as refusal:
            if refusal.why == "no-such-room":
                self.door.wrong(address, now)
            raise

    def _at_home(self, address: str, seated: Seated) -> Seated:
        self.door.right(address, seated.actor.room.code)
        return seated

    def _send_away(self, socket: Socket, refusal: Refused) -> None:
        self.traffic.refused += 1
        tell("refused", why=refusal.why)
        socket.send(encode(wire.Refused(None, refusal.why, refusal.rule, refusal.detail)))
        socket.send(encode(wire.Bye(refusal.why)))
        socket.close(refusal.why)

    async def _listen(self, ws: web.WebSocketResponse, socket: Socket, seated: Seated) -> None:
        socket.ping(lambda: seated.actor.room.game.pace == "real-time")
        try:
            async for message in ws:
                self.traffic.heard += 1
                if message.type is WSMsgType.ERROR:
                    break  # too large, or no frame at all: it is closed by now
                if not seated.actor.may_speak(seated.person, *self._speech):
                    socket.send(encode(wire.Refused(_id_in(message.data), "too-fast")))
                elif message.type is WSMsgType.TEXT:
                    self._hear(message.data, socket, seated)
                else:
                    socket.send(encode(wire.Refused(None, "malformed")))
        finally:
            seated.actor.leave(seated.person, socket)

    def _hear(self, text: str, socket: Socket, seated: Seated) -> None:
        try:
            said = words.decode(text)
        except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
            self.traffic.refused += 1
            socket.send(encode(wire.Refused(_id_in(text), "malformed")))
            return
        if isinstance(said, wire.Pong):
            if (lag := socket.round_trip(said)) is not None:
                seated.actor.room.measured(seated.person, lag)
        else:
            seated.actor.hear(seated.person, said)


async def _sign(_: web.Request, response: web.StreamResponse) -> None:
    """Who answers, and not in which version of what: that helps only those who look for holes."""
    response.headers["Server"] = "Anpfiff"


def _let_go(ws: web.WebSocketResponse) -> None:
    """A socket keeps its last fault, and the fault's traceback the socket: a cycle that only the collector would find."""
    if (fault := ws.exception()) is not None:
        fault.__traceback__ = None


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
