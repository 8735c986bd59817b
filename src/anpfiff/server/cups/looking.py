"""Looking at a table from the stands, for the desk, the hall and everybody's phone."""

from typing import NamedTuple

from anpfiff.fixtures import Match, Outcome
from anpfiff.fixtures.whistle import at_whistle, outcome_of
from anpfiff.server.cups.answers import Live, TablePhase
from anpfiff.server.room.phases import Paused
from anpfiff.server.room.room import Room


class Sight(NamedTuple):
    """A table as it was looked at last. What is the same twice is no news."""

    code: str
    key: str
    phase: TablePhase
    live: Live


def seen(room: Room, match: Match) -> Sight:
    reserved = room.state.reserved
    assert reserved is not None, "only tables of a competition are looked at"
    return Sight(room.code, reserved.key, _phase(room, match), _live(room, match))


def _phase(room: Room, match: Match) -> TablePhase:
    if match.started is None:
        return "drawn"
    if room.match is None:
        return "waiting"
    return "paused" if isinstance(room.state.phase, Paused) else "playing"


def _live(room: Room, match: Match) -> Live:
    score = (0,) * len(match.sides)
    if room.match is not None:
        score = at_whistle(match.game, room.match.state, len(match.sides)).score
    return Live(score, _people(room, bots=False), _people(room, bots=True))


def _people(room: Room, *, bots: bool) -> tuple[str, ...]:
    """Who is connected, or for whom a bot plays."""
    reserved = room.state.reserved
    assert reserved is not None, "only tables of a competition are looked at"
    chairs = zip(reserved.people, room.company.chairs(), strict=True)
    if bots:
        return tuple(person for person, chair in chairs if person and chair.bot is not None)
    return tuple(person for person, chair in chairs if person and chair.here)


def result_of(room: Room, match: Match) -> Outcome | None:
    """Of a match that was played to its end."""
    played = room.match
    if played is None or played.result is None:
        return None
    return outcome_of(match.game, played.state, played.result, len(match.sides))


def standing_of(room: Room, match: Match) -> Outcome | None:
    """What lies on the table counts; where nobody ever played, nothing does."""
    if room.match is None:
        return None
    return result_of(room, match) or at_whistle(match.game, room.match.state, len(match.sides))
