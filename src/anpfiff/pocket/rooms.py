"""The rooms of a pocket: built, brought back from the shelf, and put away again when nobody is in them."""

import asyncio
import secrets
import time

import msgspec

from anpfiff.core import Refused
from anpfiff.pocket.page import Page, Shelf
from anpfiff.pocket.shelving import stored, wanted
from anpfiff.pocket.thoughts import Thoughts
from anpfiff.server.house.actor import RoomActor
from anpfiff.server.house.codes import Codes
from anpfiff.server.house.lag import Lag
from anpfiff.server.house.restore import restored
from anpfiff.server.house.store import Writer
from anpfiff.server.house.telling import tell_fault
from anpfiff.server.room.bots import Thought
from anpfiff.server.room.opening import opened
from anpfiff.server.room.tempo import Tempo
from anpfiff.server.room.writes import Write
from anpfiff.wire import messages as wire


class Rooms:
    """The house, as far as its rooms are concerned; as a store it hands everything on to the shelf."""

    def __init__(self, page: Page, shelf: Shelf, tempo: Tempo) -> None:
        self.tempo = tempo
        self.lag = Lag()
        self._page = page
        self._shelf = shelf
        self._codes = Codes()
        self._actors: dict[str, RoomActor] = {}
        self._names: dict[str, str] = {}
        """The code of every room that is in use, by its name."""
        self._began = time.monotonic_ns() // 1_000_000
        self.thoughts = Thoughts(page)
        self._putting_away: set[asyncio.Task[None]] = set()

    # For a room.

    @property
    def store(self) -> Writer:
        return self

    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000 - self._began

    def wall(self) -> int:
        return int(time.time())

    async def write(self, write: Write, now: int) -> None:
        await self._shelf.write(wanted(write, self._names[write.room], now))

    def committed(self, took: float, inputs: int) -> None:
        """Nobody asks a pocket for figures."""

    def noticed(self, actor: RoomActor) -> None:
        """No competition looks at a pocket's tables."""

    def think(self, actor: RoomActor, thought: Thought) -> None:
        self.thoughts.ask(actor, thought)

    def forget(self, actor: RoomActor) -> None:
        if self._actors.get(actor.room.code) is actor:
            del self._actors[actor.room.code]

    def rebuild_soon(self, actor: RoomActor) -> None:
        """What the shelf refused did not happen: whoever was in dials again, and finds the room as it lies there."""
        self._page.failed("room-failed")
        self.forget(actor)
        actor.hang_up("try-again")

    # For whoever comes in.

    def build(self, said: wire.Open) -> RoomActor:
        code = self._codes.fresh(self._actors, solo=said.solo)
        return self._house(RoomActor(opened(secrets.token_hex(8), code, said, tempo=self.tempo), self))

    async def find(self, code: str) -> RoomActor:
        """The room of that code, from the shelf if it is not in use."""
        if code in self._actors:
            return self._actors[code]
        kept = await self._shelf.room(code)
        if not kept:
            raise Refused("no-such-room", detail=code)
        return self._house(self._brought_back(kept))

    def put_away(self, actor: RoomActor) -> None:
        """Nobody is in: it lies on the shelf until somebody comes back."""
        if not actor.listeners and self._actors.get(actor.room.code) is actor:
            task = asyncio.ensure_future(self._close(actor))
            self._putting_away.add(task)
            task.add_done_callback(self._putting_away.discard)

    def let_go(self) -> None:
        """They are somebody else's now: whoever comes back here reads them from the shelf."""
        for actor in tuple(self._actors.values()):
            self.forget(actor)
            actor.hang_up("elsewhere")

    async def settled(self) -> None:
        """Until every room that is being put away lies there: it could be asked for again."""
        if self._putting_away:
            await asyncio.wait(self._putting_away)

    async def _close(self, actor: RoomActor) -> None:
        await actor.close("server-stops")
        self.forget(actor)

    def _brought_back(self, kept: str) -> RoomActor:
        try:
            room = stored(kept)
            return RoomActor(
                restored(room.room, room.page.encode(), room.log(), self.now(), tempo=self.tempo), self
            )
        except (Refused, msgspec.DecodeError, ValueError, LookupError) as fault:
            tell_fault("room-not-restored", fault)
            raise Refused("no-such-room") from fault

    def _house(self, actor: RoomActor) -> RoomActor:
        self._names[actor.room.name] = actor.room.code
        self._actors[actor.room.code] = actor
        return actor
