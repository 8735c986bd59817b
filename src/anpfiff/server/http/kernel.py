"""What the system itself knows of a connection: how long the other end's system takes to acknowledge what was sent.

A client can answer pings late, to be credited with a lag that it does not have; its system acknowledges them all the same. So
where the line leads straight to the client, an answer counts for no longer than that. It does not where a proxy on this
machine stands between, and on systems that do not say.
"""

import asyncio
import socket
import struct
import sys

from anpfiff.server.http.guard import network

SLACK = 5
"""Milliseconds that an honest client may take to answer."""
SPREAD = 2
"""How many usual deviations late an answer may be."""
_TIMES = struct.Struct("=68xII")
"""Linux' `tcp_info` up to the smoothed round trip and its deviation, in microseconds."""


class Kernel:
    """One connection, as the system sees it."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._socket = _straight(transport)

    def slowest(self) -> int | None:
        """Milliseconds of the slowest round trip that is borne out; None where that is not known."""
        if self._socket is None:
            return None
        try:
            facts = self._socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _TIMES.size)
        except OSError:
            return None
        trip, deviation = (int(time) for time in _TIMES.unpack(facts))
        return SLACK + (trip + SPREAD * deviation) // 1000


def _straight(transport: asyncio.Transport) -> "socket.socket | None":
    """The socket, if its other end is another machine on a system that measures."""
    peer = transport.get_extra_info("peername")
    if sys.platform != "linux" or not isinstance(peer, tuple) or network(str(peer[0])) is None:
        return None
    straight: socket.socket | None = transport.get_extra_info("socket")
    return straight
