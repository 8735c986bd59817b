"""How late the event loop is: everybody's move waits for whatever it is busy with, so that is measured all the time.

A handler has ten milliseconds. When the loop is late again and again, new rooms and strangers wait at the door until it has
caught up, a few at a time; whoever plays, or comes back, does not.
"""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from statistics import median

from anpfiff.core import Refused
from anpfiff.server.house.telling import tell

BUDGET = 0.010
"""Seconds that one handler may hold the loop up for."""
BEAT = 0.05
"""Seconds between two looks at the clock."""
BEATS = 1_200
"""How many are remembered: the last minute."""
RECENT = 10
"""Beats, half a second: for so long the loop must have been late before anybody has to wait."""
STRAINED = 0.05
"""Seconds of lag that people begin to feel."""
PATIENCE = 10.0
"""Seconds that somebody waits at the door of a busy house before they are sent away."""
AT_ONCE = 4
"""How many are let in with one beat once the loop has caught up."""
SELDOM = 1.0
"""Seconds between two lines of the log about slow handlers."""


class Lag:
    """The last minute of the loop, and who waits for it to get better."""

    def __init__(self) -> None:
        self._late: deque[float] = deque(maxlen=BEATS)
        self._waiting: deque[asyncio.Future[None]] = deque()
        self.slow = 0
        """Handlers that took longer than their budget."""
        self._told = -SELDOM

    async def watch(self) -> None:
        """As long as the server runs."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(BEAT)
            self.note(time.perf_counter() - began - BEAT)

    def note(self, late: float) -> None:
        """The loop came `late` seconds late to a beat."""
        self._late.append(max(0.0, late))
        if not self.strained:
            self._let_in()

    def worked(self, took: float, room: str) -> None:
        """A room was worked on; it took that many seconds of processor time."""
        if took <= BUDGET:
            return
        self.slow += 1
        if (now := time.perf_counter()) - self._told >= SELDOM:
            self._told = now
            tell("slow-handler", room=room, took=round(took, 3), so_far=self.slow)

    @property
    def late(self) -> Sequence[float]:
        """Seconds, in ascending order."""
        return sorted(self._late)

    @property
    def strained(self) -> bool:
        """Late most of the time lately; one hiccup makes nobody wait."""
        recent = [self._late[place] for place in range(-min(RECENT, len(self._late)), 0)]
        return len(recent) == RECENT and median(recent) > STRAINED

    async def calm(self) -> None:
        """For strangers: when the loop has caught up, in the order in which they came; or not today."""
        if not self.strained and not self._waiting:
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            async with asyncio.timeout(PATIENCE):
                await turn
        except TimeoutError:
            raise Refused("house-full") from None

    def _let_in(self) -> None:
        free = AT_ONCE
        while self._waiting and free:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                free -= 1
