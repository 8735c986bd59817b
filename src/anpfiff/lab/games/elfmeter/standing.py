"""Elfmeter!: the goals."""

from collections.abc import Sequence

from anpfiff.games.elfmeter.model import View


def standing(view: View) -> Sequence[int]:
    goals: Sequence[int] = view.goals
    return goals
