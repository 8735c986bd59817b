"""Elfer raus! Junior: the five strengths.

The fox lays the card of the greatest worth, one per turn, keeps what it draws, and lays all at once when that goes out. The snail
clings to its own: it opens the rows for the others and lays what it draws. The tortoise and the rabbit now and then do as the
snail does. The rocket plays the moves on in positions that it imagines, and takes the one that wins the most of them.
"""

from random import Random

from anpfiff.bots.bot import Bot
from anpfiff.bots.elfer_raus_junior.guess import guessed
from anpfiff.bots.elfer_raus_junior.playout import goes_out, winner
from anpfiff.bots.elfer_raus_junior.worth import best, gap, worth
from anpfiff.bots.halving import best_of
from anpfiff.bots.levels import Level, thinking
from anpfiff.core import Act, AnyGame
from anpfiff.core.number_cards import BITS, CardSet, NumberCard, card_set
from anpfiff.games.elfer_raus_junior.model import EndTurn, Lay, Move, View

CLINGING = {1: 1.0, 2: 0.6, 3: 0.3, 4: 0.1, 5: 0.0}
"""How often a level clings to its own."""
SEARCHING = 5
BUDGET = 300
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
        if dice.random() < CLINGING[self._level.number]:
            return _clinging(view, lays)
        return (
            self._searched(view, moves, dice)
            if self._level.number == SEARCHING
            else _holding_back(view, lays)
        )

    def when(self, view: View, moves: tuple[Move, ...], dice: Random) -> int:
        """Half as long once the turn has begun, whatever is left to lay: the time must not tell the others."""
        begun = view.has_laid or view.has_drawn
        return thinking(self._level.pace // 2 if begun else self._level.pace, dice)

    def _searched(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move:
        hand = card_set(view.hand)
        laid = _laid(view)
        seat = view.to_move or 0
        if (goes_out(hand, _fitting(moves)) and not view.has_drawn) or len(moves) == 1:
            return moves[0]

        def won(position: object, move: Move) -> float:
            after, _ = self._game.apply(position, Act(seat, move))
            return float(winner(after) == seat)

        expected = {move: TRUST * _hope(move, hand, laid) for move in moves}
        return best_of(expected, lambda: guessed(self._game.imagine(view, dice), seat, dice), won, BUDGET)


def _holding_back(view: View, lays: tuple[Lay, ...]) -> Move:
    """One card a turn, the one of the greatest worth; all of them to go out; a drawn one is kept for the next turn."""
    hand = card_set(view.hand)
    fits = _fitting(lays)
    if view.has_drawn or (view.has_laid and not goes_out(hand, fits)):
        return EndTurn()
    return Lay(best(hand, fits, _laid(view)))


def _clinging(view: View, lays: tuple[Lay, ...]) -> Move:
    """One card a turn, the one that lets through the most cards of others and the fewest own."""
    hand = card_set(view.hand)
    laid = _laid(view)
    return EndTurn() if view.has_laid else max(lays, key=lambda lay: _generosity(lay.card, hand, laid))


def _generosity(card: NumberCard, hand: CardSet, laid: CardSet) -> int:
    missing = gap(card, laid)
    own = sum(bool(BITS[other] & hand) for other in missing)
    return len(missing) - 2 * own if own < len(missing) else -5 - own


def _hope(move: Move, hand: CardSet, laid: CardSet) -> float:
    return worth(move.card, hand, laid) if isinstance(move, Lay) else HOLDING_BACK


def _laid(view: View) -> CardSet:
    return card_set(card for row in view.rows for card in row)


def _fitting(moves: tuple[Move, ...]) -> CardSet:
    return card_set(move.card for move in moves if isinstance(move, Lay))
