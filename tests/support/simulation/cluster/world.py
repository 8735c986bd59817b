"""One seed of several nodes: a storm, then calm, then everybody is in sync with the one node that has their room."""

from functools import partial
from random import Random

from anpfiff.games import GAMES
from tests.support.simulation.chance import seeded
from tests.support.simulation.client import Client
from tests.support.simulation.cluster.auditor import ClusterAuditor
from tests.support.simulation.cluster.database import NAME, Database
from tests.support.simulation.cluster.disasters import Disasters
from tests.support.simulation.cluster.guest import Guest, Phone
from tests.support.simulation.cluster.peer import Peer
from tests.support.simulation.cluster.storm import brewed, calm_down
from tests.support.simulation.cluster.wires import Pipe, Wires
from tests.support.simulation.habits import wish
from tests.support.simulation.quiet import at_rest, in_sync, on_disk
from tests.support.simulation.schedule import MILLISECOND, SECOND, Schedule
from tests.support.simulation.violation import BROKEN, Violation, promise
from tests.support.simulation.watched import phases_watched
from tests.support.sprint import SPRINT

GAMES_PLAYED = (*GAMES.values(), SPRINT)
PACE = 1_200 * MILLISECOND
"""The longest that somebody does nothing."""
LONGEST = 16 * SECOND
"""The longest storm: some leases."""
HEALED = 60 * SECOND
"""Within this time after the storm everybody must be in sync."""
CLOSELY = 16
PATIENCE = 3 * SECOND
"""Of a phone that waits for an answer; then it comes by another node."""


