"""One seed, from the first greeting to the last check: a storm, then calm, then everybody is in sync."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

from anpfiff.games import GAMES
from anpfiff.server.house.actor import RoomActor
from tests.support.simulation.auditor import Auditor
from tests.support.simulation.cellar import Cellar, ModelCellar
from tests.support.simulation.chance import seeded
from tests.support.simulation.client import Client
from tests.support.simulation.disk import SimulatedDisk
from tests.support.simulation.habits import wish
from tests.support.simulation.loop import SimulatedLoop
from tests.support.simulation.network import Air, Line
from tests.support.simulation.node import QUICK, Node, SimulatedHouse
from tests.support.simulation.quiet import at_rest, in_sync, on_disk, told
from tests.support.simulation.schedule import MILLISECOND, SECOND, Schedule
from tests.support.simulation.sqlite_cellar import SqliteCellar
from tests.support.simulation.violation import BROKEN, Violation, promise
from tests.support.simulation.watched import phases_watched
from tests.support.simulation.weather import drawn
from tests.support.simulation.works import Works
from tests.support.sprint import SPRINT

GAMES_PLAYED = (*GAMES.values(), SPRINT)
"""The smallest race is over after five moves: that is how seeds come to rematches."""
PACE = 1_000 * MILLISECOND
"""The longest that a client does nothing."""
LONGEST = 10 * SECOND
"""The longest storm."""
CLOSELY = 16
"""Everything is looked at after one of that many steps."""
HEALED = 60 * SECOND
"""Within this time after the storm everybody must be in sync."""


class World:
    """A server, a few people, and the weather."""

    def __init__(self, seed: int, folder: Path | None = None) -> None:
        """With a folder the store is the real one, a file in there."""
        self.lots = Random(seed)
        self.schedule = Schedule(self.lots)
        self.weather = drawn(self.lots)
        self.disk = SimulatedDisk(self.lots, self.weather)
        self.auditor = Auditor()
        self.air = Air(self.schedule, self.auditor, self._on_its_way, lambda: self._happens(self.weather.cut))
        self.game = GAMES_PLAYED[seed % len(GAMES_PLAYED)]
        self.seats = min(self.game.seats[1], self.game.seats[0] + self.lots.randrange(2))
        self.nod = self.lots.random() < 0.1
        count = self.lots.randint(2, 4)
        self.clients = [Client(self.lots, watch=place > 1 and self._happens(0.5)) for place in range(count)]
        self.auditor.secrets = [client.token.encode() for client in self.clients]
        self.lines: list[Line] = []
        self.actions = self.lots.randint(8, 32)
        self.storm = True
        self.births = 0
        self.away_until = 0
        self.node: Node | None = None
        works = Works(self.schedule, self.auditor.committed, self._delay)
        self.cellar: Cellar = (
            ModelCellar(self.disk, works)
            if folder is None
            else SqliteCellar(folder, works, self.lots, self.weather)
        )

    def run(self, seed: int) -> int:
        """How many steps it took; a broken promise raises."""
        BROKEN.clear()
        with seeded(Random(~seed)), phases_watched():
            try:
                self._live_through_it()
            finally:
                self._kill(power=False)
                self.cellar.close()
        return self.schedule.steps

    def _live_through_it(self) -> None:
        self._born()
        self._prepare_the_storm()
        self._go_on_while(lambda: self.storm)
        self._heal()
        until = self.schedule.now + HEALED
        self._go_on_while(lambda: not self._quiet() and self.schedule.now < until)
        promise(self._quiet(), "everybody should be in sync by now, and nothing on its way")
        self._compare()

    def _go_on_while(self, wanted: object) -> None:
        assert callable(wanted), "a question"
        while wanted():
            self.schedule.step()
            if BROKEN:
                raise BROKEN[0]
            if self.node is not None:
                self._look_at(self.node)

    def _look_at(self, node: Node) -> None:
        """After every step; a room at rest is looked at closely now and then."""
        if node.loop.faults:
            raise Violation("a callback failed") from node.loop.faults[0]
        if self.schedule.steps % CLOSELY == 0 and node.up:
            for actor in filter(at_rest, node.house.actors.values()):
                on_disk(actor, self.auditor.ledgers.get(actor.room.name))
                told(actor)

    # Chance.

    def _happens(self, chance: float) -> bool:
        return chance > 0 and self.lots.random() < chance

    def _delay(self, longest: int) -> int:
        return int(longest * self.lots.random() ** 3)

    def _on_its_way(self) -> int:
        return self._delay(self.weather.slow * MILLISECOND)

    # The server.

    def _born(self) -> None:
        self.births += 1
        loop = SimulatedLoop(self.schedule)  # type: ignore[abstract]  # whatever it does not know it refuses
        store, kept = self.cellar.open(loop)
        self.auditor.recovered(kept)
        house = SimulatedHouse(store, self.schedule, self.lots, self.weather)
        self.node = Node(loop, house)

    def _kill(self, *, power: bool) -> None:
        if self.node is None:
            return
        self.node.loop.kill()
        self.node = None
        for line in self.lines:
            line.die()
        self.lines.clear()
        if power:
            self.cellar.cut_power()

    def _kill_and_restart(self) -> None:
        self._kill(power=self._happens(0.5))
        self.schedule.after(self._delay(2 * SECOND), self._restart)

    def _restart(self) -> None:
        if self.node is None:
            self._born()

    def _look_after_it(self) -> None:
        """Whoever runs the server starts it again when it could not start."""
        if self.node is not None and self.node.failed:
            self._kill_and_restart()

    # The storm.

    def _prepare_the_storm(self) -> None:
        span = self.actions * PACE // 8
        for _ in range(self.weather.kills):
            self.schedule.at(self.lots.randrange(span), self._kill_and_restart)
        for _ in range(self.weather.jumps):
            self.schedule.at(self.lots.randrange(span), self._jump)
        for _ in range(self.weather.naps):
            self.schedule.at(self.lots.randrange(span), self._go_for_a_walk)
        for place, client in enumerate(self.clients):
            self.schedule.after(place * self._delay(SECOND), partial(self._live, client))

    def _jump(self) -> None:
        """The calendar is set, or the whole machine sleeps for a while."""
        if self._happens(0.5):
            self.schedule.stall(self._delay(30 * SECOND))
        elif self.node is not None:
            self.node.house.drift += self.lots.randint(-100_000, 100_000)

    def _go_for_a_walk(self) -> None:
        """Everybody at once, and for longer than a room waits."""
        self.away_until = self.schedule.now + 2 * QUICK.empty * MILLISECOND
        for client in self.clients:
            if client.line is not None:
                client.line.break_off()

    def _live(self, client: Client) -> None:
        """One client does something, and then something else, until the storm is over."""
        self._look_after_it()
        if client.goodbye is None and self.schedule.now >= self.away_until:
            self._act(client)
        self.storm = self.actions > 0 and self.schedule.now < LONGEST
        self.schedule.after(self._delay(PACE), lambda: self._live(client) if self.storm else None)

    def _act(self, client: Client) -> None:
        if client.line is None:
            self._connect(client)
        elif client.seated and self._happens(0.02):
            client.line.break_off()
        elif client.seated and (words := wish(client, self.lots)) is not None:
            self.actions -= 1
            client.say(words, twice=self._happens(self.weather.double))

    def _connect(self, client: Client) -> None:
        """A server that is not up does not answer; nobody can join before the first has opened."""
        code = None if client is self.clients[0] and not self.code else self.code
        if self.node is None or not self.node.up or (code is None and client is not self.clients[0]):
            return
        line = Line(self.air, self.node.loop, self.node.house, client)
        self.lines.append(line)
        client.connect(line, client.greeting(self.game.id, self.seats, code, nod=self.nod))

    @property
    def code(self) -> str | None:
        """Of the room that the first client has seen from within."""
        room = self.clients[0].room
        return None if room is None else room.code

    # The calm after it.

    def _heal(self) -> None:
        calm = {"cut": 0, "double": 0, "disk": 0, "stumble": 0, "slow": 5}
        for name, value in calm.items():
            setattr(self.weather, name, value)
        for client in self.clients:
            self._tend(client)

    def _tend(self, client: Client) -> None:
        """It comes back, and says again what was not answered."""
        self._look_after_it()
        if self.node is None:
            self._born()
        if client.goodbye is None and client.line is None:
            self._connect(client)
        elif client.goodbye is None and client.seated:
            client.say_again()
        self.schedule.after(100 * MILLISECOND, lambda: self._tend(client))

    def _present(self) -> list[Client]:
        """Whoever is not gone for good; if nobody ever got in, there is nobody to be in sync."""
        return [client for client in self.clients if client.goodbye is None] if self.code else []

    def _quiet(self) -> bool:
        if self.node is None or not self.node.up or self.air.in_flight:
            return False
        idle = all(actor._writing is None and not actor._shut for actor in self.node.house.actors.values())
        return idle and all(
            client.seated and not client.waiting and client.room for client in self._present()
        )

    def _compare(self) -> None:
        for client in self._present():
            for actor in self._actors_of(client):
                in_sync(client, actor)

    def _actors_of(self, client: Client) -> Iterator[RoomActor]:
        assert self.node is not None, "it is quiet"
        actor = self.node.house.actors.get(self.code or "")
        promise(actor is not None, "somebody sits in a room that is not there")
        if actor is not None:
            yield actor
