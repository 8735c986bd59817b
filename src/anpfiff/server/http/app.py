"""HTTP and WebSocket on one port."""

import hmac
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable

from aiohttp import HttpVersion10, web

from anpfiff.core import Refused
from anpfiff.server.house.house import House
from anpfiff.server.house.telling import tell
from anpfiff.server.http.api import HOUR, Api
from anpfiff.server.http.clubs.asking import Porter
from anpfiff.server.http.clubs.grounds import Grounds
from anpfiff.server.http.clubs.office import Office
from anpfiff.server.http.companion import Companion
from anpfiff.server.http.door import Door
from anpfiff.server.http.entrance import NAME
from anpfiff.server.http.guard import (
    SPEECH_BURST,
    SPEECH_REFILL,
    Gate,
    asked_from_elsewhere,
    forwarded,
    host_allowed,
    origin_allowed,
)
from anpfiff.server.http.handed_in import HandedIn
from anpfiff.server.http.health import Health
from anpfiff.server.http.json import answer
from anpfiff.server.http.links.signposts import FROM, INNER, Signposts
from anpfiff.server.http.pages import Pages
from anpfiff.server.http.policy import SECURITY, security
from anpfiff.server.http.polling import Polling
from anpfiff.server.http.reception import Reception
from anpfiff.server.http.refusals import Denied, told, told_by_the_library
from anpfiff.server.http.sockets import LARGEST_FRAME
from anpfiff.server.http.traffic import Traffic
from anpfiff.server.http.visits import Visits

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
        self.signposts: Signposts | None = None
        """To other nodes, where there are any."""
        self.inner = secrets.token_hex(32)
        """What this node says to itself when it asks for somebody who came to another."""
        self.door = Door()
        self.gate = Gate()
        self.traffic = Traffic()
        self.visits = Visits(proxied=proxied) if visits is None else visits
        self._hosts = frozenset(host.lower() for host in hosts)
        self._pages = pages or Pages()
        self._proxied = proxied
        """Does a proxy of the operator's stand in front, and say for whom it speaks?"""
        self.reception = self._reception(speech)
        self.polling = Polling(house, self.reception)
        self.api = Api(house, self.door, url, self._address, self._scheme)
        porter = Porter(house, self._address)
        press = self.api.workshop.press
        self.office = Office(house, porter, press, self._address, self.api.found_at)
        self.grounds = Grounds(house, porter, press, self._address)
        self.companion = Companion(house, (self.door, self.gate), self._address, self.api.found_at)
        self.handed_in = HandedIn(house, self.gate, self._address)

    def _reception(self, speech: tuple[int, int]) -> Reception:
        return Reception(
            house=self.house,
            door=self.door,
            gate=self.gate,
            visits=self.visits,
            traffic=self.traffic,
            speech=speech,
            address_of=self._address,
            scheme_of=self._scheme,
        )

    def app(self, more: Iterable[web.RouteDef] = ()) -> web.Application:
        """All routes; `more` are those of whoever runs the server."""
        app = web.Application(middlewares=[self._guarded], client_max_size=LARGEST_FRAME)
        app.add_routes(
            [
                web.get("/ws", self.reception.attend),
                *self.polling.routes(),
                *self.api.routes(),
                *self.companion.routes(),
                *self.handed_in.routes(),
                *self.office.routes(),
                *self.grounds.routes(),
                web.get("/api/rooms", self._rooms),
                web.get("/api/matches/{link}", self._match),
                *Health(self.house).routes(),
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
        if not self.knows_host(request.headers.get("Host")):
            return self._turned_away(Denied("unknown-host"))
        if not origin_allowed(request.headers.get("Origin"), request.headers.get("Host")):
            return self._turned_away(Denied("foreign-origin"))
        if _asked_by_a_foreign_page(request):
            return self._turned_away(Denied("foreign-origin"))
        if any(coding != "identity" for coding in request.headers.getall("Content-Encoding", [])):
            return self._turned_away(Denied("no-compressed-bodies"))
        try:
            response = await self._passed_on(request) or await handler(request)
        except Refused as refusal:
            response = told(refusal)
        except web.HTTPException as fault:
            response = told_by_the_library(fault)
        except (
            ConnectionError
        ):  # who asked is gone: nothing to tell, and no fault whose traces would have to be gathered
            response = told(Denied("malformed"))
        if not response.prepared:
            response.headers.update(security(request.headers.get("Host")))
        return response

    async def _passed_on(self, request: web.Request) -> web.StreamResponse | None:
        """What another node has to answer; there is nobody else where there is one."""
        if self.signposts is None or self._is_inner(request):
            return None
        return await self.signposts.passed_on(request, self._address(request))

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

    async def _page(self, request: web.Request) -> web.Response:
        return self._pages.answer(request)

    # Who asks.

    def knows_host(self, host: str | None) -> bool:
        """Is that a name of ours?"""
        return host_allowed(host, self._hosts)

    def _address(self, request: web.Request) -> str:
        """Who is counted: behind a proxy the last address of the last line, for the ones before anybody can invent."""
        if self.signposts is not None and self._is_inner(request):
            return request.headers.get(FROM, "")
        lines = request.headers.getall("X-Forwarded-For", []) if self._proxied else []
        noted = lines[-1].rpartition(",")[2].strip() if lines else ""
        return forwarded(noted) if noted else request.remote or ""

    def _is_inner(self, request: web.Request) -> bool:
        """Does this node ask itself, for somebody who came to another? Anything may stand in a header."""
        said = request.headers.get(INNER, "").encode(errors="surrogateescape")
        return hmac.compare_digest(said, self.inner.encode())

    def may_look_up(self, address: str, code: str) -> bool:
        """Whoever has guessed too much learns no more from a code of another node than from one of ours."""
        return self.door.looks_up(address, self.house.now(), code)

    def _scheme(self, request: web.Request) -> str:
        """A proxy that does not say how it was reached was reached over TLS: that is what it is there for."""
        if not self._proxied:
            return request.scheme
        return "http" if request.headers.get("X-Forwarded-Proto") == "http" else "https"


def _asked_by_a_foreign_page(request: web.Request) -> bool:
    """What a picture or a script on another site asks of the API; a link from there may be followed."""
    followed = request.method == "GET" and request.headers.get("Sec-Fetch-Mode") == "navigate"
    elsewhere = asked_from_elsewhere(request.headers.get("Sec-Fetch-Site"))
    return elsewhere and not followed and request.path.startswith("/api/")


async def _sign(_: web.Request, response: web.StreamResponse) -> None:
    response.headers["Server"] = NAME
