"""Elfer raus! Junior: which fitting cards the others may still hold, counted in matches between foxes."""

from random import Random
from typing import Any

from anpfiff.bots.likelier import in_time, likelier
from anpfiff.core import Seat
from anpfiff.games.elfer_raus_junior.rows import LAID_OUT, fitting

KEPT = {2: 0.12, 3: 0.3, 4: 0.5, 5: 0.67, 6: 0.86}
"""How often a fitting card is still where the lot dealt it: the more seats, the fewer turns each has had to lay it."""


def guessed(position: Any, seat: Seat, dice: Random) -> Any:
    """The imagined position as it more likely is for that seat."""
    seats = len(position.taken)
    laid = (position.laid & ~LAID_OUT).bit_count()
    kept = in_time(KEPT[seats], laid, seats)
    return likelier(position, seat, fitting(position.laid), lambda _: kept, dice)
