"""A WebSocket client as cheap as can be: the load shares the machine with what it measures.

Frames are masked with a key of four zeros, which RFC 6455 allows and which changes no byte.
"""

import asyncio
from collections.abc import Callable

Heard = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """One socket: `heard` gets the payload of every text or binary frame."""

    def __init__(self, path: str, heard: Heard, more: str = "") -> None:
        """`more`: lines for the head of the request, each with its end."""
        self._path, self._heard, self._more = path, heard, more
        self._rest = b""
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport), "a stream"
        self._transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"{self._more}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        for future in (self.ready, self.gone):
            if not future.done():
                future.set_result(None)

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self._open:
            head, end, rest = rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head[:20]:
                self.close()
                return
            self._open = True
            if not self.ready.done():
                self.ready.set_result(None)
        self._rest = self._read(rest)

    def _read(self, data: bytes) -> bytes:
        """Hand on every whole frame; what is left is the beginning of the next."""
        at, end = 0, len(data)
        while end - at >= 2:
            kind, size, begin = data[at] & 0x0F, data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if begin + size > end:
                break
            at = begin + size
            if kind in {1, 2}:
                self._heard(data[begin:at])
            elif kind == 9:
                self._transport.write(masked(data[begin:at], kind=10))
        return data[at:]

    def send(self, payload: bytes, kind: int = 1) -> None:
        self._transport.write(masked(payload, kind))

    def close(self) -> None:
        self._transport.abort()


def masked(payload: bytes, kind: int = 1) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size, 0, 0, 0, 0)) + payload
    return bytes((0x80 | kind, 0xFE)) + size.to_bytes(2) + b"\0\0\0\0" + payload


async def line(port: int, path: str, heard: Heard, more: str = "") -> Line:
    """An open socket."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Line(path, heard, more), "127.0.0.1", port)
    await asyncio.wait_for(made.ready, 20)
    if made.lost:
        raise ConnectionError(f"no socket at port {port}")
    return made
