"""Zweikampf: what a report plays, and what is worth comparing."""

from anpfiff.lab.report.plan import Plan, Score

PLAN = Plan(
    seats=2,
    matches=5_000,
    begins="Both turn over at the same time",
    score=Score("card", "cards"),
    levels=(),
    counted=5_000,
)
