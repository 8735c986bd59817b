"""A bad line on this machine: a proxy that passes everything on, later. What it does is decided by its seed."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from typing import NamedTuple


class Profile(NamedTuple):
    """The round trips of a line in milliseconds: half of them are quicker than `p50`, one in a hundred is slower than `p99`."""

    p50: float
    p90: float
    p99: float

    def one_way(self, lots: Random) -> float:
        """Seconds that one piece takes in one direction."""
        at = lots.random()
        points = ((0.0, self.p50), (0.5, self.p50), (0.9, self.p90), (0.99, self.p99), (1.0, self.p99))
        for (low, quick), (high, slow) in pairwise(points):
            if at <= high:
                return (quick + (slow - quick) * (at - low) / (high - low)) / 2000
        return self.p99 / 2000


PROFILES = {
    "lan": Profile(1, 2, 5),
    "home": Profile(3, 20, 250),
    "school": Profile(20, 100, 400),
    "far": Profile(300, 300, 300),
}


class Proxy:
    """While `hole` is open nothing passes, in either direction, and nobody hangs up; what was on its way comes later."""

    def __init__(self, port: int, profile: Profile, seed: int) -> None:
        self._port, self._profile, self._lots = port, profile, Random(seed)
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
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends |= {writer, back}
        await asyncio.gather(self._flow(reader, back), self._flow(there, writer))

    async def _flow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Piece by piece, never one before the other."""
        last = 0.0
        while piece := await _piece(reader):
            last = max(last + 1e-6, self._loop.time() + self._profile.one_way(self._lots))
            self._loop.call_at(last, self._pass, lambda piece=piece: _write(writer, piece))
        self._loop.call_at(max(last, self._loop.time()) + 1e-6, self._pass, writer.close)

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
def proxied(port: int, profile: str, seed: int = 1) -> Iterator[Proxy]:
    """The server at that port, over a line of that profile."""
    proxy, ready = Proxy(port, PROFILES[profile], seed), threading.Event()
    thread = threading.Thread(target=proxy.run, args=(ready,), daemon=True)
    thread.start()
    assert ready.wait(10), "the proxy does not start"
    try:
        yield proxy
    finally:
        proxy.stop()
        thread.join(10)
