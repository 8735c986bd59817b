"""Karten-Fußball: what a report plays, and what is worth comparing."""

from anpfiff.lab.report.plan import GOALS, Plan

PLAN = Plan(
    seats=2,
    matches=3_000,
    begins="The dice decide who begins",
    score=GOALS,
    levels=(),
    counted=5_000,
)
