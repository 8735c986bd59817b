"""Manners: what costs the others something may be said only so often, and who goes on all the same is warned, then cut.

That is beside the number of messages that a person may say at all (`RoomActor.may_speak`): a cheer a second is little for a
line and too much for a room.
"""

from anpfiff.core import Refused
from anpfiff.server.room.bucket import Bucket
from anpfiff.wire import messages as wire

LIMITS: dict[type[wire.Commanded], tuple[int, int]] = {
    wire.Shout: (6, 2_500),
    wire.Pause: (4, 20_000),
    wire.TakeBack: (9, 3_000),
    wire.Spin: (24, 1_000),
    wire.Sit: (12, 1_000),
    wire.Bridge: (12, 1_000),
}
"""How many at once, and the milliseconds until one more."""
WARNED = 8
"""How many too many are answered like any mistake; the answer to the next is a warning."""
CUT = 16
"""How many too many until the line is cut."""
FORGIVEN = 60_000
"""Milliseconds of good manners after which all is forgotten."""


class Manners:
    """One person's, for as long as the room runs: who was cut and comes back is remembered."""

    def __init__(self) -> None:
        self._buckets: dict[type[wire.Commanded], Bucket] = {}
        self._excess = 0
        self._last = 0

    def weigh(self, said: wire.Commanded, now: int) -> bool:
        """Is it time to cut the line? Raises what is too often but not yet too much."""
        size = LIMITS.get(type(said))
        if size is None or self._buckets.setdefault(type(said), Bucket(*size, now)).take(now):
            return False
        self._excess = 1 if now - self._last > FORGIVEN else self._excess + 1
        self._last = now
        if self._excess >= CUT:
            return True
        raise Refused("last-warning" if self._excess > WARNED else "too-often")
