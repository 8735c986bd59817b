"""What is going on in a room, as a type: a match exists just where a phase holds one."""

from typing import TypeAlias, assert_never

from msgspec import Struct

from anpfiff.server.room.match import Match
from anpfiff.wire import messages as wire


class Lobby(Struct, frozen=True):
    """Before the first match of a game."""


class Playing(Struct, frozen=True):
    """The clock runs."""

    match: Match


class KickOff(Struct, frozen=True):
    """A new match is about to begin."""

    last: Match | None
    """The one before it."""


class Countdown(Struct, frozen=True):
    """Three, two, one, whistle: in server time, for all at once."""

    until: int
    then: KickOff | Playing
    """A new match, or the one that was paused."""


class Paused(Struct, frozen=True):
    """The clock stands."""

    match: Match
    dropped: bool
    """Did play stop because somebody dropped, and not by hand? Then it goes on by itself."""


class Over(Struct, frozen=True):
    """After the final whistle."""

    match: Match


Phase: TypeAlias = Lobby | Countdown | Playing | Paused | Over


def match_in(phase: Phase) -> Match | None:
    """The match that everybody sees, if there is one."""
    match phase:
        case Lobby():
            return None
        case Countdown(then=then):
            return then.match if isinstance(then, Playing) else None
        case Playing(match) | Paused(match) | Over(match):
            return match
        case _:
            assert_never(phase)


def last_match(phase: Phase) -> Match | None:
    """The match that everybody sees or saw last."""
    if isinstance(phase, Countdown) and isinstance(phase.then, KickOff):
        return phase.then.last
    return match_in(phase)


def word_for(phase: Phase) -> wire.Phase:
    """As the wire and the disk say it."""
    match phase:
        case Lobby():
            return "lobby"
        case Countdown():
            return "countdown"
        case Playing():
            return "playing"
        case Paused():
            return "paused"
        case Over():
            return "over"
        case _:
            assert_never(phase)


def between(phase: Phase) -> bool:
    """Is this a time for chairs, options and names?"""
    return isinstance(phase, Lobby | Over)


def under_way(phase: Phase) -> bool:
    """Has a match begun that is not over? Then chairs are held for whoever drops."""
    return isinstance(phase, Playing | Paused)
