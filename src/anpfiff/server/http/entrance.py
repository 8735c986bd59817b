"""The entrance: how requests are read, and what a connection may cost before anybody knows who it is."""

import asyncio
import socket
import ssl
from typing import Any

from aiohttp import web, web_response

from anpfiff.server.http.visits import Visits, noted

NAME = "Anpfiff"
"""Who answers, and not in which version of what: that helps only those who look for holes."""
IDLE = 15.0
"""Seconds that a connection may say nothing: before its first request, and between two."""
LINGER = 2.0
"""Seconds in which the rest of a body that nobody wants may still come."""
ACCEPTED = 16
"""Connections that are accepted in one turn of the event loop."""
BACKLOG = 1024
"""How many may knock at once: after a restart everybody comes back in the same second."""


def runner(app: web.Application, **more: Any) -> web.AppRunner:
    """Nothing that comes compressed is unpacked: a kilobyte could be a megabyte.

    What is no request never reaches our own routes: the library answers it, and would say its own version.
    """
    vars(web_response)["SERVER_SOFTWARE"] = NAME
    return web.AppRunner(
        app,
        access_log=None,
        keepalive_timeout=IDLE,
        lingering_time=LINGER,
        auto_decompress=False,
        **more,
    )


async def opened(
    runner: web.AppRunner, door: socket.socket, visits: Visits, tls: ssl.SSLContext | None = None
) -> asyncio.Server:
    """Accept whoever knocks; every connection is a visit."""
    assert runner.server is not None, "it is set up"
    loop = asyncio.get_running_loop()
    server = await loop.create_server(noted(visits, runner.server), sock=door, backlog=ACCEPTED, ssl=tls)
    door.listen(BACKLOG)  # asyncio takes the number accepted in a turn for the length of the queue, too
    return server
