"""Karten-Fußball: the score."""

from collections.abc import Sequence

from anpfiff.games.karten_fussball.model import View


def standing(view: View) -> Sequence[int]:
    score: Sequence[int] = view.score
    return score
