"""From match to match: who plays the next one where there are more people than chairs.

Who waits comes in, who has sat out longest first; who has played most matches in a row makes room, and who is away before
anybody who is here. Nobody chooses, so nobody has to ask.
"""

from anpfiff.server.room.company import Company
from anpfiff.server.room.people import Place


def next_up(company: Company, most: int) -> tuple[int, ...]:
    """The people who play next, `most` of them at most."""
    waiting = sorted(
        filter(company.waits, company.people), key=lambda person: (person.since, person.played, person.number)
    )
    sitting = [person for person in company.people if company.seat_of(person.number) is not None]
    sitting.sort(key=lambda person: (not person.here, person.in_a_row, person.number))
    return tuple(person.number for person in (waiting + sitting)[:most])


def turn_over(company: Company, most: int, before: int) -> None:
    """The chairs for the next match; who has been away since before that time keeps none."""
    players = [number for number in next_up(company, most) if not company.person(number).gone_since(before)]
    for place in company.places:
        if place.person is not None and place.person not in players:
            place.person = place.bot = None
    for number in players:
        if company.seat_of(number) is None:
            _spot(company).person = number


def count(company: Company) -> None:
    """A match begins: who is in it, and who sits out."""
    company.matches += 1
    for person in company.people:
        if company.seat_of(person.number) is None:
            person.in_a_row = 0
        else:
            person.in_a_row += 1
            person.played += 1
            person.since = 2 * company.matches


def _spot(company: Company) -> Place:
    """A free chair, or a bot's, or one more."""
    places = company.places
    free = next((place for place in places if place.free), None)
    bots = next((place for place in places if place.person is None and place.bot is not None), None)
    spot = free or bots or Place()
    if spot not in places:
        places.append(spot)
    spot.bot = None
    return spot
