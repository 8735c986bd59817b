"""Foul: what a report plays, and what is worth comparing."""

from anpfiff.lab.report.plan import FIRST, LEFT, Plan, Side, Versus

PLAN = Plan(
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
)
