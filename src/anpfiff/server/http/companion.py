"""What a phone beside a real table asks for: names, a place in the list of matches, and a goal for two."""

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import TypeAlias, get_args

import msgspec
from aiohttp import web

from anpfiff.server.house.house import House
from anpfiff.server.http import report
from anpfiff.server.http.door import Door
from anpfiff.server.http.guard import Gate, asked_from_elsewhere
from anpfiff.server.http.invitation import invitation
from anpfiff.server.http.json import answer, asked, body
from anpfiff.server.http.penalty import Duel, Penalty, Said, evened
from anpfiff.server.http.refusals import Denied
from anpfiff.server.room.people import Person, hashed, newcomer
from anpfiff.wire.messages import Language

MOST_DUELS = 2_000
IDLE = 1_800_000
"""Milliseconds after which a duel that nobody speaks to makes room for another."""
QUIET = 60_000
"""Milliseconds after which its phones are gone: they ask every twenty seconds."""
MOST_PEOPLE = 6

Asks: TypeAlias = Callable[[web.Request], str]


class Companion:
    """Duels live in memory: a penalty is over in a minute, and nobody plays one across a restart."""

    def __init__(self, house: House, guards: tuple[Door, Gate], counted: Asks, found_at: Asks) -> None:
        """Of a request, `counted` says whose it is and `found_at` under which address others come."""
        self._house = house
        (self._door, self._gate) = guards
        self._counted = counted
        self._found_at = found_at
        self._duels: dict[str, Duel] = {}
        self._lots = SystemRandom()

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/names", self._names),
            web.post("/api/matches", self._reported),
            web.get("/api/matches/{link}/report", self._report),
            web.post("/api/penalties", self._opened),
            web.post("/api/penalties/{code}", self._heard),
            web.get("/api/penalties/{code}/invitation", self._invitation),
        ]

    async def close(self, _: web.Application) -> None:
        for duel in self._duels.values():
            duel.close()

    # People and matches.

    async def _names(self, request: web.Request) -> web.Response:
        """Six people nobody has to invent, in somebody's language."""
        lang: Language = next(
            (language for language in get_args(Language) if language == asked(request, "lang")), "en"
        )
        people: list[Person] = []
        for number in range(MOST_PEOPLE):
            people.append(newcomer(number, "", lang, people, self._lots))
        return _fresh([report.Face(language.name, language.animal) for language in people])

    async def _reported(self, request: web.Request) -> web.Response:
        """Once under one link, however often it is told: a phone that heard no answer tells it again."""
        if not self._gate.may_report(self._counted(request), self._house.now()):
            raise Denied("too-many-reports")
        try:
            told = report.read(await body(request))
        except report.Faulty as fault:
            raise Denied("faulty-report", detail=str(fault)) from fault
        if self._house.plays(told.link):
            raise Denied("already-kept")
        record = msgspec.json.encode(told)
        kept = await self._house.store.keep((told.link, told.game, record), self._house.wall())
        if kept != record:
            raise Denied("already-kept")
        return answer({"link": told.link})

    async def _report(self, request: web.Request) -> web.Response:
        record = await self._house.store.match(request.match_info["link"])
        if record is None or not report.is_report(record):
            raise Denied("no-such-match")
        return web.Response(body=record, content_type="application/json")

    # Penalties.

    async def _opened(self, request: web.Request) -> web.Response:
        """A goal for two; the same token opens the same one again."""
        said = _said(await body(request))
        duel = self._opened_by(said) or self._build(self._counted(request))
        self._door.right(self._counted(request), duel.code)
        return await self._answer(duel, said)

    async def _heard(self, request: web.Request) -> web.Response:
        said = _said(await body(request))
        return await self._answer(self._called(request, said.token), said)

    async def _invitation(self, request: web.Request) -> web.Response:
        if asked_from_elsewhere(request.headers.get("Sec-Fetch-Site")):
            raise Denied("foreign-origin")
        duel = self._called(request)
        address = f"{self._found_at(request)}/penalty"
        return _fresh(await asyncio.to_thread(invitation, address, duel.code))  # drawing takes its time

    async def _answer(self, duel: Duel, said: Said) -> web.Response:
        side = duel.enter(said.token, said.lang, self._lots)
        duel.spoke(side, self._house.now())
        if said.choose is not None:
            duel.choose(side, said.choose)
        if said.next is not None:
            duel.go_on(said.next)
        await duel.news(side, said.seen)
        penalty: Penalty = duel.seen_by(side)
        return _fresh(penalty)

    def _called(self, request: web.Request, token: str = "") -> Duel:
        """A code is guessed here no better than at the door of a room; whoever is in comes back."""
        who = self._counted(request)
        now = self._house.now()
        code = request.match_info["code"].upper()
        duel = self._duels.get(code)
        if duel is not None and duel.knows(token):
            return duel
        if not self._door.looks_up(who, now, code):
            raise Denied("too-many-tries", after=self._door.wait(who, now, code))
        if duel is None:
            self._door.wrong(who, now, code)
            raise Denied("no-such-duel")
        self._door.right(who, code)
        return duel

    def _opened_by(self, said: Said) -> Duel | None:
        secret = hashed(said.token)
        return next((duel for duel in self._duels.values() if duel.opened_by(secret)), None)

    def _build(self, address: str) -> Duel:
        now = self._house.now()
        if not self._gate.may_open(address, now):
            raise Denied("too-many-duels")
        self._clear(now)
        if len(self._duels) >= MOST_DUELS and not self._made_room(now):
            raise Denied("too-many-duels")
        code = self._house.codes.fresh({*self._duels, *self._house.actors})
        duel = self._duels[code] = Duel(code, now)
        return duel

    def _made_room(self, now: int) -> bool:
        """The one that nobody has spoken to for longest goes, if its phones no longer ask."""
        quietest = min(self._duels.values(), key=lambda duel: duel.heard)
        if now - quietest.heard < QUIET:
            return False
        del self._duels[quietest.code]
        quietest.close()
        return True

    def _clear(self, now: int) -> None:
        self._duels = {code: duel for code, duel in self._duels.items() if now - duel.heard < IDLE}


def _said(text: bytes) -> Said:
    try:
        return msgspec.json.decode(text, type=Said)
    except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError) as fault:
        raise Denied("malformed") from fault


def _fresh(value: object) -> web.Response:
    """Of the same length whatever was chosen: who sees only how much is said learns nothing from it."""
    response = answer(value)
    assert isinstance(response.body, bytes), "just encoded"
    response.body = evened(response.body)
    response.headers["Cache-Control"] = "no-store"
    return response
