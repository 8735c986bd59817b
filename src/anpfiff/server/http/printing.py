"""The press behind a counter: one order at a time, a short queue, a time limit, and what was printed before is handed out again.

It is a program of its own (`python -m anpfiff.press`): it may be stopped, it takes its memory with it, and no table waits for it.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from typing import Any

import msgspec

from anpfiff.core import Refused
from anpfiff.server.house.telling import tell

MOST_WAITING = 6
"""Orders at once: the one that is printed, and those that wait for it. Whoever comes last waits a few seconds."""
LONGEST = 20.0
"""Seconds that an order may take; a whole game takes about one."""
MOST_KEPT = 24 * 1024 * 1024
"""Bytes of what was printed for the printed decks: all eight games in all languages, as most people order them."""


class Press:
    """Orders in, PDFs out."""

    def __init__(self, program: tuple[str, ...] = (sys.executable, "-m", "anpfiff.press")) -> None:
        self._program = program
        self._free = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def printed(self, order: dict[str, Any], *, keep: bool = True) -> bytes:
        """The PDF, or a Refused: of the order, or because the press is busy, missing or stuck. What holds secrets is not kept."""
        key = msgspec.json.encode(order, order="sorted")
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if self._waiting >= MOST_WAITING:
            raise Refused("press-is-busy")
        self._waiting += 1
        try:
            async with self._free:
                pdf = self._kept.get(key) or await self._print(key)
        finally:
            self._waiting -= 1
        if keep and order.get("deck") is None:
            self._keep(key, pdf)
        return pdf

    async def _print(self, order: bytes) -> bytes:
        path = os.pathsep.join(filter(None, sys.path))
        process = await asyncio.create_subprocess_exec(
            *self._program, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=os.environ | {"PYTHONPATH": path}
        )
        try:
            async with asyncio.timeout(LONGEST):
                said, fault = await process.communicate(order)
        except TimeoutError as slow:
            tell("press-failed", why="too-slow")
            raise Refused("press-is-stuck") from slow
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode == 2:
            raise Refused(**msgspec.json.decode(said))
        if process.returncode:
            tell("press-failed", why=fault.decode(errors="replace").strip().rpartition("\n")[2])
            raise Refused("press-is-stuck")
        return said

    def _keep(self, order: bytes, pdf: bytes) -> None:
        """The oldest goes when there is too much of it."""
        self._kept[order] = pdf
        while sum(map(len, self._kept.values())) > MOST_KEPT:
            self._kept.popitem(last=False)
