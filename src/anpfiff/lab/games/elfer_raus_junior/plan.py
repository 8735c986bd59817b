"""Elfer raus! Junior: what a report plays, and what is worth comparing."""

from anpfiff.lab.report.plan import FIRST, LEFT, QUICK, Plan, Side, Versus

PLAN = Plan(
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
)
