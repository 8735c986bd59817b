"""An event loop on a schedule: asyncio's own tasks and futures, and a clock that jumps.

One turn of it runs what was ready when the turn began, as asyncio's does. Between two turns anything else that is due at the
same time may happen: a frame, a disk that answers, another node. A loop that was killed never turns again.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any

from tests.support.simulation.schedule import SECOND, Schedule

THREAD = 0.003
"""Seconds that work in a thread takes."""


class SimulatedLoop(asyncio.AbstractEventLoop):
    """What our server asks of a loop, and nothing else: whoever opens a real file or socket here is told so at once."""

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule
        self._ready: deque[asyncio.Handle] = deque()
        self._turning = False
        """Has the next turn been asked for?"""
        self._begun: list[Coroutine[Any, Any, Any]] = []
        self.alive = True
        self.faults: list[BaseException] = []
        """What nobody has caught."""

    def kill(self) -> None:
        """Nothing that was begun is ended; a coroutine that never began is put away, or Python would complain."""
        self.alive = False
        self._ready.clear()
        for coroutine in self._begun:
            coroutine.close()
        self._begun.clear()

    def run(self, happening: Callable[..., object], *words: Any) -> None:
        """Let something happen inside this loop, as if a selector had reported it."""
        if not self.alive:
            return
        outer = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        try:
            happening(*words)
        finally:
            asyncio._set_running_loop(outer)

    # What asyncio asks.

    def time(self) -> float:
        return self._schedule.now / SECOND

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return self.alive

    def is_closed(self) -> bool:
        return not self.alive

    def call_soon(  # type: ignore[override]  # the variadic types of typeshed need no copy here
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        if not self._turning:
            self._turning = True
            self._schedule.after(0, self._turn)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]  # there are no threads here

    def call_later(  # type: ignore[override]  # as above
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]  # as above
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._schedule.at(round(when * SECOND), lambda: self._ring(handle))
        return handle

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]  # as above
        self, coro: Coroutine[Any, Any, Any], *, name: str | None = None, context: Context | None = None
    ) -> "asyncio.Task[Any]":
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        task._log_destroy_pending = False  # type: ignore[attr-defined]
        self._begun.append(coro)
        return task

    def run_in_executor(  # type: ignore[override]  # as above
        self, executor: object, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """What a thread would do is done now; the answer comes a little later."""
        answer = self.create_future()
        try:
            self.call_later(THREAD, _answer, answer, func(*args), None)
        except Exception as fault:  # noqa: BLE001 -- whoever awaits it hears of it
            self.call_later(THREAD, _answer, answer, None, fault)
        return answer

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """A callback that failed is a fault of ours; a failure that nobody asked for is none."""
        fault = context.get("exception")
        if self.alive and fault is not None and context["message"].startswith("Exception in callback"):
            self.faults.append(fault)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays on the schedule and does nothing when its time has come."""

    def _ring(self, handle: asyncio.TimerHandle) -> None:
        if not handle.cancelled():
            self.run(handle._run)

    def _turn(self) -> None:
        self._turning = False
        if self.alive:
            self.run(self._run_ready)
        if self._ready and self.alive and not self._turning:
            self._turning = True
            self._schedule.after(0, self._turn)

    def _run_ready(self) -> None:
        for _ in range(len(self._ready)):
            if self._ready and not (handle := self._ready.popleft()).cancelled():
                handle._run()


def _answer(future: "asyncio.Future[Any]", answer: Any, fault: Exception | None) -> None:
    if future.cancelled():
        return
    if fault is None:
        future.set_result(answer)
    else:
        future.set_exception(fault)
