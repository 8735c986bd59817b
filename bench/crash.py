"""Nothing that was acknowledged is ever gone: a server under load is killed at random moments, again and again.

    .venv/bin/python bench/crash.py [--kills N] [--json]

Two processes: the server, and this one with the players of a room for every game. SIGKILL falls 5 to 80 ms after each start,
while they sit down, play, or are being answered. Then the file is read, a new server starts on it, and the players come back
with their tokens. `lost` counts what was acknowledged or shown and is no more, `gaps` the numbers missing in a log, `forks`
the numbers under which two different things were told or written.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from anpfiff.games import GAMES  # noqa: E402 -- found only now
from anpfiff.server.house.restore import restored  # noqa: E402
from anpfiff.server.room.writes import Entry  # noqa: E402
from tests.support.killable_server import KillableServer  # noqa: E402
from tests.support.players import Table, encode  # noqa: E402

SOONEST, LATEST = 0.005, 0.080
WHILE_PLAYING = 0.75
EVENING = 200
"""Kills that one house has to endure."""
START = 1.0
"""Seconds after which nobody waits for the first acknowledgement any more."""


class Report(NamedTuple):
    """What came of it."""

    kills: int
    acknowledged: int
    lost: int
    gaps: int
    forks: int
    inputs: int
    returns: int
    start_ms: float

    @property
    def clean(self) -> bool:
        return not (self.lost or self.gaps or self.forks)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=2000)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    report = summed(ordeal(kills, asked.seed + part) for part, kills in enumerate(parts(asked.kills)))
    figures = report._asdict()
    print(json.dumps(figures, indent=2) if asked.json else "  ".join(f"{k} {v}" for k, v in figures.items()))
    return 0 if report.clean else 1


def parts(kills: int) -> list[int]:
    """A new house every now and then: else most of the time would go into reading ever longer logs."""
    whole, rest = divmod(kills, EVENING)
    return [EVENING] * whole + [rest] * bool(rest)


def ordeal(kills: int, seed: int) -> Report:
    with tempfile.TemporaryDirectory(prefix="anpfiff-crash-") as folder:
        return asyncio.run(Ordeal(Path(folder), seed).endured(kills))


def summed(reports: Iterable[Report]) -> Report:
    found = [report._asdict() for report in reports]
    sums = {name: sum(one[name] for one in found) for name in Report._fields}
    return Report(**sums | {"start_ms": max(one["start_ms"] for one in found)})


class Ordeal:
    """Tables of every game, one server after the other, and a memory of all that was told and written."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._random, self._busy = folder, Random(seed), asyncio.Event()
        self._tables = [Table(game, Random(f"{seed} {game.id}"), self._busy) for game in GAMES.values()]
        self._written: dict[str, list[Entry]] = {}
        self._lost: set[object] = set()
        self._gaps = self._forks = 0
        self._starts: list[float] = []

    async def endured(self, kills: int) -> Report:
        async with KillableServer(self._folder) as server:
            for _ in range(kills):
                await self._round(server)
        self._check_everything()
        return self._report(kills)

    async def _round(self, server: KillableServer) -> None:
        """A server lives for a few milliseconds."""
        began = time.perf_counter()
        port = await server.born()
        self._starts.append(time.perf_counter() - began)
        for table in self._tables:
            table.come_back(port)
        await self._some_load()
        await asyncio.sleep(self._random.uniform(SOONEST, LATEST))
        server.kill()
        for table in self._tables:
            await table.hung_up()
        self._check(after=True)

    async def _some_load(self) -> None:
        """Mostly the clock starts when play goes on, however slow the machine; sometimes death comes as they sit down."""
        self._busy.clear()
        if self._random.random() < WHILE_PLAYING:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._busy.wait(), START)

    def _check(self, *, after: bool) -> None:
        """What was told must stand in the log; what stood in it must stand there still."""
        file = sqlite3.connect(self._folder / "anpfiff.db")
        try:
            codes = {
                json.loads(page)["code"]: room for room, page in file.execute("SELECT room, page FROM rooms")
            }
            for table in self._tables:
                if table.code is not None and table.code not in codes:
                    self._lost.add(table.code)
                elif table.code is not None:
                    self._check_log(table, codes[table.code], file, after=after)
        finally:
            file.close()

    def _check_log(self, table: Table, room: str, file: sqlite3.Connection, *, after: bool) -> None:
        """After a kill only what is new is read; in the end all of it."""
        known = self._written.setdefault(room, [])
        since = len(known) if after else 0
        query = "SELECT seq, person, command, body FROM log WHERE room = ? AND seq > ? ORDER BY seq"
        for number, row in enumerate(file.execute(query, (room, since)), since + 1):
            entry = Entry(*row)
            self._gaps += entry.seq != number
            if number <= len(known):
                self._forks += known[number - 1] != entry
            else:
                known.append(entry)
        commands = {(entry.person, entry.command) for entry in known[since:]}
        for player in table.players:
            self._lost |= {
                (room, player.person, command)
                for command in player.taken(since)
                if (player.person, command) not in commands
            }
            if player.seq > len(known):
                self._lost.add((room, "shown", player.seq))

    def _check_everything(self) -> None:
        """The whole log once more, and every table as it would stand after the next start, seen from every chair."""
        for known in self._written.values():
            assert known, "every table was played at"
        self._check(after=False)
        file = sqlite3.connect(self._folder / "anpfiff.db")
        pages = dict(file.execute("SELECT room, page FROM rooms"))
        file.close()
        for name, entries in self._written.items():
            room = restored(name, pages[name], entries, 0)
            table = next(table for table in self._tables if table.code == room.saved.code)
            assert room.seq == len(entries), f"{name} comes back at {room.seq} of {len(entries)}"
            for player in table.players:
                if room.match is not None and player.seq == room.seq and player.person is not None:
                    view = encode(room.match.table.view(room.company.seat_of(player.person)))
                    self._forks += view != player.view

    def _report(self, kills: int) -> Report:
        players = [player for table in self._tables for player in table.players]
        return Report(
            kills,
            sum(player.acknowledged for player in players),
            len(self._lost) + sum(player.lost for player in players),
            self._gaps,
            self._forks + sum(player.forks for player in players),
            sum(map(len, self._written.values())),
            sum(player.returns for player in players),
            round(1000 * sorted(self._starts)[len(self._starts) // 2], 1),
        )


if __name__ == "__main__":
    raise SystemExit(main())
