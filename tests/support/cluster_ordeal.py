"""Three nodes under load that are killed, paused for twice their lease, and whose database is started anew, again and again.

Players of every game come to any node, and to another whenever theirs is gone or silent. `lost` counts what was acknowledged or
shown and is no more, `forks` the numbers under which two different things were told or written.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, NamedTuple

import asyncpg

from anpfiff.games import GAMES
from anpfiff.server.house.restore import restored
from anpfiff.server.room.writes import Entry
from tests.support.killable_nodes import Alive, KillableNodes
from tests.support.players import Player, Table, encode
from tests.support.postgres import Postgres

NODES = 3
LONGEST = 60.0
"""Seconds after which a table that nobody can play at counts as gone for good."""
NEW = "SELECT seq, person, command, body FROM log WHERE room = $1 AND seq > $2 ORDER BY seq"


class Report(NamedTuple):
    nodes: int
    kills: int
    pauses: int
    database_restarts: int
    acknowledged: int
    lost: int
    gaps: int
    forks: int
    takeovers: list[float]
    """Seconds from the end of a node until one of its tables was played at elsewhere."""
    refusals: dict[str, int]
    pauses_of_players: list[float]
    """Seconds that somebody was away because of it."""
    restarts: int = 0

    @property
    def clean(self) -> bool:
        return not (self.lost or self.gaps or self.forks)


class ClusterOrdeal:
    def __init__(
        self,
        postgres: Postgres,
        database: str,
        seed: int,
        *,
        lease: int,
        tables: int = 1,
        pace: float = 0,
        through: str | None = None,
    ) -> None:
        """`through` is where the nodes find the database, if not where we do."""
        self._postgres, self._database, self._lease = postgres, database, lease
        self._through = through or database
        self._random = Random(seed)
        self._tables = [
            Table(game, Random(f"{seed} {game.id} {number}"), asyncio.Event(), pace)
            for number in range(tables)
            for game in GAMES.values()
        ]
        self._written: dict[str, list[Entry]] = {}
        self._lost: set[object] = set()
        self._gaps = self._forks = 0
        self._takeovers: list[float] = []
        self._patience = min(1.5, max(0.5, 1.5 * lease / 1000))

    @property
    def _players(self) -> list[Player]:
        return [player for table in self._tables for player in table.players]

    async def endured(self, kills: int, pauses: int, database_restarts: int) -> Report:
        async with self._at_work() as nodes:
            rounds = max(kills, pauses)
            for number in range(rounds):
                await self._round(nodes, kill=number < kills, pause=number < pauses)
                if number < database_restarts:
                    await self._restart_the_database()
                await self._check()
            await self._everybody_plays()
        return await self._report(kills, pauses, database_restarts)

    async def rolled(self) -> Report:
        """Every node is stopped as an operator would, one after the other, while everybody plays."""
        async with self._at_work() as nodes:
            await self._everybody_plays()
            for player in self._players:
                player.away.clear()
                player.refusals.clear()
            for node in tuple(nodes.alive):
                await nodes.born()
                watch = await self._watched(node)
                nodes.stop(node)
                await watch
            await self._check()
            await self._everybody_plays()
        return (await self._report(0, 0, 0))._replace(restarts=NODES)

    @asynccontextmanager
    async def _at_work(self) -> AsyncIterator[KillableNodes]:
        async with KillableNodes(self._through, self._lease) as nodes:
            for _ in range(NODES):
                await nodes.born()
            wanderers = [
                asyncio.create_task(player.wander(nodes.ports, self._patience)) for player in self._players
            ]
            try:
                await self._everybody_plays()
                yield nodes
            finally:
                for wanderer in wanderers:
                    wanderer.cancel()
                await asyncio.gather(*wanderers, return_exceptions=True)
        await self._check()

    async def _round(self, nodes: KillableNodes, *, kill: bool, pause: bool) -> None:
        """One sleeps, another dies and is born again, the third has to do."""
        sleeper, victim = self._random.sample(nodes.alive, 2)
        watches = []
        if pause:
            watches.append(await self._watched(sleeper))
            nodes.pause(sleeper)
        if kill:
            watches.append(await self._watched(victim))
            nodes.kill(victim)
            await nodes.born()
        await asyncio.sleep(2 * self._lease / 1000 if pause else self._lease / 1000)
        if pause:
            nodes.go_on(sleeper)
        await asyncio.gather(*watches)

    async def _watched(self, node: Alive) -> "asyncio.Task[None]":
        """From now on: when is each of its tables played at again?"""
        db = await asyncpg.connect(self._database)
        codes = {row[0] for row in await db.fetch("SELECT code FROM tenures WHERE node = $1", node.node)}
        await db.close()
        tables = [table for table in self._tables if table.code in codes]
        return asyncio.create_task(self._timed(tables))

    async def _timed(self, tables: Iterable[Table]) -> None:
        began = time.monotonic()
        await asyncio.sleep(0.02)  # what was on its way arrives
        for table in tables:
            table.busy.clear()
        await asyncio.gather(*(self._played(table, began) for table in tables))

    async def _played(self, table: Table, began: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(table.busy.wait(), LONGEST)
        self._takeovers.append(time.monotonic() - began)

    async def _everybody_plays(self) -> None:
        """There is load only when every table is played at."""
        for table in self._tables:
            table.busy.clear()
        async with asyncio.timeout(2 * LONGEST):
            await asyncio.gather(*(table.busy.wait() for table in self._tables))

    async def _restart_the_database(self) -> None:
        """In turn as an operator would, and as a power cut would."""
        mode = self._random.choice(["fast", "immediate"])
        await asyncio.to_thread(self._postgres.stop, mode)
        await asyncio.to_thread(self._postgres.start)

    # Looking at what is written.

    async def _check(self) -> None:
        db = await asyncpg.connect(self._database)
        try:
            rooms = {
                row[1]: row[0]
                for row in await db.fetch("SELECT room, code FROM tenures WHERE code IS NOT NULL")
            }
            for table in self._tables:
                promises = [(player, player.seq, player.taken(0)) for player in table.players]
                if table.code is not None and table.code not in rooms:
                    self._lost.add(table.code)
                elif table.code is not None:
                    await self._check_log(rooms[table.code], promises, db)
        finally:
            await db.close()

    async def _check_log(self, room: str, promises: list[tuple[Player, int, list[int]]], db: Any) -> None:
        known = self._written.setdefault(room, [])
        for row in await db.fetch(NEW, room, len(known)):
            entry = Entry(*row)
            self._gaps += entry.seq != len(known) + 1
            known.append(entry)
        commands = {(entry.person, entry.command) for entry in known}
        for player, seq, taken in promises:
            self._lost |= {
                (room, player.person, each) for each in taken if (player.person, each) not in commands
            }
            if seq > len(known):
                self._lost.add((room, "shown", seq))

    async def _check_everything(self) -> None:
        """The whole log once more, and every table as it would stand after the next start, seen from every chair."""
        db = await asyncpg.connect(self._database)
        pages = {row[0]: row[1] for row in await db.fetch("SELECT room, page FROM rooms")}
        for name, entries in self._written.items():
            whole = [Entry(*row) for row in await db.fetch(NEW, name, 0)]
            self._forks += whole[: len(entries)] != entries
            room = restored(name, pages[name], whole, 0)
            assert room.seq == len(whole), f"{name} comes back at {room.seq} of {len(whole)}"
            table = next(table for table in self._tables if table.code == room.code)
            for player in table.players:
                if room.match is not None and player.seq == room.seq and player.person is not None:
                    view = encode(room.match.table.view(room.company.seat_of(player.person)))
                    self._forks += view != player.view
        await db.close()

    async def _report(self, kills: int, pauses: int, database_restarts: int) -> Report:
        await self._check_everything()
        players = self._players
        return Report(
            nodes=NODES,
            kills=kills,
            pauses=pauses,
            database_restarts=database_restarts,
            acknowledged=sum(player.acknowledged for player in players),
            lost=len(self._lost) + sum(player.lost for player in players),
            gaps=self._gaps,
            forks=self._forks + sum(player.forks for player in players),
            takeovers=sorted(self._takeovers),
            pauses_of_players=[pause for player in players for pause in player.away],
            refusals=dict(sum((player.refusals for player in players), players[0].refusals.__class__())),
        )
