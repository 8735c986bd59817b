"""What comes and goes, counted for whoever looks after a server."""

from msgspec import Struct


class Traffic(Struct):
    """Counters; no names, no codes, no messages."""

    sockets: int = 0
    """Open now."""
    heard: int = 0
    refused: int = 0
