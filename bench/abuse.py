"""Attacks on a server of our own: `bench/abuse.py [--json]`.

Each attack runs against an `anpfiff serve` of its own on loopback, under the usual limit of 1,024 descriptors, while somebody
innocent at another table, in a process of their own, asks for something again and again: `innocent_p99_ms` is how long that
one waits, `quiet_p99_ms` how long they waited on the same server just before the attack, `innocent_ratio` the one to the other. On a
machine that is busy with something else only the last says anything.
"""

import argparse
import asyncio
import gzip
import json
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from anpfiff.server.ops.doctor import measured_lag  # noqa: E402 -- found only now
from bench.helpers.innocent import watched  # noqa: E402 -- found only now
from bench.helpers.plain_attacks import club_book, handed_in, one_line  # noqa: E402 -- found only now
from bench.takeback import takeback_ms  # noqa: E402 -- found only now
from tests.support.attacks import (  # noqa: E402
    BODIES,
    GREETINGS,
    PACKED,
    PATIENCE,
    Attacked,
    attacked,
    greeted_nonsense,
    guessed,
    hanging_bodies,
    opened,
    p99_ms,
)
from tests.support.usage import memory  # noqa: E402


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
    """Rooms that fifty networks can open in a minute, each left at once."""
    seconds = max(5.0, 60 * scale)
    until = time.perf_counter() + seconds
    counts = await asyncio.gather(*(_opening(server, number, until) for number in range(NETWORKS)))
    return {"rooms_opened_per_minute": round(60 * sum(counts) / seconds)}


async def _opening(server: Attacked, number: int, until: float) -> int:
    """One network's: as fast as it is let, over as many addresses as it has."""
    count = 0
    while time.perf_counter() < until:
        with suppress(OSError, TimeoutError):
            count += await _opens(server, f"198.18.{number}.{count % 250 + 1}")
    return count


async def _opens(server: Attacked, address: str) -> bool:
    """Until it is welcomed or sent away."""
    answers: asyncio.Queue[bytes] = asyncio.Queue()
    mine = await opened(server.port, answers.put_nowait, address=address)
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                told = await answers.get()
                if b'"welcome"' in told or b'"bye"' in told:
                    return b'"welcome"' in told
    finally:
        mine.close()


async def _guesses(server: Attacked, scale: float) -> dict[str, float]:
    """Wrong codes from one school, as fast as the line."""
    await guessed(server.port, int(5_000 * scale), "198.51.100.7")
    return {}


ATTACKS: dict[str, Callable[[Attacked, float], Awaitable[dict[str, float]]]] = {
    "refused-greetings": _refused_greetings,
    "hanging-bodies": _hanging_bodies,
    "compressed-bodies": _compressed,
    "full-house": _rooms,
    "wrong-codes": _guesses,
    "one-line": one_line,
    "handed-in": handed_in,
    "club-book": club_book,
}


NETWORKS = 50
PROXIED = {"full-house", "wrong-codes"}
"""This machine itself is free to do what it likes: these come from elsewhere, as a proxy would say."""


CALM = 10.0
"""Seconds of quiet before each attack."""
EACH = ("innocent_p99_ms", "quiet_p99_ms", "innocent_ratio", "loop_lag_p99_ms")
"""Figures that there is one of for every attack."""


async def measured(attack: str, scale: float) -> dict[str, float]:
    async with attacked(*(["--behind-proxy"] if attack in PROXIED else [])) as server:
        async with watched(server.port) as innocent:
            arrived = time.perf_counter()
            await asyncio.sleep(CALM)
            began = time.perf_counter()
            figures = await ATTACKS[attack](server, scale)
            ended = time.perf_counter()
        late = await asyncio.to_thread(measured_lag, server.port)
        quiet = p99_ms(innocent.between(arrived, began))
        loud = p99_ms(innocent.between(began, ended))
        seconds = {f"{attack}_seconds".replace("-", "_"): round(ended - began, 1)}
        return (
            figures
            | seconds
            | dict(
                zip(EACH, (loud, quiet, round(loud / quiet, 2), round(1000 * (late or 0), 1)), strict=True)
            )
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the whole attack")
    parser.add_argument("attacks", nargs="*", help=f"some of {', '.join(ATTACKS)}")
    args = parser.parse_args()
    figures: dict[str, Any] = {name: {} for name in EACH}
    for attack in args.attacks or ATTACKS:
        told = asyncio.run(measured(attack, args.scale))
        for name in EACH:
            figures[name][attack] = told.pop(name)
        figures |= told
        print(json.dumps({attack: figures["innocent_p99_ms"][attack]}), file=sys.stderr, flush=True)
    if not args.attacks:
        figures["takeback_ms"] = takeback_ms()
    print(
        json.dumps(figures) if args.json else "\n".join(f"{name}: {value}" for name, value in figures.items())
    )


if __name__ == "__main__":
    main()
