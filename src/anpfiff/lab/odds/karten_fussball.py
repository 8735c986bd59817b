"""Karten-Fußball worked out: how far a card comes.

Which card of a row is turned over makes no difference, as nobody knows any of them. So a position is what lies open: row by
row, and beside the pitch; every card that does not is as likely to be anywhere as any other. How far the next card comes from
there is exact (`top_card`). How far the second card of a round comes follows from every position that the first
can leave, each with its chance; suits and ranks are renamed in the order in which they turn up, as they are all alike,
so that the same position is not met under a thousand names.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from anpfiff.core import Seat
from anpfiff.games.karten_fussball.cards import DECK, RANKS, Card, matches, rank, suit
from anpfiff.games.karten_fussball.model import WIDTH, View, places
from anpfiff.lab.odds.sheet import Figure, Sheet

REGULAR, PENALTIES = 4, 2
"""Rows of the pitch."""

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


class Run(NamedTuple):
    """How a card fares."""

    stopped: tuple[Fraction, ...]
    """In its first row, its second …"""
    goal: Fraction

    def through(self, rows: int) -> Fraction:
        return 1 - sum(self.stopped[:rows], Fraction(0))


Spread: TypeAlias = Mapping[Position, Fraction]
"""Positions, each with its chance."""


def sheet() -> Sheet:
    first, penalty = (top_card(bare(rows), 0) for rows in (REGULAR, PENALTIES))
    passes = (
        Figure(
            f"row-{rows}",
            f"the first card of a round gets through {rows} of 4 rows",
            first.through(rows),
            ("KF-8",),
        )
        for rows in range(1, REGULAR)
    )
    later = (
        Figure(
            f"goal-{place}",
            f"the {ORDINALS[place]} card of a round is a goal",
            goal(place, REGULAR),
            ("KF-7", "KF-10"),
        )
        for place in ORDINALS
    )
    in_penalties = Figure("penalty-1", "the first card of the penalties is a goal", penalty.goal, ("KF-15",))
    return Sheet("karten-fussball", (*passes, *later, in_penalties, *row_figures()), NOTES)


ORDINALS = {1: "first", 2: "second"}
NOTES = (
    "Exact: how far the next card comes from any position (top_card), and so the first two cards of a round.",
    "Not worked out: whole rounds, as their positions are too many; the report counts them.",
)


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
    left, fitting = len(position.hidden), len(position.hidden & FELLOWS[card])
    alive, stopped = Fraction(1), []
    for row in _route(position, seat):
        held = Fraction(0)
        if not row & FELLOWS[card]:
            passes = Fraction(0) if len(row) == WIDTH else Fraction(fitting, left)
            held, alive = alive * (1 - passes), alive * passes
            left, fitting = left - 1, fitting - 1
        stopped.append(held)
        if not alive:
            stopped += [Fraction(0)] * (len(position.rows) - len(stopped))
            break
    return Run(tuple(stopped), alive)


def _route(position: Position, seat: Seat) -> tuple[Cards, ...]:
    """KF-4: player 1 from the first row on, player 2 from the last."""
    return position.rows if seat == 0 else position.rows[::-1]


def goal(place: int, rows: int) -> Fraction:
    """How likely the card played first, second, third … in a round is a goal."""
    seat = (place - 1) % 2
    positions = after_cards(place - 1, rows)
    return sum(
        (chance * top_card(position, seat).goal for position, chance in positions.items()), Fraction(0)
    )


@cache
def after_cards(cards: int, rows: int) -> Spread:
    """KF-5: what can lie there when so many cards of a round have been played, in turns."""
    if not cards:
        return {bare(rows): Fraction(1)}
    order = range(rows) if cards % 2 else range(rows - 1, -1, -1)
    running, stopped = _turned_top(after_cards(cards - 1, rows)), _Pile()
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
        (card,), lies = position.rows[0], position.rows[row + 1]
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


def row_figures() -> Iterator[Figure]:
    """KF-7 to KF-9 for one row by itself, when nothing else has been seen."""
    for cards in range(WIDTH + 1):
        least, mean, most = row_odds(cards)
        words = "no card" if not cards else f"{cards} card{'s' if cards > 1 else ''}"
        yield Figure(f"open-{cards}", f"a card passes a row with {words} open", mean, ("KF-7", "KF-8"))
        if least != most:
            yield Figure(f"open-{cards}-least", "… where the open ones are most alike", least, ("KF-7",))
            yield Figure(f"open-{cards}-most", "… where they differ most", most, ("KF-7",))


@cache
def row_odds(cards: int) -> tuple[Fraction, Fraction, Fraction]:
    """With so many cards of a row open: at the least, on average and at the most, over every choice of them."""
    chances = [top_card(Position((frozenset(some),), frozenset()), 0).goal for some in _unlike(cards)]
    return min(chances), _mean_row_odds(cards), max(chances)


def _unlike(cards: int) -> set[tuple[Card, ...]]:
    """The choices of so many cards, those that are alike only once."""
    return {
        tuple(sorted(renamed(Position((frozenset(some),), frozenset())).rows[0]))
        for some in combinations(DECK, cards)
    }


def _mean_row_odds(cards: int) -> Fraction:
    """A card passes unless it fits neither those that are open nor the one that is turned."""
    tries = min(cards + 1, WIDTH)
    stopped = Fraction(1)
    for turned in range(tries):
        others, fellows = len(DECK) - 1, len(FELLOWS[0])
        stopped *= Fraction(others - fellows - turned, others - turned)
    return 1 - stopped
