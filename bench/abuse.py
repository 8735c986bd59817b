"""Attacks on a server of our own: `python -m bench.abuse [--json]`.

Each attack runs against an `anpfiff serve` of its own on loopback, under the usual limit of 1,024 descriptors, while somebody
innocent at another table asks for something again and again: `innocent_p99_ms` is how long that one waits.
"""

import argparse
import asyncio
import gzip
import json
import os
import secrets
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from bench.frames import Line, line
from bench.killable_server import ROOT
from bench.load import memory
from bench.takeback import takeback_ms

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


async def _refused_greetings(server: Attacked, scale: float) -> dict[str, float]:
    await greeted_nonsense(server.port, 1_000)
    before = memory(server.pid)
    await greeted_nonsense(server.port, int(GREETINGS * scale))
    await asyncio.sleep(3)
    return {"refused_greetings_mb": round((memory(server.pid) - before) / 1e6, 1)}


async def _hanging_bodies(server: Attacked, _: float) -> dict[str, float]:
    """Is anybody locked out? Somebody new comes in while they hang."""
    async with hanging_bodies(server.port, BODIES):
        welcomed = asyncio.Event()
        try:
            async with asyncio.timeout(PATIENCE):
                mine = await opened(server.port, lambda _: welcomed.set())
                await welcomed.wait()
                mine.close()
        except (OSError, TimeoutError):
            return {"hanging_bodies_lockout": 1}
    return {"hanging_bodies_lockout": 0}


async def _compressed(server: Attacked, _: float) -> dict[str, float]:
    """The slowest answer to a body that would be megabytes."""
    body = gzip.compress(bytes(8_000_000))
    head = (
        "POST /api/penalties HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Encoding: gzip\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    slowest = 0.0
    for _ in range(PACKED):
        began = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(head.encode() + body)
        with suppress(OSError):
            await reader.read(1)
        slowest = max(slowest, time.perf_counter() - began)
        writer.close()
    return {"compressed_ms": round(1000 * slowest, 1)}


async def _rooms(server: Attacked, scale: float) -> dict[str, float]:
    """Rooms that one machine can open, left at once."""
    seconds, count = max(2.0, 20 * scale), 0
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        welcomed = asyncio.Event()
        mine = await opened(server.port, lambda _, heard=welcomed: heard.set())  # type: ignore[misc]  # bound now
        await asyncio.wait_for(welcomed.wait(), PATIENCE)
        mine.close()
        count += 1
    return {"rooms_opened_per_minute": round(60 * count / seconds)}


ATTACKS: dict[str, Callable[[Attacked, float], Awaitable[dict[str, float]]]] = {
    "refused-greetings": _refused_greetings,
    "hanging-bodies": _hanging_bodies,
    "compressed-bodies": _compressed,
    "full-house": _rooms,
}


async def measured(attack: str, scale: float) -> dict[str, float]:
    async with attacked() as server:
        innocent = asyncio.create_task(server.innocent())
        try:
            figures = await ATTACKS[attack](server, scale)
        finally:
            innocent.cancel()
        return figures | {"innocent_p99_ms": server.p99_ms}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the whole attack")
    parser.add_argument("attacks", nargs="*", help=f"some of {', '.join(ATTACKS)}")
    asked = parser.parse_args()
    figures: dict[str, Any] = {"innocent_p99_ms": {}}
    for attack in asked.attacks or ATTACKS:
        told = asyncio.run(measured(attack, asked.scale))
        figures["innocent_p99_ms"][attack] = told.pop("innocent_p99_ms")
        figures |= told
    if not asked.attacks:
        figures["takeback_ms"] = takeback_ms()
    print(
        json.dumps(figures)
        if asked.json
        else "\n".join(f"{name}: {value}" for name, value in figures.items())
    )


if __name__ == "__main__":
    main()
