"""Würfel-Fußball: what a report plays, and what is worth comparing."""

from anpfiff.lab.report.plan import GOALS, Plan, Side, Versus

PLAN = Plan(
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
)
