"""Würfel-Fußball: the score."""

from collections.abc import Sequence

from anpfiff.games.wuerfel_fussball.model import View


def standing(view: View) -> Sequence[int]:
    score: Sequence[int] = view.score
    return score
