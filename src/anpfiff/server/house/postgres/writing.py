"""Group commit: whatever has come in while a batch is on its way goes into the next one together; two may be on their way at once."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from anpfiff.server.cluster.fence import Fenced
from anpfiff.server.house.postgres.batch import ALL, LINES, Job, is_lines_only, more, values
from anpfiff.server.house.postgres.connections import Connections
from anpfiff.server.house.postgres.faults import BY_ONE
from anpfiff.server.house.store import StoreFault
from anpfiff.server.room.writes import Write

PAUSE = 0.005
"""Seconds between the beginnings of two batches: a lone move is written at once, many share the commit."""
PIPES = 2
"""Batches on their way at once: while one is being committed the next is already there."""
MOST = 500
"""Rooms in one batch."""


class Wish(NamedTuple):
    """What a room wants written, when, who waits for it, and the epoch in which it was wished for."""

    wanted: Write
    now: int
    answer: "asyncio.Future[None]"
    epoch: int


class Writer:
    """Of one room at most one write is on its way: so the order of its lines is the order in which they were asked for."""

    def __init__(self, node: str, connections: Connections, fenced: Callable[[str], None]) -> None:
        """`fenced` hears the name of every room that was lost."""
        self._node = node
        self._connections = connections
        self._fenced = fenced
        self._loop = asyncio.get_running_loop()
        self.held: dict[str, tuple[int, int]] = {}
        """The epoch in which we claimed a room, and the number of its last line."""
        self._waiting: list[Wish] = []
        self._under_way: set[str] = set()
        self._batches: set[asyncio.Task[None]] = set()
        self._soon: asyncio.TimerHandle | None = None
        self._began = 0.0
        self.closed = False

    def write(self, wanted: Write, now: int) -> "asyncio.Future[None]":
        answer: asyncio.Future[None] = self._loop.create_future()
        if self.closed:
            answer.set_exception(StoreFault("the store is closed"))
            return answer
        self._waiting.append(Wish(wanted, now, answer, self._epoch(wanted.room)))
        self._hand_over_soon()
        return answer

    async def drained(self) -> None:
        """Everything that was asked for is answered."""
        while self._waiting or self._batches:
            self._hand_over()
            await asyncio.wait(self._batches or [asyncio.ensure_future(asyncio.sleep(0))])

    def _hand_over_soon(self) -> None:
        if self._soon is None and len(self._batches) < PIPES:
            self._soon = self._loop.call_later(self._began + PAUSE - self._loop.time(), self._hand_over)

    def _hand_over(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        wishes = self._next()
        if wishes and len(self._batches) < PIPES:
            self._began = self._loop.time()
            task = self._loop.create_task(self._deliver(wishes))
            self._batches.add(task)
            task.add_done_callback(self._delivered)
        else:
            self._waiting = [*wishes, *self._waiting]
            self._under_way.difference_update(wish.wanted.room for wish in wishes)

    def _next(self) -> list[Wish]:
        """One wish of each room that nothing is under way of."""
        wishes: list[Wish] = []
        left: list[Wish] = []
        for wish in self._waiting:
            room = wish.wanted.room
            later = room in self._under_way or len(wishes) >= MOST
            (left if later else wishes).append(wish)
            if not later:
                self._under_way.add(room)
        self._waiting = left
        return wishes

    def _delivered(self, task: "asyncio.Task[None]") -> None:
        self._batches.discard(task)
        if self._waiting:
            self._hand_over_soon()

    async def _deliver(self, wishes: list[Wish]) -> None:
        try:
            await self._committed(wishes)
        except Exception as fault:  # noqa: BLE001 -- whatever it was, nobody is left waiting
            for wish in wishes:
                _refuse(wish.answer, fault)
        finally:
            self._under_way.difference_update(wish.wanted.room for wish in wishes)

    async def _committed(self, wishes: list[Wish]) -> None:
        """All of them in one statement; if one is at fault, one by one, so that only the guilty one fails."""
        wishes = [wish for wish in wishes if self._is_of_today(wish)]
        jobs = [self._job(wish) for wish in wishes]
        try:
            ours = await self._written(jobs) if jobs else set()
        except StoreFault as fault:
            if not isinstance(fault.__cause__, BY_ONE):
                raise
            if len(wishes) == 1:
                _refuse(wishes[0].answer, fault)
                return
            for wish in wishes:
                await self._committed([wish])
            return
        for job, wish in zip(jobs, wishes, strict=True):
            self._answer(job, wish.answer, ours)

    def _is_of_today(self, wish: Wish) -> bool:
        """A room that was claimed anew while this waited was read without it: in the new epoch it must not be written."""
        if wish.epoch in {0, self._epoch(wish.wanted.room)}:
            return True
        _refuse(wish.answer, Fenced(wish.wanted.room))
        return False

    def _answer(self, job: Job, answer: "asyncio.Future[None]", ours: set[str]) -> None:
        """What was claimed anew while this was on its way is not touched: it belongs to whoever claimed it."""
        room = job.wanted.room
        if self._epoch(room) == job.epoch:
            self._hold(job, mine=room in ours)
        if room not in ours:
            _refuse(answer, Fenced(room))
            self._fenced(room)
        elif not answer.done():
            answer.set_result(None)

    def _hold(self, job: Job, *, mine: bool) -> None:
        if mine and not job.wanted.ended:
            last = job.wanted.entries[-1].seq if job.wanted.entries else job.seq
            self.held[job.wanted.room] = (job.epoch or 1, last)
        else:
            self.held.pop(job.wanted.room, None)

    def _job(self, wish: Wish) -> Job:
        return Job(wish.wanted, wish.now, *self.held.get(wish.wanted.room, (0, 0)))

    def _epoch(self, room: str) -> int:
        """In which we hold it; 0 for one that is new."""
        return self.held.get(room, (0, 0))[0]

    async def _written(self, jobs: list[Job]) -> set[str]:
        plain = is_lines_only(jobs)
        given = values(self._node, jobs) + ([] if plain else more(jobs))
        rows: list[Any] = await self._connections.fetch(LINES if plain else ALL, *given)
        return {row[0] for row in rows}


def _refuse(answer: "asyncio.Future[None]", fault: Exception) -> None:
    if not answer.done():
        answer.set_exception(fault)
