"""Elfer raus!: which fitting cards the others may still hold, counted in matches between foxes."""

from random import Random
from typing import Any

from anpfiff.bots.elfer_raus.worth import BEHIND
from anpfiff.bots.likelier import in_time, likelier
from anpfiff.core import Seat
from anpfiff.core.number_cards import BITS, NumberCard
from anpfiff.games.elfer_raus.rows import ELEVENS

KEPT = {2: 0.15, 3: 0.55, 4: 0.72, 5: 0.82, 6: 0.87}
"""How often a fitting card is still where the lot dealt it: the more seats, the fewer turns each has had to lay it."""
KEPT_ELEVENS = {2: 0.02, 3: 0.15, 4: 0.22, 5: 0.35, 6: 0.45}
KEPT_ENDS = {2: 0.55, 3: 0.95, 4: 1.0, 5: 1.0, 6: 1.0}
"""Nothing lies behind it but what that seat itself holds: nobody need lay it soon."""


def guessed(position: Any, seat: Seat, dice: Random) -> Any:
    """The imagined position as it more likely is for that seat."""
    seats = len(position.taken)
    laid = position.laid.bit_count()
    done = position.laid | position.taken[seat]

    def kept(card: NumberCard) -> float:
        of_its_kind = KEPT_ELEVENS if BITS[card] & ELEVENS else KEPT if BEHIND[card] & ~done else KEPT_ENDS
        return in_time(of_its_kind[seats], laid, seats)

    return likelier(position, seat, position.fitting, kept, dice)
