"""Elfer raus! Junior: clear the way for its own cards, and hold back what only helps the others."""

from random import Random

from anpfiff.core.number_cards import NumberCard, colour
from anpfiff.games.elfer_raus_junior.model import EndTurn, Lay, Move, View


def choose(view: View, moves: tuple[Move, ...], dice: Random) -> Move:
    lays = [move for move in moves if isinstance(move, Lay)]
    if not lays:
        return moves[0]
    best = max(lays, key=lambda lay: (_worth(view, lay.card), dice.random()))
    held_back = view.has_laid and _worth(view, best.card) < 0 and len(lays) < len(view.hand)
    return EndTurn() if held_back else best


def _worth(view: View, card: NumberCard) -> int:
    """Its own cards of that row that wait behind this one, less those of the others that would fit next."""
    row = view.rows[colour(card)]
    own = sum(colour(other) == colour(card) for other in view.hand) - 1
    theirs = sum(beside not in row and beside not in view.hand for beside in (card - 1, card + 1))
    return own - theirs


def _eager(view: View, moves: tuple[Move, ...], dice: Random) -> Move:  # noqa: ARG001 -- it does not think
    """The yardstick `eager`: lays everything it can."""
    lays = [move for move in moves if isinstance(move, Lay)]
    return lays[int(dice.random() * len(lays))] if lays else moves[0]


YARDSTICKS = {"eager": _eager}
