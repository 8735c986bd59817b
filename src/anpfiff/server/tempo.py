"""The tempo: how long everything takes that happens by itself. A test, or a tournament of bots, brings its own."""

from msgspec import Struct

from anpfiff.wire.messages import Level


class Tempo(Struct, frozen=True):
    """All in milliseconds."""

    countdown: int = 3_000
    hold: int = 300_000
    """How long a seat is held for somebody who dropped before a bot takes over."""
    empty: int = 900_000
    """How long a room waits for anybody to come back before it ends."""
    rethink: int = 300
    """How soon a bot looks again that had nothing to do, or was too slow."""
    handshake: int = 10_000
    """How long a socket may take to say who it is."""
    ping: int = 5_000
    snail: int = 2_600
    tortoise: int = 2_000
    rabbit: int = 1_400
    fox: int = 1_000
    rocket: int = 700

    def pace(self, level: Level) -> int:
        """How long a bot of that level looks before it moves, more or less."""
        pace: int = getattr(self, level)
        return pace


USUAL = Tempo()
