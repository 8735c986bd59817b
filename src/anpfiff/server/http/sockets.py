"""A socket: frames in, frames out, and the lag between.

Outgoing frames are complete and unmasked, so they are written straight to the transport: no `await`, hence no slow reader
can hold up a room. Whoever has not read a quarter of a megabyte is cut, and catches up when it comes back.
"""

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec
from aiohttp import web

from anpfiff.wire import messages as wire

LARGEST_FRAME = 8 * 1024
MOST_UNREAD = 256 * 1024
READ_SIZE = 16 * 1024
"""How much is read at once. asyncio would ask for 256 kB, and fetching and returning that much memory for a frame of sixty
bytes costs more than all the rest of reading it: a tenth of a move."""

SELDOM = 5
"""Outside races only every fifth ping is sent."""

encode = msgspec.json.Encoder().encode


class Socket:
    """What a room may do with a connection: send, and close."""

    def __init__(
        self, ws: web.WebSocketResponse, transport: asyncio.Transport, clock: Callable[[], int], every: int
    ) -> None:
        self._ws, self._transport, self._clock, self._every = ws, transport, clock, every
        if hasattr(transport, "max_size"):  # asyncio's own; another loop's reads as it likes
            transport.max_size = READ_SIZE
        self._pings: deque[tuple[int, int]] = deque(maxlen=4)
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None
        self._closing: asyncio.Task[bool] | None = None

    def send(self, text: bytes) -> None:
        if self._transport.is_closing() or self._closing is not None:
            return
        if self._transport.get_write_buffer_size() > MOST_UNREAD:
            self._transport.abort()
            return
        self._transport.write(frame(text))

    def close(self, why: str) -> None:
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._ws.close(code=4000, message=why.encode()))

    def ping(self, racing: Callable[[], bool]) -> None:
        """Now, and again: the server measures the lag, the client only answers. Where nobody races it seldom matters."""
        self._count += 1
        self._pings.append((self._count, self._clock()))
        self.send(encode(wire.Ping(self._count, self._clock())))
        wait = self._every if racing() else self._every * SELDOM
        self._timer = asyncio.get_running_loop().call_later(wait / 1000, self.ping, racing)

    def round_trip(self, pong: wire.Pong) -> int | None:
        """How long that ping took; None for one that was never sent, or was answered before."""
        for ping in self._pings:
            if ping[0] == pong.n:
                self._pings.remove(ping)
                return self._clock() - ping[1]
        return None

    async def stop(self) -> None:
        """No more pings; and if we have said goodbye, let it out before the connection is dropped."""
        if self._timer is not None:
            self._timer.cancel()
        if self._closing is not None:
            await self._closing


def frame(text: bytes) -> bytes:
    """RFC 6455: one final text frame."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
