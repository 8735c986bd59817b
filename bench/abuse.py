"""Attacks on a server of our own: `python -m bench.abuse [--json]`.

Each attack runs against an `anpfiff serve` of its own on loopback, under the usual limit of 1,024 descriptors, while somebody
innocent at another table asks for something again and again: `innocent_p99_ms` is how long that one waits.
"""

import argparse
import asyncio
import gzip
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from bench.takeback import takeback_ms
from tests.support.attacks import (
    BODIES,
    GREETINGS,
    PACKED,
    PATIENCE,
    Attacked,
    attacked,
    greeted_nonsense,
    hanging_bodies,
    opened,
)
from tests.support.usage import memory


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
