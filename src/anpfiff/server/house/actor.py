"""The actor that runs one room: one thing after the other, the disk before the wire, and who is listening.

It takes what has come in, lets the room judge and apply it, hands it to the disk, and sends the letters only when all of it
is written; whatever comes in meanwhile waits. What the disk refuses is undone by building the room anew from the disk.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from anpfiff.core import Refused
from anpfiff.server.cluster.decisions import after_append
from anpfiff.server.house.lag import Lag
from anpfiff.server.house.store import Writer
from anpfiff.server.house.telling import tell, tell_fault
from anpfiff.server.room.bots import Thought
from anpfiff.server.room.bucket import Bucket
from anpfiff.server.room.outbox import Letter
from anpfiff.server.room.room import Room
from anpfiff.server.room.writes import Write, together
from anpfiff.wire import messages as wire

MOST_EXCESS = 400
"""Messages too many after which a line is cut: each was answered with a warning."""
DRAIN = 5.0
"""Seconds a room may take to finish when the server stops."""

encode = msgspec.json.Encoder().encode
spent = getattr(time, "thread_time", time.perf_counter)
"""What this thread has worked; a browser's Python does not count that, and has only one."""


class Keeper(Protocol):
    """The house, as far as one room is concerned."""

    lag: Lag

    @property
    def store(self) -> Writer: ...
    def now(self) -> int: ...
    def wall(self) -> int: ...
    def committed(self, took: float, inputs: int) -> None: ...
    def think(self, actor: "RoomActor", thought: Thought) -> None: ...
    def forget(self, actor: "RoomActor") -> None: ...
    def rebuild_soon(self, actor: "RoomActor") -> None: ...
    def noticed(self, actor: "RoomActor") -> None: ...


class Listener(Protocol):
    """A socket, as far as a room is concerned."""

    def send(self, text: bytes) -> None:
        """Queue a message; a listener that does not keep up is cut, never waited for."""

    def close(self, why: str) -> None: ...


