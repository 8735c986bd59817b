"""People with passes who speak to a server, as a test wants it."""

from itertools import count
from typing import Any

import aiohttp
import msgspec

from anpfiff.server.cups.answers import Admitted, ClubShown, Heard, Issued, Passes, Shown
from tests.support.serving import Guests, Raw

NUMBERS = count(1)


class Refusal(Exception):  # noqa: N818 -- what it is
    """What the server said no with."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(status, why)
        self.status, self.why = status, why


class Holder:
    """Somebody with a pass, or with none."""

    def __init__(self, session: aiohttp.ClientSession, url: str, token: str = "", me: str = "") -> None:
        self.session, self.url, self.token, self.me = session, url, token, me
        self.kind = "Pass"

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> bytes:
        """The answer's body, or a Refusal."""
        if self.token:
            headers = {"Authorization": f"{self.kind} {self.token}"} | headers
        data = body if isinstance(body, bytes) else msgspec.json.encode(body) if body is not None else None
        async with self.session.request(method, f"{self.url}{path}", data=data, headers=headers) as answer:
            content = await answer.read()
            assert answer.headers.get("Cache-Control") == "no-store", path
            if answer.status >= 400:
                raise Refusal(answer.status, msgspec.json.decode(content).get("why", ""))
            return content

    async def refused(self, method: str, path: str, body: object = None, **headers: str) -> str:
        try:
            await self.ask(method, path, body, **headers)
        except Refusal as refusal:
            return refusal.why
        return ""

    async def club(self) -> ClubShown:
        return msgspec.json.decode(await self.ask("GET", "/api/club"), type=ClubShown)

    async def passes(self, number: int) -> list["Holder"]:
        if not number:
            return []
        told = await self.ask("POST", "/api/club/passes", {"count": number})
        return [self.holder(each) for each in msgspec.json.decode(told, type=Passes).passes]

    def holder(self, issued: Issued) -> "Holder":
        return Holder(self.session, self.url, issued.token, issued.id)

    async def opens(self, **plan: Any) -> str:
        told = await self.ask("POST", "/api/club/competitions", {"id": f"o{next(NUMBERS)}", "plan": plan})
        return str(msgspec.json.decode(told)["id"])

    async def shown(self, cup: str, seen: int | None = None) -> Shown:
        more = "" if seen is None else f"?seen={seen}"
        return msgspec.json.decode(await self.ask("GET", f"/api/club/competitions/{cup}{more}"), type=Shown)

    async def wishes(self, cup: str, kind: str, **fields: Any) -> Heard:
        body = {"id": f"w{next(NUMBERS)}", "wish": {"kind": kind, **fields}}
        told = await self.ask("POST", f"/api/club/competitions/{cup}/inputs", body)
        return msgspec.json.decode(told, type=Heard)

    async def wish_refused(self, cup: str, kind: str, **fields: Any) -> str:
        try:
            await self.wishes(cup, kind, **fields)
        except Refusal as refusal:
            return refusal.why
        return ""

    async def sits_down(self, people: Guests, cup: str) -> Raw:
        """At the table that the server names, on the chair that is theirs."""
        mine = (await self.shown(cup)).mine
        assert mine is not None, "there is a table"
        raw, welcome = await people.join(mine.code, mine.token)
        assert welcome.seat == mine.seat
        return raw


async def founded(people: Guests, name: str = "3b") -> Holder:
    """The organiser of a new club."""
    nobody = Holder(people.session, people.url)
    told = await nobody.ask("POST", "/api/clubs", {"name": name, "lang": "de"})
    admitted = msgspec.json.decode(told, type=Admitted)
    return nobody.holder(admitted.issued)


async def gathered(people: Guests, number: int, **plan: Any) -> tuple[Holder, list[Holder], str]:
    """An organiser, players who have come, and their competition."""
    organiser = await founded(people)
    players = await organiser.passes(number)
    cup = await organiser.opens(**({"format": "swiss", "games": ["elfmeter"]} | plan))
    for player in players:
        await player.wishes(cup, "come")
    return organiser, players, cup
