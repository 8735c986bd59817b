"""A machine: an event loop that can be stopped for a while, with clocks of its own that nobody else's agree with."""

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import Any

from tests.support.simulation.loop import SimulatedLoop
from tests.support.simulation.schedule import SECOND, Schedule


class Machine(SimulatedLoop):
    """While it is stopped (SIGSTOP, a machine that swaps, a hypervisor that moves it) its clocks go on and nothing else does."""

    def __init__(self, schedule: Schedule, booted: int) -> None:
        """`booted`: the microseconds since its steady clock began; no two machines agree on that."""
        super().__init__(schedule)
        self._booted = booted
        self.stopped = False
        self._kept: list[tuple[Callable[..., object], tuple[Any, ...]]] = []
        """What has come in meanwhile, as the kernel keeps it."""

    def stop(self) -> None:
        self.stopped = True

    def go_on(self) -> None:
        """Everything that should have happened happens now, in its order."""
        self.stopped = False
        kept, self._kept = self._kept, []
        for happening, words in kept:
            self.run(happening, *words)

    def run(self, happening: Callable[..., object], *words: Any) -> None:
        if self.stopped and self.alive:
            self._kept.append((happening, words))
        else:
            super().run(happening, *words)

    def kill(self) -> None:
        self._kept.clear()
        super().kill()

    def time(self) -> float:
        return (self._schedule.now + self._booted) / SECOND

    def call_at(  # type: ignore[override]  # as in the loop it is
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._schedule.at(round(when * SECOND) - self._booted, lambda: self._ring(handle))
        return handle
