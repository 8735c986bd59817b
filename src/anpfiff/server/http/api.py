"""What a client asks without a socket: the games, the rules, an invitation, a match seen again."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias, get_args

import msgspec
from aiohttp import web

from anpfiff import book
from anpfiff.core import Refused, Seat
from anpfiff.server.house.house import House
from anpfiff.server.http.catalogue import catalogue
from anpfiff.server.http.door import Door
from anpfiff.server.http.guard import asked_from_elsewhere, reached_as
from anpfiff.server.http.invitation import invitation
from anpfiff.server.http.json import answer, asked, keepable, unpacked
from anpfiff.server.http.listing import listing
from anpfiff.server.http.refusals import Denied
from anpfiff.server.http.replay import Unplayable
from anpfiff.server.http.replay_cache import ReplayCache
from anpfiff.server.http.workshop import Workshop
from anpfiff.wire.messages import Language

HOUR = 3_600

Asks: TypeAlias = Callable[[web.Request], str]


class Api:
    """Plain requests and their answers."""

    def __init__(self, house: House, door: Door, url: str, counted: Asks, scheme: Asks) -> None:
        """`url` is where others find the house; of a request, `counted` says whose it is and `scheme` how it was made."""
        self._house = house
        self._door = door
        self._url = url
        self._counted = counted
        self._scheme = scheme
        self._replays = ReplayCache()
        self.workshop = Workshop(counted, house.now)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/games", self._games),
            web.get("/api/rules/{pages}", self._rules),
            web.get("/api/invitation/{code}", self._invitation),
            web.get("/api/matches/{link}/replay", self._replay),
            web.get("/api/matches/{link}/list", self._listed),
            *self.workshop.routes(),
        ]

    async def _games(self, request: web.Request) -> web.Response:
        return keepable(request, catalogue(), 0)

    async def _rules(self, request: web.Request) -> web.Response:
        """The pages of a game in somebody's language, as far as they are translated."""
        try:
            lang = asked(request, "lang")
            pages = _pages(request.match_info["pages"], lang if lang in get_args(Language) else "en")
        except Refused as refusal:
            raise Denied("unknown-game") from refusal
        return keepable(request, pages, HOUR)

    def _must_be_found(self, who: str, now: int, code: str) -> None:
        if not self._door.looks_up(who, now, code):
            raise Denied("too-many-tries", after=self._door.wait(who, now, code))
        if code not in self._house.actors:
            self._door.wrong(who, now, code)
            raise Denied("no-such-room")

    async def _invitation(self, request: web.Request) -> web.Response:
        """The way in for others; a code is guessed here no better than at the door."""
        who = self._counted(request)
        now = self._house.now()
        code = request.match_info["code"].upper()
        if asked_from_elsewhere(request.headers.get("Sec-Fetch-Site")):
            raise Denied("foreign-origin")
        self._must_be_found(who, now, code)
        drawn = await asyncio.to_thread(invitation, self.found_at(request), code, self._door.key(code))
        response = answer(drawn)
        response.headers["Cache-Control"] = "no-store"
        return response

    def found_at(self, request: web.Request) -> str:
        """By the name under which this request came over the network others come too; else where the server found itself."""
        name = reached_as(request.headers.get("Host"))
        return self._url if name is None else f"{self._scheme(request)}://{name}"

    async def _replay(self, request: web.Request) -> web.Response:
        """A finished match as one seat, or the stands, saw it; one that still runs has secrets and is not given away."""
        link = request.match_info["link"]
        record = await self._house.store.match(link)
        if record is None:
            raise Denied("no-such-match")
        replay = await self._seen_again(link, _seat(asked(request, "seat")), record)
        if replay is None:
            raise Denied("no-such-seat")
        return await asyncio.to_thread(unpacked, request, replay, HOUR)

    async def _seen_again(self, link: str, seat: Seat | None, record: bytes) -> bytes | None:
        """By the rules of today; if they cannot, as it was seen by those of its own day."""
        try:
            return await self._replays.show(link, seat, record)
        except Unplayable as fault:
            archived = await self._house.store.replay(link)
            if not archived:
                raise Denied("cannot-be-replayed") from fault
            return await self._replays.show_archived(link, seat, archived)

    async def _listed(self, request: web.Request) -> web.Response:
        """A finished match as the plain list of what was done, whatever its edition."""
        record = await self._house.store.match(request.match_info["link"])
        if record is None:
            raise Denied("no-such-match")
        try:
            return answer(await asyncio.to_thread(listing, record))  # of a long match that takes its time
        except Refused as fault:
            raise Denied("cannot-be-listed") from fault


@lru_cache(64)
def _pages(pages: str, lang: str) -> bytes:
    return msgspec.json.encode(book.pages_of(pages, lang))


def _seat(said: str) -> Seat | None:
    """The seat whose eyes are wanted, the stands where none is named; one that nobody sits on for nonsense."""
    if not said:
        return None
    return int(said) if said.isdecimal() and len(said) == 1 else -1
