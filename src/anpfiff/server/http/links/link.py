"""One connection to another node: frames out at once, and never more waiting than a node can bear."""

import asyncio
from contextlib import suppress
from typing import Any

from anpfiff.server.http.links.frames import Frame, packed

MOST_UNREAD = 64 * 1024 * 1024
"""Bytes that a neighbour may be behind before it counts as gone."""


class Link:
    """Frames are put into a queue and written by one task, so that nobody who speaks has to wait."""

    def __init__(self, ws: Any) -> None:
        self._ws = ws
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._size = 0
        self.broken = False
        self._writer = asyncio.get_running_loop().create_task(self._write())

    def send(self, frame: Frame) -> None:
        if self.broken:
            return
        message = packed(frame)
        self._size += len(message)
        if self._size > MOST_UNREAD:
            self.stop()
            return
        self._queue.put_nowait(message)

    def stop(self) -> None:
        self.broken = True
        self._writer.cancel()

    async def _write(self) -> None:
        try:
            while True:
                message = await self._queue.get()
                self._size -= len(message)
                await self._ws.send_bytes(message)
        except (ConnectionError, RuntimeError):
            self.broken = True
        finally:
            self.broken = True
            with suppress(ConnectionError, RuntimeError):
                await self._ws.close()
