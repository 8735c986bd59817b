"""Ligretto-Fußball: a team's goals are everybody's."""

from collections.abc import Sequence

from anpfiff.games.ligretto.model import View


def standing(view: View) -> Sequence[int]:
    return [len(view.sides[seat % 2].won) for seat in range(len(view.hands))]
