"""What lies open on the table, which is all there is to know."""

from typing import NamedTuple, TypeAlias

from anpfiff.games.karten_fussball.cards import DECK, RANKS, Card, matches, rank, suit
from anpfiff.games.karten_fussball.model import WIDTH, View, places

Cards: TypeAlias = frozenset[Card]
FELLOWS = {
    card: frozenset(other for other in DECK if other != card and matches(card, other)) for card in DECK
}


class Position(NamedTuple):
    """What lies open."""

    rows: tuple[Cards, ...]
    gone: Cards
    """Played before, into the goal or out."""

    @property
    def hidden(self) -> Cards:
        return frozenset(DECK) - self.gone - frozenset().union(*self.rows)


def bare(rows: int) -> Position:
    """KF-2: nothing turned over, nothing played."""
    return Position((frozenset(),) * rows, frozenset())


def seen(view: View) -> Position:
    """The position as it lies on the table; a card in play is a card that is gone."""
    gone = {*view.out, *(card for pile in view.goal_piles for card in pile)}
    rows = range(1, len(view.pitch) // WIDTH + 1)
    shown = tuple(
        frozenset(card for place in places(row) if (card := view.pitch[place]) is not None) for row in rows
    )
    return Position(shown, frozenset(gone if view.in_play is None else {*gone, view.in_play}))


def renamed(position: Position) -> Position:
    """The same with suits and ranks numbered as they turn up: all suits are alike, and so are all ranks."""
    suits: dict[int, int] = {}
    ranks: dict[int, int] = {}
    groups = (*position.rows, position.gone)
    for card in (card for group in groups for card in sorted(group)):
        suits.setdefault(suit(card), len(suits))
        ranks.setdefault(rank(card), len(ranks))
    *rows, gone = (
        frozenset(suits[suit(card)] * len(RANKS) + ranks[rank(card)] for card in group) for group in groups
    )
    return Position(tuple(rows), gone)
