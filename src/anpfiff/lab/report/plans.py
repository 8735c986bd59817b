"""What a report of each game plays: the table that somebody would sit down at, and what is worth comparing."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from anpfiff.bots.levels import NAMES


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
LEFT = Score("card", "cards", losers=True)
FIRST = {"first": 0}
QUICK = NAMES[:-1]
"""Without the rocket, which searches: a match of it takes seconds."""

PLANS: dict[str, Plan] = {
    "elfmeter": Plan(
        seats=2,
        matches=300,
        begins="Seat 1 attacks first",
        score=GOALS,
        options=FIRST,
        versus=(
            Versus(
                "referee",
                "The referee: check or instant (ELF-20)",
                Side("check"),
                Side("instant", {"referee": "instant"}),
                120,
            ),
            Versus(
                "throwing",
                "Cards laid or thrown (ELF-29)",
                Side("laid"),
                Side("thrown", {"throwing": True}),
                120,
            ),
        ),
        rung=24,
        counted=1_000,
    ),
    "ligretto": Plan(
        seats=2,
        matches=100,
        begins="Everybody begins at once",
        score=GOALS,
        versus=(
            Versus(
                "referee",
                "The referee: instant or check (LIG-19)",
                Side("instant"),
                Side("check", {"referee": "check"}),
                50,
            ),
            Versus("players", "Two players or two teams of two", Side("two"), Side("four", seats=4), 24),
        ),
        rung=16,
    ),
    "elfer-raus-junior": Plan(
        seats=4,
        matches=2_000,
        begins="Seat 1 begins",
        score=LEFT,
        options=FIRST,
        versus=(
            Versus("players", "Two players or four", Side("four"), Side("two", seats=2), 1_000),
            Versus("most-players", "Four players or six", Side("four"), Side("six", seats=6), 1_000),
        ),
        levels=QUICK,
        rung=400,
    ),
    "elfer-raus": Plan(
        seats=4,
        matches=1_200,
        begins="The red 11 begins, whoever has it",
        score=LEFT,
        versus=(
            Versus(
                "grey",
                "Two players, with or without the grey cards (RAUS-3)",
                Side("with", seats=2),
                Side("without", {"without_grey": True}, seats=2),
                600,
            ),
            Versus("players", "Four players or six", Side("four"), Side("six", seats=6), 500),
        ),
        levels=QUICK,
        rung=200,
    ),
    "foul": Plan(
        seats=4,
        matches=500,
        begins="Seat 1 begins",
        score=LEFT,
        options=FIRST,
        versus=(
            Versus(
                "bluff",
                "Bluffs: forced or free (FOUL-4)",
                Side("forced"),
                Side("free", {"bluff": "free"}),
                300,
            ),
            Versus("players", "Four players or three", Side("four"), Side("three", seats=3), 300),
        ),
        rung=60,
    ),
    "zweikampf": Plan(
        seats=2,
        matches=5_000,
        begins="Both turn over at the same time",
        score=Score("card", "cards"),
        levels=(),
        counted=5_000,
    ),
    "karten-fussball": Plan(
        seats=2,
        matches=3_000,
        begins="The dice decide who begins",
        score=GOALS,
        levels=(),
        counted=5_000,
    ),
    "wuerfel-fussball": Plan(
        seats=2,
        matches=500,
        begins="The toss decides who begins",
        score=GOALS,
        versus=(
            Versus(
                "boskov",
                "Boskov off or on (WF-38)",
                Side("off"),
                Side("on", {"boskov": True}),
                300,
            ),
            Versus(
                "tournament",
                "A friendly or a tournament (WF-10)",
                Side("friendly"),
                Side("tournament", {"tournament": True}),
                300,
            ),
        ),
        rung=60,
        counted=1_800,
    ),
}
