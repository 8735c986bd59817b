"""Elfer raus!: what a report plays, and what is worth comparing."""

from anpfiff.lab.report.plan import LEFT, QUICK, Plan, Side, Versus

PLAN = Plan(
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
)
