"""Ligretto-Fußball: what a report plays, and what is worth comparing."""

from anpfiff.lab.report.plan import GOALS, Plan, Side, Versus

PLAN = Plan(
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
)
