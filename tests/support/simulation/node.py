"""One server process: the real house and its rooms on a simulated loop, from its start to its kill."""

import asyncio
from random import Random

from anpfiff.bots.plan import Plan
from anpfiff.server.house.actor import RoomActor
from anpfiff.server.house.house import House
from anpfiff.server.house.store import Store
from anpfiff.server.room.bots import Thought
from anpfiff.server.room.tempo import Rhythm, Tempo
from tests.support.simulation.loop import SimulatedLoop
from tests.support.simulation.schedule import MILLISECOND, SECOND, Schedule
from tests.support.simulation.weather import Weather

QUICK = Tempo(
    countdown=200,
    hold=2_000,
    shortest_hold=500,
    empty=3_000,
    rethink=400,
    calm=Rhythm(ping=600, silence=1_800),
)
"""Everything that happens by itself happens soon."""
EPOCH = 1_700_000_000


class SimulatedHouse(House):
    """The house, but for its clocks and for who thinks: a random move is thought enough."""

    def __init__(self, store: Store, schedule: Schedule, lots: Random, weather: Weather) -> None:
        super().__init__(store, tempo=QUICK)
        self.simulate(schedule, lots, weather)

    def simulate(self, schedule: Schedule, lots: Random, weather: Weather) -> None:
        self._schedule = schedule
        self._born = schedule.now
        self._lots = lots
        self._weather = weather
        self.drift = 0
        """By how many seconds the calendar is wrong."""

    def now(self) -> int:
        return (self._schedule.now - self._born) // MILLISECOND

    def wall(self) -> int:
        return EPOCH + self._schedule.now // SECOND + self.drift

    def think(self, actor: RoomActor, thought: Thought) -> None:
        if self._lots.random() < self._weather.stumble / 4:
            return  # it never answers
        plan = None if self._lots.random() < self._weather.stumble else _plan(thought, self._lots)
        later = self._lots.random() / 10
        asyncio.get_running_loop().call_later(
            later, lambda: actor.do(lambda now: actor.room.thought(thought, plan, now))
        )


def _plan(thought: Thought, lots: Random) -> Plan:
    """In a race it may see nothing to do."""
    move = lots.choice(thought.moves) if thought.moves else None
    return Plan(thought.luck, move, lots.randint(1, 400))


class Node:
    """A process; `up` once its rooms are back."""

    def __init__(self, loop: SimulatedLoop, house: SimulatedHouse) -> None:
        self.loop = loop
        self.house = house
        self.up = False
        self.failed = False
        loop.run(self._begin)

    def _begin(self) -> None:
        self.loop.create_task(self.house.restore()).add_done_callback(self._started)

    def _started(self, done: "asyncio.Task[int]") -> None:
        """A disk that cannot be read keeps a server from starting; whoever looks after it starts it again."""
        self.failed = done.exception() is not None
        self.up = not self.failed
