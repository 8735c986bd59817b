"""A server that is attacked, the attacks, and somebody innocent at another table."""

import asyncio
import os
import secrets
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
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
    """A server, and how long the one who only wants to play has to wait."""

    def __init__(self, port: int, pid: int, log: Path) -> None:
        self.port, self.pid, self.log = port, pid, log


class Innocent:
    """Sits at a table and asks to catch up, over and over."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._answered = asyncio.Event()

    async def play(self, waited: Callable[[float], None]) -> None:
        """`waited` hears how many seconds each answer took."""
        mine = await opened(self._port, self._heard)
        number = 0
        while True:
            number += 1
            self._answered.clear()
            began = time.perf_counter()
            mine.send(b'{"kind":"catch-up","id":%d,"seen":0}' % number)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._answered.wait(), PATIENCE)
            waited(time.perf_counter() - began)
            await asyncio.sleep(BREATH)

    def _heard(self, payload: bytes) -> None:
        if payload.startswith((b'{"kind":"done"', b'{"kind":"table"', b'{"kind":"refused"')):
            self._answered.set()


def p99_ms(waited: Sequence[float]) -> float:
    return round(1000 * sorted(waited)[len(waited) * 99 // 100], 1)


@asynccontextmanager
async def attacked(*more: str) -> AsyncIterator[Attacked]:
    """`more`: words for `anpfiff serve`."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as stderr:
            process = await _started(Path(folder) / "data", stderr, *more)
        try:
            assert process.stdout is not None, "it has a pipe"
            first = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
            yield Attacked(int(first.rstrip().rpartition(":")[2]), process.pid, log)
        finally:
            process.kill()
            await process.wait()


async def _started(folder: Path, log: BinaryIO, *more: str) -> asyncio.subprocess.Process:
    words = ("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder), "--no-qr", *more)
    surroundings = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", LIMITED, *words, stdout=asyncio.subprocess.PIPE, stderr=log, env=surroundings
    )


async def opened(
    port: int, heard: Callable[[bytes], None], game: str = "zweikampf", address: str | None = None
) -> Line:
    """Somebody opens a room; behind a proxy, from that address."""
    mine = await line(port, "/ws", heard, _forwarded(address))
    greeting = {"kind": "open", "version": 1, "token": secrets.token_urlsafe(32), "game": game}
    mine.send(msgspec.json.encode(greeting))
    return mine


def _forwarded(address: str | None) -> str:
    return "" if address is None else f"X-Forwarded-For: {address}\r\n"


# The attacks.


async def guessed(port: int, times: int, address: str) -> None:
    """Wrong codes from one address, `times` in all, AT_ONCE at a time."""
    left = iter(range(times))
    await asyncio.gather(*(_guess(port, left, address) for _ in range(AT_ONCE)))


async def _guess(port: int, left: Iterator[int], address: str) -> None:
    for number in left:
        sent_away = asyncio.Event()
        with suppress(OSError, TimeoutError):
            mine = await line(port, "/ws", _until_bye(sent_away), _forwarded(address))
            code = f"Q{number:05}"
            greeting = {"kind": "join", "version": 1, "token": secrets.token_urlsafe(32), "code": code}
            mine.send(msgspec.json.encode(greeting))
            async with asyncio.timeout(PATIENCE):
                await sent_away.wait()
            mine.close()


def _until_bye(sent_away: asyncio.Event) -> Callable[[bytes], None]:
    return lambda told: sent_away.set() if b'"bye"' in told else None


async def greeted_nonsense(port: int, times: int) -> None:
    """Sockets that say nonsense, `times` in all, AT_ONCE at a time."""
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
