"""All clubs of a server: whose pass opens what, and what may be asked of a club."""

import asyncio
import secrets
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from anpfiff.fixtures import passes
from anpfiff.fixtures.people import PersonId
from anpfiff.server.cups import club as clubs
from anpfiff.server.cups import moving
from anpfiff.server.cups.answers import ClubShown, Issued, RecordsShown
from anpfiff.server.cups.asked import Admission, Founding, Opening
from anpfiff.server.cups.book import book
from anpfiff.server.cups.club import Club
from anpfiff.server.cups.cup import Cup, Page, restored
from anpfiff.server.cups.disallowed import Disallowed
from anpfiff.server.cups.granting import checked
from anpfiff.server.cups.issuing import admitted, issued, told_again
from anpfiff.server.cups.portrait import portrait
from anpfiff.server.house.actor import RoomActor
from anpfiff.server.house.club_cup import PREFIX as CUP
from anpfiff.server.house.club_cup import Building, CupActor
from anpfiff.server.house.club_register import MOST_CLUBS, Register, Visitor, luck
from anpfiff.server.house.codes import Codes
from anpfiff.server.house.store import Damaged, Kept
from anpfiff.server.house.telling import tell, tell_fault
from anpfiff.server.room.writes import Write
from anpfiff.wire.messages import Language

CLUB = "club-"
"""Before a club's name among all that is kept."""


