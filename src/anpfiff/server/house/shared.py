"""A house that is one of several on one store: it runs the rooms that are its own, and knows where the others are."""

import asyncio
from typing import Any

from anpfiff.core import Refused
from anpfiff.server.house.actor import Listener, RoomActor
from anpfiff.server.house.clubs import Clubs
from anpfiff.server.house.house import RETRY, House, Seated
from anpfiff.server.house.lobby import MOST_LISTED
from anpfiff.server.house.neighbourhood import Neighbourhood
from anpfiff.server.house.postgres.store import PostgresStore
from anpfiff.server.house.store import Kept
from anpfiff.server.house.telling import tell_fault
from anpfiff.server.room.room import Room
from anpfiff.wire import messages as wire

EVERYTHING = 1_000_000
LAST_BREATH = 6.0
"""Seconds that writing the last and letting go may take: a database that does not answer keeps nobody, and the lease runs out."""


class SharedHouse(House):
    def __init__(self, store: PostgresStore, name: str = "", address: str = "", **more: Any) -> None:
        """`address` is where other nodes reach this one; without one it is alone on its store."""
        super().__init__(store, **more)
        self.neighbours = Neighbourhood(self, store, name or store.node, address)
        self._alone = not address

    async def restore(self) -> int:
        """Alone it takes everything at once; of several each takes what it finds, a little at a time."""
        self.newest = await self.store.newest()
        await self.neighbours.begin()
        if self._alone:
            await self.neighbours.adopt(EVERYTHING)
        return len(self.actors)

    async def open(self, said: wire.Open, listener: Listener, looks: str = "") -> Seated:
        if self.opened_by(said) is None:
            await self._find(said)
        return await super().open(said, listener, looks)

    async def join(self, said: wire.Join, listener: Listener, looks: str = "") -> Seated:
        if said.code.upper() not in self.actors:
            await self._find(said)
        try:
            return await super().join(said, listener, looks)
        except Refused as refusal:
            if refusal.why == "no-such-room" and await self._is_somewhere(said.code.upper()):
                raise Refused("try-again") from refusal
            raise

    def public_rooms(self) -> list[wire.Room]:
        return [*self.listed(), *self.neighbours.listed()][:MOST_LISTED]

    async def rebuild(self, actor: RoomActor) -> None:
        """As whoever knocks has a room taken, and through the same door: it must never run twice here."""
        self._send_off(actor)
        while not self.neighbours.stops:
            try:
                await self.neighbours.take_again(actor.room.name)
                break
            except OSError as fault:
                tell_fault("disk-failed", fault, room=actor.room.name)
                await asyncio.sleep(RETRY)
        if (cup := self.clubs.cup_of(actor)) is not None:
            cup.lost(actor)

    def forget(self, actor: RoomActor) -> None:
        """One that was sent off long ago must not take the room with it that came in its place."""
        if self.actors.get(actor.room.code) is actor:
            super().forget(actor)

    async def close(self) -> None:
        """Everything is written, then let go of, and only then is everybody told: whoever comes back finds it elsewhere."""
        self.neighbours.cease()
        self.ails = "server-stops"
        self.clubs.close()
        for task in self._rebuilding:
            task.cancel()
        actors = tuple(self.actors.values())
        try:
            async with asyncio.timeout(LAST_BREATH):
                await asyncio.gather(*(actor.finish() for actor in actors))
                await self.neighbours.store.release()
        except OSError as fault:
            tell_fault("not-released", fault)
        for actor in actors:
            actor.hang_up("server-stops")
        self._thinkers.close()
        await self.store.close()

    # What its neighbours are told, and what comes from them.

    def runs(self, room: str) -> bool:
        return any(actor.room.name == room for actor in self.actors.values())

    def listed(self) -> list[wire.Room]:
        return super().public_rooms()

    async def take_in(self, kept: list[Kept]) -> None:
        """One after the other, beside the event loop: others play meanwhile."""
        for each in kept:
            try:
                self._move_over(await asyncio.to_thread(self._restored, each))
            except Exception as fault:  # noqa: BLE001 -- an older game's inputs can fail in any way
                self._set_aside(each.room, fault)

    async def take_clubs(self, kept: list[Kept]) -> None:
        self.clubs.restore([each for each in kept if Clubs.keeps(each)])
        await self.take_in([each for each in kept if not Clubs.keeps(each)])
        self.clubs.wake()

    def lose(self, names: set[str]) -> None:
        """They are somebody else's: whoever sits here comes back, and is shown there."""
        for actor in [actor for actor in self.actors.values() if actor.room.name in names]:
            self._send_off(actor)

    def lose_clubs(self) -> None:
        self.clubs.leave()

    def _move_over(self, room: Room) -> None:
        if (before := self.actors.get(room.code)) is not None:
            self._send_off(before)
        self._house(room)

    def _send_off(self, actor: RoomActor) -> None:
        self.forget(actor)
        actor.hang_up("try-again")

    async def _is_somewhere(self, code: str) -> bool:
        """That a room is not here any more says nothing: whoever is told that there is none never comes back."""
        try:
            return await self.neighbours.store.tenures.of_code(code) is not None
        except OSError as fault:
            raise Refused("try-again") from fault

    async def _find(self, said: wire.First) -> None:
        try:
            await self.neighbours.find(said)
        except OSError as fault:
            raise Refused("try-again") from fault
