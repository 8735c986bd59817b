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
    Mind(0.75, counts=False, watches=False, weighs=False, plans=False),
    Mind(0.40, counts=False, watches=False, weighs=False, plans=False),
    Mind(0.14, counts=False, watches=False, plans=False),
    Mind(0.03, counts=False, watches=False),
    Mind(),
)
GRACE = 2_500
"""Milliseconds that the next player leaves the others to call before laying on, whatever the table's window is."""
PATIENCE = 6
"""Calls since a pile was set aside, after which one lets a foul pass: else all go round in circles for ever."""
WEARINESS = 0.15
"""How much of the will to call each further one costs."""
MOST_WEARY = 0.8
"""At a table of three."""
LOST = 20
"""Calls after which a planner leaves calling to those who cannot stop, hurries with true cards, and at times lays any other."""
SURE = 0.9


class Player:
    """One of the five strengths."""

    def __init__(self, level: Level, mind: Mind) -> None:
        self._pace = level.pace
        self._mind = mind

    def choose(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move:
        """Its own word first: laying at once would take it from the others, who may do the calling."""
        if dice.random() < self._mind.errors:
            return careless(view, moves, dice)
        lays = [move for move in moves if isinstance(move, Lay)]
        if view.claim and Fair() in moves:
            if self._doubts(view, view.claim, dice):
                return Doubt()
            return self._at_once(view, lays) or Fair()
        return self._laid(view, lays, dice) if lays else moves[0]

    def when(self, view: View, moves: tuple[Move, ...], dice: Random) -> int:
        waits = view.silent and Fair() not in moves
        grace = max(0, GRACE - view.options.window * 1_000)
        return thinking(self._pace, dice) + (grace if waits else 0)

    def _doubts(self, view: View, claim: Claim, dice: Random) -> bool:
        odds = foul_odds(view, claim, self._mind)
        if not view.hands[claim.seat]:
            return True
        if self._mind.plans and view.calls > LOST and odds < SURE:
            return False
        if not self._mind.weighs:
            return dice.random() < odds / len(view.hands) * (1 - weariness(view))
        return gain(stakes_of(view, claim, self._mind), odds) > 0 and dice.random() >= weariness(view)

    def _at_once(self, view: View, lays: list[Lay]) -> Lay | None:
        """Where everything is called, a true card on a card not yet called is a card less."""
        return true_card(view, lays) if self._mind.plans and view.calls > LOST else None

    def _laid(self, view: View, lays: list[Lay], dice: Random) -> Lay:
        true = true_card(view, lays)
        if true and not (self._mind.plans and bluffs(view, dice)):
            return true
        lost = view.calls > LOST and dice.random() < 0.3
        if self._mind.plans and not lost:
            return least_wanted(view, lays, dice)
        return lays[int(dice.random() * len(lays))]


def careless(view: View, moves: tuple[Move, ...], dice: Random) -> Move:
    """Any move, but for calls: if all called so often, a full table would never see the end."""
    if Fair() in moves:
        return Doubt() if dice.random() < (1 - weariness(view)) / (1 + len(view.hands)) else Fair()
    return moves[int(dice.random() * len(moves))]


def level(game: AnyGame, level: Level) -> Player:  # noqa: ARG001 -- it counts instead of searching
    return Player(level, MINDS[level.number - 1])


def stakes_of(view: View, claim: Claim, mind: Mind) -> Stakes:
    assert view.seat is not None
    others = tuple(seat for seat in view.silent if seat != view.seat) if mind.plans else ()
    lays_next = mind.plans and view.to_lay == view.seat and view.due is not None
    has_due = any(number(card) == view.due for card in view.hand) if lays_next else None
    return Stakes(
        hands=view.hands, pile=view.pile, layer=claim.seat, doubter=view.seat, others=others, has_due=has_due
    )


def weariness(view: View) -> float:
    """How likely a foul is let pass that could be called; the more may call it, the likelier."""
    most = 1 - (1 - MOST_WEARY) * 2 / (len(view.hands) - 1)
    return min(most, 1 - (1 - WEARINESS) ** max(0, view.calls - PATIENCE))
