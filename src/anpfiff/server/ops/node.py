"""A server as one node of several: its place on PostgreSQL, its door for the others, and its way to them."""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any, Self

from aiohttp import web

from anpfiff.server.house.neighbourhood import Neighbourhood
from anpfiff.server.house.postgres.hints import Hints
from anpfiff.server.house.postgres.store import PostgresStore
from anpfiff.server.house.shared import SharedHouse
from anpfiff.server.house.store import Damaged, Newer
from anpfiff.server.http.app import Server
from anpfiff.server.http.links.handshake import badge
from anpfiff.server.http.links.hosting import Hosting
from anpfiff.server.http.links.passage import Passage
from anpfiff.server.http.links.signposts import Signposts
from anpfiff.server.ops import port
from anpfiff.server.ops.address import lan_address
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.metrics import Figure, quoted
from anpfiff.server.ops.shared import Shared, host_and_port

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 -- only compared with


class Node:
    def __init__(self, shared: Shared, house: SharedHouse, door: socket.socket | None) -> None:
        self._shared = shared
        self.house = house
        self._door = door
        self._inside: web.AppRunner | None = None
        self._passage: Passage | None = None
        self._hints = Hints(shared.database, house.neighbours.ring)

    @classmethod
    async def opened(cls, shared: Shared, **house: Any) -> Self:
        """The database looked at, the door for the others open, the first heartbeat beaten."""
        door = None if shared.key is None else _opened(shared.listen)
        try:
            return await cls._settled(shared, door, house)
        except BaseException as fault:
            if door is not None:
                door.close()
            if isinstance(fault, Damaged | OSError):
                raise CannotStart(_sorry(shared, fault)) from fault
            raise

    @classmethod
    async def _settled(cls, shared: Shared, door: socket.socket | None, house: dict[str, Any]) -> Self:
        key = badge(shared.key) if shared.key else ""
        store = await PostgresStore.opened(shared.database, key, lease=shared.lease)
        address = "" if door is None else _reached_at(door)
        node = cls(shared, SharedHouse(store, shared.name, address, **house), door)
        try:
            await node.house.restore()
        except BaseException:
            await node.house.close()
            raise
        return node

    @property
    def neighbours(self) -> Neighbourhood:
        return self.house.neighbours

    async def join(self, server: Server, runner: web.AppRunner) -> None:
        """From now on others are let in, and shown on."""
        if self._shared.key is None or self._door is None:
            return
        self._passage = server.reception.passage = Passage(self.neighbours.node, self._shared.key)
        server.signposts = Signposts(self.neighbours, self._passage, server.may_look_up)
        server.door.share(self._shared.key)
        server.polling.node = self.neighbours.node
        hosting = Hosting(server.reception, self._shared.key, server.traffic)
        inner = web.TCPSite(runner, "127.0.0.1", 0)
        await inner.start()
        hosting.inner = f"http://127.0.0.1:{_port_of(inner)}"
        hosting.secret = server.inner
        self._inside = await _inner_door(hosting, self._door)

    async def watch(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self.neighbours.watch())
            group.create_task(self._hints.listen())

    async def leave(self) -> None:
        """What we ran is released by now; the others need not wait for their next heartbeat to see it."""
        await self._hints.say_goodbye()
        if self._passage is not None:
            await self._passage.close()
        if self._inside is not None:
            await self._inside.cleanup()

    def _counters(self) -> Iterator[tuple[str, str, int]]:
        yield "taken", "Rooms taken from nodes that had stopped.", self.neighbours.taken
        yield "lost", "Rooms that other nodes have taken.", self.neighbours.dropped
        passed = 0 if self._passage is None else self._passage.passed
        yield "passed_on", "Lines and requests passed on to other nodes.", passed

    def figures(self) -> Iterator[Figure]:
        neighbours = self.neighbours
        label = f"{{node={quoted(neighbours.name)}}}"
        well = int(neighbours.well)
        yield Figure("anpfiff_node_up", "gauge", "Does the database answer this node?", well, label)
        yield Figure("anpfiff_node_rooms", "gauge", "Rooms this node runs.", len(self.house.actors), label)
        alive = sum(neighbours.other(node) is not None for node in neighbours.others)
        yield Figure("anpfiff_node_neighbours", "gauge", "Other nodes that are alive.", alive, label)
        for name, says, value in self._counters():
            yield Figure(f"anpfiff_node_{name}_total", "counter", says, value, label)


def _sorry(shared: Shared, fault: BaseException) -> str:
    if isinstance(fault, Newer):
        return f"{shared.place} was written by a newer Anpfiff ({fault}); update this one."
    return f"{shared.place} cannot be used: {fault}."


def _opened(listen: str) -> socket.socket:
    host, number = host_and_port(listen)
    try:
        return socket.create_server((host, number), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as fault:
        raise CannotStart(f"Other nodes cannot be heard at {listen} ({fault.strerror}).") from fault


def _reached_at(door: socket.socket) -> str:
    host, number = door.getsockname()[:2]
    return port.url(lan_address() if host in EVERYWHERE else host, number, "http").removeprefix("http://")


def _port_of(site: web.TCPSite) -> int:
    server = site._server  # noqa: SLF001 -- aiohttp tells it nowhere else when there are several sites
    assert isinstance(server, asyncio.Server), "it is started"
    number: int = server.sockets[0].getsockname()[1]
    return number


async def _inner_door(hosting: Hosting, door: socket.socket) -> web.AppRunner:
    """For other nodes."""
    runner = web.AppRunner(hosting.app(), access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.SockSite(runner, door).start()
    return runner
