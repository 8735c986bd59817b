"""The company: who is in a room, on which chair, and who holds the whistle."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from random import Random
from secrets import compare_digest

from msgspec import Struct, field

from anpfiff.bots.levels import NAMES
from anpfiff.core import Refused, Seat
from anpfiff.server.room.outcasts import Outcasts
from anpfiff.server.room.people import Person, Place, hashed, newcomer
from anpfiff.table.record import Player
from anpfiff.wire.messages import Chair, Guest, Language

MOST_PEOPLE = 64
ROBOT = "robot"
NOBODY = "nobody"
"""In a record, on a chair that stood empty."""
BRIDGE = "rabbit"
"""The bot that plays for somebody who is away, unless the host names another."""


class Company(Struct):
    """People come and go; chairs stay. Everything here is written down with the room."""

    people: list[Person]
    places: list[Place]
    host: int = 1
    whistles: list[int] = field(default_factory=list)
    """Who may do what the host does, because the host has lent them a whistle."""
    nod: bool = False
    """Does whoever joins need the host's nod?"""
    locked: bool = False
    newest: int = 0
    """The last number that was given to somebody: none is given twice, or the newcomer would inherit the answers."""
    matches: int = 0
    """How many have been kicked off here."""
    outcasts: Outcasts = field(default_factory=Outcasts)
    """Who was sent away."""

    def known(self, token: str) -> Person | None:
        """The same token is the same person."""
        secret = hashed(token)
        return next((person for person in self.people if compare_digest(person.secret, secret)), None)

    def admit(
        self,
        token: str,
        lang: Language,
        lots: Random,
        *,
        wish: str = "",
        browser: str = "",
        suspected: bool = False,
    ) -> Person:
        """Somebody new, unless the door is locked or the room full; the first one is the host and needs no nod."""
        if self.locked:
            raise Refused("room-locked")
        if len(self.people) >= MOST_PEOPLE:
            self._forget_somebody()
        self.newest = 1 + max((self.newest, *(person.number for person in self.people)))
        person = newcomer(self.newest, token, lang, self.people, lots, wish)
        person.browser = browser
        person.since = 2 * self.matches - 1
        person.admitted = not (self.nod or suspected) or not self.people
        self.people.append(person)
        if len(self.people) == 1:
            self.host = person.number
        return person

    def _forget_somebody(self) -> None:
        """A full room forgets whoever has been gone longest from the stands; chairs and the whistle are held."""
        away = (person for person in self.people if not person.here and person.number != self.host)
        gone = [person for person in away if self.seat_of(person.number) is None]
        if not gone:
            raise Refused("room-full", detail=f"{MOST_PEOPLE} people")
        self.dismiss(min(gone, key=lambda person: person.left_at or 0))

    def dismiss(self, person: Person) -> None:
        """Gone for good."""
        self.people.remove(person)
        self.lend(person.number, on=False)
        if person.number == self.host:
            self.pass_the_whistle()

    def pass_the_whistle(self) -> None:
        if (heir := self.heir()) is not None:
            self.host = heir.number

    def heir(self) -> Person | None:
        """Somebody who was let in: one who is here before one who is away, and one who sits before one who looks on."""
        heirs = [person for person in self.people if person.admitted]
        heirs.sort(key=lambda heir: (not heir.here, self.seat_of(heir.number) is None, heir.number))
        return next(iter(heirs), None)

    def seat_of(self, number: int) -> Seat | None:
        for seat, place in enumerate(self.places):
            if place.person == number:
                return seat
        return None

    def seat_the_waiting(self) -> None:
        """A free chair for everybody who wants to play, in the order in which they came."""
        for person in filter(self.waits, self.people):
            free = next((place for place in self.places if place.free), None)
            if free is not None:
                free.person = person.number

    def waits(self, person: Person) -> bool:
        """Does somebody who is here want a chair and have none?"""
        wants = person.admitted and person.here and not person.watching
        return wants and self.seat_of(person.number) is None

    def stand_up(self, number: int, bot: str | None = None) -> Seat | None:
        """Free that person's chair, or leave it to a bot."""
        seat = self.seat_of(number)
        if seat is not None:
            self.places[seat] = Place(bot=bot)
        return seat

    def arrange(self, seats: int, *, teams: bool = False) -> None:
        """Set out that number of seats. Where there are fewer than before, people keep theirs before bots do, and who is here before who is away."""
        away = {person.number: not person.here for person in self.people}
        worth = [2 + place.free if place.person is None else away[place.person] for place in self.places]
        kept = sorted(sorted(range(len(self.places)), key=worth.__getitem__)[:seats])
        if teams:
            self.places = in_teams(self.places, [seat for seat in kept if not self.places[seat].free], seats)
        else:
            self.places = [self.places[seat] for seat in kept] + [Place() for _ in range(seats - len(kept))]

    def fit(self, fewest: int, bot: str, *, teams: bool) -> None:
        """No chair stays free: they go as far as the game and its teams allow, and on the others sits that bot."""
        taken = [seat for seat, place in enumerate(self.places) if not place.free]
        black, white = (sum(seat % 2 == side for seat in taken) for side in (0, 1))
        self.arrange(max(fewest, 2 * black - 1, 2 * white) if teams else max(fewest, len(taken)), teams=teams)
        for place in self.places:
            if place.free:
                place.bot = bot

    def swap(self, seat: Seat, other: Seat) -> None:
        mine = self.place(seat)
        theirs = self.place(other)
        self.places[seat] = theirs
        self.places[other] = mine

    def replace_bots(self, known: Collection[str], by: str) -> None:
        """Bots that cannot play the next game leave their chairs to one that can."""
        for place in self.places:
            if place.bot is not None and place.bot not in known:
                place.bot = by

    def anybody_here(self) -> bool:
        """Who waits at the door is not in the room."""
        return any(person.here and person.admitted for person in self.people)

    def away(self) -> tuple[Seat, ...]:
        """Chairs of people who dropped and for whom no bot plays."""
        here = {person.number for person in self.people if person.here}
        return tuple(
            seat
            for seat, place in enumerate(self.places)
            if place.person is not None and place.person not in here and place.bot is None
        )

    def voters(self) -> tuple[int, ...]:
        """Who sits at the table and is here."""
        here = {person.number for person in self.people if person.here}
        return tuple(person for person in self.hands().values() if person in here)

    def forgive(self) -> None:
        """A new match: nobody has missed anything of it."""
        for person in self.people:
            person.missed = 0

    def overdue(self, before: int) -> tuple[Seat, ...]:
        """Chairs of people who have been away since before that time."""
        return tuple(seat for seat in self.away() if self.left_at(seat) <= before)

    def left_at(self, seat: Seat) -> int:
        return self.person(self.places[seat].person or 0).left_at or 0

    def hands(self) -> dict[Seat, int]:
        """Who plays by hand: the people on chairs where no bot bridges."""
        places = enumerate(self.places)
        return {
            seat: place.person for seat, place in places if place.person is not None and place.bot is None
        }

    def bots(self) -> dict[Seat, str]:
        return {seat: place.bot for seat, place in enumerate(self.places) if place.bot is not None}

    def players(self) -> list[Player]:
        return [Player(shown.name or NOBODY, shown.bot is not None) for shown in self.chairs()]

    def chairs(self) -> Iterator[Chair]:
        """The chairs as everybody sees them."""
        people = {person.number: person for person in self.people}
        for place in self.places:
            person = None if place.person is None else people[place.person]
            if person is not None:
                yield Chair(person.number, person.name, person.animal, place.bot, person.here)
            else:
                yield Chair(None, place.bot or "", face_of(place.bot), place.bot, place.bot is not None)

    def guests(self, *, admitted: bool) -> Iterator[Guest]:
        """The stands, or the door."""
        for person in self.people:
            if self.seat_of(person.number) is None and person.admitted is admitted and person.here:
                yield Guest(person.number, person.name, person.animal)

    def person(self, number: int) -> Person:
        for person in self.people:
            if person.number == number:
                return person
        raise Refused("nobody-there", detail=str(number))

    def place(self, seat: Seat) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused("no-such-seat", detail=str(seat))
        return self.places[seat]

    def seated(self, number: int) -> Seat:
        seat = self.seat_of(number)
        if seat is None:
            raise Refused("no-seat")
        return seat

    def lend(self, number: int, *, on: bool) -> None:
        """A whistle more, or one less; who has one gets no second."""
        kept = [holder for holder in self.whistles if holder != number]
        self.whistles = [*kept, number] if on else kept

    def has_whistle(self, number: int) -> bool:
        return number == self.host or number in self.whistles

    def must_host(self, number: int) -> None:
        if not self.has_whistle(number):
            raise Refused("only-the-host")

    def must_have_a_say(self, number: int) -> None:
        """Whoever plays, and whoever has a whistle."""
        if not self.has_whistle(number):
            self.seated(number)


def in_teams(places: Sequence[Place], kept: Iterable[Seat], seats: int) -> list[Place]:
    """Every other chair is one team's: who is kept stays in the team as long as it has chairs."""
    arranged: dict[Seat, Place] = {}
    for seat in kept:
        chairs = [*range(seat % 2, seats, 2), *range(1 - seat % 2, seats, 2)]
        arranged[next(chair for chair in chairs if chair not in arranged)] = places[seat]
    return [arranged.get(seat) or Place() for seat in range(seats)]


def face_of(bot: str | None) -> str:
    """The levels are animals; nobody knows what others' bots look like."""
    return "" if bot is None else bot if bot in NAMES else ROBOT
