"""The house: all rooms of a server, who may come in where, and coming back from the disk."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Mapping
from secrets import compare_digest
from typing import Any, NamedTuple

import msgspec

from anpfiff.bots.plan import Plan
from anpfiff.core import Refused
from anpfiff.server.house.actor import Listener, RoomActor
from anpfiff.server.house.codes import Codes
from anpfiff.server.house.restore import restored
from anpfiff.server.house.store import Kept, Store
from anpfiff.server.house.telling import tell, tell_fault
from anpfiff.server.house.thinking import Thinkers
from anpfiff.server.room.bots import Thought
from anpfiff.server.room.opening import opened
from anpfiff.server.room.people import hashed
from anpfiff.server.room.room import Room
from anpfiff.server.room.tempo import USUAL, Tempo
from anpfiff.wire import messages as wire

MOST_ROOMS = 10_000
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
        return len(self.actors)

    async def open(self, said: wire.Open, listener: Listener) -> Seated:
        """A room for a game; the same token opens the same room again."""
        actor = self.opened_by(said) or self._build(said)
        return await self._admit(actor, said, listener)

    def lay_out(
        self, game: str, material: str | None = None, options: Mapping[str, Any] | None = None
    ) -> str:
        """A room that waits for its first guest, who will be its host; the code is told in the terminal."""
        nobody = secrets.token_urlsafe(32)
        said = wire.Open(wire.VERSION, nobody, game, options=dict(options or {}), material=material)
        return self._build(said).room.code

    def opened_by(self, said: wire.Open) -> RoomActor | None:
        """The room that this token has opened."""
        secret = hashed(said.token)
        actor = self.actors.get(self._openers.get(secret, ""))
        return actor if actor is not None and _opened_by(actor.room, secret) else None

    async def join(self, said: wire.Join, listener: Listener) -> Seated:
        actor = self.actors.get(said.code.upper())
        if actor is None or actor.room.ended:
            raise Refused("no-such-room", detail=said.code)
        return await self._admit(actor, said, listener)

    async def _admit(self, actor: RoomActor, said: wire.First, listener: Listener) -> Seated:
        """A room that was being built anew while somebody knocked lets them in afterwards."""
        while True:
            try:
                seated = Seated(actor, await actor.enter(said, listener))
            except Refused as refusal:
                anew = self.actors.get(actor.room.code)
                if refusal.why != "try-again" or anew is None or anew is actor:
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
        matches = (actor.room.match for actor in self.actors.values())
        return any(match is not None and match.link == link for match in matches)

    def public_rooms(self) -> list[wire.Room]:
        """Only rooms whose host made them public, and that still have somebody in them."""
        rooms = (actor.room for actor in self.actors.values())
        listed = [room.shown() for room in rooms if room.public and room.company.anybody_here()]
        return [msgspec.structs.replace(room, material=None) for room in listed]

    def think(self, actor: RoomActor, thought: Thought) -> None:
        """A bot chooses off the event loop; its move comes back through the room's inbox."""
        game = actor.room.game
        future = asyncio.wrap_future(self._thinkers.think(game.id, game.material, thought))
        future.add_done_callback(
            lambda done: actor.do(lambda now: actor.room.thought(thought, _planned(done), now))
        )

    def forget(self, actor: RoomActor) -> None:
        code = actor.room.code
        self.actors.pop(code, None)
        self._openers.pop(self._opened.pop(code, ""), None)

    def rebuild_soon(self, actor: RoomActor) -> None:
        task = asyncio.create_task(self.rebuild(actor), name=f"rebuild {actor.room.name}")
        self._rebuilding.add(task)
        task.add_done_callback(self._rebuilding.discard)

    async def rebuild(self, actor: RoomActor) -> None:
        """The disk is the truth: whatever could not be written did not happen. Who was in comes back to the room as it stands."""
        kept = await self._read_again(actor)
        self.forget(actor)
        try:
            for room in kept:
                self._move_in(room)
        finally:
            actor.hang_up("try-again")

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
        for task in self._rebuilding:
            task.cancel()
        await asyncio.gather(*(actor.close("server-stops") for actor in self.actors.values()))
        self._thinkers.close()
        await self.store.close()

    def _build(self, said: wire.Open) -> RoomActor:
        if len(self.actors) >= MOST_ROOMS:
            raise Refused("house-full")
        code = self.codes.fresh(self.actors)
        room = opened(secrets.token_hex(8), code, said, tempo=self.tempo)
        tell("room-opened", room=room.name, game=room.game.id, seats=len(room.company.places))
        return self._house(room)

    def _move_in(self, kept: Kept) -> None:
        self._house(restored(kept.room, kept.page, kept.entries, self.now(), tempo=self.tempo))

    def _house(self, room: Room) -> RoomActor:
        actor = self.actors[room.code] = RoomActor(room, self)
        self._remember_the_opener(actor)
        return actor

    def _remember_the_opener(self, actor: RoomActor) -> None:
        """So that nobody who opens a room has to wait while all others are asked whether it is theirs."""
        people = actor.room.company.people
        code = actor.room.code
        if people and people[0].number == 1 and code not in self._opened:
            self._opened[code] = people[0].secret
            self._openers[people[0].secret] = code


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
