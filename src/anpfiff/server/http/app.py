"""HTTP and WebSocket on one port."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Iterable

from aiohttp import HttpVersion10, web

from anpfiff import __version__
from anpfiff.core import Refused
from anpfiff.server.house.house import House
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
from anpfiff.server.http.reception import Reception
from anpfiff.server.http.refusals import Denied, told, told_by_the_library
from anpfiff.server.http.sockets import LARGEST_FRAME
from anpfiff.server.http.traffic import Traffic
from anpfiff.server.http.visits import Visits

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
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
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
        """`url` is where others in the network find this server."""
        self.house = house
        self.door = Door()
        self.gate = Gate()
        self.traffic = Traffic()
        self.visits = visits or Visits(proxied=proxied)
        self._hosts = frozenset(host.lower() for host in hosts)
        self._pages = pages or Pages()
        self._proxied = proxied
        """Does a proxy of the operator's stand in front, and say for whom it speaks?"""
        self.reception = Reception(
            house=house,
            door=self.door,
            gate=self.gate,
            visits=self.visits,
            traffic=self.traffic,
            speech=speech,
            address_of=self._address,
        )
        self.api = Api(house, self.door, url, self._address, self._scheme)
        self.companion = Companion(house, (self.door, self.gate), self._address, self.api.found_at)

    def app(self, more: Iterable[web.RouteDef] = ()) -> web.Application:
        """All routes; `more` are those of whoever runs the server."""
        app = web.Application(middlewares=[self._guarded], client_max_size=LARGEST_FRAME)
        app.add_routes(
            [
                web.get("/ws", self.reception.attend),
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
        facts = {"version": __version__, "uptime": self.house.now() // 1000, "rooms": len(self.house.actors)}
        return answer({"healthy": True} | facts)

    async def _page(self, request: web.Request) -> web.Response:
        return self._pages.answer(request)

    # Who asks.

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


async def _sign(_: web.Request, response: web.StreamResponse) -> None:
    """Who answers, and not in which version of what: that helps only those who look for holes."""
    response.headers["Server"] = "Anpfiff"
