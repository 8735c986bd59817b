"""All that a seat is told of a position."""

from typing import Any

import msgspec

from anpfiff.core import Seat
from tests.laws.case import Case


def knows(case: Case, state: Any, seat: Seat | None) -> bytes:
    """View, offered moves, and who is awaited."""
    moves = () if seat is None else case.game.moves(state, seat)
    turn = case.game.turn(state)
    return msgspec.json.encode((case.game.view(state, seat), moves, turn))
