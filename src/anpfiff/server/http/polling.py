"""Long polling: the same messages over plain requests, for networks whose firewall breaks WebSockets.

Three questions, all with a body and none with a secret in its address: `/api/line` greets and gets the line's key, `/api/line/hear`
waits for what comes after a number, `/api/line/say` says something under a number. What was lost on the way is asked for, or
said, again with the same number; so everything comes in order, once. To the room it is a line like any other.
"""

import asyncio
from typing import Annotated, Any

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from anpfiff.server.house.house import House, Seated
from anpfiff.server.http.guard import asked_from_elsewhere
from anpfiff.server.http.heartbeat import Pulse
from anpfiff.server.http.json import answer, body
from anpfiff.server.http.links.passage import Passed
from anpfiff.server.http.polled import MOST_AT_ONCE, PolledLine, eased
from anpfiff.server.http.reception import GOODBYE, Reception, racing
from anpfiff.server.http.refusals import Denied
from anpfiff.server.http.visits import Party
from anpfiff.server.room.tempo import Rhythm

PATIENCE = 4.0
"""Seconds until a question is answered with nothing: no proxy hangs up on it before, and a silent client is soon noticed."""

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Key = Annotated[str, Meta(max_length=64)]


class Hear(Struct, forbid_unknown_fields=True):
    """What was said after that number?"""

    line: Key
    after: Number


class Say(Struct, forbid_unknown_fields=True):
    """Messages, and the number of the first; numbers begin at 1."""

    line: Key
    first: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    said: Annotated[list[msgspec.Raw], Meta(max_length=MOST_AT_ONCE)]


class Caller(Struct):
    """Somebody on a polled line; seated once the greeting was answered."""

    line: PolledLine
    address: str
    looks: str
    party: Party
    seated: Seated | Passed | None = None
    pulse: Pulse | None = None


class Polling:
    """All lines without a socket, by their keys."""

    def __init__(self, house: House, reception: Reception) -> None:
        self._house = house
        self._reception = reception
        self._callers: dict[str, Caller] = {}
        self.node = ""
        """Stands in every line's key, where there are several nodes: whichever is asked knows whom to ask."""

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/api/line", self._greet),
            web.post("/api/line/hear", self._hear),
            web.post("/api/line/say", self._say),
        ]

    async def _greet(self, request: web.Request) -> web.Response:
        """The body is `open` or `join`. Who is refused gets a line, too: it says why, and goodbye."""
        greeting = await _asked(request)
        address = self._reception.counted(request)
        looks = self._reception.looks.of(request)
        evened = self._reception.encrypted(request)
        line = PolledLine(lambda: self._forget(caller), self.node, evened=evened)
        caller = Caller(line=line, address=address, looks=looks, party=Party(self._reception.visits))
        self._callers[caller.line.key] = caller
        caller.seated = await self._admitted(caller, greeting)
        if caller.seated is not None:
            self._sit(request, caller, caller.seated)
        else:
            self._forget_soon(caller)
        return _fresh({"line": caller.line.key})

    async def _admitted(self, caller: Caller, greeting: bytes) -> Seated | Passed | None:
        try:
            return await self._reception.admit(
                caller.address, greeting, caller.line, caller.looks, polled=True
            )
        except BaseException:
            self._forget(caller)
            raise

    def _sit(self, request: web.Request, caller: Caller, seated: Seated | Passed) -> None:
        _counted(request, caller)
        if isinstance(seated, Passed):
            return
        caller.pulse = Pulse(caller.line, self._house.now, lambda: self._rhythm(seated))
        self._reception.keeps(caller.pulse)
        if caller.line.key not in self._callers:
            caller.party.goes()  # it was cut while it sat down
            self._leave(caller, seated)

    def _rhythm(self, seated: Seated) -> Rhythm:
        return eased(self._house.tempo.rhythm(racing=racing(seated)))

    async def _hear(self, request: web.Request) -> web.Response:
        order = _read(await _asked(request), Hear)
        caller = self._caller(request, order.line)
        first, told = await caller.line.after(order.after, PATIENCE)
        if caller.line.ended:
            self._forget_soon(caller)
        return _fresh(
            {"first": first, "told": [msgspec.Raw(text) for text in told], "ended": caller.line.ended}
        )

    async def _say(self, request: web.Request) -> web.Response:
        """What was heard before is not heard again; what would leave a gap is not heard at all."""
        order = _read(await _asked(request), Say)
        caller = self._caller(request, order.line)
        line = caller.line
        if order.first <= line.taken + 1 and not line.ended:
            for text in order.said[line.taken + 1 - order.first :]:
                line.taken += 1
                self._said(caller, bytes(text))
        return _fresh({"taken": line.taken})

    def _said(self, caller: Caller, text: bytes) -> None:
        if isinstance(caller.seated, Passed):
            caller.seated.hear(text)
        elif caller.seated is not None and caller.pulse is not None:
            self._reception.hear(text, caller.line, caller.pulse, caller.seated)

    def _caller(self, request: web.Request, key: str) -> Caller:
        caller = self._callers.get(key)
        if caller is None:
            raise Denied("no-such-line")
        if isinstance(caller.seated, Passed):
            caller.seated.alive()
            _counted(request, caller)
        elif caller.pulse is not None:
            caller.pulse.heard()
            _counted(request, caller)
        return caller

    def _forget_soon(self, caller: Caller) -> None:
        """What was said last can be fetched again for a moment."""
        asyncio.get_running_loop().call_later(GOODBYE, self._forget, caller)

    def _forget(self, caller: Caller) -> None:
        if self._callers.pop(caller.line.key, None) is None:
            return
        self._reception.left(caller.address)
        caller.party.goes()
        if caller.seated is not None:
            self._leave(caller, caller.seated)

    def _leave(self, caller: Caller, seated: Seated | Passed) -> None:
        if isinstance(seated, Passed):
            seated.leave()
            return
        if caller.pulse is not None:
            self._reception.lets_go(caller.pulse)
        seated.actor.leave(seated.person, caller.line)


def _counted(request: web.Request, caller: Caller) -> None:
    if request.transport is not None:
        caller.party.came_over(request.transport)


async def _asked(request: web.Request) -> bytes:
    """A page of another site may not even ask."""
    if asked_from_elsewhere(request.headers.get("Sec-Fetch-Site")):
        raise Denied("foreign-origin")
    return await body(request)


def _read(text: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError) as fault:
        raise Denied("malformed") from fault


def _fresh(value: Any) -> web.Response:
    response = answer(value)
    response.headers["Cache-Control"] = "no-store"
    return response
