"""A club as somebody sees it."""

from collections.abc import Iterable

from anpfiff.fixtures.people import PersonId
from anpfiff.server.cups.answers import ClubShown, Listed, Member
from anpfiff.server.cups.club import Club, Pass
from anpfiff.server.cups.cup import Cup
from anpfiff.server.cups.showing import phase_of


def portrait(club: Club, cups: Iterable[Cup], person: PersonId | None) -> ClubShown:
    """Players see who organises and what is played; organisers everybody. The hall sees what players see."""
    me = None if person is None else club.person(person)
    organises = me is not None and me.organiser
    return ClubShown(
        id=club.id,
        name=club.name,
        lang=club.lang,
        me=None if me is None else _member(me),
        organisers=tuple(_member(each) for each in club.people if each.organiser),
        members=tuple(map(_member, club.people)) if organises else (),
        competitions=tuple(_listed(cup, person) for cup in _newest_first(cups)),
        hall=club.hall if organises else "",
        door=club.door if organises else "",
    )


def _member(each: Pass) -> Member:
    return Member(
        id=each.id, name=each.name, animal=each.animal, organiser=each.organiser, printed=each.printed
    )


def _listed(cup: Cup, person: PersonId | None) -> Listed:
    state = cup.state
    return Listed(
        id=cup.id,
        name=state.plan.name,
        format=state.plan.format,
        games=state.plan.games,
        phase=phase_of(state),
        people=len(state.entrants),
        round=len(state.rounds),
        began=cup.page.began,
        taking_part=person is not None and person in state.ids,
    )


def _newest_first(cups: Iterable[Cup]) -> list[Cup]:
    return sorted(cups, key=lambda cup: (-cup.page.began, cup.id))
