"""Elfer raus!: the five strengths.

The fox lays the card of the greatest worth, one per turn, and all at once when that goes out; it hardly ever gets carried away.
The rabbit lays whatever comes to hand more often, and goes on laying; the tortoise does nothing else. The snail clings to its
own: it opens the rows for the others and keeps its runs and ends for later. The rocket plays the moves on in positions that
it imagines, and takes the one that wins the most of them.
"""

from random import Random

from anpfiff.bots.bot import Bot
from anpfiff.bots.elfer_raus.guess import guessed
from anpfiff.bots.elfer_raus.playout import best, goes_out, winner
from anpfiff.bots.elfer_raus.worth import sides, worth
from anpfiff.bots.halving import best_of
from anpfiff.bots.levels import Level, thinking
from anpfiff.core import Act, AnyGame
from anpfiff.core.number_cards import CardSet, NumberCard, card_set
from anpfiff.games.elfer_raus.model import EndTurn, Lay, Move, View

HASTE = {1: 0.1, 2: 1.0, 3: 0.32, 4: 0.06, 5: 0.0}
"""How often a level lays whatever comes to hand, without thinking of holding back."""
SEARCHING = 5
BUDGET = 400
"""Matches played on to decide a move."""
TRUST = 0.002
"""What a unit of worth weighs against the share of matches won."""
HOLDING_BACK = 8.0
"""The worth of ending the turn."""


def level(game: AnyGame, level: Level) -> Bot:
    return _Player(game, level)


class _Player:
    def __init__(self, game: AnyGame, level: Level) -> None:
        self._game = game
        self._level = level

    def choose(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move:
        lays = tuple(move for move in moves if isinstance(move, Lay))
        if not lays:
            return moves[0]
        if dice.random() < HASTE[self._level.number]:
            return lays[int(dice.random() * len(lays))]
        if self._level.number == 1:
            return _clinging(view, lays)
        return (
            self._searched(view, moves, dice)
            if self._level.number == SEARCHING
            else _holding_back(view, lays)
        )

    def when(self, view: View, moves: tuple[Move, ...], dice: Random) -> int:
        """Half as long once the turn has begun, whatever is left to lay: the time must not tell the others."""
        begun = view.has_laid or view.drawn > 0
        return thinking(self._level.pace // 2 if begun else self._level.pace, dice)

    def _searched(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move:
        hand = card_set(view.hand)
        seat = view.to_move or 0
        if goes_out(hand, _fitting(moves)) or len(moves) == 1:
            return moves[0]

        def won(position: object, move: Move) -> float:
            after, _ = self._game.apply(position, Act(seat, move))
            return float(winner(after) == seat)

        expected = {
            move: TRUST * (worth(move.card, hand) if isinstance(move, Lay) else HOLDING_BACK)
            for move in moves
        }
        return best_of(expected, lambda: guessed(self._game.imagine(view, dice), seat, dice), won, BUDGET)


def _holding_back(view: View, lays: tuple[Lay, ...]) -> Move:
    """One card a turn, the one of the greatest worth; all of them to go out."""
    hand = card_set(view.hand)
    fitting = _fitting(lays)
    if view.has_laid and not goes_out(hand, fitting):
        return EndTurn()
    return Lay(best(hand, fitting))


def _clinging(view: View, lays: tuple[Lay, ...]) -> Move:
    """One card a turn, the one that lets through the most cards of others and the fewest own."""
    return EndTurn() if view.has_laid else max(lays, key=lambda lay: _generosity(lay.card, set(view.hand)))


def _generosity(card: NumberCard, hand: set[NumberCard]) -> int:
    owns = [(len(hand.intersection(side)), len(side)) for side in sides(card)]
    return sum(length - 2 * own if own < length else -5 - own for own, length in owns)


def _fitting(moves: tuple[Move, ...]) -> CardSet:
    return card_set(move.card for move in moves if isinstance(move, Lay))
