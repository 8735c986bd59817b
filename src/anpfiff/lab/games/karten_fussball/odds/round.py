"""Every position that the first cards of a round can leave, each with its chance."""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import TypeAlias

from anpfiff.games.karten_fussball.cards import Card
from anpfiff.games.karten_fussball.model import WIDTH
from anpfiff.lab.games.karten_fussball.odds.position import FELLOWS, Position, bare, renamed
from anpfiff.lab.games.karten_fussball.odds.run import top_card

Spread: TypeAlias = Mapping[Position, Fraction]
"""Positions, each with its chance."""


def goal(place: int, rows: int) -> Fraction:
    """How likely the card played first, second, third … in a round is a goal."""
    seat = (place - 1) % 2
    positions = after_cards(place - 1, rows)
    return sum(
        (chance * top_card(position, seat).goal for position, chance in positions.items()), Fraction(0)
    )


@cache
def after_cards(cards: int, rows: int) -> Spread:
    """KF-5: what can lie there once that number of cards of a round has been played, in turns."""
    if not cards:
        return {bare(rows): Fraction(1)}
    order = range(rows) if cards % 2 else range(rows - 1, -1, -1)
    running = _turned_top(after_cards(cards - 1, rows))
    stopped = _Pile()
    for row in order:
        running = _tried(running, row, stopped)
    for position, chance in running.items():
        stopped.add(position, chance)
    return _put_away(stopped)


class _Pile(defaultdict[Position, Fraction]):
    """Positions, under the names that they share with all that are alike."""

    def __init__(self) -> None:
        super().__init__(Fraction)

    def add(self, position: Position, chance: Fraction) -> None:
        self[renamed(position)] += chance


def _turned_top(before: Spread) -> _Pile:
    """KF-5: any hidden card may be the top one. While it is in play it lies in a row of its own, before the others."""
    pile = _Pile()
    for position, chance in before.items():
        hidden = position.hidden
        for card in hidden:
            pile.add(position._replace(rows=(frozenset({card}), *position.rows)), chance / len(hidden))
    return pile


def _tried(running: _Pile, row: int, stopped: _Pile) -> _Pile:
    """KF-7 to KF-9: what becomes of every card in play at that row."""
    through = _Pile()
    for position, chance in running.items():
        (card,) = position.rows[0]
        lies = position.rows[row + 1]
        if lies & FELLOWS[card]:
            through.add(position, chance)
        elif len(lies) == WIDTH:
            stopped.add(position, chance)
        else:
            hidden = position.hidden
            for turned in hidden:
                pile = through if turned in FELLOWS[card] else stopped
                pile.add(_turned(position, row + 1, turned), chance / len(hidden))
    return through


def _put_away(played: _Pile) -> Spread:
    """KF-8, KF-10: into the goal or out, the card is gone."""
    pile = _Pile()
    for (own, *rows), gone in played:
        pile.add(Position(tuple(rows), gone | own), played[Position((own, *rows), gone)])
    return dict(pile)


def _turned(position: Position, row: int, card: Card) -> Position:
    rows = position.rows
    return position._replace(rows=(*rows[:row], rows[row] | {card}, *rows[row + 1 :]))
