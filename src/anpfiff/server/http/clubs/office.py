"""The office of a club: founding it, its passes, its organisers, its file, its end."""

import asyncio
from collections.abc import Callable

from aiohttp import web

from anpfiff.fixtures import passes
from anpfiff.server.cups import club as clubs
from anpfiff.server.cups.answers import Admitted, Opened, Passes
from anpfiff.server.cups.asked import Admission, DoorOrder, Founding, HandOver, Issue, PrintOrder, Role
from anpfiff.server.cups.disallowed import Disallowed
from anpfiff.server.cups.moving import LARGEST
from anpfiff.server.house.club_register import Visitor
from anpfiff.server.house.house import House
from anpfiff.server.http.clubs.asking import Porter, guarded, read, told
from anpfiff.server.http.guard import (
    CLUBS_BURST,
    CLUBS_REFILL,
    JOINS_BURST,
    JOINS_REFILL,
    PRINTS_BURST,
    PRINTS_REFILL,
    Desk,
    bucket_of,
)
from anpfiff.server.http.printing import Press
from anpfiff.server.http.refusals import Denied
from anpfiff.server.room.bucket import Bucket

SLOWEST_FILE = 60.0
"""Seconds in which a club's file has to be there."""
MOST_MOVING = 4
"""Clubs that move in at once, each from another address: their files are in memory meanwhile."""
Asks = Callable[[web.Request], str]


