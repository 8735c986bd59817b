"""Elfmeter!: what a report plays, and what is worth comparing."""

from anpfiff.lab.report.plan import FIRST, GOALS, Plan, Side, Versus

PLAN = Plan(
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
)
