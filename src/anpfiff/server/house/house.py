"""The house: every room does one thing after the other, the disk before the wire, and who is listening where.

A room takes what has come in, judges and applies it, hands it to the disk, and sends the letters only when all of it is
written; whatever comes in meanwhile waits. What the disk refuses is undone by building the room anew from the disk.
"""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from secrets import compare_digest
from typing import NamedTuple, Protocol

import msgspec

from anpfiff.bots.plan import Plan
from anpfiff.core import Refused
from anpfiff.server.bots import Thought
from anpfiff.server.codes import Codes
from anpfiff.server.guard import Bucket
from anpfiff.server.logs import tell, tell_fault
from anpfiff.server.people import hashed
from anpfiff.server.restore import restored
from anpfiff.server.room import Letter, Room, opened
from anpfiff.server.store import Deed, Kept, Store, together
from anpfiff.server.tempo import USUAL, Tempo
from anpfiff.server.thinking import Thinkers
from anpfiff.wire import messages as wire

MOST_ROOMS = 10_000
DRAIN = 5.0
"""Seconds a room may take to finish when the server stops."""
RETRY = 1.0
"""Seconds until a disk that failed is asked again."""
COMMITS = 1024
"""How many of the last commits are remembered for the figures."""

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A socket, as far as a room is concerned."""

    def send(self, text: bytes) -> None:
        """Queue a message; a listener that does not keep up is cut, never waited for."""

    def close(self, why: str) -> None: ...


class Commit(NamedTuple):
    """One wait for the disk: when it ended (server time), how many seconds it took, how many inputs it made safe."""

    at: int
    took: float
    inputs: int


class Seated(NamedTuple):
    """Where a socket ended up."""

    tenant: "Tenant"
    person: int


class Tenant:
    """One room and whoever listens to it. Everything that happens to the room happens in `_work`, one thing after the other."""

    def __init__(self, room: Room, house: "House") -> None:
        self.room, self._house = room, house
        self.listeners: dict[int, list[Listener]] = {}
        self._inbox: deque[tuple[int, Callable[[int], None]]] = deque()
        self._buckets: dict[int, Bucket] = {}
        self._at_the_door: set[asyncio.Future[int]] = set()
        self._writing: asyncio.Future[None] | None = None
        self._shut = False
        """Has the room ended, failed or been closed? Then nothing happens in it any more."""
        self._alarm: asyncio.TimerHandle | None = None
        self._due = 0
        """Server time at which the room wants to hear what time it is."""
        self._set_alarm(
            house.now()
        )  # a room that comes back from the disk and to which nobody comes back must end, too

    def do(self, deed: Callable[[int], None]) -> None:
        """Put something into the room's inbox; the time at which it came counts, however long it waits there."""
        self._inbox.append((self._house.now(), deed))
        self._wake()

    def hear(self, person: int, said: wire.Said) -> None:
        self.do(lambda arrived: self.room.hear(person, said, arrived))

    def may_speak(self, person: int, burst: int, refill: int) -> bool:
        """A person speaks only so often, over however many sockets."""
        now = self._house.now()
        bucket = self._buckets.get(person) or Bucket(burst, refill, now)
        return self._buckets.setdefault(person, bucket).take(now)

    def enter(self, said: wire.First, listener: Listener) -> "asyncio.Future[int]":
        """Sit down with this socket; the answer is the person's number, or why the door stays closed."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        if self._shut:
            answer.set_exception(Refused("try-again"))
            return answer
        self._at_the_door.add(answer)
        answer.add_done_callback(self._at_the_door.discard)
        self.do(lambda now: self._enter(said, listener, answer, now))
        return answer

    def leave(self, person: int, listener: Listener) -> None:
        """This socket closed; the last one of a person leaves an empty chair."""
        if listener in self.listeners.get(person, []):
            self.listeners[person].remove(listener)
        if not self.listeners.get(person):
            self.listeners.pop(person, None)
            self._buckets.pop(person, None)
            self.do(lambda now: None if self.listeners.get(person) else self.room.gone(person, now))

    async def close(self, why: str) -> None:
        """Finish what has been begun, then tell every socket."""
        self._shut = True
        if self._writing is not None:
            await asyncio.wait([self._writing], timeout=DRAIN)
        self.hang_up(why)

    def hang_up(self, why: str) -> None:
        """Nothing happens here any more."""
        self._close_the_door()
        for listeners in self.listeners.values():
            for listener in tuple(listeners):
                listener.send(encode(wire.Bye(why)))
                listener.close(why)

    def _enter(self, said: wire.First, listener: Listener, answer: "asyncio.Future[int]", now: int) -> None:
        if answer.done():  # whoever knocked has gone again
            return
        try:
            person = self.room.enter(said, now).number
        except Refused as refusal:
            answer.set_exception(refusal)
            return
        self._listen(person, listener)
        answer.set_result(person)

    def _listen(self, person: int, listener: Listener) -> None:
        """A person is where they came in last: another tab, or a line that died unnoticed, is told so and closed."""
        before, self.listeners[person] = self.listeners.get(person, []), [listener]
        for one in before:
            one.send(encode(wire.Bye("elsewhere")))
            one.close("elsewhere")

    def _close_the_door(self) -> None:
        """Nobody is left standing there without an answer."""
        self._shut = True
        if self._alarm is not None:
            self._alarm.cancel()
        for answer in tuple(self._at_the_door):
            if not answer.done():
                answer.set_exception(Refused("try-again"))

    def _wake(self) -> None:
        if self._writing is None and not self._shut:
            self._work()

    def _work(self) -> None:
        """Validate, apply, append, tell: no `await` can come between the first three, and the last follows the disk."""
        try:
            deeds, letters = self._judged()
            if deeds:
                self._append(together(deeds), letters)
            else:
                self._tell(letters)
        except Exception as fault:  # noqa: BLE001 -- whatever it was, the disk is the truth
            self._fail(fault)

    def _judged(self) -> tuple[list[Deed], list[Letter]]:
        deeds: list[Deed] = []
        letters: list[Letter] = []
        now = self._house.now()
        while self._inbox:
            arrived, deed = self._inbox.popleft()
            deed(arrived)
            self._gather(deeds, letters, now)
        if now >= self._due:
            self.room.tick(now)
            self._gather(deeds, letters, now)
        return deeds, letters

    def _append(self, deed: Deed, letters: list[Letter]) -> None:
        began, inputs = time.perf_counter(), len(deed.entries)
        self._writing = asyncio.ensure_future(self._house.store.write(deed, self._house.wall()))
        self._writing.add_done_callback(lambda done: self._written(done, letters, began, inputs))

    def _written(
        self, done: "asyncio.Future[None]", letters: list[Letter], began: float, inputs: int
    ) -> None:
        self._writing = None
        try:
            done.result()
            self._house.committed(time.perf_counter() - began, inputs)
            self._tell(letters)
        except Exception as fault:  # noqa: BLE001 -- whatever it was, the disk is the truth
            self._fail(fault)
        if self._inbox:
            self._wake()

    def _tell(self, letters: list[Letter]) -> None:
        self._send(letters)
        if self.room.ended:
            self._close_the_door()
            self._house.forget(self)
            tell("room-ended", room=self.room.name, game=self.room.page.game, inputs=self.room.seq)
        elif not self._shut:
            now = self._house.now()
            self._think(now)
            self._set_alarm(now)

    def _fail(self, fault: Exception) -> None:
        self._shut = True
        tell_fault("room-failed", fault, room=self.room.name, game=self.room.page.game)
        self._house.rebuild_soon(self)

    def _gather(self, deeds: list[Deed], letters: list[Letter], now: int) -> None:
        deed, told = self.room.settle(now)
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

    def _think(self, now: int) -> None:
        for thought in self.room.ask_bots(now):
            self._house.think(self, thought)

    def _set_alarm(self, now: int) -> None:
        """An alarm that rings early enough stays: most moves change nothing about when the room must wake."""
        due = self.room.wake(now)
        if self._alarm is not None and self._due <= due:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._due = due
        self._alarm = asyncio.get_running_loop().call_later(max(0, due - now) / 1000, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._wake()


class House:
    """All rooms of a server."""

    def __init__(
        self, store: Store, *, public: bool = False, tempo: Tempo = USUAL, thinkers: int = 0
    ) -> None:
        self.store, self.tempo = store, tempo
        self.codes = Codes(public=public)
        self.tenants: dict[str, Tenant] = {}
        self.written = 0
        """Inputs that went to the disk."""
        self.unreadable = 0
        """Rooms on disk that could not be restored."""
        self.commits: deque[Commit] = deque(maxlen=COMMITS)
        self._rebuilding: set[asyncio.Task[None]] = set()
        self._began = time.monotonic_ns() // 1_000_000
        self._thinkers = Thinkers(thinkers)

    def now(self) -> int:
        """Milliseconds since the server started: never jumps."""
        return time.monotonic_ns() // 1_000_000 - self._began

    def wall(self) -> int:
        """Seconds since 1970: only for what is kept."""
        return int(time.time())

    def committed(self, took: float, inputs: int) -> None:
        self.written += inputs
        self.commits.append(Commit(self.now(), took, inputs))

    async def restore(self) -> int:
        """Every room as the log left it; one that cannot be read stays on disk and keeps nobody else out."""
        for kept in await self.store.rooms():
            try:
                self._move_in(kept)
            except Exception as fault:  # noqa: BLE001 -- an older game's inputs can fail in any way
                self.unreadable += 1
                tell_fault("room-not-restored", fault, room=kept.room)
        return len(self.tenants)

    async def open(self, said: wire.Open, listener: Listener) -> Seated:
        """A room for a game; the same token opens the same room again."""
        tenant = self.opened_by(said) or self._build(said)
        return await self._admit(tenant, said, listener)

    def lay_out(self, game: str, material: str | None = None) -> str:
        """A room that waits for its first guest, who will be its host; the code is told in the terminal."""
        nobody = secrets.token_urlsafe(32)
        return self._build(wire.Open(wire.VERSION, nobody, game, material=material)).room.page.code

    def opened_by(self, said: wire.Open) -> Tenant | None:
        """The room that this token has opened."""
        secret = hashed(said.token)
        return next((tenant for tenant in self.tenants.values() if _opened_by(tenant.room, secret)), None)

    async def join(self, said: wire.Join, listener: Listener) -> Seated:
        tenant = self.tenants.get(said.code.upper())
        if tenant is None or tenant.room.ended:
            raise Refused("no-such-room", detail=said.code)
        return await self._admit(tenant, said, listener)

    async def _admit(self, tenant: Tenant, said: wire.First, listener: Listener) -> Seated:
        """A room that was being built anew while somebody knocked lets them in afterwards."""
        while True:
            try:
                return Seated(tenant, await tenant.enter(said, listener))
            except Refused as refusal:
                anew = self.tenants.get(tenant.room.page.code)
                if refusal.why != "try-again" or anew is None or anew is tenant:
                    raise
                tenant = anew

    def knows(self, said: wire.Join) -> bool:
        """Somebody who comes back guesses nothing, whatever others at the same address do."""
        tenant = self.tenants.get(said.code.upper())
        return tenant is not None and tenant.room.company.known(said.token) is not None

    def public_rooms(self) -> list[wire.Room]:
        """Only rooms whose host made them public, and that still have somebody in them."""
        rooms = (tenant.room for tenant in self.tenants.values())
        listed = [room.shown() for room in rooms if room.page.public and room.company.anybody_here()]
        return [msgspec.structs.replace(room, material=None) for room in listed]

    def think(self, tenant: Tenant, thought: Thought) -> None:
        """A bot chooses off the event loop; its move comes back through the room's inbox."""
        page = tenant.room.page
        future = asyncio.wrap_future(self._thinkers.think(page.game, page.material, thought))
        future.add_done_callback(
            lambda done: tenant.do(lambda now: tenant.room.thought(thought, _planned(done), now))
        )

    def forget(self, tenant: Tenant) -> None:
        self.tenants.pop(tenant.room.page.code, None)

    def rebuild_soon(self, tenant: Tenant) -> None:
        task = asyncio.create_task(self.rebuild(tenant), name=f"rebuild {tenant.room.name}")
        self._rebuilding.add(task)
        task.add_done_callback(self._rebuilding.discard)

    async def rebuild(self, tenant: Tenant) -> None:
        """The disk is the truth: whatever could not be written did not happen. Who was in comes back to the room as it stands."""
        kept = await self._read_again(tenant)
        self.forget(tenant)
        try:
            for one in kept:
                self._move_in(one)
        finally:
            tenant.hang_up("try-again")

    async def _read_again(self, tenant: Tenant) -> list[Kept]:
        """A disk that cannot be read either is asked again, until somebody has made room on it or stops the server."""
        while True:
            try:
                return await self.store.rooms(tenant.room.name)
            except Exception as fault:  # noqa: BLE001 -- another store has other faults
                tell_fault("disk-failed", fault, room=tenant.room.name)
                tenant.hang_up("try-again")
                await asyncio.sleep(RETRY)

    async def close(self) -> None:
        """Drain: every room finishes what it has begun, every socket is told, then the disk is closed."""
        for task in self._rebuilding:
            task.cancel()
        await asyncio.gather(*(tenant.close("server-stops") for tenant in self.tenants.values()))
        self._thinkers.close()
        await self.store.close()

    def _build(self, said: wire.Open) -> Tenant:
        if len(self.tenants) >= MOST_ROOMS:
            raise Refused("house-full")
        code = self.codes.fresh(self.tenants)
        room = opened(secrets.token_hex(8), code, said, tempo=self.tempo)
        tell("room-opened", room=room.name, game=room.page.game, seats=len(room.company.places))
        return self._house(room)

    def _move_in(self, kept: Kept) -> None:
        self._house(restored(kept.room, kept.page, kept.entries, self.now(), tempo=self.tempo))

    def _house(self, room: Room) -> Tenant:
        tenant = self.tenants[room.page.code] = Tenant(room, self)
        return tenant


def _opened_by(room: Room, secret: str) -> bool:
    """Whoever opened a room was its first guest."""
    first = room.company.people[0] if room.company.people else None
    return first is not None and first.number == 1 and compare_digest(first.secret, secret) and not room.ended


def _planned(done: "asyncio.Future[Plan]") -> Plan | None:
    """What the bot has in mind; when one stumbles, whoever looks after the server hears of it."""
    if done.cancelled():
        return None
    if (fault := done.exception()) is not None:
        tell_fault("bot-failed", fault)
        return None
    return done.result()
