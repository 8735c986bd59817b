"""PostgreSQL as a model: one statement after the other, by the fence's own functions; what was committed stays.

The statements are those of the real store, known by their text. Only a claim takes two steps, because in the real one who is
alive is seen a moment before the rows change.
"""

import asyncio
from typing import Any, NamedTuple, Protocol, TypeAlias

from asyncpg import UniqueViolationError

from anpfiff.server.cluster.fence import Tenure, claimed
from anpfiff.server.house.postgres.batch import Place
from anpfiff.server.room.writes import Entry, Write
from tests.support.simulation.cluster.machine import Machine
from tests.support.simulation.cluster.storm import Storm
from tests.support.simulation.cluster.wires import Wires
from tests.support.simulation.schedule import MILLISECOND

NAME = "database"
TIMEOUT = 4.0
"""Seconds that a node waits for an answer."""
LONG_AGO = -1_000_000

Rows: TypeAlias = list[Any]


class Client(Protocol):
    """A node, as the database knows it."""

    name: str
    loop: Machine


class Witness(Protocol):
    """Who hears of everything that is committed."""

    def claimed(self, tenure: Tenure) -> None: ...
    def appended(self, write: Write, node: str, epoch: int) -> None: ...
    def refused(self) -> None: ...


class Beat(NamedTuple):
    """A row of `nodes`."""

    name: str
    address: str
    seen: int
    listed: bytes
    rooms: int


class Page(NamedTuple):
    """A row of `rooms`."""

    page: bytes
    ended: int | None
    sum: int


class Database:
    """The rows, and a calendar that may jump."""

    def __init__(self, wires: Wires, storm: Storm, witness: Witness) -> None:
        self.wires = wires
        self.storm = storm
        self.witness = witness
        self.tenures: dict[str, Tenure] = {"clubs": Tenure("clubs", 0, 0, None)}
        self.places: dict[str, Place] = {"clubs": Place("clubs", None, None, None)}
        self.ended: set[str] = set()
        self.pages: dict[str, Page] = {}
        self.logs: dict[str, list[Any]] = {}
        self._once: set[tuple[str, int, int]] = set()
        self.nodes: dict[str, Beat] = {}
        self.drift = 0
        """By how many milliseconds its calendar is wrong."""
        self.up = True
        self.started = LONG_AGO

    def now(self) -> int:
        return self.wires.schedule.now // MILLISECOND + self.drift

    def restart(self) -> None:
        self.up, self.started = True, self.now()

    # What a statement may do.

    def alive(self, lease: int) -> set[str]:
        since = self.now() - lease
        return {node for node, beat in self.nodes.items() if max(beat.seen, self.started) > since}

    def takeable(self, room: str, node: str, alive: set[str]) -> bool:
        holder = self.tenures[room].node
        return room not in self.ended and (holder in {None, node} or holder not in alive)

    def claim(self, room: str, node: str) -> Tenure:
        tenure = self.tenures[room] = claimed(self.tenures.get(room), room, node)
        self.witness.claimed(tenure)
        return tenure

    def found(self, room: str, node: str, place: Place) -> bool:
        codes = {other.code for other in self.places.values() if other.code}
        if room in self.tenures or place.code in codes:
            return False
        self.claim(room, node)
        return True

    def refuse(self, lines: Rows) -> None:
        """No number twice, no command twice."""
        numbers = {(line[0], line[1]) for line in lines}
        there = {(room, line[1]) for room in {line[0] for line in lines} for line in self.logs.get(room, ())}
        if numbers & there or any(line[3] and (line[0], line[2], line[3]) in self._once for line in lines):
            raise UniqueViolationError("duplicate key value violates unique constraint")

    def keep(self, lines: Rows) -> None:
        for line in lines:
            self.logs.setdefault(line[0], []).append(line)
            if line[3]:
                self._once.add((line[0], line[2], line[3]))

    def witnessed(self, room: str, lines: Rows, page: Page | None, node: str, epoch: int) -> None:
        entries = [Entry(*line[1:5]) for line in lines if line[0] == room]
        ended = page is not None and page.ended is not None
        self.witness.appended(Write(room, entries, page and page.page, ended=ended), node, epoch)

    def room_of(self, code: str) -> str | None:
        return next((room for room, place in self.places.items() if place.code == code and room not in self.ended), None)  # fmt: skip


def settle(answer: "asyncio.Future[Any]", value: Any, fault: Exception | None) -> None:
    if answer.done():
        return
    if fault is None:
        answer.set_result(value)
    else:
        answer.set_exception(fault)
