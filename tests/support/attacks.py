"""A server that is attacked, the attacks, and somebody innocent at another table."""

import asyncio
import os
import secrets
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from tests.support.frames import Line, line
from tests.support.killable_server import ROOT

DESCRIPTORS = 1_024
LIMITED = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({DESCRIPTORS}, {DESCRIPTORS}))
from anpfiff.cli import main
raise SystemExit(main())
"""
AT_ONCE = 50
"""Connections of an attacker at the same time."""
GREETINGS, BODIES, PACKED = 100_000, 1_200, 200
PATIENCE = 20.0
BREATH = 0.02
"""Seconds between two questions of the innocent."""


class Attacked:
    """A server, and the one who only wants to play."""

    def __init__(self, port: int, pid: int, log: Path) -> None:
        self.port, self.pid, self.log = port, pid, log
        self._waited: list[float] = []
        self._answered = asyncio.Event()

    async def innocent(self) -> None:
        """Sits at a table and asks to catch up, over and over."""
        mine = await opened(self.port, self._heard)
        number = 0
        while True:
            number += 1
            self._answered.clear()
            began = time.perf_counter()
            mine.send(b'{"kind":"catch-up","id":%d,"seen":0}' % number)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._answered.wait(), PATIENCE)
            self._waited.append(time.perf_counter() - began)
            await asyncio.sleep(BREATH)

    def _heard(self, payload: bytes) -> None:
        if payload.startswith((b'{"kind":"done"', b'{"kind":"table"', b'{"kind":"refused"')):
            self._answered.set()

    @property
    def p99_ms(self) -> float:
        waited = sorted(self._waited)
        return round(1000 * waited[len(waited) * 99 // 100], 1)


@asynccontextmanager
async def attacked() -> AsyncIterator[Attacked]:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as stderr:
            process = await _started(Path(folder) / "data", stderr)
        try:
            assert process.stdout is not None, "it has a pipe"
            first = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
            yield Attacked(int(first.rstrip().rpartition(":")[2]), process.pid, log)
        finally:
            process.kill()
            await process.wait()


async def _started(folder: Path, log: BinaryIO) -> asyncio.subprocess.Process:
    words = ("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder), "--no-qr")
    surroundings = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", LIMITED, *words, stdout=asyncio.subprocess.PIPE, stderr=log, env=surroundings
    )


async def opened(port: int, heard: Callable[[bytes], None], game: str = "zweikampf") -> Line:
    mine = await line(port, "/ws", heard)
    greeting = {"kind": "open", "version": 1, "token": secrets.token_urlsafe(32), "game": game}
    mine.send(msgspec.json.encode(greeting))
    return mine


# The attacks.


async def greeted_nonsense(port: int, times: int) -> None:
    """Sockets that say nonsense, so many at once, one after the other."""
    left = iter(range(times))
    await asyncio.gather(*(_nonsense(port, left) for _ in range(AT_ONCE)))


async def _nonsense(port: int, left: Iterator[int]) -> None:
    for _ in left:
        with suppress(OSError, TimeoutError):
            await _one_greeting(port)


async def _one_greeting(port: int) -> None:
    """Nonsense, and away as soon as the server has said goodbye."""
    sent_away = asyncio.Event()
    mine = await line(port, "/ws", lambda told: sent_away.set() if b'"bye"' in told else None)
    mine.send(b"nonsense")
    async with asyncio.timeout(PATIENCE):
        await sent_away.wait()
    mine.close()


@asynccontextmanager
async def hanging_bodies(port: int, count: int) -> AsyncIterator[None]:
    """POSTs that announce a body and never send it, all at once."""
    head = b"POST /api/penalties HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n"
    writers: list[asyncio.StreamWriter] = []
    try:
        for _ in range(count):
            with suppress(OSError):
                writers.append((await asyncio.open_connection("127.0.0.1", port))[1])
                writers[-1].write(head)
        await asyncio.sleep(1)
        yield
    finally:
        for writer in writers:
            writer.close()
