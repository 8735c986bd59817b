"""The company: who is in a room, on which chair, and who holds the whistle."""

from collections.abc import Iterator
from random import Random
from secrets import compare_digest

from msgspec import Struct

from anpfiff.core import Refused, Seat
from anpfiff.server.people import Person, Place, hashed, newcomer
from anpfiff.table.record import Player
from anpfiff.wire.messages import Chair, Guest, Language, Level

MOST_PEOPLE = 64


class Company(Struct):
    """People come and go; chairs stay. Everything here is written down with the room."""

    people: list[Person]
    places: list[Place]
    host: int = 1
    nod: bool = False
    """Does whoever joins need the host's nod?"""
    locked: bool = False

    def known(self, token: str) -> Person | None:
        """The same token is the same person."""
        secret = hashed(token)
        return next((person for person in self.people if compare_digest(person.secret, secret)), None)

    def admit(self, token: str, lang: Language, lots: Random) -> Person:
        """Somebody new, unless the door is locked or the room full; the first one is the host and needs no nod."""
        if self.locked:
            raise Refused("room-locked")
        if len(self.people) >= MOST_PEOPLE:
            raise Refused("room-full", detail=f"{MOST_PEOPLE} people")
        number = 1 + max((person.number for person in self.people), default=0)
        person = newcomer(number, token, lang, {other.name for other in self.people}, lots)
        person.admitted = not self.nod or not self.people
        self.people.append(person)
        return person

    def dismiss(self, person: Person) -> None:
        """Gone for good; the whistle goes to somebody who is here."""
        self.people.remove(person)
        if person.number == self.host and self.people:
            self.host = min(self.people, key=lambda other: (not other.here, other.number)).number

    def seat_of(self, number: int) -> Seat | None:
        return next((seat for seat, place in enumerate(self.places) if place.person == number), None)

    def seat_the_waiting(self) -> None:
        """A free chair for everybody who wants to play, in the order in which they came."""
        for person in self.people:
            wants = person.admitted and person.here and not person.watching
            free = next((place for place in self.places if place.free), None)
            if wants and free is not None and self.seat_of(person.number) is None:
                free.person = person.number

    def stand_up(self, number: int, bot: Level | None = None) -> Seat | None:
        """Free that person's chair, or leave it to a bot."""
        seat = self.seat_of(number)
        if seat is not None:
            self.places[seat] = Place(bot=bot)
        return seat

    def anybody_here(self) -> bool:
        return any(person.here for person in self.people)

    def away(self) -> tuple[Seat, ...]:
        """Chairs of people who dropped and for whom no bot plays."""
        here = {person.number for person in self.people if person.here}
        return tuple(
            seat
            for seat, place in enumerate(self.places)
            if place.person is not None and place.person not in here and place.bot is None
        )

    def bots(self) -> dict[Seat, Level]:
        return {seat: place.bot for seat, place in enumerate(self.places) if place.bot is not None}

    def players(self) -> list[Player]:
        return [Player(shown.name or "nobody", shown.bot is not None) for shown in self.chairs()]

    def chairs(self) -> Iterator[Chair]:
        """The chairs as everybody sees them."""
        people = {person.number: person for person in self.people}
        for place in self.places:
            person = None if place.person is None else people[place.person]
            if person is not None:
                yield Chair(person.number, person.name, person.animal, place.bot, person.here)
            else:
                yield Chair(None, place.bot or "", place.bot or "", place.bot, place.bot is not None)

    def guests(self, *, admitted: bool) -> Iterator[Guest]:
        """The stands, or the door."""
        for person in self.people:
            if self.seat_of(person.number) is None and person.admitted is admitted and person.here:
                yield Guest(person.number, person.name, person.animal)

    def person(self, number: int) -> Person:
        found = next((person for person in self.people if person.number == number), None)
        if found is None:
            raise Refused("nobody-there", detail=str(number))
        return found

    def place(self, seat: Seat) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused("no-such-seat", detail=str(seat))
        return self.places[seat]

    def seated(self, number: int) -> Seat:
        seat = self.seat_of(number)
        if seat is None:
            raise Refused("no-seat")
        return seat

    def must_host(self, number: int) -> None:
        if number != self.host:
            raise Refused("only-the-host")
