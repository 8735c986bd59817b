"""What befalls the nodes and their database, at times that the seed decides."""

from functools import partial
from typing import TYPE_CHECKING

from anpfiff.server.cluster.decisions import LEASE
from tests.support.simulation.cluster.database import NAME
from tests.support.simulation.schedule import MILLISECOND, SECOND

if TYPE_CHECKING:
    from tests.support.simulation.cluster.peer import Peer
    from tests.support.simulation.cluster.world import World

LONG = 2 * LEASE * MILLISECOND


class Disasters:
    """Kills, pauses, splits, jumps, restarts."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._lots = world.lots
        self._after = world.schedule.after

    def prepare(self, span: int) -> None:
        storm = self._world.storm
        plan = (
            (storm.kills, self._kill),
            (storm.pauses, self._pause),
            (storm.splits, self._split),
            (storm.jumps, self._jump),
            (storm.restarts, self._restart_the_database),
            (storm.rolling, self._roll),
        )
        for count, disaster in plan:
            for _ in range(count):
                self._after(SECOND + self._lots.randrange(span), partial(self._unless_calm, disaster))

    def _unless_calm(self, disaster: object) -> None:
        assert callable(disaster), "one of ours"
        if self._world.stormy:
            disaster()

    def _victim(self) -> "Peer | None":
        """Best the one that has the room: that is where it hurts."""
        peers = [self._world.peers[name] for name in sorted(self._world.peers)]
        busy = [peer for peer in peers if peer.house.actors]
        some = busy if busy and self._lots.random() < 0.7 else peers
        return self._lots.choice(some) if some else None

    def _kill(self) -> None:
        if (peer := self._victim()) is not None:
            self._world.kill(peer.name)
            self._after(self._lots.randrange(LONG), partial(self._world.start, peer.name))

    def _pause(self) -> None:
        """Mostly for longer than the lease."""
        if (peer := self._victim()) is not None and not peer.loop.stopped:
            peer.loop.stop()
            self._after(self._lots.randrange(LONG // 4, LONG), lambda: self._go_on(peer))

    def _go_on(self, peer: "Peer") -> None:
        if peer.loop.stopped:
            peer.loop.go_on()

    def _split(self) -> None:
        """One node from the database, from the others, or from everybody."""
        if (peer := self._victim()) is None:
            return
        others = [name for name in self._world.names if name != peer.name]
        phones = [f"phone{place}" for place in range(len(self._world.clients))]
        self._world.wires.part([peer.name], self._lots.choice(([NAME], others, [NAME, *others], phones)))
        self._after(self._lots.randrange(LONG), self._world.wires.heal)

    def _jump(self) -> None:
        self._world.database.drift += self._lots.randint(-2 * LEASE, 2 * LEASE)

    def _restart_the_database(self) -> None:
        self._world.database.up = False
        self._after(self._lots.randrange(2 * SECOND), self._world.database.restart)

    def _roll(self) -> None:
        """Told to stop; killed ten seconds later if it has not."""
        if (peer := self._victim()) is None or peer.house.neighbours.stops:
            return
        peer.loop.run(lambda: peer.loop.create_task(peer.hand_over()))
        self._after(SECOND * 2, lambda: self._again(peer))

    def _again(self, peer: "Peer") -> None:
        if self._world.peers.get(peer.name) is peer:
            self._world.kill(peer.name)
            self._after(self._lots.randrange(SECOND), partial(self._world.start, peer.name))
