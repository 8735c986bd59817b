"""The actor that runs one competition: one thing after the other, the disk before the wire, the clock, and who waits for news."""

import asyncio
from collections.abc import Coroutine
from random import SystemRandom
from typing import Any, Protocol

from anpfiff.core import Refused
from anpfiff.fixtures import State, inputs
from anpfiff.fixtures.people import PersonId
from anpfiff.server.cups.answers import Heard, Shown
from anpfiff.server.cups.bounds import full
from anpfiff.server.cups.club import Club
from anpfiff.server.cups.cup import Cup, Granted, Step, entries
from anpfiff.server.cups.disallowed import Disallowed
from anpfiff.server.cups.granting import Clerk
from anpfiff.server.cups.laying import seat_token
from anpfiff.server.cups.seeding import seeds
from anpfiff.server.cups.showing import Eyes, Moment, shown
from anpfiff.server.cups.wishes import Come, Said
from anpfiff.server.house.actor import RoomActor
from anpfiff.server.house.club_tables import Landlord, Tables, number_of
from anpfiff.server.house.store import Store
from anpfiff.server.house.telling import tell_fault
from anpfiff.server.house.working import Working
from anpfiff.server.room.people import hashed
from anpfiff.server.room.writes import Write

LIVE = 1.0
"""Seconds between two answers to those who wait, when only scores and connections changed."""
AGAIN = 1.0
"""Seconds until a disk that refused the house's own input is asked again."""
PREFIX = "cup-"
"""Before a competition's name among all that is kept."""


class Building(Landlord, Protocol):
    """The house, as far as one competition is concerned."""

    store: Store
    working: Working

    def wall(self) -> int: ...
    def clock(self) -> int: ...
    def club(self, name: str) -> Club: ...
    def cups_of(self, club: str) -> list[Cup]: ...


