"""What a report of a game plays: the table that somebody would sit down at, and what is worth comparing."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from anpfiff.bots.levels import NAMES
from anpfiff.core import AnyGame
from anpfiff.lab.parts import part_of


class Side(NamedTuple):
    """One side of a comparison: how the table differs from the usual one."""

    words: str
    options: Mapping[str, Any] = {}
    seats: int | None = None


class Versus(NamedTuple):
    """One thing, this way or that way. The picture of a comparison is named by its key."""

    key: str
    title: str
    left: Side
    right: Side
    matches: int


class Score(NamedTuple):
    """What a score counts."""

    one: str
    many: str
    losers: bool = False
    """Only the losers have any: cards left in their hands."""


class Plan(NamedTuple):
    seats: int
    matches: int
    begins: str
    """Who seat 1 is."""
    score: Score
    options: Mapping[str, Any] = {}
    versus: tuple[Versus, ...] = ()
    levels: tuple[str, ...] = NAMES
    """On the ladder; none where there is nothing to decide."""
    rung: int = 0
    """Matches between two neighbours on it."""
    counted: int = 0
    """Matches to hold the exact odds against; none where there are none."""
    bot: str = "rabbit"


GOALS = Score("goal", "goals")
POINTS = Score("point", "points")
LEFT = Score("card", "cards", losers=True)
FIRST = {"first": 0}
QUICK = NAMES[:-1]
"""Without the rocket, which searches: a match of it takes seconds."""


def plan_of(game: AnyGame) -> Plan:
    """The game's own, or what can be said without knowing it."""
    plan: Plan = getattr(part_of(game.id, "plan"), "PLAN", None) or _plain(game)
    return plan


def _plain(game: AnyGame) -> Plan:
    return Plan(game.seats[0], 200, "The seats in their order", POINTS, levels=QUICK, rung=20)
