"""A server under load that is killed at random moments, again and again: what was acknowledged must be there after each kill.

SIGKILL falls 5 to 80 ms after each start, while the players of a room for every game sit down, play, or are being answered.
Then the file is read, a new server starts on it, and the players come back with their tokens.
"""

import asyncio
import json
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from anpfiff.games import GAMES
from anpfiff.server.house.restore import restored
from anpfiff.server.room.writes import Entry
from tests.support.killable_server import KillableServer
from tests.support.players import Table, encode

SOONEST, LATEST = 0.005, 0.080
WHILE_PLAYING = 0.75
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
            table = next(table for table in self._tables if table.code == room.code)
            assert room.seq == len(entries), f"{name} comes back at {room.seq} of {len(entries)}"
            for player in table.players:
                if room.match is not None and player.seq == room.seq and player.person is not None:
                    view = encode(room.match.table.view(room.company.seat_of(player.person)))
                    self._forks += view != player.view

    def _report(self, kills: int) -> Report:
        players = [player for table in self._tables for player in table.players]
        return Report(
            kills=kills,
            acknowledged=sum(player.acknowledged for player in players),
            lost=len(self._lost) + sum(player.lost for player in players),
            gaps=self._gaps,
            forks=self._forks + sum(player.forks for player in players),
            inputs=sum(map(len, self._written.values())),
            returns=sum(player.returns for player in players),
            start_ms=round(1000 * sorted(self._starts)[len(self._starts) // 2], 1),
        )
