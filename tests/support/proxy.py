"""A bad line on this machine: a proxy that passes everything on, later. What it does is decided by its seed."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Literal, TypeAlias

from tests.support.lines import PROFILES, Profile, Way

__all__ = ["PROFILES", "Proxy", "proxied"]

Wall: TypeAlias = Literal["upgrades", "frames"]
"""A firewall that drops the upgrade to a WebSocket, or lets it through and swallows what is said afterwards."""


class Proxy:
    """While `hole` is open nothing passes, in either direction, and nobody hangs up; what was on its way comes later."""

    def __init__(self, port: int, profile: Profile, seed: int, wall: Wall | None = None) -> None:
        self._port, self._profile, self._seed, self._wall = port, profile, seed, wall
        self._lines = 0
        self._halved = 0
        """The connections up to this one are dead in one direction."""
        self._loop = asyncio.new_event_loop()
        self._held: list[Callable[[], None]] = []
        self._ends: set[asyncio.StreamWriter] = set()
        self._hole = False
        self.url = ""

    def open_hole(self) -> None:
        self._hole = True

    def mend(self) -> None:
        self._hole = False
        self._loop.call_soon_threadsafe(self._release)

    def halve(self) -> None:
        """Half-open: to those who are connected now nothing comes through any more, though nobody hangs up."""
        self._halved = self._lines

    def run(self, ready: threading.Event) -> None:
        """In a thread of its own, until `stop`."""
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        ready.set()
        self._loop.run_forever()
        server.close()
        self._loop.run_until_complete(self._hang_up())
        self._loop.close()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Every connection has lots of its own: what others do does not change them."""
        self._lines += 1
        number = self._lines
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends |= {writer, back}
        up, down = (Way(self._profile, Random(f"{self._seed} {number} {way}")) for way in ("up", "down"))
        knock = await _piece(reader)
        upgrade = b"upgrade: websocket" in knock.lower()
        if upgrade and self._wall == "upgrades":
            writer.close()
            back.close()
            return
        self._send(back, knock, up)
        swallows = upgrade and self._wall == "frames"
        await asyncio.gather(
            self._flow(reader, back, up, lambda: swallows),
            self._flow(there, writer, down, lambda: swallows or number <= self._halved),
        )

    async def _flow(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        way: Way,
        swallows: Callable[[], bool],
    ) -> None:
        """Piece by piece, never one before the other; of what is swallowed at least the answer to the upgrade comes through."""
        first = True
        while piece := await _piece(reader):
            if not swallows() or (first and piece.startswith(b"HTTP/")):
                self._send(writer, piece, way)
            first = False
        if not swallows():
            self._loop.call_at(self._arrival(way), self._pass, writer.close)

    def _send(self, writer: asyncio.StreamWriter, piece: bytes, way: Way) -> None:
        self._loop.call_at(self._arrival(way), self._pass, lambda: _write(writer, piece))

    def _arrival(self, way: Way) -> float:
        return way.arrives(self._loop.time() * 1000) / 1000

    def _pass(self, deliver: Callable[[], None]) -> None:
        if self._hole or self._held:
            self._held.append(deliver)
        else:
            deliver()

    def _release(self) -> None:
        held, self._held = self._held, []
        for deliver in held:
            deliver()

    async def _hang_up(self) -> None:
        """Cut both ends of every line: what reads from them ends by itself."""
        for end in self._ends:
            end.transport.abort()
        flows = asyncio.all_tasks() - {asyncio.current_task()}
        if flows:
            await asyncio.wait(flows, timeout=5)


async def _piece(reader: asyncio.StreamReader) -> bytes:
    """The next piece; nothing once the other end is gone."""
    try:
        return await reader.read(64 * 1024)
    except ConnectionError:
        return b""


def _write(writer: asyncio.StreamWriter, piece: bytes) -> None:
    if not writer.is_closing():
        writer.write(piece)


@contextmanager
def proxied(port: int, profile: str, seed: int = 1, wall: Wall | None = None) -> Iterator[Proxy]:
    """The server at that port, over a line of that profile."""
    proxy, ready = Proxy(port, PROFILES[profile], seed, wall), threading.Event()
    thread = threading.Thread(target=proxy.run, args=(ready,), daemon=True)
    thread.start()
    assert ready.wait(10), "the proxy does not start"
    try:
        yield proxy
    finally:
        proxy.stop()
        thread.join(10)
