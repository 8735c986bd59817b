"""One process, one port, one folder: from the first lock to the last letter."""

import asyncio
import gc
import os
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from aiohttp import web

from anpfiff import __version__
from anpfiff.server.house.house import House
from anpfiff.server.house.retention import forget_daily
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.house.store import Damaged, Newer
from anpfiff.server.house.telling import tell
from anpfiff.server.http import entrance
from anpfiff.server.http.app import Server
from anpfiff.server.http.archive import file_away
from anpfiff.server.http.front import MOST_WAITING as AT_THE_FRONT
from anpfiff.server.http.front import Front
from anpfiff.server.http.signpost import Signpost
from anpfiff.server.http.visits import Visits, noted
from anpfiff.server.ops import certificate, descriptors, port
from anpfiff.server.ops.address import LOOPBACK, interfaces, lan_address
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.certificate import Pair
from anpfiff.server.ops.folder import DATABASE, Claim, prepare
from anpfiff.server.ops.metrics import Metrics
from anpfiff.server.ops.shared import Shared

if TYPE_CHECKING:
    from anpfiff.server.ops.node import Node

EVERYWHERE = "0.0.0.0"  # noqa: S104 -- chosen on purpose, and said aloud before
MANY = 100
"""Connections that have gone, after which collecting them is worth while."""
LAST_WORDS = 3.0
"""Seconds that sockets may take to close once every room is on disk; with the rooms' own time this stays under the ten
seconds that service managers wait."""

Ready = Callable[[str, str | None], None]
"""Hears the address, and the code of the room that was laid out."""


class Plan(NamedTuple):
    """How to serve."""

    folder: Path
    host: str = LOOPBACK
    port: int = port.PORT
    keep: int | None = None
    """Days after which what ended is forgotten."""
    hosts: tuple[str, ...] = ()
    public: bool = False
    proxied: bool = False
    game: str | None = None
    """A room for this game is laid out at once."""
    material: str | None = None
    """Its own deck or dice."""
    options: Mapping[str, Any] | None = None
    """Its options, where they differ from the defaults."""
    tls: Literal["own"] | Pair | None = None
    """With a certificate of its own, with that one, or in the clear."""
    shared: Shared | None = None
    """On PostgreSQL instead of a file in the folder."""

    @property
    def everywhere(self) -> bool:
        return self.host in {EVERYWHERE, "::"}


async def serve(plan: Plan, ready: Ready) -> None:
    """Until somebody says stop; `ready` hears address and code as soon as connections are accepted."""
    if plan.shared is not None:
        await _serve_shared(plan, plan.shared, ready)
        return
    prepare(plan.folder)
    with Claim(plan.folder), _stop_signals() as stop, port.opened(plan.host, plan.port) as door:
        house = await _restored(plan)
        await _attend(house, plan, door, ready, stop)


async def _serve_shared(plan: Plan, shared: Shared, ready: Ready) -> None:
    """The folder is only for a certificate: several nodes may have one."""
    from anpfiff.server.ops.node import Node  # noqa: PLC0415 -- only who has PostgreSQL has the driver

    if plan.tls == "own":
        prepare(plan.folder)
    with _stop_signals() as stop, port.opened(plan.host, plan.port) as door:
        began = time.perf_counter()
        node = await Node.opened(shared, public=plan.public, thinkers=thinkers())
        _told_of(node.house, began)
        await _attend(node.house, plan, door, ready, stop, node)


async def _restored(plan: Plan) -> House:
    """Every room as the disk has it; whoever connects meanwhile waits at the door."""
    began = time.perf_counter()
    store = _store(plan.folder / DATABASE)
    house = House(store, public=plan.public, thinkers=thinkers())
    try:
        await house.restore()
    except sqlite3.Error as fault:
        await house.close()
        raise CannotStart(_spoilt(str(fault))) from fault
    house.unreadable += len(store.set_aside)
    _told_of(house, began)
    return house


def _told_of(house: House, began: float) -> None:
    quieten_the_collector()
    took = round(time.perf_counter() - began, 3)
    tell("started", version=__version__, rooms=len(house.actors), unreadable=house.unreadable, took=took)


def _store(path: Path) -> SqliteStore:
    try:
        return SqliteStore(path)
    except Newer as fault:
        raise CannotStart(
            f"The database was written by a newer Anpfiff ({fault}); update this one."
        ) from fault
    except Damaged as fault:
        raise CannotStart(_spoilt(str(fault))) from fault


def _spoilt(why: str) -> str:
    return f"The database cannot be used ({why}); put a backup in its place with `anpfiff restore FILE`."


