"""The entrance: how requests are read, and what a connection may cost before anybody knows who it is."""

import asyncio
import socket
from typing import Any

from aiohttp import web

from anpfiff.server.http.visits import Visits, noted

IDLE = 15.0
"""Seconds that a connection may say nothing: before its first request, and between two."""
LINGER = 2.0
"""Seconds in which the rest of a body that nobody wants may still come."""
ACCEPTED = 100
"""Connections that are accepted in one turn of the event loop."""
BACKLOG = 1024
"""So many may knock at once: after a restart everybody comes back in the same second."""


def runner(app: web.Application, **more: Any) -> web.AppRunner:
    """Nothing that comes compressed is unpacked: a kilobyte could be a megabyte."""
    return web.AppRunner(
        app,
        access_log=None,
        keepalive_timeout=IDLE,
        lingering_time=LINGER,
        auto_decompress=False,
        **more,
    )


async def opened(runner: web.AppRunner, door: socket.socket, visits: Visits) -> asyncio.Server:
    """Accept whoever knocks; every connection is a visit."""
    assert runner.server is not None, "it is set up"
    loop = asyncio.get_running_loop()
    server = await loop.create_server(noted(visits, runner.server), sock=door, backlog=ACCEPTED)
    door.listen(BACKLOG)  # asyncio takes the number accepted in a turn for the length of the queue, too
    return server
