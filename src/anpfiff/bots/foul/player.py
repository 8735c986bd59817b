"""The five strengths: what they take into account, how often they do not think, and how long they take."""

from random import Random

from anpfiff.bots.foul.cards import bluffs, least_wanted, true_card
from anpfiff.bots.foul.odds import Mind, foul_odds
from anpfiff.bots.foul.stakes import Stakes, gain
from anpfiff.bots.levels import Level, thinking
from anpfiff.core import AnyGame
from anpfiff.core.number_cards import number
from anpfiff.games.foul.model import Claim, Doubt, Fair, Lay, Move, View

MINDS = (
    Mind(0.60, counts=False, watches=False, plans=False),
    Mind(0.30, counts=False, watches=False, plans=False),
    Mind(0.12, counts=False, watches=False, plans=False),
    Mind(0.03, counts=False, watches=False),
    Mind(),
)
GRACE = 2_500
"""Milliseconds that the next player leaves the others to call before laying on."""
PATIENCE = 6
"""Calls since a pile was set aside, after which one lets a foul pass: else all go round in circles for ever."""
WEARINESS = 0.15
"""How much of the will to call each further one costs."""
MOST_WEARY = 0.8
LOST = 20
"""Calls after which even a planner at times lays any card."""


class Player:
    """One of the five strengths."""

    def __init__(self, level: Level, mind: Mind) -> None:
        self._pace, self._mind = level.pace, mind

    def choose(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move:
        """The own word first: laying at once would take it from the others, who may do the calling."""
        if dice.random() < self._mind.errors:
            return moves[int(dice.random() * len(moves))]
        if view.claim and Fair() in moves:
            return Doubt() if self._doubts(view, view.claim, dice) else Fair()
        lays = [move for move in moves if isinstance(move, Lay)]
        return self._laid(view, lays, dice) if lays else moves[0]

    def when(self, view: View, moves: tuple[Move, ...], dice: Random) -> int:
        waits = view.silent and Fair() not in moves
        return thinking(self._pace, dice) + (GRACE if waits else 0)

    def _doubts(self, view: View, claim: Claim, dice: Random) -> bool:
        pays = gain(stakes_of(view, claim, self._mind), foul_odds(view, claim, self._mind)) > 0
        return pays and not (view.hands[claim.seat] and dice.random() < weariness(view.calls))

    def _laid(self, view: View, lays: list[Lay], dice: Random) -> Lay:
        true = true_card(view, lays)
        if true and not (self._mind.plans and bluffs(view, dice)):
            return true
        lost = view.calls > LOST and dice.random() < 0.3
        if self._mind.plans and not lost:
            return least_wanted(view, lays, dice)
        return lays[int(dice.random() * len(lays))]


def level(game: AnyGame, level: Level) -> Player:  # noqa: ARG001 -- it counts instead of searching
    return Player(level, MINDS[level.number - 1])


def stakes_of(view: View, claim: Claim, mind: Mind) -> Stakes:
    assert view.seat is not None
    others = tuple(seat for seat in view.silent if seat != view.seat) if mind.plans else ()
    lacks_due = all(number(card) != view.due for card in view.hand)
    must_bluff = mind.plans and view.to_lay == view.seat and view.due is not None and lacks_due
    return Stakes(view.hands, view.pile, claim.seat, view.seat, others, must_bluff)


def weariness(calls: int) -> float:
    """How likely a foul is let pass that could be called."""
    return min(MOST_WEARY, 1 - (1 - WEARINESS) ** max(0, calls - PATIENCE))
