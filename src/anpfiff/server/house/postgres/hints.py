"""LISTEN and NOTIFY: a hint that something is free, outside of anything that is written. One that is lost costs a heartbeat."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from anpfiff.server.house.postgres.connections import connected
from anpfiff.server.house.postgres.faults import RAISED

CHANNEL = "anpfiff"
PATIENCE = 1.0
"""Seconds that a hint may take: it is not worth more."""
AGAIN = 5.0
"""Seconds until a line that broke is tried again."""


class Hints:
    def __init__(self, url: str, ring: Callable[[], None]) -> None:
        self._url = url
        self._ring = ring

    async def listen(self) -> None:
        while True:
            with suppress(*RAISED):
                await self._heard()
            await asyncio.sleep(AGAIN)

    async def say_goodbye(self) -> None:
        """Coalesced: one for all the rooms that a node lets go of."""
        with suppress(*RAISED):
            db = await connected(self._url, PATIENCE)
            await db.execute(f"NOTIFY {CHANNEL}")
            await db.close(timeout=1)

    async def _heard(self) -> None:
        db = await connected(self._url)
        gone = asyncio.Event()
        db.add_termination_listener(lambda _: gone.set())
        try:
            await db.add_listener(CHANNEL, self._hear)
            await gone.wait()
        finally:
            db.terminate()

    def _hear(self, *_: Any) -> None:
        self._ring()
