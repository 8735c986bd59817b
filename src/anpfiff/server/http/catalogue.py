"""The catalogue: every game with all that a lobby shows of it."""

from functools import cache
from typing import Any

import msgspec

from anpfiff.bots import opponents_of
from anpfiff.core import AnyGame, Presets, described
from anpfiff.core.game import Pace
from anpfiff.games import GAMES


class Option(msgspec.Struct, frozen=True):
    """Something that the players may set before a match."""

    default: Any
    """What holds if nobody says anything."""
    rule: str | None
    """The rule of the book behind it."""
    means: str
    """In English, for developers; the words for players are the client's."""
    takes: dict[str, Any]
    """A JSON schema of what it may be set to."""


class Entry(msgspec.Struct, frozen=True):
    """One game in the catalogue."""

    id: str
    """What `open` and `choose` call it."""
    title: str
    """Its name, which is the same in every language."""
    edition: int
    """Of its rules."""
    seats: tuple[int, int]
    """The fewest and the most."""
    pace: Pace
    """In turns, or everybody at once."""
    teams: bool
    """Do every other chair's people play together?"""
    age: int
    """The youngest it is for, in years: the leaflet's word where it says one."""
    minutes: int
    """How long a match usually takes."""
    options: dict[str, Option]
    """By name."""
    presets: Presets
    """Options that are chosen at once, each set with what differs from the defaults."""
    bots: tuple[str, ...]
    """Who can be asked to sit down: the five levels from weak to strong, then those installed on this server."""
    own: bool
    """Can it be played with somebody's own deck or dice?"""
    material: Any | msgspec.UnsetType = msgspec.UNSET
    """What lies in the box, for boards that draw it before a view tells it; only where there is such a thing."""


@cache
def catalogue() -> bytes:
    """All games as JSON; nothing of it changes while the server runs."""
    return msgspec.json.encode([entry(game) for game in GAMES.values()])


def entry(game: AnyGame) -> Entry:
    options = {name: Option(**facts) for name, facts in described(game.vocabulary.options).items()}
    box = game.box()
    return Entry(
        id=game.id,
        title=game.title,
        edition=game.edition,
        seats=game.seats,
        pace=game.pace,
        teams=game.teams,
        age=game.age,
        minutes=game.minutes,
        options=options,
        presets=game.presets,
        bots=tuple(opponents_of(game.id)),
        own=game.form is not None,
        material=msgspec.UNSET if box is None else box,
    )
