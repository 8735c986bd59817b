"""A club: its passes and who of them organises. Values: a change makes another club, which counts once it is on disk."""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from anpfiff.fixtures import passes
from anpfiff.fixtures.people import Person, PersonId
from anpfiff.server.cups.disallowed import Disallowed
from anpfiff.wire.messages import Language

MOST_PEOPLE = 400
KEY = 16
"""Letters of a key that the server makes from the club's seal: 96 bits."""


class Pass(Struct, frozen=True):
    """Somebody of the club. Of the token only its hash is kept."""

    id: PersonId
    digest: str
    name: str
    animal: str
    organiser: bool = False
    printed: bool = True


class Club(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    lang: Language
    seal: str
    """From this the club's keys are made: of its hall, of its tables' chairs and stands."""
    people: tuple[Pass, ...] = ()
    newest: int = 0
    """The number of the last pass: none is given twice, or somebody would inherit a table."""
    door: str = ""
    founded: int = 0

    def key(self, *what: object) -> str:
        """A secret that the server need not keep: it can be made again."""
        words = "/".join(map(str, what))
        secret = hmac.digest(bytes.fromhex(self.seal), words.encode(), "sha256")
        return urlsafe_b64encode(secret).decode().rstrip("=")

    @property
    def hall(self) -> str:
        return self.key("hall")

    def person(self, person: PersonId) -> Pass:
        for each in self.people:
            if each.id == person:
                return each
        raise Disallowed("no-such-person", detail=person)

    def entrant(self, person: PersonId) -> Person:
        """As a competition knows somebody."""
        each = self.person(person)
        return Person(each.id, each.name, each.animal)

    def must_organise(self, person: PersonId) -> None:
        if not self.person(person).organiser:
            raise Disallowed("only-organisers")

    def must_speak_for(self, person: PersonId) -> None:
        """For others only organisers speak."""
        if not self.person(person).organiser:
            raise Disallowed("not-your-pass")


def issued(club: Club, faces: Iterable[tuple[str, str, str]], **more: Any) -> Club:
    """New passes: each a token, two words and an animal."""
    people = list(club.people)
    number = club.newest
    for token, name, animal in faces:
        number += 1
        people.append(Pass(f"p{number}", passes.digest(token), name, animal, **more))
    if len(people) > MOST_PEOPLE:
        raise Disallowed("club-full", detail=f"{MOST_PEOPLE} at most")
    return replace(club, people=tuple(people), newest=number)


def reissued(club: Club, person: PersonId, token: str) -> Club:
    """The same person with another pass; the old one is dead."""
    return _with(club, replace(club.person(person), digest=passes.digest(token)))


def without(club: Club, person: PersonId) -> Club:
    club.person(person)
    return _led(replace(club, people=tuple(each for each in club.people if each.id != person)))


def organised(club: Club, person: PersonId, *, on: bool) -> Club:
    return _led(_with(club, replace(club.person(person), organiser=on)))


def handed_over(club: Club, giver: PersonId, to: PersonId) -> Club:
    return club if giver == to else organised(organised(club, to, on=True), giver, on=False)


def hall_digest(key: str) -> str:
    return hashlib.sha256(f"anpfiff hall {key}".encode()).hexdigest()


def _with(club: Club, changed: Pass) -> Club:
    return replace(club, people=tuple(changed if each.id == changed.id else each for each in club.people))


def _led(club: Club) -> Club:
    if not any(each.organiser for each in club.people):
        raise Disallowed("last-organiser")
    return club