class Office:
    def __init__(self, house: House, porter: Porter, press: Press, counted: Asks, found_at: Asks) -> None:
        self._house = house
        self._clubs = house.clubs
        self._porter = porter
        self._press = press
        self._counted = counted
        self._found_at = found_at
        self._newcomers = Desk(CLUBS_BURST, CLUBS_REFILL, wide=True)
        self._joins = Desk(JOINS_BURST // 2, JOINS_REFILL * 2)
        self._doors: dict[str, Bucket] = {}
        self._moving: set[str] = set()
        """Addresses that are handing in a club's file."""
        self._prints = Desk(PRINTS_BURST, PRINTS_REFILL)

    def routes(self) -> list[web.RouteDef]:
        person = "/api/club/people/{person}"
        return [
            web.post("/api/clubs", guarded(self._found)),
            web.post("/api/clubs/join", guarded(self._join)),
            web.post("/api/clubs/import", guarded(self._import)),
            web.get("/api/club", guarded(self._club)),
            web.get("/api/club/records", guarded(self._records)),
            web.delete("/api/club", guarded(self._delete)),
            web.get("/api/club/export", guarded(self._export)),
            web.post("/api/club/door", guarded(self._door)),
            web.post("/api/club/passes", guarded(self._issue)),
            web.post("/api/club/passes/print", guarded(self._print)),
            web.post("/api/club/hand-over", guarded(self._hand_over)),
            web.post(f"{person}/reissue", guarded(self._reissue)),
            web.post(f"{person}/organiser", guarded(self._role)),
            web.delete(person, guarded(self._delete_person)),
        ]

    # Coming in.

    async def _found(self, request: web.Request) -> web.Response:
        founding = await read(request, Founding)
        self._must_be_served(request)
        visitor, issued = await self._clubs.found(founding)
        return told(Admitted(self._clubs.portrait(visitor), issued))

    async def _join(self, request: web.Request) -> web.Response:
        """A door's code is guessed no better than a room's."""
        admission = await read(request, Admission)
        club = self._porter.behind(request, admission.code)
        self._must_be_few(request, club)
        visitor, issued = await self._clubs.join(club, admission)
        return told(Admitted(self._clubs.portrait(visitor), issued))

    async def _import(self, request: web.Request) -> web.Response:
        who = self._counted(request)
        if who in self._moving or len(self._moving) >= MOST_MOVING:
            raise Denied("too-fast")
        self._must_be_served(request)
        self._moving.add(who)
        try:
            return told(Opened(await self._clubs.move_in(await _file(request))))
        finally:
            self._moving.discard(who)

    def _must_be_served(self, request: web.Request) -> None:
        if not self._newcomers.serves(self._counted(request), self._house.now()):
            raise Disallowed("too-many-clubs")

    def _must_be_few(self, request: web.Request, club: str) -> None:
        """Whoever reads a code off the blackboard cannot fill the club with people who are nobody."""
        now = self._house.now()
        size = (JOINS_BURST, JOINS_REFILL)
        if not self._joins.serves(self._counted(request), now):
            raise Denied("too-fast")
        if not bucket_of(self._doors, club, size, now).take(now):
            raise Denied("too-fast")

    # The club.

    async def _club(self, request: web.Request) -> web.Response:
        return self._shown(self._porter.visitor(request))

    async def _records(self, request: web.Request) -> web.Response:
        return told(await self._clubs.book(self._porter.visitor(request)))

    async def _delete(self, request: web.Request) -> web.Response:
        await self._clubs.delete(self._porter.visitor(request))
        return told({})

    async def _export(self, request: web.Request) -> web.Response:
        file = await self._clubs.exported(self._porter.visitor(request))
        headers = {"Content-Disposition": 'attachment; filename="club.anpfiff.json"'}
        return web.Response(body=file, content_type="application/json", headers=headers)

    async def _door(self, request: web.Request) -> web.Response:
        visitor = self._porter.visitor(request)
        order = await read(request, DoorOrder)
        await self._clubs.door(visitor, open_=order.open)
        return self._shown(visitor)

    # Passes.

    async def _issue(self, request: web.Request) -> web.Response:
        visitor = self._porter.visitor(request)
        issue = await read(request, Issue)
        return told(Passes(tuple(await self._clubs.issue(visitor, issue.count, issue.lang))))

    async def _print(self, request: web.Request) -> web.Response:
        visitor = self._porter.visitor(request)
        self._clubs.must_organise(visitor)
        if not self._prints.serves(self._counted(request), self._house.now()):
            raise Denied("too-fast")
        asked = await read(request, PrintOrder)
        cards = [self._card(request, visitor, token) for token in asked.tokens]
        order = {"passes": {"cards": cards, "lang": asked.lang, "paper": asked.paper}}
        return pdf(await self._press.printed(order, keep=False), "passes")

    def _card(self, request: web.Request, visitor: Visitor, token: str) -> tuple[str, str, str]:
        """Only passes of this club: nobody prints what opens somebody else's."""
        known = self._clubs.visitor(passes.digest(token))
        if known is None or known.club != visitor.club or known.person is None:
            raise Disallowed("no-such-pass")
        each = self._clubs.club(visitor.club).person(known.person)
        return each.name, each.animal, passes.link(self._found_at(request), token)

    async def _reissue(self, request: web.Request) -> web.Response:
        visitor = self._porter.visitor(request)
        return told(await self._clubs.reissue(visitor, request.match_info["person"]))

    async def _delete_person(self, request: web.Request) -> web.Response:
        visitor = self._porter.visitor(request)
        person = request.match_info["person"]
        await self._clubs.delete_person(visitor, person)
        return told({}) if visitor.person == person else self._shown(visitor)

    # Organisers.

    async def _role(self, request: web.Request) -> web.Response:
        visitor = self._porter.visitor(request)
        role = await read(request, Role)
        person = request.match_info["person"]
        await self._clubs.change(visitor, lambda club: clubs.organised(club, person, on=role.on))
        return self._shown(visitor)

    async def _hand_over(self, request: web.Request) -> web.Response:
        visitor = self._porter.person(request)
        handing_over = await read(request, HandOver)
        giver = visitor.person or ""
        await self._clubs.change(visitor, lambda club: clubs.handed_over(club, giver, handing_over.to))
        return self._shown(visitor)

    def _shown(self, visitor: Visitor) -> web.Response:
        return told(self._clubs.portrait(visitor))


def pdf(content: bytes, name: str) -> web.Response:
    headers = {"Content-Disposition": f'attachment; filename="anpfiff-{name}.pdf"'}
    return web.Response(body=content, content_type="application/pdf", headers=headers)


async def _file(request: web.Request) -> bytes:
    """Larger than any other body, so it is read by hand: no more than a club can be, and not for ever."""
    content = bytearray()
    try:
        async with asyncio.timeout(SLOWEST_FILE):
            async for chunk in request.content.iter_any():
                content += chunk
                if len(content) > LARGEST:
                    raise Disallowed("file-too-large", detail=f"{LARGEST // 1024 // 1024} MB at most")
    except TimeoutError as slow:
        raise Denied("malformed", detail="the file came too slowly") from slow
    return bytes(content)
