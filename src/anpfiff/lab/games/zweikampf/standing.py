"""Zweikampf: the cards beside each stack."""

from collections.abc import Sequence

from anpfiff.games.zweikampf.model import View


def standing(view: View) -> Sequence[int]:
    return [len(pile) for pile in view.won]