class CupActor:
    def __init__(self, cup: Cup, house: Building) -> None:
        self.cup = cup
        self._house = house
        self.tables = Tables(cup.id, house)
        self.version = house.clock()
        self._lots = SystemRandom()
        self._seeds: dict[PersonId, int] | None = None
        self._lock = asyncio.Lock()
        self._bell = asyncio.Event()
        self._alarm: asyncio.TimerHandle | None = None
        self._live: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._settling: set[int] = set()
        """Matches whose result is on its way to the disk."""
        self._closed = False

    @property
    def state(self) -> State:
        return self.cup.state

    @property
    def club(self) -> Club:
        return self._house.club(self.cup.page.club)

    def lock_for(self, match: int, person: PersonId) -> str:
        """What is kept of the key to that person's seat."""
        return hashed(seat_token(self.club, self.cup.id, match, person))

    # What comes in.

    async def hear(self, who: PersonId, said: Said) -> Heard:
        """Judge, write, tell. One heard before is answered, not done again."""
        async with self._lock:
            question = (who, said.id)
            seq = self.cup.answered(question)
            if seq is None and full(self.cup.lines):
                raise Disallowed("competition-closed", detail="its book is full")
            if seq is None:
                try:
                    await self._grant(await self._judged(who, said))
                except Refused as refusal:
                    self.cup.refused(question, refusal)
                    raise
                seq = self.cup.seq
            return Heard(seq, self.version)

    async def delete(self, person: PersonId) -> None:
        """From now on it is somebody, and nobody knows who."""
        async with self._lock:
            if any(each.person.id == person and each.presence != "deleted" for each in self.state.entrants):
                given = inputs.DeletePerson(person, self._house.clock())
                await self._grant(self.cup.step(Granted(given)))
            if any(_names(line, person) for line in self.cup.lines):
                await self._forget_words_of(person)

    async def _forget_words_of(self, person: PersonId) -> None:
        """On disk first. A kill before leaves the words in the log; whoever deletes the person again deletes them, too."""
        lines = self.cup.without_words_of(person)
        write = Write(f"{PREFIX}{self.cup.id}", entries=entries(lines))
        await self._house.store.rewrite(write, self._house.wall())
        self.cup.lines = lines

    def noticed(self, actor: RoomActor) -> None:
        """Something happened at one of the tables."""
        number = number_of(actor)
        if self.tables.rooms.get(number) is not actor or self._closed:
            return
        match = self.state.match(number)
        if not match.open:
            return
        self.tables.nudge(match, self.state)
        if self.tables.look(match):
            self._ring_soon()
        outcome = self.tables.result(match)
        if outcome is not None and number not in self._settling:
            self._settling.add(number)
            self._later(self._settle(number))
        elif self._alarm is None:
            self._set_alarm()

    def adopt(self, actor: RoomActor) -> None:
        """A room that has come back from the disk."""
        self.tables.rooms[number_of(actor)] = actor

    def lost(self, actor: RoomActor) -> None:
        """A room that failed before anything of it was on disk: another one is laid out."""
        if self.tables.rooms.get(number_of(actor)) is actor:
            del self.tables.rooms[number_of(actor)]
            self.wake()

    def wake(self) -> None:
        """After a restart, or when the club has changed: everything as the log says."""
        if self._closed:
            return
        self._follow()
        for number in tuple(self.tables.rooms):
            self.noticed(self.tables.rooms[number])

    def close(self) -> None:
        self._closed = True
        for timer in (self._alarm, self._live):
            if timer is not None:
                timer.cancel()
        for task in self._tasks:
            task.cancel()
        self._bell.set()

    def clear(self) -> list[str]:
        """The competition is gone, and its tables with it: the names of their rooms."""
        self.close()
        names = [actor.room.name for actor in self.tables.rooms.values()]
        for number in tuple(self.tables.rooms):
            self.tables.clear(number)
        return names

    # What goes out.

    async def news(self, seen: int, patience: float) -> None:
        """Until there is anything that somebody who has seen so much does not know."""
        if self.version != seen or self._closed:
            return
        bell = self._bell
        try:
            async with asyncio.timeout(patience):
                await bell.wait()
        except TimeoutError:
            pass  # nothing happened: that is an answer, too

    def shown(self, eyes: Eyes) -> Shown:
        return shown(self.cup, self.tables.sights, eyes, Moment(self.version, self._house.clock()))

    # One thing after the other.

    async def _judged(self, who: PersonId, said: Said) -> Step:
        if isinstance(said.wish, Come) and self._seeds is None:
            self._seeds = await asyncio.to_thread(seeds, self.cup, self._house.cups_of(self.cup.page.club))
        clerk = Clerk(self.club, self.state, who, self._house.clock(), self._seeds or {})
        given = clerk.read(said.wish, self._lots, lambda: self.tables.standing(self.state), self.tables.busy)
        line = Granted(given, who, said.id)
        if isinstance(given, inputs.DrawRound):  # for many people it takes a while: no table waits for it
            return await self._house.working.beside(lambda: self.cup.step(line))
        return self.cup.step(line)

    async def _grant(self, step: Step) -> None:
        """It has happened when it is on disk, and not before."""
        write = Write(f"{PREFIX}{self.cup.id}", entries=[self.cup.entry(step)])
        await self._house.store.write(write, self._house.wall())
        self.cup.take(step)
        given = step.line.given
        self._follow()
        if isinstance(given, inputs.Resume):
            self.tables.resume()
        elif isinstance(given, inputs.ReplaceByBot):
            self.tables.replace(given.match, given.person, given.bot)

    def _follow(self) -> None:
        self.tables.tend(self.club, self.state)
        self._set_alarm()
        self.ring()

    async def _settle(self, number: int) -> None:
        """A match was played to its end: its result counts by itself, as soon as the disk takes it."""
        try:
            await self._enter(number)
        except Refused as refusal:
            tell_fault("result-refused", refusal, competition=self.cup.id)
        finally:
            self._settling.discard(number)

    async def _enter(self, number: int) -> None:
        async with self._lock:
            match = self.state.match(number)
            outcome = self.tables.result(match)
            if match.open and outcome is not None:
                given = inputs.EnterResult(number, outcome, self._house.clock())
                await self._insist(self.cup.step(Granted(given)))

    async def _blow(self) -> None:
        """The minutes are over. Where nobody ever sat down here, nobody blows: the desk knows what is played elsewhere."""
        async with self._lock:
            drawn = self.state.round
            due = drawn is not None and not drawn.over and self.state.paused is None
            if not due or drawn is None or drawn.until is None or drawn.until > self._house.clock():
                self._set_alarm()
            elif outcomes := self.tables.standing(self.state):
                given = inputs.Whistle(outcomes, self._house.clock())
                await self._insist(self.cup.step(Granted(given)))

    async def _insist(self, step: Step) -> None:
        """Nobody would say this again: a disk that refuses is asked again, until somebody has made room on it."""
        while True:
            try:
                await self._grant(step)
            except Exception as fault:  # noqa: BLE001 -- another store has other faults
                tell_fault("disk-failed", fault, competition=self.cup.id)
                await asyncio.sleep(AGAIN)
            else:
                return

    # Time.

    def ring(self) -> None:
        """News for everybody who waits; versions go on growing over a restart."""
        self.version = max(self.version + 1, self._house.clock())
        self._bell.set()
        self._bell = asyncio.Event()

    def _ring_soon(self) -> None:
        if self._live is None:
            self._live = asyncio.get_running_loop().call_later(LIVE, self._ring_now)

    def _ring_now(self) -> None:
        self._live = None
        self.ring()

    def _ends_at(self) -> int | None:
        """When the round's time is up, if it has one that runs."""
        drawn = self.state.round
        stands = self._closed or drawn is None or drawn.over or self.state.paused is not None
        return None if stands or drawn is None else drawn.until

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        until = self._ends_at()
        if until is None or (until <= self._house.clock() and not self.tables.standing(self.state)):
            return
        wait = max(0, until - self._house.clock()) / 1000
        self._alarm = asyncio.get_running_loop().call_later(wait, self._time_up)

    def _time_up(self) -> None:
        self._alarm = None
        self._later(self._blow())

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _names(line: Granted, person: PersonId) -> bool:
    """Does it still say what that person was called?"""
    given = line.given
    return isinstance(given, inputs.Come) and given.person.id == person and bool(given.person.name)
