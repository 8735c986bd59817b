"""The load: pairs that move at a steady pace, and what becomes of their moves."""

import asyncio
import time
from typing import NamedTuple

from bench.helpers.pairs import Pair
from tests.support.usage import memory, processor

PACE = 4
"""Moves a second in a room: two a seat."""
CROWD = 50
"""How many sit down at once."""


class Figures(NamedTuple):
    """What one server did under one load."""

    rooms: int
    moves: int
    seconds: float
    lost: int
    p50_ms: float
    p99_ms: float
    cpu_us_per_move: float
    kb_per_client: float

    def shown(self) -> dict[str, float]:
        return {
            "rooms": self.rooms,
            "moves_per_s": round(self.moves / self.seconds),
            "p50_ms": round(self.p50_ms, 2),
            "p99_ms": round(self.p99_ms, 2),
            "cpu_us_per_move": round(self.cpu_us_per_move, 1),
            "lost": self.lost,
            "kb_per_client": round(self.kb_per_client, 1),
        }


class Load:
    """Rooms of one kind on one server; every move is timed until both have heard of it."""

    def __init__(self, kind: type[Pair], port: int, pid: int, rooms: int) -> None:
        self._kind = kind
        self._port = port
        self._pid = pid
        self._rooms = rooms
        self._delays: list[float] = []
        self._counting = False
        self._done = 0

    async def measured(self, seconds: float) -> Figures:
        before = memory(self._pid)
        pairs = [self._kind(self._port, number, self._arrived) for number in range(self._rooms)]
        try:
            await _in_crowds([pair.sit() for pair in pairs])
            await asyncio.sleep(0.5)
            idle = memory(self._pid)
            await asyncio.gather(*(pair.begin() for pair in pairs))
            await self._play(pairs, 1.0)
            spent = processor(self._pid)
            began = time.perf_counter()
            self._counting = True
            await self._play(pairs, seconds)
            self._counting = False
            took, spent = time.perf_counter() - began, processor(self._pid) - spent
            lost = await _lost(pairs)
        finally:
            for pair in pairs:
                pair.close()
        delays = sorted(self._delays) or [0.0]
        return Figures(
            self._rooms,
            self._done,
            took,
            lost,
            1000 * delays[len(delays) // 2],
            1000 * delays[len(delays) * 99 // 100],
            1e6 * spent / max(1, self._done),
            (idle - before) / 1024 / (2 * self._rooms),
        )

    async def _play(self, pairs: list[Pair], seconds: float) -> None:
        """Each room in its turn, all of them evenly over time; one that is still awaited misses its turn."""
        gap = 1 / (PACE * len(pairs))
        begin = time.perf_counter()
        turn = 0
        while (now := time.perf_counter() - begin) < seconds:
            while turn * gap <= now:
                pair = pairs[turn % len(pairs)]
                turn += 1
                if pair.can_move():
                    pair.awaited = 2
                    pair.sent = time.perf_counter()
                    pair.move()
            await asyncio.sleep(0.001)

    def _arrived(self, pair: Pair) -> None:
        """The move counts when the second of the two has heard of it."""
        if self._counting and not pair.awaited:
            self._done += 1
            self._delays.append(time.perf_counter() - pair.sent)


async def _in_crowds(sitting: list) -> None:  # type: ignore[type-arg]  # coroutines of whatever kind
    for at in range(0, len(sitting), CROWD):
        await asyncio.gather(*sitting[at : at + CROWD])


async def _lost(pairs: list[Pair]) -> int:
    """Moves of which somebody never heard, though there was time."""
    for _ in range(100):
        if not any(pair.awaited for pair in pairs):
            break
        await asyncio.sleep(0.02)
    return sum(pair.awaited > 0 for pair in pairs) + sum(pair.refused for pair in pairs)
