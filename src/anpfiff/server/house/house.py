"""The house: all rooms of a server, who may come in where, and coming back from the disk."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from anpfiff.core import Refused
from anpfiff.server.cups.club import Club
from anpfiff.server.cups.cup import Cup
from anpfiff.server.house.actor import Listener, RoomActor
from anpfiff.server.house.clubs import Clubs
from anpfiff.server.house.codes import Codes
from anpfiff.server.house.lag import Lag
from anpfiff.server.house.lobby import listed
from anpfiff.server.house.restore import restored
from anpfiff.server.house.store import Damaged, Kept, Store
from anpfiff.server.house.telling import tell, tell_fault
from anpfiff.server.house.tenancy import is_idle, was_opened_by
from anpfiff.server.house.thinking import Thinkers, planned
from anpfiff.server.house.working import Working
from anpfiff.server.room import whistle
from anpfiff.server.room.bots import Thought
from anpfiff.server.room.opening import opened
from anpfiff.server.room.people import hashed
from anpfiff.server.room.room import Room
from anpfiff.server.room.saved import SavedRoom
from anpfiff.server.room.tempo import USUAL, Tempo
from anpfiff.wire import messages as wire

MOST_ROOMS = 10_000
MOST_RESERVED = MOST_ROOMS // 2
RETRY = 1.0
"""Seconds until a disk that failed is asked again."""
COMMITS = 1024
"""How many of the last commits are remembered for the figures."""


class Commit(NamedTuple):
    """One wait for the disk: when it ended (server time), how many seconds it took, how many inputs it made safe."""

    at: int
    took: float
    inputs: int


class Seated(NamedTuple):
    """Where a socket ended up."""

    actor: RoomActor
    person: int


class House:
    """All rooms of a server."""

    def __init__(
        self, store: Store, *, public: bool = False, tempo: Tempo = USUAL, thinkers: int = 0
    ) -> None:
        self.store = store
        self.tempo = tempo
        self.codes = Codes(public=public)
        self.actors: dict[str, RoomActor] = {}
        self._openers: dict[str, str] = {}
        """The code of the room that somebody has opened, by their token's hash."""
        self._opened: dict[str, str] = {}
        """The same the other way round."""
        self._solo: set[str] = set()
        """The codes of tables for one."""
        self._reserved: set[str] = set()
        """The codes of competitions' tables."""
        self.working = Working()
        self.written = 0
        """Inputs that went to the disk."""
        self.unreadable = 0
        """Rooms on disk that could not be restored."""
        self.commits: deque[Commit] = deque(maxlen=COMMITS)
        self._rebuilding: set[asyncio.Task[None]] = set()
        self._began = time.monotonic_ns() // 1_000_000
        self.newest = 0
        """The latest time on disk when this house was opened."""
        self._thinkers = Thinkers(thinkers)
        self.clubs = Clubs(self)
        self.lag = Lag()
        self.ails: str | None = None
        """Why nobody should be sent here just now."""

    def now(self) -> int:
        """Milliseconds since the server started: never jumps."""
        return time.monotonic_ns() // 1_000_000 - self._began

    def wall(self) -> int:
        """Seconds since 1970, only for what is kept; never behind what was kept already, or it would look old too soon."""
        return max(int(time.time()), self.newest)

    def clock(self) -> int:
        """Milliseconds since 1970, for competitions: their rounds go on over a restart."""
        return max(time.time_ns() // 1_000_000, self.newest * 1_000)

    def committed(self, took: float, inputs: int) -> None:
        self.written += inputs
        self.commits.append(Commit(self.now(), took, inputs))

    async def restore(self) -> int:
        """Every room as the log left it; one that cannot be read stays on disk and keeps nobody else out."""
        self.newest = await self.store.newest()
        kept = await self.store.rooms()
        self.clubs.restore([each for each in kept if Clubs.keeps(each)])
        for each in kept:
            if not Clubs.keeps(each):
                self._move_in_if_whole(each)
        self.clubs.wake()
        return len(self.actors)

    async def open(self, said: wire.Open, listener: Listener, looks: str = "") -> Seated:
        """A room for a game; the same token opens the same room again."""
        actor = self.opened_by(said) or self._build(said)
        return await self._admit(actor, said, listener, looks)

    def lay_out(
        self, game: str, material: str | None = None, options: Mapping[str, Any] | None = None
    ) -> str:
        """A room that waits for its first guest, who will be its host; the code is told in the terminal."""
        nobody = secrets.token_urlsafe(32)
        said = wire.Open(wire.VERSION, nobody, game, options=dict(options or {}), material=material)
        return self._build(said).room.code

    def lay_reserved(self, lay: Callable[[str], SavedRoom]) -> RoomActor:
        """A table of a competition. They may take half of the house, so that everybody else still finds a room."""
        if len(self._reserved) >= MOST_RESERVED or len(self.actors) >= MOST_ROOMS:
            raise Refused("house-full")
        return self._house(Room(secrets.token_hex(8), lay(self.codes.fresh(self.actors)), tempo=self.tempo))

    def club(self, name: str) -> Club:
        return self.clubs.club(name)

    def cups_of(self, club: str) -> list[Cup]:
        return self.clubs.cups_of(club)

    def noticed(self, actor: RoomActor) -> None:
        """Something was told in a room; the competition it belongs to looks at it."""
        cup = self.clubs.cup_of(actor)
        if cup is not None:
            cup.noticed(actor)

    def opened_by(self, said: wire.Open) -> RoomActor | None:
        """The room that this token has opened."""
        secret = hashed(said.token)
        actor = self.actors.get(self._openers.get(secret, ""))
        return actor if actor is not None and was_opened_by(actor.room, secret) else None

    async def join(self, said: wire.Join, listener: Listener, looks: str = "") -> Seated:
        actor = self.actors.get(said.code.upper())
        if actor is None:
            raise Refused("no-such-room", detail=said.code)
        return await self._admit(actor, said, listener, looks)

    async def _admit(self, actor: RoomActor, said: wire.First, listener: Listener, looks: str) -> Seated:
        """A room that was being built anew while somebody knocked lets them in afterwards; one that ended is gone once that is on disk."""
        while True:
            try:
                seated = Seated(actor, await actor.enter(said, listener, looks))
            except Refused as refusal:
                if refusal.why != "try-again":
                    raise
                anew = self.actors.get(actor.room.code)
                if anew is None:
                    raise Refused("no-such-room", detail=actor.room.code) from refusal
                if anew is actor:
                    raise
                actor = anew
            else:
                self._remember_the_opener(actor)
                return seated

    def knows(self, said: wire.Join) -> bool:
        """Somebody who comes back guesses nothing, whatever others at the same address do."""
        actor = self.actors.get(said.code.upper())
        return actor is not None and actor.room.company.known(said.token) is not None

    def plays(self, link: str) -> bool:
        """Is that the link of a match at one of the tables here?"""
        matches = (actor.room.state.match for actor in self.actors.values())
        return any(match.link == link for match in matches if match is not None)

    def public_rooms(self) -> list[wire.Room]:
        return listed(actor.room for actor in reversed(self.actors.values()))

    def think(self, actor: RoomActor, thought: Thought) -> None:
        """A bot chooses off the event loop; its move comes back through the room's inbox."""
        game = actor.room.game
        future = asyncio.wrap_future(self._thinkers.think(game.id, game.material, thought))
        future.add_done_callback(
            lambda done: actor.do(lambda now: actor.room.thought(thought, planned(done), now))
        )

    def forget(self, actor: RoomActor) -> None:
        code = actor.room.code
        self.actors.pop(code, None)
        self._solo.discard(code)
        self._reserved.discard(code)
        self._openers.pop(self._opened.pop(code, ""), None)

    def rebuild_soon(self, actor: RoomActor) -> None:
        task = asyncio.create_task(self.rebuild(actor), name=f"rebuild {actor.room.name}")
        self._rebuilding.add(task)
        task.add_done_callback(self._rebuilding.discard)

    async def rebuild(self, actor: RoomActor) -> None:
        """The disk is the truth: whatever could not be written did not happen. Who was in comes back to the room as it stands."""
        kept = await self._read_again(actor)
        rooms: list[Room] = []
        try:
            rooms = [await asyncio.to_thread(self._restored, room) for room in kept]
        except Exception as fault:  # noqa: BLE001 -- an older game's inputs can fail in any way
            self._set_aside(actor.room.name, fault)
        finally:
            self.forget(actor)
            for room in rooms:
                self._house(room)
            actor.hang_up("try-again")
            if (cup := self.clubs.cup_of(actor)) is not None:
                cup.lost(actor)

    async def _read_again(self, actor: RoomActor) -> list[Kept]:
        """A disk that cannot be read either is asked again, until somebody has made room on it or stops the server."""
        while True:
            try:
                return await self.store.rooms(actor.room.name)
            except Exception as fault:  # noqa: BLE001 -- another store has other faults
                tell_fault("disk-failed", fault, room=actor.room.name)
                actor.hang_up("try-again")
                await asyncio.sleep(RETRY)

    async def close(self) -> None:
        """Drain: every room finishes what it has begun, every socket is told, then the disk is closed."""
        self.clubs.close()
        for task in self._rebuilding:
            task.cancel()
        await asyncio.gather(*(actor.close("server-stops") for actor in self.actors.values()))
        self._thinkers.close()
        await self.store.close()

    def _build(self, said: wire.Open) -> RoomActor:
        if len(self.actors) >= MOST_ROOMS and not self._made_room():
            raise Refused("house-full")
        code = self.codes.fresh(self.actors, solo=said.solo, beside=len(self._solo))
        room = opened(secrets.token_hex(8), code, said, tempo=self.tempo)
        tell("room-opened", room=room.name, game=room.game.id, seats=len(room.company.places))
        return self._house(room)

    def _made_room(self) -> bool:
        """An empty room in which no match waits goes first, the oldest of them; it is gone as soon as the disk knows."""
        idle = next((actor for actor in self.actors.values() if is_idle(actor.room)), None)
        if idle is None:
            return False
        idle.do(lambda _: whistle.end(idle.room.state))
        return True

    def _move_in_if_whole(self, kept: Kept) -> None:
        """A damaged room is named and set aside; it keeps nobody else out."""
        try:
            self._move_in(kept)
        except Exception as fault:  # noqa: BLE001 -- an older game's inputs can fail in any way
            self._set_aside(kept.room, fault)

    def _move_in(self, kept: Kept) -> None:
        self._house(self._restored(kept))

    def _restored(self, kept: Kept) -> Room:
        """A long match takes its time; while others play, that is done beside the event loop."""
        if kept.damage:
            raise Damaged(kept.damage)
        return restored(kept.room, kept.page, kept.entries, self.now(), tempo=self.tempo)

    def _set_aside(self, room: str, fault: Exception) -> None:
        self.unreadable += 1
        tell_fault("room-not-restored", fault, room=room)

    def _house(self, room: Room) -> RoomActor:
        actor = self.actors[room.code] = RoomActor(room, self)
        if room.solo:
            self._solo.add(room.code)
        if room.state.reserved is not None:
            self._reserved.add(room.code)
        self._remember_the_opener(actor)
        if (cup := self.clubs.cup_of(actor)) is not None:
            cup.adopt(actor)
        return actor

    def _remember_the_opener(self, actor: RoomActor) -> None:
        """So that nobody who opens a room has to wait while all others are asked whether it is theirs."""
        people = actor.room.company.people
        code = actor.room.code
        opened = people and people[0].number == 1 and actor.room.state.reserved is None
        if opened and code not in self._opened:
            self._opened[code] = people[0].secret
            self._openers[people[0].secret] = code
