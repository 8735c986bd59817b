"""Visits: every connection from its first byte on, and who makes room when there are too many.

A connection is *waiting* until its socket has told who it is, and *seated* from then on. Nobody new is turned away because
others wait: whoever has waited longest at the fullest network goes. Honest clients wait for a round trip, so what goes is
what hangs: half a request, a body that never comes, a greeting that is never said.
"""

import asyncio
from collections.abc import Callable

from anpfiff.server.http.guard import network

MOST_WAITING = 300
"""At once from one network: ten classes that open the page in the same second."""
MOST = 65_536
"""Connections at once, where the system sets no limit."""
RESERVE = 0.1
"""The part of all places that is kept for people who come back."""


class Visits:
    """Who is here, by network and in the order of arrival."""

    def __init__(self, most: int = MOST, *, proxied: bool = False) -> None:
        """Behind a proxy all connections are the proxy's: they count together and are limited together."""
        self._most = most
        self._proxied = proxied
        self._waiting: dict[str | None, dict[asyncio.Transport, None]] = {}
        self._networks: dict[asyncio.Transport, str | None] = {}
        self._seated: set[asyncio.Transport] = set()
        self.gone = 0
        """Connections that ended."""

    def __len__(self) -> int:
        return len(self._networks)

    @property
    def crowded(self) -> bool:
        """Only the reserve is left: for people who come back, and for no stranger."""
        return len(self._seated) >= self._most * (1 - RESERVE)

    def came(self, transport: asyncio.Transport) -> None:
        where = None if self._proxied else network(_address(transport))
        self._networks[transport] = where
        self._waiting.setdefault(where, {})[transport] = None
        if where is not None and len(self._waiting[where]) > MOST_WAITING:
            self._send_home(where)
        if len(self._networks) > self._most:
            self._send_home(max(self._waiting, key=lambda other: len(self._waiting[other])))

    def seated(self, transport: asyncio.Transport) -> None:
        """Somebody has told who it is; from now on this connection makes room for nobody."""
        if transport in self._networks:
            self._no_longer_waits(transport)
            self._seated.add(transport)

    def went(self, transport: asyncio.Transport) -> None:
        if transport in self._networks:
            self._forget(transport)

    def _send_home(self, where: str | None) -> None:
        longest = next(iter(self._waiting[where]))
        self._forget(longest)
        longest.abort()

    def _forget(self, transport: asyncio.Transport) -> None:
        self._no_longer_waits(transport)
        self._seated.discard(transport)
        del self._networks[transport]
        self.gone += 1

    def _no_longer_waits(self, transport: asyncio.Transport) -> None:
        where = self._networks[transport]
        waiting = self._waiting.get(where, {})
        waiting.pop(transport, None)
        if not waiting:
            self._waiting.pop(where, None)


class Visit(asyncio.Protocol):
    """One connection: everything goes on to the protocol behind it, coming and going is noted."""

    def __init__(self, behind: asyncio.Protocol, visits: Visits) -> None:
        self._behind = behind
        self._visits = visits
        self._transport: asyncio.Transport | None = None
        self.data_received = behind.data_received  # type: ignore[method-assign]  # one call less for every frame
        self.eof_received = behind.eof_received  # type: ignore[method-assign]
        self.pause_writing = behind.pause_writing  # type: ignore[method-assign]
        self.resume_writing = behind.resume_writing  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport), "a stream"
        self._transport = transport
        self._behind.connection_made(transport)
        self._visits.came(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._transport is not None:
            self._visits.went(self._transport)
        self._transport = None
        self._behind.connection_lost(exc)


def noted(visits: Visits, behind: Callable[[], asyncio.Protocol]) -> Callable[[], Visit]:
    """A factory of protocols whose connections are visits."""
    return lambda: Visit(behind(), visits)


def _address(transport: asyncio.Transport) -> str:
    """Where it comes from; nothing for one that is gone again already."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""
