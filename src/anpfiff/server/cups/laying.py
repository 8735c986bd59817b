"""Laying out a match of a competition: a room with reserved chairs, and the secrets to get into it."""

from typing import NamedTuple

from anpfiff.core import chosen
from anpfiff.fixtures import Match, Plan, Side
from anpfiff.fixtures.people import PersonId
from anpfiff.games import game_called
from anpfiff.server.cups.club import KEY, Club
from anpfiff.server.room.company import BRIDGE, Company
from anpfiff.server.room.people import Person, Place, hashed
from anpfiff.server.room.reserved import NOBODY, Reserved
from anpfiff.server.room.saved import SavedRoom


class Chair(NamedTuple):
    """Whose it is; without a person, a bot's."""

    person: PersonId
    bot: str


def chairs(match: Match) -> list[Chair]:
    """Sides sit alternately; where a team is smaller a bot fills its chair."""
    largest = max(1, *(len(side.people) for side in match.sides))
    return [_chair(side, row, largest) for row in range(largest) for side in match.sides]


def _chair(side: Side, row: int, largest: int) -> Chair:
    if row < len(side.people):
        plays_alone = largest == 1 and bool(side.bot)
        return Chair(side.people[row], side.bot if plays_alone else "")
    return Chair("", side.bot or BRIDGE)


def seated_at(match: Match) -> tuple[PersonId, ...]:
    """Chair by chair; a room whose people are others was laid out for another match."""
    return tuple(chair.person for chair in chairs(match))


def seat_token(club: Club, competition: str, match: int, person: PersonId) -> str:
    """What makes the chair theirs. With another pass it is another one."""
    return club.key("seat", competition, match, person, club.person(person).digest)


def stands_key(club: Club, competition: str, match: int) -> str:
    return club.key("stands", competition, match)[:KEY]


def laid(code: str, club: Club, competition: str, plan: Plan, match: Match) -> SavedRoom:
    """The room as it is before anybody has come; a preset that this game does not speak of is the printed one."""
    game = game_called(match.game)
    options = dict(getattr(game.presets, plan.preset))
    places = chairs(match)
    game.setup(len(places), chosen(game.vocabulary.options, options))
    return SavedRoom(
        code=code,
        game=match.game,
        options=options,
        material=None,
        company=_company(club, competition, match, places),
        public=False,
        reserved=Reserved(competition, match.id, stands_key(club, competition, match.id), seated_at(match)),
    )


def _company(club: Club, competition: str, match: Match, places: list[Chair]) -> Company:
    seated = [chair.person for chair in places if chair.person]
    people = [_person(club, competition, match.id, each, number) for number, each in enumerate(seated, 1)]
    chairs = [
        Place(seated.index(chair.person) + 1 if chair.person else None, chair.bot or None) for chair in places
    ]
    return Company(people, chairs, host=NOBODY, newest=len(people))


def _person(club: Club, competition: str, match: int, person: PersonId, number: int) -> Person:
    """Not here yet. Somebody who was deleted since has a chair that nobody can take."""
    known = next((each for each in club.people if each.id == person), None)
    secret = "" if known is None else hashed(seat_token(club, competition, match, person))
    return Person(
        number=number,
        secret=secret,
        name="" if known is None else known.name,
        animal="" if known is None else known.animal,
        lang=club.lang,
        here=False,
    )
