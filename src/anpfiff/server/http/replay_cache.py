"""The replay cache: replays are made one at a time, off the event loop, and a few are kept, so that play goes on meanwhile."""

import asyncio
from collections.abc import Callable

from anpfiff.core import Seat
from anpfiff.server.http.archive import unpacked
from anpfiff.server.http.replay import packed_replay

KEPT = 16
"""Replays in memory: after the final whistle everybody at a table asks for theirs, and then scrubs."""


class ReplayCache:
    """Who asks for a replay that is being made waits for it instead of having it made twice."""

    def __init__(self) -> None:
        self._replays: dict[tuple[str, Seat | None], bytes] = {}
        self._maker = asyncio.Lock()

    async def show(self, link: str, seat: Seat | None, record: bytes) -> bytes | None:
        """The replay of that match as that seat saw it, compressed; None if there is no such seat."""
        return await self._made((link, seat), lambda: packed_replay(record, seat))

    async def show_archived(self, link: str, seat: Seat | None, archived: bytes) -> bytes | None:
        """The same for a match whose rules are no longer played."""
        return await self._made((link, seat), lambda: unpacked(archived, seat))

    async def _made(self, key: tuple[str, Seat | None], make: Callable[[], bytes | None]) -> bytes | None:
        async with self._maker:
            shown = self._replays.pop(key, None) or await asyncio.to_thread(make)
            if shown is not None:
                self._keep(key, shown)
        return shown

    def _keep(self, key: tuple[str, Seat | None], shown: bytes) -> None:
        """The one that nobody has asked for longest makes room."""
        self._replays[key] = shown
        while len(self._replays) > KEPT:
            del self._replays[next(iter(self._replays))]
