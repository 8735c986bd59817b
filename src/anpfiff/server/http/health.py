"""Health: well is a server whose disk answers, and takes what it is given."""

import asyncio
import sqlite3
from typing import TypeAlias

from aiohttp import web

from anpfiff import __version__
from anpfiff.server.house.house import House
from anpfiff.server.http.json import answer

PATIENCE = 2.0
"""Seconds the disk may take to answer before the server calls itself unwell."""
ANEW = 5_000
"""Milliseconds that a verdict holds: whoever asks in a loop does not wear out the disk."""
PROBE = "health"

Ailment: TypeAlias = dict[str, str | bool]


class Health:
    """A probe is written, for a full disk can still be read."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._ails: Ailment | None = None
        self._asked_at = -ANEW

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/health", self._told),
            web.get("/livez", self._alive),
            web.get("/readyz", self._ready),
        ]

    async def _alive(self, _: web.Request) -> web.Response:
        """The process answers: it need not be started anew, whatever ails its disk."""
        return answer({"alive": True})

    async def _ready(self, _: web.Request) -> web.Response:
        """May people be sent here? Not to a node that stops, or that has lost its database."""
        ails = self._house.ails
        return (
            answer({"ready": True})
            if ails is None
            else web.json_response({"ready": False, "why": ails}, status=503)
        )

    async def _told(self, _: web.Request) -> web.Response:
        house = self._house
        if house.ails is not None:
            return web.json_response({"healthy": False, "why": house.ails}, status=503)
        if house.now() - self._asked_at >= ANEW:
            self._asked_at = house.now()
            self._ails = await self._ailment()
        if self._ails is not None:
            return web.json_response(self._ails, status=503)
        facts = {"version": __version__, "uptime": house.now() // 1000, "rooms": len(house.actors)}
        return answer({"healthy": True} | facts)

    async def _ailment(self) -> Ailment | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._house.store.match("")
                return await self._refusal()
        except (TimeoutError, OSError, sqlite3.Error):
            return {"healthy": False, "why": "disk-does-not-answer"}

    async def _refusal(self) -> Ailment | None:
        try:
            await self._house.store.remember(PROBE, self._house.wall())
        except (OSError, sqlite3.Error):
            return {"healthy": False, "why": "disk-refuses"}
        return None
