"""A socket: frames out, and the end of it.

Outgoing frames are complete and unmasked, so they are written straight to the transport: no `await`, hence no slow reader
can hold up a room. Whoever has not read a quarter of a megabyte is cut, and catches up when it comes back.
"""

import asyncio

import msgspec
from aiohttp import web

from anpfiff.server.http.kernel import Kernel
from anpfiff.server.http.lengths import evened

LARGEST_FRAME = 8 * 1024
MOST_UNREAD = 256 * 1024
READ_SIZE = 16 * 1024
"""How much is read at once. asyncio would ask for 256 kB, and fetching and returning that much memory for a frame of sixty
bytes costs more than all the rest of reading it: a tenth of a move."""

encode = msgspec.json.Encoder().encode


class Socket:
    """What a room may do with a connection: send, and close."""

    def __init__(
        self, ws: web.WebSocketResponse, transport: asyncio.Transport, *, evened: bool = False
    ) -> None:
        """`evened`: nobody who counts the bytes of an encrypted line shall read a hand from them."""
        self._ws = ws
        self._evened = evened
        self._transport = transport
        if hasattr(transport, "max_size"):  # asyncio's own; another loop's reads as it likes
            transport.max_size = READ_SIZE
        self._closing: asyncio.Task[bool] | None = None
        self._kernel = Kernel(transport)
        self.told = 0
        """How many messages went out."""

    def send(self, text: bytes) -> None:
        if self._transport.is_closing() or self._closing is not None:
            return
        if self._transport.get_write_buffer_size() > MOST_UNREAD:
            self._transport.abort()
            return
        self.told += 1
        self._transport.write(frame(evened(text) if self._evened else text))

    def close(self, why: str) -> None:
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._ws.close(code=4000, message=why.encode()))

    def cut(self) -> None:
        """Nobody is there to say goodbye to."""
        self._transport.abort()

    def slowest(self) -> int | None:
        """The longest that a round trip can have taken, as far as the system knows."""
        return self._kernel.slowest()

    async def stop(self) -> None:
        """If we have said goodbye, let it out before the connection is dropped."""
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
