"""The house: every room as one task, the disk before the wire, and who is listening where.

A room's task takes what has come in, lets the room judge and apply it, waits until all of it is on disk, and only then sends
the letters. What the disk refuses is undone by building the room anew from the disk.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from anpfiff.bots import bot_for
from anpfiff.core import Refused
from anpfiff.server.codes import Codes
from anpfiff.server.match import Thought
from anpfiff.server.restore import restored
from anpfiff.server.room import Letter, Room, opened
from anpfiff.server.store import Deed, Kept, Store
from anpfiff.server.tempo import USUAL, Tempo
from anpfiff.table.first import REMEMBERED
from anpfiff.wire import messages as wire

DRAIN = 5.0
"""Seconds a room may take to finish when the server stops."""

log = logging.getLogger("anpfiff")
encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A socket, as far as a room is concerned."""

    def send(self, text: bytes) -> None:
        """Queue a message; a listener that does not keep up is cut, never waited for."""

    def close(self, why: str) -> None: ...


class Seated(NamedTuple):
    """Where a socket ended up."""

    tenant: "Tenant"
    person: int


class Tenant:
    """One room and its task. Everything that happens to the room happens in `_work`, one thing after the other."""

    def __init__(self, room: Room, house: "House") -> None:
        self.room, self._house = room, house
        self.listeners: dict[int, list[Listener]] = {}
        self._inbox: deque[Callable[[int], None]] = deque()
        self._bell = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name=f"room {room.name}")
        self._alarm: asyncio.TimerHandle | None = None
        self._due = 0
        """Server time at which the room wants to hear what time it is."""
        self._closing = False

    def do(self, deed: Callable[[int], None]) -> None:
        """Put something into the room's inbox; it gets the server's time when its turn has come."""
        self._inbox.append(deed)
        self._bell.set()

    def hear(self, person: int, said: wire.Said) -> None:
        arrived = self._house.now()
        self.do(lambda _: self.room.hear(person, said, arrived))

    def measured(self, person: int, lag: int) -> None:
        """A round trip that the server has measured itself."""
        trips = self.room.round_trips.setdefault(person, [])
        trips.append(lag)
        del trips[:-REMEMBERED]

    def enter(self, said: wire.First, listener: Listener) -> "asyncio.Future[int]":
        """Sit down with this socket; the answer is the person's number, once it is on disk."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.do(lambda now: self._enter(said, listener, answer, now))
        return answer

    def leave(self, person: int, listener: Listener) -> None:
        """This socket closed; the last one of a person leaves an empty chair."""
        if listener in self.listeners.get(person, []):
            self.listeners[person].remove(listener)
        if not self.listeners.get(person):
            self.listeners.pop(person, None)
            self.do(lambda now: None if self.listeners.get(person) else self.room.gone(person, now))

    async def close(self, why: str) -> None:
        """Finish what has come in, then tell every socket."""
        self._closing = True
        self._bell.set()
        await asyncio.wait([self._task], timeout=DRAIN)
        self._task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
        self.hang_up(why)

    def hang_up(self, why: str) -> None:
        for listeners in self.listeners.values():
            for listener in tuple(listeners):
                listener.send(encode(wire.Bye(why)))
                listener.close(why)

    def _enter(self, said: wire.First, listener: Listener, answer: "asyncio.Future[int]", now: int) -> None:
        try:
            person = self.room.enter(said, now).number
        except Refused as refusal:
            answer.set_exception(refusal)
            return
        self.listeners.setdefault(person, []).append(listener)
        answer.set_result(person)

    async def _run(self) -> None:
        try:
            while not self.room.ended and not self._closing:
                await self._bell.wait()
                self._bell.clear()
                await self._work()
            if self.room.ended:
                self._house.forget(self)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("room %s failed and is built anew from the disk", self.room.name)
            await self._house.rebuild(self)

    async def _work(self) -> None:
        """Validate, apply, append, tell."""
        deeds: list[Deed] = []
        letters: list[Letter] = []
        while self._inbox:
            self._inbox.popleft()(self._house.now())
            self._gather(deeds, letters)
        if self._house.now() >= self._due:
            self.room.tick(self._house.now())
            self._gather(deeds, letters)
        if deeds:
            await self._house.store.write(deeds, self._house.wall())
            self._house.written += sum(len(deed.entries) for deed in deeds)
        self._send(letters)
        self._think()
        self._set_alarm()

    def _gather(self, deeds: list[Deed], letters: list[Letter]) -> None:
        deed, told = self.room.settle(self._house.now())
        letters += told
        if deed is not None:
            deeds.append(deed)

    def _send(self, letters: Iterable[Letter]) -> None:
        encoded: dict[int, bytes] = {}
        for to, message in letters:
            text = encoded.get(id(message)) or encoded.setdefault(id(message), encode(message))
            for person in (to,) if to is not None else tuple(self.listeners):
                for listener in tuple(self.listeners.get(person, ())):
                    listener.send(text)
                    if isinstance(message, wire.Bye):
                        listener.close(message.why)

    def _think(self) -> None:
        for thought in self.room.ask_bots(self._house.now()):
            self._house.think(self, thought)

    def _set_alarm(self) -> None:
        """An alarm that rings early enough stays: most moves change nothing about when the room must wake."""
        now = self._house.now()
        due = self.room.wake(now)
        if self._alarm is not None and now < self._due <= due:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._due = due
        self._alarm = asyncio.get_running_loop().call_later(max(0, due - now) / 1000, self._bell.set)


class House:
    """All rooms of a server."""

    def __init__(self, store: Store, *, public: bool = False, tempo: Tempo = USUAL) -> None:
        self.store, self.tempo = store, tempo
        self.codes = Codes(public=public)
        self.tenants: dict[str, Tenant] = {}
        self.written = 0
        """Inputs that went to the disk."""
        self._began = time.monotonic_ns() // 1_000_000
        self._thinkers = ThreadPoolExecutor(1, thread_name_prefix="bot")

    def now(self) -> int:
        """Milliseconds since the server started: never jumps."""
        return time.monotonic_ns() // 1_000_000 - self._began

    def wall(self) -> int:
        """Seconds since 1970: only for what is kept."""
        return int(time.time())

    async def restore(self) -> int:
        """Every room as the log left it."""
        for kept in await self.store.rooms():
            self._move_in(kept)
        return len(self.tenants)

    async def open(self, said: wire.Open, listener: Listener) -> Seated:
        """A room for a game; the same token opens the same room again."""
        mine = next((tenant for tenant in self.tenants.values() if _opened_by(tenant.room, said)), None)
        tenant = mine or self._build(said)
        return Seated(tenant, await tenant.enter(said, listener))

    async def join(self, said: wire.Join, listener: Listener) -> Seated:
        tenant = self.tenants.get(said.code.upper())
        if tenant is None or tenant.room.ended:
            raise Refused("no-such-room", detail=said.code)
        return Seated(tenant, await tenant.enter(said, listener))

    def public_rooms(self) -> list[wire.Room]:
        """Only rooms whose host made them public, and that still have somebody in them."""
        rooms = (tenant.room for tenant in self.tenants.values())
        return [room.shown() for room in rooms if room.page.public and room.company.anybody_here()]

    def think(self, tenant: Tenant, thought: Thought) -> None:
        """A bot chooses off the event loop; its move comes back through the room's inbox."""
        loop = asyncio.get_running_loop()
        choose = bot_for(tenant.room.page.game)
        future = loop.run_in_executor(self._thinkers, choose, thought.view, thought.moves, Random())
        future.add_done_callback(
            lambda done: tenant.do(lambda now: tenant.room.thought(thought, _chosen(done), now))
        )

    def forget(self, tenant: Tenant) -> None:
        self.tenants.pop(tenant.room.page.code, None)

    async def rebuild(self, tenant: Tenant) -> None:
        """The disk is the truth: whatever could not be written did not happen."""
        tenant.hang_up("try-again")
        kept = [kept for kept in await self.store.rooms() if kept.room == tenant.room.name]
        self.forget(tenant)
        for one in kept:
            self._move_in(one)

    async def close(self) -> None:
        """Drain: every room finishes what it has begun, every socket is told, then the disk is closed."""
        await asyncio.gather(*(tenant.close("server-stops") for tenant in self.tenants.values()))
        self._thinkers.shutdown(cancel_futures=True)
        await self.store.close()

    def _build(self, said: wire.Open) -> Tenant:
        code = self.codes.fresh(self.tenants)
        return self._house(opened(secrets.token_hex(8), code, said, tempo=self.tempo))

    def _move_in(self, kept: Kept) -> None:
        self._house(restored(kept.room, kept.page, kept.entries, self.now(), tempo=self.tempo))

    def _house(self, room: Room) -> Tenant:
        tenant = self.tenants[room.page.code] = Tenant(room, self)
        return tenant


def _opened_by(room: Room, said: wire.Open) -> bool:
    person = room.company.known(said.token)
    return person is not None and person.number == 1 and not room.ended


def _chosen(done: "asyncio.Future[Any]") -> Any | None:
    if done.cancelled() or done.exception() is not None:
        return None
    return done.result()