class Clubs:
    def __init__(self, house: Building) -> None:
        self._house = house
        self._register = Register()
        self._cups: dict[str, CupActor] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._moving = asyncio.Lock()
        self._doors = Codes(public=True)
        self.unreadable = 0

    # Looking up.

    def visitor(self, digest: str) -> Visitor | None:
        return self._register.visitors.get(digest)

    def club(self, name: str) -> Club:
        return self._register.clubs[name]

    def portrait(self, visitor: Visitor) -> ClubShown:
        return portrait(self._register.clubs[visitor.club], self.cups_of(visitor.club), visitor.person)

    async def book(self, visitor: Visitor) -> RecordsShown:
        club = self._register.clubs[visitor.club]
        cups = self.cups_of(visitor.club)
        made_of = (club, *(cup.state for cup in cups))
        return await self._house.working.once(("records", club.id), made_of, lambda: book(club, cups))

    def cup(self, visitor: Visitor, name: str) -> CupActor:
        """Of another club's there is nothing to be seen."""
        actor = self._cups.get(name)
        if actor is None or actor.cup.page.club != visitor.club:
            raise Disallowed("no-such-competition")
        return actor

    def cup_of(self, room: RoomActor) -> CupActor | None:
        """The competition for which a room was laid out, as long as it wants it."""
        reserved = room.room.state.reserved
        return None if reserved is None or reserved.done else self._cups.get(reserved.competition)

    def behind(self, door: str) -> str | None:
        """The club whose door is open under that code."""
        return self._register.behind(door)

    def must_organise(self, visitor: Visitor) -> None:
        self._organised_by(visitor)

    # Coming back from the disk.

    @staticmethod
    def keeps(kept: Kept) -> bool:
        return kept.room.startswith((CLUB, CUP))

    def restore(self, kept: list[Kept]) -> None:
        """Clubs first; what cannot be read stays on disk and keeps nobody else out."""
        for each in sorted(kept, key=lambda each: not each.room.startswith(CLUB)):
            try:
                self._move_in(each)
            except Exception as fault:  # noqa: BLE001 -- another version's words can fail in any way
                self.unreadable += 1
                tell_fault("club-not-restored", fault, name=each.room)

    def wake(self) -> None:
        """When the rooms are back, too."""
        for actor in self._cups.values():
            actor.wake()

    def close(self) -> None:
        for actor in self._cups.values():
            actor.close()

    def leave(self) -> None:
        """Another node has them now."""
        self.close()
        self._register = Register()
        self._cups.clear()

    # A club.

    async def found(self, founding: Founding) -> tuple[Visitor, Issued]:
        if len(self._register.clubs) >= MOST_CLUBS:
            raise Disallowed("too-many-clubs")
        seal = secrets.token_hex(32)
        empty = Club(
            id=secrets.token_hex(8),
            name=founding.name,
            lang=founding.lang,
            seal=seal,
            founded=self._house.wall(),
        )
        told, club = issued(empty, founding.lang, luck(1), organiser=True, printed=False)
        await self._keep(club)
        tell("club-founded", clubs=len(self._register.clubs))
        return Visitor(club.id, told[0].id), told[0]

    async def join(self, name: str, admission: Admission) -> tuple[Visitor, Issued]:
        """A pass without paper, or a blank one that was printed elsewhere; brought along twice, it is still one."""
        async with self._lock(name):
            known = self.visitor(passes.digest(admission.blank)) if admission.blank else None
            if known is not None:
                return known, told_again(self._register.clubs[name], admission.blank)
            told, club = admitted(self._register.clubs[name], admission, luck(1))
            await self._keep(club)
            return Visitor(name, told.id), told

    async def issue(self, visitor: Visitor, count: int, lang: Language | None) -> list[Issued]:
        async with self._lock(visitor.club):
            club = self._organised_by(visitor)
            told, changed = issued(club, lang or club.lang, luck(count))
            await self._keep(changed)
            return told

    async def reissue(self, visitor: Visitor, person: PersonId) -> Issued:
        async with self._lock(visitor.club):
            club = self._own_or_organised(visitor, person)
            token = luck(1).tokens[0]
            await self._keep(clubs.reissued(club, person, token))
            self._rekey(visitor.club, person)
            each = club.person(person)
            return Issued(each.id, each.name, each.animal, token)

    async def delete_person(self, visitor: Visitor, person: PersonId) -> None:
        async with self._lock(visitor.club):
            club = clubs.without(self._own_or_organised(visitor, person), person)
            for actor in self._actors_of(visitor.club):
                await actor.delete(person)
            await self._keep(club)
            self._rekey(visitor.club, person)

    async def change(self, visitor: Visitor, how: Callable[[Club], Club]) -> None:
        """Organisers change who organises."""
        async with self._lock(visitor.club):
            await self._keep(how(self._organised_by(visitor)))

    async def door(self, visitor: Visitor, *, open_: bool) -> None:
        async with self._lock(visitor.club):
            taken = {club.door for club in self._register.clubs.values()}
            code = self._doors.fresh(taken) if open_ else ""
            await self._keep(replace(self._organised_by(visitor), door=code))

    async def delete(self, visitor: Visitor) -> None:
        """For good: on disk first, then here."""
        async with self._lock(visitor.club):
            club = self._organised_by(visitor)
            actors = self._actors_of(club.id)
            names = [f"{CLUB}{club.id}", *(f"{CUP}{actor.cup.id}" for actor in actors)]
            await self._house.store.delete(names)
            rooms = [name for actor in actors for name in self._cups.pop(actor.cup.id).clear()]
            self._register.strike(club.id)
            await self._house.store.delete(rooms)

    async def exported(self, visitor: Visitor) -> bytes:
        club = self._organised_by(visitor)
        cups = self.cups_of(visitor.club)
        return await self._house.working.beside(lambda: moving.written(club, cups))

    async def move_in(self, content: bytes) -> str:
        """A club from another server: all of it or nothing that anybody could see."""
        async with self._moving:  # a turn of its own: who plays here draws meanwhile
            club, cups = await asyncio.to_thread(moving.read, content)
        self._must_be_new(club, cups)
        await self._house.store.delete([f"{CUP}{cup.id}" for cup in cups])  # left by a move cut short
        for cup in cups:
            page = msgspec.json.encode(cup.page)
            await self._write(Write(f"{CUP}{cup.id}", entries=cup.entries(), page=page))
        self._must_be_new(club, cups)
        await self._keep(replace(club, door=""))
        self._cups |= {cup.id: CupActor(cup, self._house) for cup in cups}
        await self._wake(club.id)
        return club.id

    async def _wake(self, club: str) -> None:
        for actor in self._actors_of(club):
            actor.wake()
            await asyncio.sleep(0)  # laying tables takes its time

    # Competitions.

    async def open_cup(self, visitor: Visitor, asked: Opening) -> str:
        """The same wish opens the same competition again."""
        async with self._lock(visitor.club):
            self._organised_by(visitor)
            opening = f"{visitor.person} {asked.id}"
            cups = self.cups_of(visitor.club)
            known = next((cup.id for cup in cups if cup.page.opening == opening), None)
            if known is not None:
                return known
            if len(cups) >= moving.MOST_CUPS:
                raise Disallowed("too-many-competitions", detail=f"{moving.MOST_CUPS} at most")
            page = Page(
                club=visitor.club, plan=checked(asked.plan), began=self._house.wall(), opening=opening
            )
            return await self._open(Cup(secrets.token_hex(8), page))

    async def close_cup(self, visitor: Visitor, name: str) -> None:
        async with self._lock(visitor.club):
            self._organised_by(visitor)
            actor = self.cup(visitor, name)
            await self._house.store.delete([f"{CUP}{name}"])
            self._cups.pop(name).clear()
            tell("competition-deleted", rounds=len(actor.state.rounds))

    # Within.

    def _organised_by(self, visitor: Visitor) -> Club:
        club = self._register.known(visitor)
        if visitor.person is None:
            raise Disallowed("hall-only-looks")
        club.must_organise(visitor.person)
        return club

    def _own_or_organised(self, visitor: Visitor, person: PersonId) -> Club:
        return self._register.known(visitor) if visitor.person == person else self._organised_by(visitor)

    def _rekey(self, club: str, person: PersonId) -> None:
        kept = any(each.id == person for each in self._register.clubs[club].people)
        for actor in self._actors_of(club):
            locks = {match: actor.lock_for(match, person) if kept else "" for match in actor.tables.rooms}
            actor.tables.rekey(person, locks)
            actor.ring()

    def _must_be_new(self, club: Club, cups: list[Cup]) -> None:
        if self._register.holds(club) or any(cup.id in self._cups for cup in cups):
            raise Disallowed("club-already-here")
        if len(self._register.clubs) >= MOST_CLUBS:
            raise Disallowed("too-many-clubs")

    def _actors_of(self, club: str) -> list[CupActor]:
        return [actor for actor in self._cups.values() if actor.cup.page.club == club]

    def cups_of(self, club: str) -> list[Cup]:
        return [actor.cup for actor in self._actors_of(club)]

    async def _open(self, cup: Cup) -> str:
        await self._write(Write(f"{CUP}{cup.id}", page=msgspec.json.encode(cup.page)))
        self._cups[cup.id] = CupActor(cup, self._house)
        return cup.id

    async def _keep(self, club: Club) -> None:
        """Only what is on disk is so."""
        await self._write(Write(f"{CLUB}{club.id}", page=msgspec.json.encode(club)))
        self._register.enter(club)

    async def _write(self, write: Write) -> None:
        await self._house.store.write(write, self._house.wall())

    def _move_in(self, kept: Kept) -> None:
        if kept.damage:
            raise Damaged(kept.damage)
        if kept.room.startswith(CLUB):
            self._register.enter(msgspec.json.decode(kept.page, type=Club))
            return
        cup = restored(kept.room.removeprefix(CUP), kept.page, kept.entries)
        if cup.page.club not in self._register.clubs:
            raise Damaged("its club is gone")
        self._cups[cup.id] = CupActor(cup, self._house)

    def _lock(self, club: str) -> asyncio.Lock:
        return self._locks.setdefault(club, asyncio.Lock())