class World:
    """Two or three nodes, one database, a few people, and a storm."""

    def __init__(self, seed: int) -> None:
        self.lots = Random(seed)
        self.schedule = Schedule(self.lots)
        self.storm = brewed(self.lots)
        self.wires = Wires(self.schedule, self.lots, self.storm)
        self.auditor = ClusterAuditor()
        self.database = Database(self.wires, self.storm, self.auditor)
        self.names = tuple(f"node{place}" for place in range(self.lots.randint(2, 3)))
        self.peers: dict[str, Peer] = {}
        self.game = GAMES_PLAYED[seed % len(GAMES_PLAYED)]
        self.seats = min(self.game.seats[1], self.game.seats[0] + self.lots.randrange(2))
        count = self.lots.randint(2, 3)
        self.clients = [Client(self.lots, watch=place > 1) for place in range(count)]
        self.auditor.secrets = [client.token.encode() for client in self.clients]
        self.asked_at: dict[int, int] = {}
        """Since when a client, by its place, waits for an answer."""
        self.actions = self.lots.randint(10, 30)
        self.stormy = True
        self.births = 0

    def run(self, seed: int) -> int:
        """How many steps it took; a broken promise raises."""
        BROKEN.clear()
        with seeded(Random(~seed)), phases_watched():
            try:
                self._live_through_it()
            finally:
                for name in self.names:
                    self.kill(name)
        return self.schedule.steps

    def _live_through_it(self) -> None:
        for name in self.names:
            self.start(name)
        Disasters(self).prepare(LONGEST // 2)
        self._look_after_them()
        for place in range(len(self.clients)):
            self.schedule.after(SECOND + place * 300 * MILLISECOND, partial(self._live, place))
        self._go_on_until(lambda: not self.stormy, LONGEST)
        self._heal()
        self._go_on_until(self._quiet, self.schedule.now + HEALED)
        promise(self._quiet(), "everybody should be in sync by now, and nothing on its way")
        self._compare()

    def _go_on_until(self, done: object, until: int) -> None:
        assert callable(done), "a question"
        while not done() and self.schedule.now < until:
            self.schedule.step()
            if BROKEN:
                raise BROKEN[0]
            self._look()

    def _look(self) -> None:
        for peer in self.peers.values():
            if peer.loop.faults:
                raise Violation("a callback failed") from peer.loop.faults[0]
            if self.schedule.steps % CLOSELY == 0:
                self._look_closely(peer)

    def _look_closely(self, peer: Peer) -> None:
        """A room at rest is what the database has, on the node that has it."""
        for actor in filter(at_rest, peer.house.actors.values()):
            if self.auditor.owns(peer, actor.room.name):
                on_disk(actor, self.auditor.ledgers.get(actor.room.name))

    # The nodes.

    def start(self, name: str) -> None:
        if name not in self.peers:
            self.births += 1
            self.peers[name] = Peer(name, self.database, self.auditor, self.lots, self.pipe)

    def kill(self, name: str) -> None:
        peer = self.peers.pop(name, None)
        if peer is not None:
            peer.loop.kill()
            for pipe in peer.pipes:
                pipe.break_off()

    def pipe(self, peer: Peer, other: str) -> tuple[Pipe, Peer] | None:
        """From one node to another."""
        if other not in self.peers or other == peer.name or not self.wires.reach(peer.name, other):
            return None
        pipe = Pipe(self.wires, peer.name, other)
        peer.pipes.append(pipe)
        return pipe, self.peers[other]

    def _look_after_them(self) -> None:
        """Whoever runs the nodes starts one again that could not start, or was told to stop."""
        for name, peer in tuple(self.peers.items()):
            if peer.failed or (peer.house.neighbours.stops and not self.stormy):
                self.kill(name)
                self.start(name)
        self.schedule.after(SECOND, self._look_after_them)

    # The people.

    def _live(self, place: int) -> None:
        """One client does something, and then something else, until the storm is over."""
        client = self.clients[place]
        if client.goodbye is None:
            self._act(place, client)
        self.stormy = self.actions > 0
        later = int(PACE * self.lots.random() ** 2)
        self.schedule.after(later, lambda: self._live(place) if self.stormy else None)

    def _act(self, place: int, client: Client) -> None:
        if client.line is None:
            self.connect(place, client)
        elif self._tired(place, client) or self.lots.random() < 0.02:
            client.line.break_off()
        elif client.seated and (words := wish(client, self.lots)) is not None:
            self.actions -= 1
            client.say(words, twice=self.lots.random() < self.storm.double)

    def _tired(self, place: int, client: Client) -> bool:
        """Has it waited too long for an answer?"""
        if client.seated and not client.waiting:
            self.asked_at.pop(place, None)
            return False
        return self.schedule.now - self.asked_at.setdefault(place, self.schedule.now) > PATIENCE

    def connect(self, place: int, client: Client) -> None:
        """By any node; nobody can join before the first has opened."""
        code = self.code
        up = [name for name in self.names if name in self.peers and self.peers[name].up]
        if not up or (code is None and place > 0):
            return
        self.asked_at.pop(place, None)
        peer = self.peers[self.lots.choice(up)]
        name = f"phone{place}"
        pipe = Pipe(self.wires, name, peer.name)
        phone = Phone(pipe, peer.name, client)
        pipe.ends = {name: phone, peer.name: Guest(peer, pipe, name)}
        client.connect(phone, client.greeting(self.game.id, self.seats, code, nod=False))  # type: ignore[arg-type]  # a line like another

    @property
    def code(self) -> str | None:
        room = self.clients[0].room
        return None if room is None else room.code

    # The calm after it.

    def _heal(self) -> None:
        self.stormy = False
        calm_down(self.storm)
        self.wires.heal()
        self.database.up = True
        for name in self.names:
            self.start(name)
            if self.peers[name].loop.stopped:
                self.peers[name].loop.go_on()
        for place in range(len(self.clients)):
            self._tend(place)

    def _tend(self, place: int) -> None:
        """It comes back, and says again what was not answered."""
        client = self.clients[place]
        if client.goodbye is None and client.line is None:
            self.connect(place, client)
        elif client.line is not None and self._tired(place, client):
            client.line.break_off()
        elif client.goodbye is None and client.seated:
            client.say_again()
        self.schedule.after(200 * MILLISECOND, lambda: self._tend(place))

    def _present(self) -> list[Client]:
        return [client for client in self.clients if client.goodbye is None] if self.code else []

    def _quiet(self) -> bool:
        """Everybody sits, nothing is on its way, and no node believes to have what another one has."""
        here = [(peer, actor) for peer in self.peers.values() for actor in peer.house.actors.values()]
        if self.wires.in_flight or any(actor._writing is not None or actor._shut for _, actor in here):
            return False
        owned = all(self.auditor.owns(peer, actor.room.name) for peer, actor in here)
        return owned and all(
            client.seated and not client.waiting and client.room for client in self._present()
        )

    def _compare(self) -> None:
        for client in self._present():
            room = self.database.room_of(self.code or "")
            promise(room is not None, "somebody sits in a room that is not there")
            owners = [peer for peer in self.peers.values() if self.auditor.owns(peer, room or "")]
            promise(len(owners) == 1, f"{len(owners)} nodes have the room")
            in_sync(client, owners[0].house.actors[self.code or ""])
        for room, person, command in self.auditor.acknowledged:
            promise((person, command) in self.auditor.ledgers[room].commands, "an acknowledged input is lost")


__all__ = ["NAME", "World"]
