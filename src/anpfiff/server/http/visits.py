"""Visits: every connection from its first byte on, and who makes room when there are too many.

A connection is *waiting* until its socket has told who it is, and *seated* from then on. Nobody new is turned away because
others wait: whoever has waited longest at the fullest network goes. Honest clients wait for a round trip, so what goes is
what hangs: half a request, a body that never comes, a greeting that is never said.
"""

import asyncio
from collections.abc import Awaitable, Callable

from aiohttp import web

from anpfiff.server.http.guard import network
from anpfiff.server.http.masks import WRONG, Masks
from anpfiff.server.http.refusals import Denied

MOST_WAITING = 300
"""At once from one network: ten classes that open the page in the same second."""
MOST = 65_536
"""Connections at once, where the system sets no limit."""
MOST_OF_A_LINE = 4
"""Connections of one line without a socket that count as seated: it asks over one and speaks over another."""
SLOWEST_READER = 120.0
"""Seconds in which an answer has to be read: a club's file of sixteen megabytes over a slow line."""
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
    def seats(self) -> int:
        """How many are taken."""
        return len(self._seated)

    @property
    def crowded(self) -> bool:
        """Only the reserve is left: for people who come back, and for no stranger."""
        return self.seats >= self._most * (1 - RESERVE)

    def came(self, transport: asyncio.Transport) -> None:
        where = None if self._proxied else network(_address(transport))
        self._networks[transport] = where
        self._waiting.setdefault(where, {})[transport] = None
        self._make_room(where)

    def _make_room(self, where: str | None) -> None:
        """Whoever has waited longest goes, if too many wait there or too many are here."""
        if where is not None and len(self._waiting[where]) > MOST_WAITING:
            self._send_home(where)
        if len(self._networks) > self._most:
            self._send_home(max(self._waiting, key=lambda other: len(self._waiting[other])))

    def seated(self, transport: asyncio.Transport) -> None:
        """Somebody has told who it is; from now on this connection makes room for nobody."""
        if transport in self._networks:
            self._no_longer_waits(transport)
            self._seated.add(transport)

    def stands_up(self, transport: asyncio.Transport) -> None:
        """Nobody sits behind this connection any more: it waits like one that has just come."""
        if transport in self._seated:
            self._seated.discard(transport)
            where = self._networks[transport]
            self._waiting.setdefault(where, {})[transport] = None
            self._make_room(where)

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


class Party:
    """The connections over which one line without a socket asks.

    A browser opens a few; only the last few count as seated, or one line would be enough to take every place of the house.
    """

    def __init__(self, visits: Visits) -> None:
        self._visits = visits
        self._connections: list[asyncio.Transport] = []

    def came_over(self, transport: asyncio.Transport) -> None:
        """The line has asked over this one: it sits, and the one that sat longest may have to stand up."""
        others = (other for other in self._connections if other is not transport and not other.is_closing())
        self._connections = [*others, transport]
        self._visits.seated(transport)
        if len(self._connections) > MOST_OF_A_LINE:
            self._visits.stands_up(self._connections.pop(0))

    def goes(self) -> None:
        """The line is gone; its connections may be used for something else."""
        for transport in self._connections:
            self._visits.stands_up(transport)
        self._connections = []


class Visit(asyncio.Protocol):
    """One connection: everything goes on to the protocol behind it, coming and going is noted."""

    def __init__(self, behind: asyncio.Protocol, visits: Visits) -> None:
        self._behind = behind
        self._visits = visits
        self._transport: asyncio.Transport | None = None
        self._masks = Masks()
        self.data_received = behind.data_received  # type: ignore[method-assign]  # one call less for every frame
        self.eof_received = behind.eof_received  # type: ignore[method-assign]
        self._unread: asyncio.TimerHandle | None = None
        """When it is cut because nobody reads."""

    def insist_on_masks(self) -> bool:
        """From now on frames come, and each of them has to be masked. Are they, as far as they came with the handshake?"""
        self._masks = Masks()
        self.data_received = self._masked  # type: ignore[method-assign]
        early: bytes = getattr(
            self._behind, "_message_tail", b""
        )  # where the library keeps what it has not read
        return self._masks.hold(early)

    def hear_requests(self) -> None:
        """A handshake that was refused leaves a connection for plain ones."""
        self.data_received = self._behind.data_received  # type: ignore[method-assign]

    def _masked(self, data: bytes) -> None:
        if self._masks.hold(data):
            self._behind.data_received(data)
        elif self._transport is not None and not self._transport.is_closing():
            self._transport.write(WRONG)
            self._transport.close()

    def pause_writing(self) -> None:
        """There is more to tell than was read so far; that is kept in memory, and not for ever."""
        if self._transport is not None:
            loop = asyncio.get_running_loop()
            self._unread = loop.call_later(SLOWEST_READER, self._transport.abort)
        self._behind.pause_writing()

    def resume_writing(self) -> None:
        self._no_longer_unread()
        self._behind.resume_writing()

    def _no_longer_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport), "a stream"
        self._transport = transport
        self._behind.connection_made(transport)
        self._visits.came(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._no_longer_unread()
        if self._transport is not None:
            self._visits.went(self._transport)
            _untie(self._transport)
        self._transport = None
        self.data_received = self._behind.data_received  # type: ignore[method-assign]  # no cycle for the collector
        self._behind.connection_lost(exc)


async def with_masks(request: web.Request, handshake: Callable[[], Awaitable[object]]) -> None:
    """Shake hands; from the first byte behind the request on, frames are masked."""
    visit = None if request.transport is None else request.transport.get_protocol()
    if isinstance(visit, Visit) and not visit.insist_on_masks():
        request.protocol.close()  # after the answer
        raise Denied("malformed")
    try:
        await handshake()
    except BaseException:
        if isinstance(visit, Visit):
            visit.hear_requests()
        raise


def noted(visits: Visits, behind: Callable[[], asyncio.Protocol]) -> Callable[[], Visit]:
    """A factory of protocols whose connections are visits."""
    return lambda: Visit(behind(), visits)


def _untie(transport: asyncio.Transport) -> None:
    """The transport of asyncio keeps a method of itself: a circle that only the collector would find, in its own time."""
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None  # noqa: SLF001 -- nothing else lets go of it


def _address(transport: asyncio.Transport) -> str:
    """Where it comes from; nothing for one that is gone again already."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""
