"""A yardstick: whoever studies the whole stack before every pass, and plans the attack to its end.

While no ball was live that won nearly every match (ELF-8, first edition). Now the clock runs while it studies: a planner has
the hands of a level, its pace and its slips, and differs in nothing but the plan.
"""

from collections.abc import Sequence

from anpfiff.bots.elfmeter.leafing import Found
from anpfiff.bots.elfmeter.player import Player
from anpfiff.games.elfmeter.cards import Attack, Field
from anpfiff.games.elfmeter.model import View


class Planner(Player):
    """Of all pairs that complete the attack the one whose ball the other can reach least."""

    def _follow_up(self, view: View, stack: Sequence[Attack], laid: Sequence[Attack]) -> Found:
        nearest = super()._follow_up(view, stack, laid)
        if nearest.place is None or len(laid) > 1:
            return nearest
        leading = [
            place
            for place, face in enumerate(stack)
            if face.footballer == laid[0].ball and any(other.footballer == face.ball for other in stack)
        ]
        place = min(leading, key=lambda place: self._reaching(view, stack[place].ball))
        return Found(place, len(stack), len(stack) * self._temper.care)

    def _reaching(self, view: View, ball: Field) -> int:
        """How many of the other's cards can still tackle there."""
        assert view.seat is not None
        left = self._left(view, 1 - view.seat)
        return sum(ball in self._deck.defence[card].defenders for card in left)
