"""A pocket without a browser: a page that remembers what it was told, and a shelf that can refuse."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

from anpfiff.pocket.house import Pocket
from anpfiff.pocket.shelving import Wanted
from anpfiff.server.room.tempo import Tempo

HURRY = Tempo(countdown=0, rethink=1, pace=0.0)
P = ParamSpec("P")
TOKEN = "t" * 43


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop of its own."""

    @wraps(test)
    def run(*given: P.args, **more: P.kwargs) -> None:
        asyncio.run(test(*given, **more))

    return run


class Paper:
    """A shelf of paper: what was written is there, and `refuses` says when it takes nothing."""

    def __init__(self) -> None:
        self.rooms: dict[str, dict[str, Any]] = {}
        self.matches: dict[str, str] = {}
        self.writes = 0
        self.refuses = False

    async def write(self, text: str) -> None:
        await asyncio.sleep(0)
        if self.refuses:
            raise OSError("full")
        self.writes += 1
        wanted: dict[str, Any] = json.loads(text)
        assert set(wanted) == set(Wanted.__struct_fields__)
        room = self.rooms.setdefault(wanted["room"], {"code": wanted["code"], "page": "", "entries": []})
        room["entries"] += wanted["entries"]
        room["page"] = wanted["page"] or room["page"]
        if wanted["match"] is not None:
            self.matches[wanted["match"][0]] = wanted["match"][2]
        if wanted["ended"]:
            del self.rooms[wanted["room"]]

    async def room(self, code: str) -> str:
        for name, room in self.rooms.items():
            if room["code"] == code:
                return json.dumps({"room": name, "page": room["page"], "entries": room["entries"]})
        return ""

    async def match(self, link: str) -> str:
        return self.matches.get(link, "")

    async def keep(self, link: str, game: str, record: str) -> str:
        return self.matches.setdefault(link, record)


class Page:
    """A page that remembers everything, and notes how much lay on the shelf when it was told something."""

    def __init__(self, shelf: Paper) -> None:
        self.shelf = shelf
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.written: list[tuple[str, int]] = []
        self.closed: set[int] = set()
        self.asked: list[tuple[int, str]] = []
        self.faults: list[str] = []

    def told(self, line: int, text: str) -> None:
        message = json.loads(text)
        self.heard.setdefault(line, []).append(message)
        self.written.append((message["kind"], self.shelf.writes))

    def hung_up(self, line: int) -> None:
        self.closed.add(line)

    def think(self, number: int, question: str) -> None:
        self.asked.append((number, question))

    def failed(self, event: str) -> None:
        self.faults.append(event)

    def last(self, line: int, kind: str) -> dict[str, Any] | None:
        return next(
            (message for message in reversed(self.heard.get(line, [])) if message["kind"] == kind), None
        )


class Player:
    """One person at one line of a pocket."""

    def __init__(self, pocket: Pocket, page: Page, line: int = 1) -> None:
        self.pocket = pocket
        self.page = page
        self.line = line
        self.number = 0

    async def open(self, game: str, **more: Any) -> str:
        await self.greet(kind="open", game=game, solo=True, **more)
        welcome = self.page.last(self.line, "welcome")
        assert welcome is not None
        return str(welcome["code"])

    async def greet(self, **said: Any) -> None:
        words = {"version": 1, "token": TOKEN, "lang": "de", **said}
        await self.pocket.greet(self.line, json.dumps(words))
        await self.quiet()

    def say(self, kind: str, **said: Any) -> None:
        self.number += 1
        self.pocket.say(self.line, json.dumps({"kind": kind, "id": self.number, **said}))

    async def quiet(self, rounds: int = 20) -> None:
        for _ in range(rounds):
            await asyncio.sleep(0)

    async def heard(self, kind: str) -> dict[str, Any]:
        """The next of its kind that is not there yet."""
        before = sum(message["kind"] == kind for message in self.page.heard.get(self.line, []))
        async with asyncio.timeout(20):
            while sum(message["kind"] == kind for message in self.page.heard.get(self.line, [])) == before:  # noqa: ASYNC110 -- the page is told, and has nothing to wait for
                await asyncio.sleep(0.001)
        told = self.page.last(self.line, kind)
        assert told is not None
        return told
