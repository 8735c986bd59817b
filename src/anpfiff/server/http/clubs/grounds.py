"""Where competitions are played and watched: opened, wished for, shown, printed, handed out as data."""

from collections.abc import Callable
from typing import get_args

import msgspec
from aiohttp import web

from anpfiff.fixtures import Competition, written
from anpfiff.fixtures.export import as_csv, as_json
from anpfiff.server.cups.answers import Opened
from anpfiff.server.cups.asked import Opening
from anpfiff.server.cups.showing import Eyes, season, work_out
from anpfiff.server.cups.wishes import DrawRound, Said
from anpfiff.server.house.club_cup import CupActor
from anpfiff.server.house.club_register import Visitor
from anpfiff.server.house.house import House
from anpfiff.server.http.clubs.asking import Porter, guarded, read, told
from anpfiff.server.http.clubs.office import pdf
from anpfiff.server.http.guard import DRAWS_BURST, DRAWS_REFILL, PRINTS_BURST, PRINTS_REFILL, Desk, bucket_of
from anpfiff.server.http.json import asked
from anpfiff.server.http.printing import Press
from anpfiff.server.http.refusals import Denied
from anpfiff.server.room.bucket import Bucket
from anpfiff.wire.messages import Language

PATIENCE = 25.0
"""Seconds that a question waits for news: proxies hang up after thirty."""
FEW = 24
"""People whose table takes no time."""
ONE = "/api/club/competitions/{competition}"


class Grounds:
    def __init__(
        self, house: House, porter: Porter, press: Press, counted: Callable[[web.Request], str]
    ) -> None:
        self._house = house
        self._clubs = house.clubs
        self._porter = porter
        self._press = press
        self._counted = counted
        self._prints = Desk(PRINTS_BURST, PRINTS_REFILL)
        self._working = house.working
        self._draws: dict[str, Bucket] = {}

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/api/club/competitions", guarded(self._open)),
            web.get(ONE, guarded(self._shown)),
            web.delete(ONE, guarded(self._delete)),
            web.post(f"{ONE}/inputs", guarded(self._hear)),
            web.get(f"{ONE}/season", guarded(self._season)),
            web.get(f"{ONE}/paper", guarded(self._paper)),
            web.get(f"{ONE}/export.json", guarded(self._json)),
            web.get(f"{ONE}/export.csv", guarded(self._csv)),
            web.get(f"{ONE}/file", guarded(self._file)),
        ]

    async def _open(self, request: web.Request) -> web.Response:
        visitor = self._porter.person(request)
        return told(Opened(await self._clubs.open_cup(visitor, await read(request, Opening))))

    async def _delete(self, request: web.Request) -> web.Response:
        visitor = self._porter.person(request)
        await self._clubs.close_cup(visitor, request.match_info["competition"])
        return told({})

    async def _shown(self, request: web.Request) -> web.Response:
        visitor, actor = self._asked(request)
        await actor.news(_number(asked(request, "seen")), PATIENCE)
        await self._work_out(actor)
        visitor = self._porter.visitor(request)  # a pass that has died meanwhile sees nothing more
        lang = asked(request, "lang")
        eyes = Eyes(actor.club, visitor.person, lang if lang in get_args(Language) else actor.club.lang)
        return told(actor.shown(eyes))

    async def _hear(self, request: web.Request) -> web.Response:
        visitor = self._porter.wishes(request)
        actor = self._clubs.cup(visitor, request.match_info["competition"])
        said = await read(request, Said)
        if isinstance(said.wish, DrawRound):
            self._must_draw_seldom(visitor.club)
        return told(await actor.hear(visitor.person or "", said))

    def _must_draw_seldom(self, club: str) -> None:
        """A draw among four hundred people is seconds of work, now and whenever the server starts."""
        now = self._house.now()
        if not bucket_of(self._draws, club, (DRAWS_BURST, DRAWS_REFILL), now).take(now):
            raise Denied("too-fast")

    async def _season(self, request: web.Request) -> web.Response:
        actor = self._asked(request)[1]
        after = _number(asked(request, "after"))
        return told(await self._working.beside(lambda: season(actor.cup, after)))

    async def _work_out(self, actor: CupActor) -> None:
        """With four hundred people that takes a third of a second: beside the event loop, and one at a time."""
        if len(actor.state.entrants) > FEW:
            await self._working.beside(lambda: work_out(actor.cup))

    async def _paper(self, request: web.Request) -> web.Response:
        _, actor = self._asked(request)
        if not self._prints.serves(self._counted(request), self._house.now()):
            raise Denied("too-fast")
        what = asked(request, "what") or "table"
        words = {"what": what[:20], "lang": asked(request, "lang")[:2] or actor.club.lang}
        words["paper"] = asked(request, "paper")[:20] or "A4"
        order = {"cup": words | {"competition": msgspec.to_builtins(_document(actor))}}
        return pdf(await self._press.printed(order, keep=False), f"cup-{words['what']}")

    async def _json(self, request: web.Request) -> web.Response:
        actor = self._asked(request)[1]
        state = actor.state
        body = await self._working.once(("json", actor.cup.id), (state,), lambda: as_json(state))
        return web.Response(body=body, content_type="application/json")

    async def _csv(self, request: web.Request) -> web.Response:
        actor = self._asked(request)[1]
        state = actor.state
        text = await self._working.once(("csv", actor.cup.id), (state,), lambda: as_csv(state))
        headers = {"Content-Disposition": 'attachment; filename="table.csv"'}
        return web.Response(text=text, content_type="text/csv", charset="utf-8", headers=headers)

    async def _file(self, request: web.Request) -> web.Response:
        visitor, actor = self._asked(request)
        self._clubs.must_organise(visitor)
        headers = {"Content-Disposition": 'attachment; filename="cup.anpfiff.json"'}
        return web.Response(body=written(_document(actor)), content_type="application/json", headers=headers)

    def _asked(self, request: web.Request) -> tuple[Visitor, CupActor]:
        visitor = self._porter.visitor(request)
        return visitor, self._clubs.cup(visitor, request.match_info["competition"])


def _document(actor: CupActor) -> Competition:
    return Competition(plan=actor.cup.page.plan, inputs=tuple(line.given for line in actor.cup.lines))


def _number(said: str) -> int:
    """What nobody has seen for nonsense."""
    return int(said) if said.isascii() and said.isdecimal() and len(said) <= 16 else -1
