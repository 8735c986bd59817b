"""How far a card comes: from any position, and by one row."""

from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import NamedTuple

from anpfiff.core import Seat
from anpfiff.games.karten_fussball.cards import DECK, Card
from anpfiff.games.karten_fussball.model import WIDTH
from anpfiff.lab.games.karten_fussball.odds.position import FELLOWS, Cards, Position, renamed


class Run(NamedTuple):
    """How a card fares."""

    stopped: tuple[Fraction, ...]
    """In its first row, its second …"""
    goal: Fraction

    def through(self, rows: int) -> Fraction:
        return 1 - sum(self.stopped[:rows], Fraction(0))


def top_card(position: Position, seat: Seat) -> Run:
    """KF-5 to KF-10: how the top card of a stack fares, before anybody has seen it."""
    hidden = position.hidden
    runs = [card_in_play(position._replace(gone=position.gone | {card}), seat, card) for card in hidden]
    stopped = zip(*(run.stopped for run in runs), strict=True)
    return Run(
        tuple(sum(row, Fraction(0)) / len(hidden) for row in stopped),
        sum((run.goal for run in runs), Fraction(0)) / len(hidden),
    )


def card_in_play(position: Position, seat: Seat, card: Card) -> Run:
    """KF-7 to KF-9: past an open match for nothing; else one card is turned over, if one is left to turn."""
    left = len(position.hidden)
    fitting = len(position.hidden & FELLOWS[card])
    alive = Fraction(1)
    stopped = []
    for row in _route(position, seat):
        held = Fraction(0)
        if not row & FELLOWS[card]:
            passes = Fraction(0) if len(row) == WIDTH else Fraction(fitting, left)
            held = alive * (1 - passes)
            alive = alive * passes
            left = left - 1
            fitting = fitting - 1
        stopped.append(held)
        if not alive:
            stopped += [Fraction(0)] * (len(position.rows) - len(stopped))
            break
    return Run(tuple(stopped), alive)


def _route(position: Position, seat: Seat) -> tuple[Cards, ...]:
    """KF-4: player 1 from the first row on, player 2 from the last."""
    return position.rows if seat == 0 else position.rows[::-1]


@cache
def row_odds(cards: int) -> tuple[Fraction, Fraction, Fraction]:
    """With that number of cards of a row open: at the least, on average and at the most, over every choice of them."""
    chances = [top_card(Position((frozenset(some),), frozenset()), 0).goal for some in _unlike(cards)]
    return min(chances), _mean_row_odds(cards), max(chances)


def _unlike(cards: int) -> set[tuple[Card, ...]]:
    """The choices of that number of cards; of those that are alike, only one."""
    return {
        tuple(sorted(renamed(Position((frozenset(some),), frozenset())).rows[0]))
        for some in combinations(DECK, cards)
    }


def _mean_row_odds(cards: int) -> Fraction:
    """A card passes unless it fits neither those that are open nor the one that is turned."""
    tries = min(cards + 1, WIDTH)
    stopped = Fraction(1)
    for turned in range(tries):
        others = len(DECK) - 1
        fellows = len(FELLOWS[0])
        stopped *= Fraction(others - fellows - turned, others - turned)
    return 1 - stopped