async def _attend(
    house: House,
    plan: Plan,
    door: socket.socket,
    ready: Ready,
    stop: asyncio.Event,
    node: "Node | None" = None,
) -> None:
    pair = certified(plan)
    url = address(plan, door)
    most = descriptors.for_connections(descriptors.raised(), 0 if pair is None else AT_THE_FRONT)
    visits = Visits(most, proxied=plan.proxied)
    server = Server(house, names(plan), proxied=plan.proxied, url=url, visits=visits)
    app = server.app(Metrics(house, server.traffic, () if node is None else node.figures).routes())
    runner = entrance.runner(app, shutdown_timeout=LAST_WORDS)
    await runner.setup()
    if node is not None:
        await node.join(server, runner)
    site = await _site(runner, door, server, pair)
    chores = [asyncio.create_task(chore) for chore in _chores(house, visits, plan.keep)]
    if node is not None:
        chores.append(asyncio.create_task(node.watch()))
    ready(url, None if plan.game is None else house.lay_out(plan.game, plan.material, plan.options))
    await stop.wait()
    for chore in chores:
        chore.cancel()
    await _drain(house, runner, site, node)


def names(plan: Plan) -> tuple[str, ...]:
    """What this server goes by, besides its addresses."""
    machine = socket.gethostname()
    return *plan.hosts, machine, f"{machine.partition('.')[0]}.local"


def certified(plan: Plan) -> Pair | None:
    """The certificate that is used, made first if need be."""
    if plan.tls == "own":
        here = {interface.address for interface in interfaces()} if plan.everywhere else {plan.host}
        return certificate.own(plan.folder, {*names(plan), "localhost", LOOPBACK, *here})
    return plan.tls


async def _site(
    runner: web.AppRunner, door: socket.socket, server: Server, pair: Pair | None
) -> asyncio.Server | Front:
    """Whoever knocks is let in; with TLS, whoever speaks plain HTTP is shown the way."""
    context = None if pair is None else certificate.context(pair)
    if pair is None or context is None or sys.platform == "win32":  # there nobody can look at a first byte
        return await entrance.opened(runner, door, server.visits, context)
    tell("encrypted", fingerprint=certificate.fingerprint(pair))
    assert runner.server is not None, "it is set up"
    return Front(
        door,
        noted(server.visits, runner.server),
        noted(server.visits, lambda: Signpost(server.knows_host, explains=pair.ours)),
        context,
    )


def _chores(house: House, visits: Visits, keep: int | None) -> Iterator[Coroutine[None, None, None]]:
    yield house.lag.watch()
    yield collect_in_quiet_moments(visits)
    yield file_away(house.store)
    if keep is not None:
        yield forget_daily(house, keep)


async def _drain(
    house: House, runner: web.AppRunner, site: asyncio.Server | Front, node: "Node | None"
) -> None:
    """Nobody new; every room finishes what it has begun and says good-bye; then the sockets close."""
    began = time.perf_counter()
    site.close()
    await house.close()
    if node is not None:
        await node.leave()
    await runner.cleanup()
    tell("stopped", written=house.written, took=round(time.perf_counter() - began, 3))


def address(plan: Plan, door: socket.socket) -> str:
    """What others type: everywhere is no address, the one in the local network is."""
    scheme = "http" if plan.tls is None else "https"
    return port.url(lan_address() if plan.everywhere else plan.host, door.getsockname()[1], scheme)


def thinkers() -> int:
    """How many processes bots may think in: one core is left to the tables."""
    return max(1, (os.cpu_count() or 1) - 1)


def quieten_the_collector() -> None:
    """Python's cycle collector walks everything that lives; that shows as a pause in everybody's match.

    What start-up made (modules, types, decks, restored rooms) stays: frozen, it is never walked again; of a room that
    ends later only the few cycles remain. Moves make tuples and structs without cycles, which die by themselves, so
    the collector may look a hundred times less often than it does by default.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(70_000, 20, 20)


async def collect_in_quiet_moments(visits: Visits) -> None:
    """A closed connection is a cycle (asyncio's transport knows itself): what left lately is collected by us.

    The young generations hold only what was made since the last time, so this takes milliseconds; everything is walked
    only when nobody is here.
    """
    young = old = visits.gone
    while True:
        await asyncio.sleep(1)
        if not len(visits) and visits.gone - old >= MANY:
            gc.collect()
            young = old = visits.gone
        elif visits.gone - young >= MANY:
            gc.collect(1)
            young = visits.gone


@contextmanager
def _stop_signals() -> Iterator[asyncio.Event]:
    """SIGINT and SIGTERM ask to stop; the second time they mean it, for then the old handlers are back."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    before = {kind: signal.getsignal(kind) for kind in (signal.SIGINT, signal.SIGTERM)}

    def heard(_: int, __: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop.set)
        put_back()

    def put_back() -> None:
        for kind, handler in before.items():
            signal.signal(kind, handler)

    for kind in before:
        signal.signal(kind, heard)
    try:
        yield stop
    finally:
        put_back()
