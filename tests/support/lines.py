"""Bad lines as schools and homes have them: how late what is said arrives, by a seed. The proxy and the benchmark share them."""

from itertools import pairwise
from random import Random
from typing import NamedTuple


class Profile(NamedTuple):
    """The round trips of a line in milliseconds: half of them are quicker than `p50`, one in a hundred is slower than `p99`."""

    p50: float
    p90: float
    p99: float
    idle: float = 0
    """After so long a silence the phone's radio sleeps; 0 for never."""
    sleeps: tuple[float, float] = (0, 0)
    """How long it sleeps, when it does."""
    stall: float = 0
    """For so long nothing passes, now and then."""
    every: float = 1
    """The time from one stall to the next."""

    def one_way(self, lots: Random) -> float:
        """Milliseconds that one piece takes in one direction."""
        at = lots.random()
        points = ((0.0, self.p50), (0.5, self.p50), (0.9, self.p90), (0.99, self.p99), (1.0, self.p99))
        for (low, quick), (high, slow) in pairwise(points):
            if at <= high:
                return (quick + (slow - quick) * (at - low) / (high - low)) / 2
        return self.p99 / 2


PROFILES = {
    "lan": Profile(1, 2, 5),
    "home": Profile(3, 20, 250),
    "school": Profile(20, 100, 400),
    "power-save": Profile(4, 20, 60, idle=250, sleeps=(100, 1_000)),
    "mobile": Profile(60, 90, 160, stall=300, every=4_000),
    "half-open": Profile(3, 20, 60),
    "hole": Profile(3, 20, 60),
    "far": Profile(300, 300, 300),
}
"""A line of the kind `half-open` or `hole` is like one at home until the proxy is told to break it."""


class Way:
    """One direction of one line: nothing overtakes, a radio that slept has to wake, and a stall holds everything."""

    def __init__(self, profile: Profile, lots: Random) -> None:
        self._profile, self._lots = profile, lots
        self._last = self._said_at = 0.0
        self._phase = lots.uniform(0, profile.every)

    def arrives(self, now: float) -> float:
        """When a piece arrives that sets out now, in milliseconds."""
        delay = self._profile.one_way(self._lots) + self._asleep(now) + self._stalled(now)
        self._said_at = now
        self._last = max(self._last + 0.001, now + delay)
        return self._last

    def _asleep(self, now: float) -> float:
        idle = self._profile.idle and now - self._said_at > self._profile.idle
        return self._lots.uniform(*self._profile.sleeps) if idle else 0.0

    def _stalled(self, now: float) -> float:
        return max(0.0, self._profile.stall - (now + self._phase) % self._profile.every)
