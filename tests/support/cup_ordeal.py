"""A competition on a server that is killed at random moments, again and again: no result that was acknowledged is lost.

The desk works; after none, one or two answers, and up to 20 ms later, SIGKILL falls: so there is work on a slow machine, too. A wish
that was not answered is said again with the same number in the server's next life: it is done once, whether or not it had reached
the disk.
"""

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import aiohttp

from anpfiff.server.cups.answers import Shown
from tests.support.clubs import Holder, Refusal, gathered
from tests.support.killable_server import KillableServer
from tests.support.serving import Guests

ANSWERS = 3
LATEST = 0.020
PEOPLE = 8
PATIENCE = aiohttp.ClientTimeout(total=60)
"""A busy machine starts slowly; who never answers is a failure, not a test that hangs."""
FAREWELL = 5.0
"""Seconds in which the desk has noticed that its server is dead."""


class Report(NamedTuple):
    kills: int
    acknowledged: int
    """Results."""
    lost: int
    doubled: int
    """Wishes that were done twice."""
    slowest: float
    """Seconds from the start of a server to the competition's first answer."""


class CupOrdeal:
    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._luck = folder, Random(seed)
        self._desk: Holder | None = None
        self._cup = ""
        self._wish: dict[str, Any] | None = None
        """What was said and not answered."""
        self._results: dict[int, tuple[int, ...]] = {}
        self._granted = self._number = self._lost = self._doubled = 0
        self._slowest = 0.0
        self._answer = asyncio.Event()

    async def endured(self, kills: int) -> Report:
        async with KillableServer(self._folder) as server, aiohttp.ClientSession(timeout=PATIENCE) as session:
            for _ in range(kills):
                await self._life(server, session)
            await self._check(await self._born(server, session))
        return Report(kills, len(self._results), self._lost, self._doubled, round(self._slowest, 3))

    async def _life(self, server: KillableServer, session: aiohttp.ClientSession) -> None:
        desk = await self._born(server, session)
        shown = await self._check(desk)
        work = asyncio.create_task(self._work(desk, shown))
        await self._heard(work, self._granted + self._luck.randrange(ANSWERS))
        await asyncio.sleep(self._luck.uniform(0, LATEST))
        server.kill()
        with suppress(aiohttp.ClientError, ConnectionError, TimeoutError):
            await asyncio.wait_for(work, FAREWELL)

    async def _heard(self, work: asyncio.Task[None], answers: int) -> None:
        """Until `answers` wishes have been granted in all, or the desk has given up."""
        work.add_done_callback(lambda _: self._answer.set())
        while self._granted < answers and not work.done():
            self._answer.clear()
            await self._answer.wait()

    async def _born(self, server: KillableServer, session: aiohttp.ClientSession) -> Holder:
        self._began = time.perf_counter()
        url = f"http://127.0.0.1:{await server.born()}"
        if self._desk is None:
            self._desk = await self._founded(session, url)
        self._desk.url = url
        return self._desk

    async def _founded(self, session: aiohttp.ClientSession, url: str) -> Holder:
        desk, _, self._cup = await gathered(Guests(url, session, AsyncExitStack()), PEOPLE, rounds=200)
        self._granted = PEOPLE
        return desk

    async def _check(self, desk: Holder) -> Shown:
        """Everything that was acknowledged is there, and the cup goes on."""
        shown = await desk.shown(self._cup)
        self._slowest = max(self._slowest, time.perf_counter() - self._began)
        tables = () if shown.round is None else shown.round.tables
        kept = {each.match: each.outcome.score for each in shown.earlier if each.outcome}
        kept |= {table.match: table.outcome.score for table in tables if table.outcome}
        self._lost += sum(kept.get(match) != score for match, score in self._results.items())
        return shown

    async def _work(self, desk: Holder, shown: Shown) -> None:
        while True:
            wish = self._wish or self._next(shown)
            self._wish = wish
            try:
                heard = await desk.ask("POST", f"/api/club/competitions/{self._cup}/inputs", wish)
            except Refusal as refusal:
                raise AssertionError(f"{wish}: {refusal}") from refusal
            self._answered(wish, heard)
            shown = await desk.shown(self._cup)

    def _answered(self, wish: dict[str, Any], heard: bytes) -> None:
        self._wish = None
        self._granted += 1
        self._answer.set()
        self._doubled += f'"seq":{self._granted},'.encode() not in heard
        if wish["wish"]["kind"] == "enter-result":
            self._results[wish["wish"]["match"]] = tuple(wish["wish"]["score"])

    def _next(self, shown: Shown) -> dict[str, Any]:
        self._number += 1
        return {"id": str(self._number), "wish": self._wanted(shown)}

    def _wanted(self, shown: Shown) -> dict[str, Any]:
        if shown.round is None or shown.round.over:
            return {"kind": "draw-round"}
        if shown.phase == "drawn":
            return {"kind": "kick-off"}
        match = next(table.match for table in shown.round.tables if table.outcome is None)
        return {
            "kind": "enter-result",
            "match": match,
            "score": [self._luck.randrange(6), self._luck.randrange(6)],
        }
