"""Descriptors: as many as the system gives, and how many of them are for connections."""

import sys

from anpfiff.server.http.visits import MOST

SPARE = 200
"""For files, the disk, bots' processes, and as many connections as are accepted before one can be sent home."""


def raised() -> int:
    """Raise this process's limit as far as it may; how many descriptors it may have open now."""
    if sys.platform == "win32":
        return MOST
    import resource  # noqa: PLC0415 -- Windows has no such thing

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST + SPARE if hard == resource.RLIM_INFINITY else min(hard, MOST + SPARE)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return most if soft == resource.RLIM_INFINITY else min(soft, MOST + SPARE)


def for_connections(descriptors: int, front: int = 0) -> int:
    """`front`: how many may stand before the door, and count as no connection yet."""
    return max(descriptors - SPARE - front, descriptors // 2)
