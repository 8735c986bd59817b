"""One node of several: a process on a machine of its own, with the real house, store and neighbourhood."""

import secrets
from collections.abc import Callable
from random import Random
from unittest.mock import patch

from anpfiff.core import Refused
from anpfiff.server.cluster.elsewhere import Elsewhere
from anpfiff.server.house.house import Seated
from anpfiff.server.house.postgres import store as postgres
from anpfiff.server.house.postgres.store import PostgresStore
from anpfiff.server.house.shared import SharedHouse
from anpfiff.wire import messages as wire
from tests.support.simulation.cluster.auditor import ClusterAuditor
from tests.support.simulation.cluster.connections import ModelConnections
from tests.support.simulation.cluster.database import Database
from tests.support.simulation.cluster.guest import Guest
from tests.support.simulation.cluster.machine import Machine
from tests.support.simulation.cluster.wires import Pipe
from tests.support.simulation.node import QUICK, SimulatedHouse
from tests.support.simulation.schedule import Schedule
from tests.support.simulation.weather import calm

HOURS = 3_600_000_000


class PeerHouse(SimulatedHouse, SharedHouse):
    """The house of a node, but for its clocks and for who thinks."""

    def __init__(self, store: PostgresStore, name: str, schedule: Schedule, lots: Random) -> None:
        SharedHouse.__init__(self, store, name, address=name, tempo=QUICK)
        self.simulate(schedule, lots, calm())


class Peer:
    """A process; `up` from its first heartbeat until it is told to stop."""

    def __init__(
        self,
        name: str,
        database: Database,
        auditor: ClusterAuditor,
        lots: Random,
        pipe_to: Callable[["Peer", str], tuple[Pipe, "Peer"] | None],
    ) -> None:
        """`pipe_to` opens a connection to another node, if there is one of that name."""
        self.name = name
        self.auditor = auditor
        self.loop = Machine(database.wires.schedule, lots.randrange(HOURS))  # type: ignore[abstract]  # as every simulated loop
        self.pipes: list[Pipe] = []
        self.up = self.failed = False
        self._database = database
        self._lots = lots
        self._pipe_to = pipe_to
        self.loop.run(self._begin)

    def _begin(self) -> None:
        with patch.object(postgres, "Connections", lambda *_: ModelConnections(self, self._database)):
            self.store = PostgresStore("", secrets.token_hex(6))
        self.house = PeerHouse(self.store, self.name, self._database.wires.schedule, self._lots)
        self.loop.create_task(self._live())

    async def _live(self) -> None:
        """A database that does not answer keeps a node from starting; whoever looks after it starts it again."""
        try:
            await self.house.restore()
        except OSError:
            self.failed = True
            return
        self.up = True
        await self.house.neighbours.watch()

    async def hand_over(self) -> None:
        """SIGTERM."""
        self.up = False
        await self.house.close()

    # Its door, as `http.reception` keeps it.

    async def admit(self, first: wire.First, guest: Guest, *, passed: bool) -> Seated | Pipe:
        """A seat here, or a pipe to the node that has the room; whoever was passed on is not sent round in circles."""
        try:
            if isinstance(first, wire.Open):
                return await self.house.open(first, guest)
            return await self.house.join(first, guest)
        except Elsewhere as moved:
            if passed:
                raise Refused("try-again") from None
            return self._passed_on(first, guest, moved.holder.address)

    def _passed_on(self, said: wire.First, guest: Guest, node: str) -> Pipe:
        way = self._pipe_to(self, node)
        if way is None:
            raise Refused("try-again")
        pipe, other = way
        pipe.ends = {other.name: Guest(other, pipe, self.name, passed=True), self.name: guest.onward()}
        pipe.send(other.name, said)
        return pipe
