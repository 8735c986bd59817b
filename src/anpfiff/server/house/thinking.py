"""Where bots think: beside the event loop, so that no table waits for another one's bots.

A server that runs for others lets them think in processes of their own, of lower priority: thinking is plain Python, and a
thread that thinks takes the interpreter from everybody (docs/server.md has the figures). Processes are started when they are
first needed; one whose bot hangs or dies is replaced. Whoever has only a test to run thinks in a thread.
"""

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import LifoQueue
from typing import Any

from anpfiff.bots.plan import Plan
from anpfiff.server.house.deciding import Stumbled, decided
from anpfiff.server.house.telling import tell_fault
from anpfiff.server.room.bots import Thought

LONGEST = 10.0
"""Seconds after which a bot that has not chosen never will."""
LOWER = 10
"""How much less urgent than the tables thinking is."""
START = get_context("spawn")

Decided = Callable[[str, str | None, Thought], Plan]


class Thinkers:
    """That number of processes; with none, a thread of this one."""

    def __init__(self, processes: int = 0) -> None:
        self._apart = [Apart() for _ in range(processes)]
        self._free: LifoQueue[Decided] = LifoQueue()
        places: Sequence[Decided] = self._apart or [decided]
        for place in places:
            self._free.put(place)
        self._waiters = ThreadPoolExecutor(max(1, processes), thread_name_prefix="bot")

    def think(self, game: str, material: str | None, thought: Thought) -> "Future[Plan]":
        return self._waiters.submit(self._think, game, material, thought)

    def _think(self, game: str, material: str | None, thought: Thought) -> Plan:
        """In the place that was free last: the others need not even be started."""
        place = self._free.get()
        try:
            return place(game, material, thought)
        finally:
            self._free.put(place)

    def close(self) -> None:
        self._waiters.shutdown(wait=False, cancel_futures=True)
        for process in self._apart:
            process.close()
        self._waiters.shutdown()


class Apart:
    """A process that does nothing but think. When this one dies, by whatever hand, its line breaks and it ends, too."""

    def __init__(self) -> None:
        self._line: Connection[Any, Any] | None = None
        self._closed = False
        self._end: Callable[[], None] = lambda: None

    def __call__(self, game: str, material: str | None, thought: Thought) -> Plan:
        try:
            answer = self._asked((game, material, thought))
        except (EOFError, OSError) as fault:
            self._hang_up()
            raise Stumbled(f"{game}: {thought.bot} took its process down or {LONGEST:.0f} s") from fault
        if isinstance(answer, str):
            raise Stumbled(answer)
        plan: Plan = answer
        return plan

    def _asked(self, question: tuple[str, str | None, Thought]) -> Any:
        line = self._line or self._started()
        line.send(question)
        if not line.poll(LONGEST):
            raise TimeoutError
        return line.recv()

    def _started(self) -> "Connection[Any, Any]":
        if self._closed:
            raise EOFError
        self._line, theirs = START.Pipe()
        process = START.Process(target=_think_on, args=(theirs,), name="anpfiff-bots", daemon=True)
        process.start()
        theirs.close()
        self._end = process.kill
        return self._line

    def _hang_up(self) -> None:
        self._end()
        if self._line is not None:
            self._line.close()
        self._line = None

    def close(self) -> None:
        self._closed = True
        self._end()


def _think_on(line: "Connection[Any, Any]") -> None:
    """Whoever stops the server stops this one; Ctrl+C is not for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # not on Windows, and not where it is forbidden
        os.nice(LOWER)
    while True:
        try:
            game, material, thought = line.recv()
        except (EOFError, OSError):
            return
        line.send(_answer(game, material, thought))


def _answer(game: str, material: str | None, thought: Thought) -> Plan | str:
    try:
        return decided(game, material, thought)
    except Exception as fault:  # noqa: BLE001 -- somebody's own bot can fail in any way
        return f"{game}: {thought.bot}: {type(fault).__name__}: {fault}"


def planned(done: "asyncio.Future[Plan]") -> Plan | None:
    """What the bot has in mind; when one stumbles, whoever looks after the server hears of it."""
    if done.cancelled():
        return None
    if (fault := done.exception()) is not None:
        tell_fault("bot-failed", fault)
        return None
    return done.result()
