"""What it costs to keep the lines of racing phones awake: the server's processor while nobody moves and everybody is pinged.

.venv/bin/python bench/pings.py [--json] [--clients 2000] [--seconds 10]
"""

import argparse
import asyncio
import json
import os
import re
import secrets
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import msgspec  # noqa: E402 -- found only now

from bench.server import started  # noqa: E402
from tests.support.frames import Line, line  # noqa: E402
from tests.support.usage import processor  # noqa: E402

PING = re.compile(rb'^\{"kind":"ping","n":(\d+)')
encode = msgspec.json.encode
CROWD = 50


class Phone:
    """Somebody at a race who only answers."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._line: Line | None = None
        self.pings = 0
        self.code: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def dial(self, greeting: dict[str, object]) -> None:
        self._line = await line(self._port, "/ws", self._heard)
        self.say({"version": 1, "token": secrets.token_urlsafe(32), **greeting})

    def say(self, words: dict[str, object]) -> None:
        assert self._line is not None, "it has dialled"
        self._line.send(encode(words))

    def close(self) -> None:
        if self._line is not None:
            self._line.close()

    def _heard(self, told: bytes) -> None:
        if (ping := PING.match(told)) is not None:
            self.pings += 1
            assert self._line is not None, "it was pinged over its line"
            self._line.send(b'{"kind":"pong","n":%s}' % ping[1])
        elif b'"kind":"welcome"' in told and not self.code.done():
            self.code.set_result(msgspec.json.decode(told)["code"])


async def pair(port: int) -> list[Phone]:
    host = Phone(port)
    guest = Phone(port)
    await host.dial({"kind": "open", "game": "ligretto", "seats": 2})
    await guest.dial({"kind": "join", "code": await host.code})
    await guest.code
    host.say({"kind": "start", "id": 1})
    return [host, guest]


async def measured(port: int, pid: int, clients: int, seconds: float) -> dict[str, float]:
    phones: list[Phone] = []
    for at in range(0, clients // 2, CROWD):
        crowd = await asyncio.gather(*(pair(port) for _ in range(min(CROWD, clients // 2 - at))))
        phones += [phone for both in crowd for phone in both]
    await asyncio.sleep(5)  # the countdown, and the first pings of all
    before = sum(phone.pings for phone in phones)
    spent = processor(pid)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    pings, spent = sum(phone.pings for phone in phones) - before, processor(pid) - spent
    for phone in phones:
        phone.close()
    return {
        "clients": len(phones),
        "pings_per_client_and_s": round(pings / len(phones) / took, 2),
        "core": round(spent / took, 3),
        "us_per_ping": round(1e6 * spent / max(1, pings), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--clients", type=int, default=2_000)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with (
        tempfile.TemporaryDirectory(prefix="anpfiff-bench-") as folder,
        started([sys.executable, "-m", "tests.support.host", folder]) as (port, pid),
    ):
        figures = asyncio.run(measured(port, pid, args.clients, args.seconds))
    print(json.dumps(figures) if args.json else "  ".join(f"{key} {value}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
