"""The tables of a competition: a room for each match that is open, and none for any other."""

from collections.abc import Callable, Mapping
from typing import Protocol

from anpfiff.core import Refused
from anpfiff.fixtures import Match, Outcome, State
from anpfiff.server.cups.club import Club
from anpfiff.server.cups.laying import laid, seated_at
from anpfiff.server.cups.looking import Sight, result_of, seen, standing_of
from anpfiff.server.house.actor import RoomActor
from anpfiff.server.house.telling import tell_fault
from anpfiff.server.room import desk
from anpfiff.server.room.phases import Lobby
from anpfiff.server.room.saved import SavedRoom


class Landlord(Protocol):
    """The house, as far as tables are concerned."""

    def lay_reserved(self, lay: Callable[[str], SavedRoom]) -> RoomActor: ...


class Tables:
    """Rooms by the numbers of their matches, and how each was seen last."""

    def __init__(self, competition: str, house: Landlord) -> None:
        self._competition = competition
        self._house = house
        self.rooms: dict[int, RoomActor] = {}
        self.sights: dict[int, Sight] = {}

    def tend(self, club: Club, state: State) -> None:
        """Whatever happened: the rooms are as the competition wants them."""
        wanted = {} if state.closed else _open(state)
        for number in [number for number in self.rooms if number not in wanted]:
            self.clear(number)
        for match in wanted.values():
            self._lay(club, state, match)
            self.nudge(match, state)
        self.sights = {number: seen(self.rooms[number].room, wanted[number]) for number in self.rooms}

    def clear(self, number: int) -> None:
        """The room ends, unless people look at what they have just played: then when they have gone."""
        actor = self.rooms.pop(number)
        self.sights.pop(number, None)
        actor.do(lambda _: desk.finish(actor.room.state))

    def nudge(self, match: Match, state: State) -> None:
        """Kick off where somebody has come, rest where everything rests."""
        actor = self.rooms.get(match.id)
        if actor is None or match.started is None:
            return
        room = actor.room
        if state.paused is not None:
            if room.playing:
                actor.do(lambda now: desk.rest(room.state, now))
        elif isinstance(room.state.phase, Lobby) and room.company.anybody_here():
            actor.do(lambda now: desk.begin(room.state, now))

    def resume(self) -> None:
        for actor in self.rooms.values():
            self._do(actor, desk.go_on)

    def replace(self, match: int, person: str, bot: str) -> None:
        self._at_chairs(
            match, person, lambda actor, seat, now: desk.replace(actor.room.state, seat, bot, now)
        )

    def rekey(self, person: str, locks: Mapping[int, str]) -> None:
        """Somebody has another pass, or none any more."""
        for match in locks:
            self._at_chairs(
                match,
                person,
                lambda actor, seat, now: desk.rekey(actor.room.state, seat, locks[number_of(actor)], now),
            )

    def look(self, match: Match) -> bool:
        """Is anything different from the stands?"""
        sight = seen(self.rooms[match.id].room, match)
        changed = self.sights.get(match.id) != sight
        self.sights[match.id] = sight
        return changed

    def standing(self, state: State) -> dict[int, Outcome]:
        """What lies on the tables that are open."""
        standings = {
            number: standing_of(self.rooms[number].room, match)
            for number, match in _open(state).items()
            if number in self.rooms
        }
        return {number: outcome for number, outcome in standings.items() if outcome is not None}

    def result(self, match: Match) -> Outcome | None:
        actor = self.rooms.get(match.id)
        return None if actor is None else result_of(actor.room, match)

    @property
    def busy(self) -> set[int]:
        """Matches that somebody plays here."""
        return {number for number, actor in self.rooms.items() if actor.room.match is not None}

    def _lay(self, club: Club, state: State, match: Match) -> None:
        actor = self.rooms.get(match.id)
        if actor is not None and not actor.room.ended and _people(actor) == seated_at(match):
            return
        if actor is not None:
            self.clear(match.id)
        try:
            self.rooms[match.id] = self._house.lay_reserved(
                lambda code: laid(code, club, self._competition, state.plan, match)
            )
        except Refused as refusal:  # the house is full: the match can still be played at a real table
            tell_fault("table-not-laid", refusal, competition=self._competition)

    def _at_chairs(self, match: int, person: str, do: Callable[[RoomActor, int, int], None]) -> None:
        actor = self.rooms.get(match)
        if actor is not None and person in _people(actor):
            seat = _people(actor).index(person)
            actor.do(lambda now: do(actor, seat, now))

    def _do(self, actor: RoomActor, what: Callable[..., None]) -> None:
        actor.do(lambda now: what(actor.room.state, now))


def _open(state: State) -> dict[int, Match]:
    matches = () if state.round is None else state.round.matches
    return {match.id: match for match in matches if match.open and match.people}


def number_of(actor: RoomActor) -> int:
    """The match that the room was laid out for; 0 for any other room."""
    reserved = actor.room.state.reserved
    return 0 if reserved is None else reserved.match


def _people(actor: RoomActor) -> tuple[str, ...]:
    reserved = actor.room.state.reserved
    return () if reserved is None else reserved.people
