"""The front door of a server with TLS: whoever speaks TLS comes in, whoever speaks plain HTTP is shown the way.

Both knock at the same port, since people type an address without `https://`. The first byte tells them apart; it is only looked
at, not taken, so that either door finds everything that was said.
"""

import asyncio
import itertools
import socket
import ssl
from collections.abc import Callable

from anpfiff.server.house.telling import tell
from anpfiff.server.http.entrance import BACKLOG, IDLE
from anpfiff.server.http.guard import network

TLS = b"\x16"
"""How every TLS connection begins."""
MOST_WAITING = 300
"""Who has said nothing, or not finished shaking hands; then the one that has waited longest at the fullest network goes."""
AT_ONCE = 16
"""Connections that are accepted without looking after anything else."""
HANDSHAKE = 10.0

Doors = Callable[[], asyncio.Protocol]


class Front:
    """Accepts until it is closed."""

    def __init__(self, door: socket.socket, inside: Doors, signpost: Doors, context: ssl.SSLContext) -> None:
        self._door = door
        self._inside = inside
        self._signpost = signpost
        self._context = context
        self._waiting: dict[str | None, dict[asyncio.Task[None], None]] = {}
        door.setblocking(False)
        door.listen(BACKLOG)
        self._accepting = asyncio.create_task(self._accept(), name="front door")

    def close(self) -> None:
        self._accepting.cancel()
        for waiting in self._waiting.values():
            for task in waiting:
                task.cancel()

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        for count in itertools.count(1):
            try:
                guest, address = await loop.sock_accept(self._door)
            except OSError as fault:  # out of descriptors for a moment, or a guest that is gone again
                tell("refused", why=f"no-connection {fault.errno}")
                await asyncio.sleep(0.1)
                continue
            self._show_in(guest, network(address[0]))
            if count % AT_ONCE == 0:
                await asyncio.sleep(0)  # who knocks all the time would let nobody else have a turn

    def _show_in(self, guest: socket.socket, where: str | None) -> None:
        if sum(map(len, self._waiting.values())) >= MOST_WAITING:
            self._send_home()
        task = asyncio.create_task(self._sort(guest))
        self._waiting.setdefault(where, {})[task] = None
        task.add_done_callback(lambda done: self._no_longer_waits(done, where))

    def _send_home(self) -> None:
        where = max(self._waiting, key=lambda other: len(self._waiting[other]))
        longest = next(iter(self._waiting[where]))
        self._no_longer_waits(longest, where)
        longest.cancel()

    def _no_longer_waits(self, task: asyncio.Task[None], where: str | None) -> None:
        waiting = self._waiting.get(where, {})
        waiting.pop(task, None)
        if not waiting:
            self._waiting.pop(where, None)

    async def _sort(self, guest: socket.socket) -> None:
        """Whatever goes wrong here concerns this guest alone."""
        try:
            async with asyncio.timeout(IDLE):
                first = await _first_byte(guest)
            await self._let_in(guest, first)
        except (OSError, TimeoutError):  # TLS faults are OSErrors
            guest.close()
        except asyncio.CancelledError:
            guest.close()
            raise

    async def _let_in(self, guest: socket.socket, first: bytes) -> None:
        loop = asyncio.get_running_loop()
        if first == TLS:
            await loop.connect_accepted_socket(
                self._inside, guest, ssl=self._context, ssl_handshake_timeout=HANDSHAKE
            )
        elif first:
            await loop.connect_accepted_socket(self._signpost, guest)
        else:
            guest.close()


async def _first_byte(guest: socket.socket) -> bytes:
    """Looked at, and left where it is."""
    loop = asyncio.get_running_loop()
    spoke = asyncio.Event()
    guest.setblocking(False)
    loop.add_reader(guest, spoke.set)
    try:
        await spoke.wait()
    finally:
        loop.remove_reader(guest)
    return guest.recv(1, socket.MSG_PEEK)
