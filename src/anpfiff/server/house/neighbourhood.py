"""This node among the others: its heartbeat, the rooms it takes when another has fallen silent, and where everything else is."""

import asyncio
from contextlib import ExitStack, suppress
from typing import Protocol, Self

import msgspec

from anpfiff.server.cluster.decisions import BEAT, Here, Nowhere, PassOn, Take, to_drop, way_to
from anpfiff.server.cluster.elsewhere import Elsewhere
from anpfiff.server.cluster.fence import Holder, Tenure
from anpfiff.server.house.postgres.batch import FLOCK
from anpfiff.server.house.postgres.store import PostgresStore
from anpfiff.server.house.postgres.tenures import Neighbour, Sight
from anpfiff.server.house.store import Damaged, Kept, StoreFault
from anpfiff.server.house.telling import tell, tell_fault
from anpfiff.server.room.people import hashed
from anpfiff.wire import messages as wire

SLICE = 25
"""Orphans that are taken with one heartbeat: the others want some, too, and people who knock go first."""
LONG_GONE = 3_600_000
SLOWEST_BEAT = 2.0
"""Seconds after which a heartbeat without an answer is said aloud: nothing is acknowledged meanwhile, so people are better off elsewhere."""


class Rooms(Protocol):
    """The house, as far as its neighbours are concerned."""

    ails: str | None

    def runs(self, room: str) -> bool: ...
    def listed(self) -> list[wire.Room]: ...
    async def take_in(self, kept: list[Kept]) -> None: ...
    async def take_clubs(self, kept: list[Kept]) -> None: ...
    def lose(self, names: set[str]) -> None: ...
    def lose_clubs(self) -> None: ...