class RoomActor:
    """One room and whoever listens to it. Everything that happens to the room happens in `_work`, one thing after the other."""

    def __init__(self, room: Room, house: Keeper) -> None:
        self.room = room
        self._house = house
        self.listeners: dict[int, list[Listener]] = {}
        self._inbox: deque[tuple[int, Callable[[int], None]]] = deque()
        self._buckets: dict[int, Bucket] = {}
        self._excess: dict[int, int] = {}
        """How many messages of a person were too many."""
        self._at_the_door: dict[asyncio.Future[int], None] = {}
        """In the order in which they knocked."""
        self._writing: asyncio.Future[None] | None = None
        self._shut = False
        """Has the room ended, failed or been closed? Then nothing happens in it any more."""
        self._alarm: asyncio.TimerHandle | None = None
        self._due = 0
        """Server time at which the room wants to hear what time it is."""
        self._set_alarm(
            house.now()
        )  # a room that comes back from the disk and to which nobody comes back must end, too

    def do(self, happening: Callable[[int], None]) -> None:
        """Put something into the room's inbox; the time at which it came counts, however long it waits there."""
        self._inbox.append((self._house.now(), happening))
        self._wake()

    def hear(self, person: int, said: wire.Said) -> None:
        self.do(lambda arrived: self.room.hear(person, said, arrived))

    def measured(self, person: int, lag: int) -> None:
        """A round trip that the server has measured; it too waits for its turn, but nothing follows from it that is told."""
        if self._writing is None and not self._inbox:
            self.room.measured(person, lag)
        else:
            self.do(lambda _: self.room.measured(person, lag))

    def may_speak(self, person: int, burst: int, refill: int) -> bool:
        """A person speaks only so often, over however many sockets; who is told so again and again is cut."""
        now = self._house.now()
        bucket = self._buckets.get(person) or Bucket(burst, refill, now)
        if self._buckets.setdefault(person, bucket).take(now):
            return True
        self._excess[person] = self._excess.get(person, 0) + 1
        if self._excess[person] >= MOST_EXCESS:
            self._cut(person)
        return False

    def _cut(self, person: int) -> None:
        """Who comes back begins with half of the patience that is left."""
        self._excess[person] = MOST_EXCESS // 2
        for listener in tuple(self.listeners.get(person, ())):
            listener.send(encode(wire.Bye("flooding")))
            listener.close("flooding")

    def enter(self, said: wire.First, listener: Listener, looks: str = "") -> "asyncio.Future[int]":
        """Sit down with this socket; the answer is the person's number, or why the door stays closed."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        if self._shut:
            answer.set_exception(Refused("try-again"))
            return answer
        self._at_the_door[answer] = None
        answer.add_done_callback(lambda done: self._at_the_door.pop(done, None))
        self.do(lambda now: self._enter(said, listener, answer, now, looks))
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
        await self.finish()
        self.hang_up(why)

    async def finish(self) -> None:
        """What has been begun is written; nothing more is."""
        self._shut = True
        if self._writing is not None:
            await asyncio.wait([self._writing], timeout=DRAIN)

    def hang_up(self, why: str) -> None:
        """Nothing happens here any more."""
        self._close_the_door()
        for listeners in self.listeners.values():
            for listener in tuple(listeners):
                listener.send(encode(wire.Bye(why)))
                listener.close(why)

    def _enter(
        self, said: wire.First, listener: Listener, answer: "asyncio.Future[int]", now: int, looks: str
    ) -> None:
        if answer.done():  # whoever knocked has gone again
            return
        try:
            person = self.room.enter(said, now, looks).number
        except Refused as refusal:
            answer.set_exception(refusal)
            return
        self._listen(person, listener)
        answer.set_result(person)

    def _listen(self, person: int, listener: Listener) -> None:
        """A person is where they came in last: another tab, or a line that died unnoticed, is told so and closed."""
        before = self.listeners.get(person, [])
        self.listeners[person] = [listener]
        for tab in before:
            tab.send(encode(wire.Bye("elsewhere")))
            tab.close("elsewhere")

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
        began = spent()  # its own, whatever else the machine is busy with
        try:
            writes, letters = self._judged()
            if writes:
                self._append(together(writes), letters)
            else:
                self._tell(letters)
        except Exception as fault:  # noqa: BLE001 -- whatever it was, the disk is the truth
            self._fail(fault)
        self._house.lag.worked(spent() - began, self.room.name)

    def _judged(self) -> tuple[list[Write], list[Letter]]:
        writes: list[Write] = []
        letters: list[Letter] = []
        now = self._house.now()
        while self._inbox:
            arrived, happening = self._inbox.popleft()
            happening(arrived)
            self._gather(writes, letters, now)
        if now >= self._due:
            self.room.tick(now)
            self._gather(writes, letters, now)
        return writes, letters

    def _append(self, write: Write, letters: list[Letter]) -> None:
        began = time.perf_counter()
        inputs = len(write.entries)
        self._writing = asyncio.ensure_future(self._house.store.write(write, self._house.wall()))
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
            tell("room-ended", room=self.room.name, game=self.room.game.id, inputs=self.room.seq)
        elif not self._shut:
            now = self._house.now()
            self._think(now)
            self._set_alarm(now)
            self._house.noticed(self)

    def _fail(self, fault: Exception) -> None:
        """Whoever has lost an append to another node drops the room; the house looks, and finds it there."""
        self._shut = True
        if after_append(fault) == "drop":
            tell("room-taken", room=self.room.name, game=self.room.game.id)
        else:
            tell_fault("room-failed", fault, room=self.room.name, game=self.room.game.id)
        self._house.rebuild_soon(self)

    def _gather(self, writes: list[Write], letters: list[Letter], now: int) -> None:
        write, told = self.room.settle(now)
        letters += told
        if write is not None:
            writes.append(write)

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
