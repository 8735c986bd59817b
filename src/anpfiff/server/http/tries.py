"""Tries: in which order the codes of a network that has guessed much are looked up.

A guess costs time, not access. The first wrong codes are free; then each code waits longer than the one before, and in the end
one is looked up every few minutes, right or wrong. A code keeps its turn: whoever types it again when its time has come is
answered, and everybody behind that address who types the same code has the same turn, for it is looked up only once.
"""

import math

from anpfiff.server.house.codes import TRIES_A_DAY

DAY = 86_400_000
BURST = 60
"""Wrong codes in a row that one network may try at once: a class of thirty mistypes twice each."""
SLOWED = 6
"""How many more wait ever longer, before it is one at a time."""
FIRST_WAIT = 5_000
"""Milliseconds for the first of them; then twice as long each time."""
REFILL = DAY // (TRIES_A_DAY - BURST - SLOWED)
"""Milliseconds until a network may try once more."""
MOST_WAITING = 20
"""Codes of one network that wait at once; nobody types more by hand."""
PATIENCE = 600_000
"""Milliseconds that a turn is kept for somebody who does not come."""


class Tries:
    """The tries of one network: what is left of them, and which codes have a turn."""

    def __init__(self, now: int) -> None:
        self._left = float(BURST + SLOWED)
        self._at = now
        self._due: dict[str, int] = {}

    def at_once(self, now: int) -> bool:
        return self._refilled(now) >= SLOWED + 1

    def has_come(self, code: str, now: int) -> bool:
        """May this code be looked up now? One that has no turn yet gets one, if there is room in the queue."""
        if self.at_once(now):
            return True
        self._forget_who_stayed_away(now)
        if code not in self._due and len(self._due) < MOST_WAITING:
            self._due[code] = now + self._wait(now)
            self._left -= 1
        return self._due.get(code, now + 1) <= now

    def seconds(self, code: str, now: int) -> int:
        """Until this code is looked up, or until there is room in the queue."""
        due = self._due.get(code, min(self._due.values(), default=now))
        return max(1, math.ceil((due - now) / 1000))

    def wrong(self, code: str, now: int) -> None:
        """A turn is used up; a code that needed none costs one of those that are left."""
        if self._due.pop(code, None) is None and self._refilled(now) >= 1:
            self._left -= 1

    def right(self, code: str) -> None:
        """That was no guess: it gives back what its turn has cost."""
        if self._due.pop(code, None) is not None:
            self._left += 1

    def _wait(self, now: int) -> int:
        left = self._refilled(now)
        if left < 1:
            return max(math.ceil((1 - left) * REFILL), max(self._due.values(), default=0) - now)
        return FIRST_WAIT << max(0, SLOWED - math.floor(left))

    def _refilled(self, now: int) -> float:
        self._left = min(BURST + SLOWED, self._left + max(0, now - self._at) / REFILL)
        self._at = max(self._at, now)
        return self._left

    def _forget_who_stayed_away(self, now: int) -> None:
        self._due = {code: due for code, due in self._due.items() if now - due < PATIENCE}