class Neighbourhood:
    def __init__(self, house: Rooms, store: PostgresStore, name: str, address: str) -> None:
        """`address` is where other nodes reach this one; without one it is alone."""
        self._house = house
        self.store = store
        self.node = store.node
        self.name = name
        self._address = address
        self.well = True
        """Does the database answer?"""
        self.stops = False
        self.others: dict[str, Neighbour] = {}
        self.has_clubs = False
        self.taken = self.dropped = 0
        """Rooms that were taken from others, and that others have taken from us."""
        self._arriving: dict[str, asyncio.Future[None]] = {}
        self._clubs_coming = asyncio.Lock()
        self._adopting: asyncio.Task[None] | None = None
        self._doubt = False
        """Has anything been lost to another? Then all are looked at."""
        self._bell = asyncio.Event()
        store.lost = self._lost

    # Its life.

    async def begin(self) -> None:
        """Whoever is alone waits for the lease of one that died, and for nobody who lives."""
        tenures = self.store.tenures
        lease = tenures.lease
        if not self._address and await self._company(lease):
            await asyncio.sleep(lease / 1000)
            if await self._company(lease):
                raise Damaged(
                    "another Anpfiff server uses it; give all servers of one cluster the same key (--cluster-key)"
                )
        await tenures.beat(self.name, self._address, b"[]", 0)
        await tenures.sweep(LONG_GONE)

    async def watch(self) -> None:
        """Once a second, or as soon as somebody rings."""
        while not self.stops:
            waiting = asyncio.get_running_loop().call_later(SLOWEST_BEAT, self._misses)
            try:
                await self.beat()
                self._tell_whether(well=True)
                self._adopt_soon()
            except OSError as fault:
                self._tell_whether(well=False, fault=fault)
            except Exception as fault:  # noqa: BLE001 -- a heart that stops would cost all rooms
                tell_fault("neighbourhood-failed", fault)
            finally:
                waiting.cancel()
            await self._pause()

    async def beat(self) -> None:
        tenures = self.store.tenures
        listed = msgspec.json.encode(self._house.listed())
        here = await tenures.beat(self.name, self._address, listed, len(self.store.held))
        if self._doubt or not here:
            self._doubt = False
            await self._look_again()
        self.others = {each.holder.node: each for each in await tenures.neighbours()}

    def cease(self) -> None:
        """Nothing more is taken."""
        self.stops = True
        if self._adopting is not None:
            self._adopting.cancel()

    def _adopt_soon(self) -> None:
        """Beside the heartbeat, which must not wait for long matches to be read."""
        if not self.stops and (self._adopting is None or self._adopting.done()):
            self._adopting = asyncio.create_task(self._adopt())

    async def _adopt(self) -> None:
        try:
            await self.adopt()
        except OSError:
            pass  # the heartbeat says so, and they are still there for the next one
        except Exception as fault:  # noqa: BLE001 -- as in watch
            tell_fault("neighbourhood-failed", fault)

    def ring(self) -> None:
        """A hint that something has changed; without it the next heartbeat would see."""
        self._bell.set()

    async def _company(self, lease: int) -> bool:
        return any(each.holder.silent < lease for each in await self.store.tenures.neighbours())

    # Where things are.

    async def find(self, said: wire.First) -> None:
        """Take the room that is asked for, if nobody runs it; raises Elsewhere if another node does. Nothing where there is none."""
        if isinstance(said, wire.Open):
            sight = await self.store.tenures.of_opener(hashed(said.token))
        else:
            sight = await self.store.tenures.of_code(said.code.upper())
        await self._come(sight)

    async def find_code(self, code: str) -> None:
        await self._come(await self.store.tenures.of_code(code))

    async def find_clubs(self) -> None:
        """Clubs are here afterwards, or Elsewhere."""
        if not self.has_clubs:
            await self._come(await self.store.tenures.of_room(FLOCK))

    def other(self, node: str) -> Holder | None:
        """A neighbour that was alive lately."""
        each = self.others.get(node)
        return None if each is None or each.holder.silent >= self.store.tenures.lease else each.holder

    def listed(self) -> list[wire.Room]:
        """Public rooms of all others that are alive."""
        alive = (each for node, each in self.others.items() if self.other(node) is not None)
        return [room for each in alive for room in msgspec.json.decode(each.listed, type=list[wire.Room])]

    async def _come(self, sight: Sight | None) -> None:
        if sight is None:
            return
        tenures = self.store.tenures
        room = sight.tenure.room
        running = self.has_clubs if sight.flock else self._house.runs(room)
        seen = (sight.tenure, sight.holder)
        way = way_to(seen, self.node, await tenures.up(), running=running, lease=tenures.lease)
        match way:
            case PassOn(holder):
                raise Elsewhere(holder)
            case Take():
                await (self._take_clubs() if sight.flock else self._take(sight.tenure))
            case Here() | Nowhere():
                pass

    # Taking and dropping.

    async def take_again(self, room: str) -> None:
        """One that failed comes in anew, if it is ours still, or nobody's."""
        sight = await self.store.tenures.of_room(room)
        if sight is None or (sight.flock and sight.tenure.node != self.node):
            return
        seen, lease = (sight.tenure, sight.holder), self.store.tenures.lease
        if isinstance(
            way_to(seen, self.node, await self.store.tenures.up(), running=False, lease=lease), Take
        ):
            await self._take(sight.tenure)

    async def _take(self, seen: Tenure) -> None:
        """Whoever else knocks meanwhile waits for the same; and what has come in since it was seen is not taken twice."""
        room = seen.room
        if room in self._arriving:
            await asyncio.shield(self._arriving[room])
            return
        if self._house.runs(room) and self.store.epoch(room) >= seen.epoch:
            return
        self._must_go_on()
        with self._arrival(room):
            self._house.lose({room})
            kept = await self.store.rooms(room)
            await self._house.take_in(kept)
            self.taken += len(kept)

    async def _take_clubs(self) -> None:
        async with self._clubs_coming:
            if self.has_clubs:
                return
            self._must_go_on()
            claims = await self.store.tenures.claim_flock(FLOCK)
            if claims:
                await self._house.take_clubs(await self.store.read(claims))
                self.has_clubs = True
                tell("clubs-taken", rooms=len(claims) - 1)

    async def _orphans(self, most: int) -> list[Tenure]:
        claims = await self.store.tenures.claim_orphans(most)
        return [claim for claim in claims if claim.room not in self._arriving]

    async def adopt(self, most: int = SLICE) -> None:
        """Rooms that nobody runs and nobody knocks at: their clocks have to go on, too."""
        claims = await self._orphans(most)
        with ExitStack() as all_of_them:
            arrivals = {claim.room: all_of_them.enter_context(self._arrival(claim.room)) for claim in claims}
            self._house.lose(set(arrivals))
            for each in await self.store.read(claims) if claims else ():
                await self._house.take_in([each])
                arrivals[each.room].is_in()
                self.taken += 1
        if len(claims) == most:
            self.ring()
        sight = None if self.has_clubs else await self.store.tenures.of_room(FLOCK)
        with suppress(Elsewhere):  # where they are well
            await self._come(sight)

    def _arrival(self, room: str) -> "_Arrival":
        return _Arrival(self._arriving, room)

    def _must_go_on(self) -> None:
        if self.stops:
            raise StoreFault("this node stops")

    def _lost(self, _: str) -> None:
        self._doubt = True
        self.ring()

    async def _look_again(self) -> None:
        """Our lease had lapsed, or somebody has taken a room: what is no longer ours is dropped at once."""
        gone = set(to_drop(self.store.held, await self.store.tenures.ours(), self.node))
        if self.has_clubs and FLOCK in gone:
            self.has_clubs = False
            self._house.lose_clubs()
        for room in gone:
            self.store.drop(room)
        self._house.lose(gone)
        self.dropped += len(gone)
        if gone:
            tell("rooms-lost", rooms=len(gone))

    def _misses(self) -> None:
        self._tell_whether(well=False, fault=StoreFault("it does not answer"))

    def _tell_whether(self, *, well: bool, fault: OSError | None = None) -> None:
        if well != self.well:
            tell("database-back" if well else "database-lost", why="" if fault is None else str(fault))
        self.well = well
        if not self.stops:
            self._house.ails = None if well else "database-lost"

    async def _pause(self) -> None:
        try:
            async with asyncio.timeout(BEAT / 1000 * min(1.0, self.store.tenures.lease / 3_000)):
                await self._bell.wait()
        except TimeoutError:
            pass
        self._bell.clear()


class _Arrival:
    """A room that is on its way in, until it is in or will not come."""

    def __init__(self, arriving: "dict[str, asyncio.Future[None]]", room: str) -> None:
        self._arriving = arriving
        self._room = room
        self._done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def __enter__(self) -> Self:
        self._arriving[self._room] = self._done
        return self

    def __exit__(self, *_: object) -> None:
        self.is_in()

    def is_in(self) -> None:
        if not self._done.done():
            del self._arriving[self._room]
            self._done.set_result(None)
