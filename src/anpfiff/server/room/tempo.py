"""The tempo: how long everything takes that happens by itself. A test, or a tournament of bots, brings its own."""

from msgspec import Struct

from anpfiff.bots.plan import IDLE


class Tempo(Struct, frozen=True):
    """All in milliseconds."""

    countdown: int = 3_000
    hold: int = 300_000
    """How long a chair is held for somebody who dropped, between matches and where the table's patience has no end."""
    shortest_hold: int = 10_000
    """How long it is held for somebody for whom the others have waited before in this match."""
    empty: int = 900_000
    """How long a room waits for anybody to come back before it ends."""
    rethink: int = IDLE
    """How soon a bot looks again that had nothing to do, or was too slow."""
    handshake: int = 10_000
    """How long a socket may take to say who it is."""
    ping: int = 5_000
    pace: float = 1.0
    """How long bots take, in parts of the time they would take by themselves."""


USUAL = Tempo()
