"""A competition as somebody sees it: what all see alike is worked out once for each state, the tables and one's own place anew."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from anpfiff.fixtures import Match, Round, State, standings
from anpfiff.fixtures.honours import scorers, superlatives
from anpfiff.fixtures.people import PersonId
from anpfiff.fixtures.plan import game_of
from anpfiff.fixtures.rounds import finished, planned
from anpfiff.fixtures.season import Curve, Improved, graph, improved, month_ago, table_after
from anpfiff.fixtures.standings import group_tables
from anpfiff.fixtures.views import bracket, cross_table, form, third_place
from anpfiff.fixtures.whistle import sentence
from anpfiff.server.cups import answers
from anpfiff.server.cups.answers import Attendee, CupPhase, Mine, RoundShown, Settled, Shown, TableShown
from anpfiff.server.cups.club import Club
from anpfiff.server.cups.cup import Cup
from anpfiff.server.cups.laying import seat_token, seated_at
from anpfiff.server.cups.looking import Sight


class Eyes(NamedTuple):
    """Who looks: somebody's pass, or the hall (nobody)."""

    club: Club
    person: PersonId | None
    lang: str = "en"


class Moment(NamedTuple):
    """The competition's version and the server's time."""

    version: int
    now: int


def shown(cup: Cup, sights: Mapping[int, Sight], eyes: Eyes, moment: Moment) -> Shown:
    state = cup.state
    return replace(
        _for_all(_Kept(cup.id, state)),
        version=moment.version,
        now=moment.now,
        may=_may(eyes),
        round=None if state.round is None else _round(state.round, sights),
        whistle=sentence(game_of(state.plan, max(1, len(state.rounds))), eyes.lang),
        mine=None if eyes.person is None else _mine(cup, sights, eyes.club, eyes.person),
    )


def phase_of(state: State) -> CupPhase:
    if state.closed:
        return "closed"
    if state.round is None:
        return "gathering"
    if state.round.over:
        return "finished" if finished(state) else "between"
    started = any(match.started is not None for match in state.round.matches)
    return "playing" if started else "drawn"


def season(cup: Cup, after: int | None = None) -> answers.SeasonShown:
    """With the table after that round; after the last one where there is no such round."""
    state = cup.state
    rounds = len(state.rounds)
    asked = after if after is not None and 1 <= after <= rounds else rounds
    curves, risen = _winter(_Kept(cup.id, state))
    return answers.SeasonShown(
        id=cup.id,
        rounds=rounds,
        curves=curves,
        improved=risen,
        after=asked,
        table=table_after(state, asked),
    )


class _Kept(Struct, frozen=True, eq=False):
    """A state by itself, not by what it holds: hashing a whole season would cost more than showing it."""

    id: str
    state: State

    def __hash__(self) -> int:
        return hash((self.id, id(self.state)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and other.id == self.id and other.state is self.state


def work_out(cup: Cup) -> None:
    """What takes long where many take part; once for each state."""
    _for_all(_Kept(cup.id, cup.state))


@lru_cache(16)
def _winter(kept: _Kept) -> tuple[tuple[Curve, ...], Improved | None]:
    state = kept.state
    rounds = len(state.rounds)
    return graph(state), improved(state, month_ago(state), rounds) if rounds > 1 else None


@lru_cache(64)
def _for_all(kept: _Kept) -> Shown:
    state = kept.state
    return Shown(
        id=kept.id,
        version=0,
        now=0,
        plan=state.plan,
        phase=phase_of(state),
        planned=planned(state),
        paused=state.paused,
        next=state.next,
        people=tuple(_attendee(state, place) for place in range(len(state.entrants))),
        earlier=_earlier(state),
        standings=standings(state),
        groups=group_tables(state),
        bracket=bracket(state),
        third=third_place(state),
        cross=cross_table(state),
        scorers=scorers(state),
        superlatives=superlatives(state),
    )


def _may(eyes: Eyes) -> bool:
    return eyes.person is not None and eyes.club.person(eyes.person).organiser


def _attendee(state: State, place: int) -> Attendee:
    entrant = state.entrants[place]
    person = entrant.person
    return Attendee(
        id=person.id,
        name=person.name,
        animal=person.animal,
        presence=entrant.presence,
        since=entrant.since,
        form=form(state, person.id),
    )


def _earlier(state: State) -> tuple[Settled, ...]:
    return tuple(_settled(drawn.number, match) for drawn in state.rounds[:-1] for match in drawn.matches)


def _settled(number: int, match: Match) -> Settled:
    return Settled(
        match=match.id,
        round=number,
        table=match.table,
        game=match.game,
        stage=match.stage,
        sides=match.sides,
        outcome=match.outcome,
        off=match.off,
        undo=bool(match.before),
    )


def _round(drawn: Round, sights: Mapping[int, Sight]) -> RoundShown:
    tables = sorted(drawn.matches, key=lambda match: match.table)
    return RoundShown(
        number=drawn.number,
        stage=drawn.stage,
        game=drawn.matches[0].game if drawn.matches else "",
        tables=tuple(_table(match, sights.get(match.id)) for match in tables),
        byes=drawn.byes,
        drawn=drawn.drawn,
        until=drawn.until,
        whistled=drawn.whistled,
        over=drawn.over,
    )


def _table(match: Match, sight: Sight | None) -> TableShown:
    table = TableShown(
        match=match.id,
        table=match.table,
        game=match.game,
        stage=match.stage,
        slot=match.slot,
        sides=match.sides,
        phase="off" if match.off else "settled" if match.outcome else "waiting" if match.started else "drawn",
        started=match.started,
        outcome=match.outcome,
        undo=bool(match.before),
    )
    if sight is None or not match.open:
        return table
    return replace(table, phase=sight.phase, live=sight.live, code=sight.code, key=sight.key)


def _mine(cup: Cup, sights: Mapping[int, Sight], club: Club, person: PersonId) -> Mine | None:
    """An open match; or a bye, while the others play."""
    drawn = cup.state.round
    if drawn is None or drawn.over:
        return None
    match = next((match for match in drawn.matches if match.open and person in match.people), None)
    if match is None:
        return Mine(match=0, bye=True) if person in drawn.byes else None
    side = next(side for side in match.sides if person in side.people)
    sight = sights.get(match.id)
    return Mine(
        match=match.id,
        table=match.table,
        game=match.game,
        partners=tuple(other for other in side.people if other != person),
        opponents=tuple(other for other in match.people if other not in side.people),
        started=match.started is not None,
        code="" if sight is None else sight.code,
        token="" if sight is None else seat_token(club, cup.id, match.id, person),
        seat=seated_at(match).index(person),
    )
