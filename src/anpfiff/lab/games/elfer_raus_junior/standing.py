"""Elfer raus! Junior: whoever has the fewest cards left is nearest to the empty hand."""

from collections.abc import Sequence

from anpfiff.games.elfer_raus_junior.model import View


def standing(view: View) -> Sequence[int]:
    return [-cards for cards in view.hands]
