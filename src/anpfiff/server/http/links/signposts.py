"""Which plain requests another node has to answer: for clubs and duels, for the invitation to a room, for a line without a socket."""

from collections.abc import Callable
from typing import Protocol

import msgspec
from aiohttp import web

from anpfiff.core import Refused
from anpfiff.server.cluster.elsewhere import Elsewhere
from anpfiff.server.cluster.fence import Holder
from anpfiff.server.http.json import body
from anpfiff.server.http.links.passage import Passage

INNER = "Anpfiff-Inner"
FROM = "Anpfiff-From"
CLUBS = ("/api/club", "/api/clubs", "/api/penalties")
"""What one node has for all."""
INVITATION = "/api/invitation/"
LINES = ("/api/line/hear", "/api/line/say")


class _Keyed(msgspec.Struct):
    line: str = ""


class Directions(Protocol):
    """The neighbourhood, as far as plain requests are concerned; each raises Elsewhere where another node has it."""

    async def find_code(self, code: str) -> None: ...
    async def find_clubs(self) -> None: ...
    def other(self, node: str) -> Holder | None: ...


class Signposts:
    def __init__(
        self, neighbours: Directions, passage: Passage, may_look_up: Callable[[str, str], bool]
    ) -> None:
        """`may_look_up` asks this node's door whether an address may try a code now."""
        self._neighbours = neighbours
        self._passage = passage
        self._may_look_up = may_look_up

    async def passed_on(self, request: web.Request, address: str) -> web.Response | None:
        """The answer of the node that has it; None if that is this one."""
        try:
            await self._look(request, address)
        except Elsewhere as moved:
            return await self._passage.ask(moved.holder, request, address)
        except OSError as fault:
            raise Refused("try-again") from fault
        return None

    async def _look(self, request: web.Request, address: str) -> None:
        path = request.path
        if path in LINES:
            self._look_at(await body(request))
        elif path.startswith(INVITATION):
            code = path.removeprefix(INVITATION).upper()
            if self._may_look_up(address, code):
                await self._neighbours.find_code(code)
        elif any(path == root or path.startswith(f"{root}/") for root in CLUBS):
            await self._neighbours.find_clubs()

    def _look_at(self, text: bytes) -> None:
        """The key of a line names the node that has it."""
        try:
            node, dot, _ = msgspec.json.decode(text, type=_Keyed).line.partition(".")
        except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
            return
        holder = self._neighbours.other(node) if dot else None
        if holder is not None:
            raise Elsewhere(holder)
