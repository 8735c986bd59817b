"""The register of clubs: whose pass is it, and which club is behind that door?"""

import secrets
from random import SystemRandom
from typing import NamedTuple

from anpfiff.fixtures import passes
from anpfiff.fixtures.people import PersonId
from anpfiff.server.cups.club import Club, hall_digest
from anpfiff.server.cups.disallowed import Disallowed
from anpfiff.server.cups.issuing import Luck

MOST_CLUBS = 5_000


class Visitor(NamedTuple):
    """Whose pass it is; the hall is nobody."""

    club: str
    person: PersonId | None


class Register:
    """Only what is on disk is entered here."""

    def __init__(self) -> None:
        self.clubs: dict[str, Club] = {}
        self.visitors: dict[str, Visitor] = {}
        """By the hash of a pass, or of a hall's key."""

    def enter(self, club: Club) -> None:
        """A new club, or a club as it is now: passes that it no longer has are dead."""
        if club.id in self.clubs:
            self.strike(club.id)
        self.clubs[club.id] = club
        self.visitors[hall_digest(club.hall)] = Visitor(club.id, None)
        for each in club.people:
            self.visitors[each.digest] = Visitor(club.id, each.id)

    def strike(self, name: str) -> None:
        club = self.clubs.pop(name)
        self.visitors.pop(hall_digest(club.hall), None)
        for each in club.people:
            self.visitors.pop(each.digest, None)

    def holds(self, club: Club) -> bool:
        """Is it here, or anybody of it?"""
        return club.id in self.clubs or any(each.digest in self.visitors for each in club.people)

    def known(self, visitor: Visitor) -> Club:
        """A pass that has died while it waited for its turn opens nothing."""
        club = self.clubs.get(visitor.club)
        gone = club is None or all(each.id != visitor.person for each in club.people)
        if club is None or (gone and visitor.person is not None):
            raise Disallowed("no-such-pass")
        return club

    def behind(self, door: str) -> str | None:
        code = door.upper()
        return next((club.id for club in self.clubs.values() if club.door and club.door == code), None)


def luck(count: int) -> Luck:
    """Passes that nobody can guess, and names by lot."""
    tokens = tuple(passes.token(secrets.token_bytes(passes.ENTROPY)) for _ in range(count))
    return Luck(tokens, SystemRandom())
