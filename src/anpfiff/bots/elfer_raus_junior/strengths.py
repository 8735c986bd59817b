"""Elfer raus! Junior: the five strengths."""

from random import Random

from anpfiff.bots.bot import Bot
from anpfiff.bots.elfer_raus_junior.playout import goes_out, winner
from anpfiff.bots.elfer_raus_junior.worth import best, gap, worth
from anpfiff.bots.halving import best_of
from anpfiff.bots.levels import Level, thinking
from anpfiff.core import Act, AnyGame
from anpfiff.core.number_cards import CardSet, card_set
from anpfiff.games.elfer_raus_junior.model import EndTurn, Lay, Move, View

HASTE = {1: 0.0, 2: 0.8, 3: 0.28, 4: 0.0, 5: 0.0}
BUDGET = 1_000
TRUST = 0.003
HOLDING_BACK = 8.0


def level(game: AnyGame, level: Level) -> Bot:
    return _Player(game, level)


class _Player:
    def __init__(self, game: AnyGame, level: Level) -> None:
        self._game, self._level = game, level

    def choose(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move:
        lays = tuple(move for move in moves if isinstance(move, Lay))
        if not lays:
            return moves[0]
        if dice.random() < HASTE[self._level.number]:
            return lays[int(dice.random() * len(lays))]
        return self._searched(view, moves, dice) if self._level.number == 5 else _holding_back(view, lays)

    def when(self, view: View, moves: tuple[Move, ...], dice: Random) -> int:
        begun = view.has_laid or view.has_drawn
        return thinking(self._level.pace // 2 if begun else self._level.pace, dice)

    def _searched(self, view: View, moves: tuple[Move, ...], dice: Random) -> Move:
        hand, laid = card_set(view.hand), _laid(view)
        if (goes_out(hand, _fitting(moves)) and not view.has_drawn) or len(moves) == 1:
            return moves[0]

        def won(position: object, move: Move) -> float:
            after, _ = self._game.apply(position, Act(view.to_move or 0, move))
            return float(winner(after) == view.seat)

        expected = {
            move: TRUST * (worth(move.card, hand, laid) if isinstance(move, Lay) else HOLDING_BACK) for move in moves
        }
        return best_of(expected, lambda: self._game.imagine(view, dice), won, BUDGET)


def _holding_back(view: View, lays: tuple[Lay, ...]) -> Move:
    hand, fits = card_set(view.hand), _fitting(lays)
    if view.has_drawn or (view.has_laid and not goes_out(hand, fits)):
        return EndTurn()
    return Lay(best(hand, fits, _laid(view)))


def _laid(view: View) -> CardSet:
    return card_set(card for row in view.rows for card in row)


def _fitting(moves: tuple[Move, ...]) -> CardSet:
    return card_set(move.card for move in moves if isinstance(move, Lay))
