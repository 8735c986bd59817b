"""Foul, plainly: a bot counts its own hand, and doubts the more, the likelier the other has none of the number."""

from random import Random

from anpfiff.core.number_cards import COLOURS, number
from anpfiff.games.foul.model import Claim, Doubt, Fair, Lay, Move, View


def choose(view: View, moves: tuple[Move, ...], dice: Random) -> Move:
    """Its own word first: laying at once would take it from the others."""
    if view.claim and Fair() in moves:
        return Doubt() if dice.random() < _distrust(view, view.claim) else Fair()
    true = tuple(move for move in moves if isinstance(move, Lay) and number(move.card) == view.due)
    return _any(true or moves, dice)


def _distrust(view: View, claim: Claim) -> float:
    """The odds that the hand had none of the number, tempered by the pile at stake and by the others, who doubt too.

    Who lets a last card pass has lost, so that one is always doubted.
    """
    missing = len(COLOURS) - sum(number(card) == claim.number for card in view.hand)
    if not missing or not view.hands[claim.seat]:
        return 1
    hidden = sum(view.hands) - len(view.hand) + view.pile + view.aside
    foul = (1 - missing / hidden) ** (view.hands[claim.seat] + 1)
    return foul / (view.pile * len(view.hands))


def _any(moves: tuple[Move, ...], dice: Random) -> Move:
    return moves[int(dice.random() * len(moves))]


def honest(view: View, moves: tuple[Move, ...], dice: Random) -> Move:
    """The yardstick `honest`: never bluffs if it can help it, never doubts."""
    if Fair() in moves:
        return Fair()
    true = tuple(move for move in moves if isinstance(move, Lay) and number(move.card) == view.due)
    return _any(true or moves, dice)


def doubter(view: View, moves: tuple[Move, ...], dice: Random) -> Move:
    """The yardstick `doubter`: doubts everything."""
    return Doubt() if Doubt() in moves else honest(view, moves, dice)
