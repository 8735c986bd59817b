"""The tempo: how long everything takes that happens by itself. A test, or a tournament of bots, brings its own."""

from msgspec import Struct

from anpfiff.bots.plan import IDLE


class Rhythm(Struct, frozen=True):
    """How a line is kept, in milliseconds: a ping at least so often, and dead for either end after so long a silence."""

    ping: int
    silence: int


class Tempo(Struct, frozen=True):
    """All in milliseconds."""

    countdown: int = 3_000
    hold: int = 300_000
    """How long a chair is held for somebody who dropped where the table's patience has no end."""
    between: int = 60_000
    """How long it is held before kick-off, and between two matches if nobody waits for it."""
    shortest_hold: int = 10_000
    """How long it is held for somebody for whom the others have waited before in this match."""
    empty: int = 900_000
    """How long a room waits for anybody to come back before it ends."""
    lonely: int = 120_000
    """How long the table of somebody who played alone waits: a reload or a tunnel, not a tab that was closed."""
    rethink: int = IDLE
    """How soon a bot looks again that had nothing to do, or was too slow."""
    handshake: int = 10_000
    """How long a socket may take to say who it is."""
    calm: Rhythm = Rhythm(ping=6_000, silence=18_000)
    """How lines are kept where nobody races."""
    race: Rhythm = Rhythm(ping=200, silence=9_000)
    """How they are kept in a race: no phone's radio may fall asleep, and everybody waits for somebody whose line is dead."""
    pace: float = 1.0
    """How long bots take, in parts of the time they would take by themselves."""

    def rhythm(self, *, racing: bool) -> Rhythm:
        return self.race if racing else self.calm


USUAL = Tempo()
