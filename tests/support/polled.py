"""A line over plain requests that looks like a socket to a test."""

import asyncio
from collections import deque
from typing import Any, NamedTuple

import aiohttp
import msgspec
from aiohttp import WSMsgType

from tests.support.serving import Raw


class Frame(NamedTuple):
    type: WSMsgType
    data: str


class PolledSocket:
    """Says and hears one question at a time, and notes how often it was told something twice or too early."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self._url, self._session = url, session
        self.key = ""
        self.heard = self.said = 0
        self.closed = False
        self.close_code: int | None = None
        self._frames: deque[bytes] = deque()

    async def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        async with self._session.post(f"{self._url}/api/line{what}", json=fields) as answer:
            assert answer.status == 200, await answer.text()
            told: dict[str, Any] = await answer.json()
            return told

    async def send_str(self, text: str) -> None:
        """The greeting gets the line; everything else is said on it."""
        words = msgspec.json.decode(text)
        if not self.key:
            self.key = (await self.ask("", **words))["line"]
            return
        self.said += 1
        await self.ask("/say", line=self.key, first=self.said, said=[words])

    async def receive(self, timeout: float) -> Frame:  # noqa: ASYNC109 -- as a socket has it
        async with asyncio.timeout(timeout):
            while not self._frames and not self.closed:
                await self._poll()
        if not self._frames:
            return Frame(WSMsgType.CLOSED, "")
        return Frame(WSMsgType.TEXT, self._frames.popleft().decode())

    async def _poll(self) -> None:
        news = await self.ask("/hear", line=self.key, after=self.heard)
        if news["told"]:
            assert news["first"] == self.heard + 1, "there is a gap, or something twice"
        self.heard += len(news["told"])
        self._frames += [msgspec.json.encode(message) for message in news["told"]]
        if news["ended"] and not news["told"]:
            self.closed, self.close_code = True, 4000


def plain(url: str, session: aiohttp.ClientSession, token: str) -> Raw:
    """A guest without a socket."""
    return Raw(PolledSocket(url, session), token)  # type: ignore[arg-type]  # as much of a socket as it needs
