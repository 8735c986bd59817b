"""Elfer raus!: clear the way for its own far cards, and hold back what only helps the others."""

from random import Random

from anpfiff.core.number_cards import HIGHEST, NumberCard, number
from anpfiff.games.elfer_raus.model import EndTurn, Lay, Move, View


def choose(view: View, moves: tuple[Move, ...], dice: Random) -> Move:
    lays = [move for move in moves if isinstance(move, Lay)]
    if not lays:
        return moves[0]
    best = max(lays, key=lambda lay: (_worth(view, lay.card), dice.random()))
    held_back = view.has_laid and _worth(view, best.card) < 0 and len(lays) < len(view.hand)
    return EndTurn() if held_back else best


def _worth(view: View, card: NumberCard) -> int:
    """For each side that it opens: its own cards further out, or one less than nothing if all are the others'."""
    return sum(len(own) or -1 for own in (set(side) & set(view.hand) for side in _sides(card)))


def _sides(card: NumberCard) -> list[range]:
    """RAUS-8: what lies further out, down to the 1 or up to the 20; both for an 11."""
    lowest = card - number(card) + 1
    down = range(lowest, card)
    up = range(card + 1, lowest + HIGHEST)
    return [side for side, ours in ((down, number(card) <= 11), (up, number(card) >= 11)) if ours and side]


def _eager(view: View, moves: tuple[Move, ...], dice: Random) -> Move:  # noqa: ARG001 -- it does not think
    """The yardstick `eager`: lays everything it can."""
    lays = [move for move in moves if isinstance(move, Lay)]
    return lays[int(dice.random() * len(lays))] if lays else moves[0]


YARDSTICKS = {"eager": _eager}
