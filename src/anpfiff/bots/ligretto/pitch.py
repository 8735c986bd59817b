"""Along the pitch: what a move leaves to do, for its own hand and for the team."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import fsum
from random import Random
from typing import NamedTuple, TypeAlias

from anpfiff.bots.ligretto.sums import Table, costs
from anpfiff.bots.ligretto.temper import Temper
from anpfiff.games.ligretto.material import EACH_NUMBER, SHIRT_NUMBERS
from anpfiff.games.ligretto.model import (
    CallNext,
    Clear,
    Discard,
    Hand,
    Lay,
    LayOne,
    Move,
    Reopen,
    TurnOver,
    View,
)
from anpfiff.games.ligretto.pieces import place_in_row, team_of

Tops: TypeAlias = tuple[int, ...]
"""The top cards of the discard piles; 0 for an empty one."""
BEYOND = 50.0
"""What it costs to overshoot, or to do what leads nowhere."""
PATIENCE = 0.3
"""How often clearing comes to mind: what lies covered is forgotten, so hands that always would could clear and lay for ever."""
TEAM = 0.8
"""How much the quickest hand of a team counts against its own one."""


class Held(NamedTuple):
    """What one player has in front of them, as far as it can be laid."""

    tops: Tops
    turned: int
    """0 for none."""
    stack: int


def held(hand: Hand) -> Held:
    return Held(tuple(_number(pile.top) for pile in hand.piles), _number(hand.turned), hand.stack)


def _number(face: object) -> int:
    return face if isinstance(face, int) else 0


class Outlook:
    """What is still to do, in movements of a hand, after this or that."""

    def __init__(self, view: View, temper: Temper, dice: Random) -> None:
        assert view.seat is not None
        team = team_of(view.seat)
        self._side = view.sides[team]
        self._hand = view.hands[view.seat]
        step = self._side.filled
        self._number = view.row[place_in_row(team, step)]
        self._missing = self._number - sum(self._side.laid[step])
        mates = _mates(view)
        self._stuck = dice.random() < PATIENCE / (1 + len(mates))
        self._mates = mates if temper.counts else []
        self._chances = _chances(view) if temper.counts else None

    def after(self, move: Move) -> float:
        """One movement less than it costs to go on by that move."""
        mine = held(self._hand)
        missing = self._missing
        match move:
            case LayOne() | Reopen():
                return -BEYOND
            case CallNext():
                return -BEYOND if missing == 0 else BEYOND
            case Lay(_, None):
                return self._team(missing - mine.turned, mine._replace(turned=0))
            case Lay(_, int(pile)):
                return self._uncovered(missing - mine.tops[pile], mine, pile)
            case Discard(pile):
                return self._team(
                    missing, mine._replace(tops=_covered(mine.tops, pile, mine.turned), turned=0)
                )
            case Clear(step, pile) if self._stuck or missing < 0:
                tops = _covered(mine.tops, pile, self._side.laid[step][-1])
                return self._team(self._number, mine._replace(tops=tops))
            case TurnOver():
                return self._team(missing, mine if mine.stack else Held((0,) * len(mine.tops), 0, 1))
            case _:
                return BEYOND

    def _uncovered(self, missing: int, mine: Held, pile: int) -> float:
        """What comes up below a laid top card has to be remembered, or is anything."""
        if self._hand.piles[pile].cards == 1:
            return self._team(missing, mine._replace(tops=_covered(mine.tops, pile, 0)))
        chances = self._chances or (1 / len(SHIRT_NUMBERS),) * len(SHIRT_NUMBERS)
        return fsum(
            chance * self._team(missing, mine._replace(tops=_covered(mine.tops, pile, number)))
            for number, chance in zip(SHIRT_NUMBERS, chances, strict=True)
        )

    def _team(self, missing: int, mine: Held) -> float:
        """LIG-16: the hand that is quickest counts, and its own a little in any case."""
        if missing < 0:
            return BEYOND
        own = self._own(missing, mine)
        quickest = min([own, *(self._own(missing, mate) for mate in self._mates)])
        return TEAM * quickest + (1 - TEAM) * own

    def _own(self, missing: int, hand: Held) -> float:
        table = costs()[missing]
        if hand.turned or hand.stack:
            return min(self._cost(table, pair, hand.turned) for pair in _pairs(hand.tops))
        return 1 + self._cost(table, (0, 0), 0)

    def _cost(self, table: Table, pair: tuple[int, int], turned: int) -> float:
        costs = table[pair[0]][pair[1]]
        if turned or self._chances is None:
            return costs[turned]
        return fsum(map(float.__mul__, self._chances, costs[1:]))


def _covered(tops: Tops, pile: int, number: int) -> Tops:
    return (*tops[:pile], number, *tops[pile + 1 :])


def _pairs(tops: Tops) -> Sequence[tuple[int, int]]:
    """The model knows two piles: of more, any two."""
    return ((tops[0], tops[1]),) if len(tops) == 2 else tuple(combinations(tops, 2))


def _mates(view: View) -> list[Held]:
    """What those of the team show who still have cards."""
    assert view.seat is not None
    seats = range(team_of(view.seat), len(view.hands), 2)
    hands = [held(view.hands[seat]) for seat in seats if seat != view.seat]
    return [hand for hand in hands if hand.turned or hand.stack or any(hand.tops)]


def _chances(view: View) -> tuple[float, ...]:
    """How likely each number comes up next: all that is not laid and not in sight is equally likely."""
    assert view.seat is not None
    team = team_of(view.seat)
    side = view.sides[team]
    hands = [held(view.hands[seat]) for seat in range(team, len(view.hands), 2)]
    shown = Counter(number for laid in side.laid for number in laid)
    shown.update(number for hand in hands for number in (*hand.tops, hand.turned))
    shown[1] += side.one
    left = [EACH_NUMBER - shown[number] for number in SHIRT_NUMBERS]
    return tuple(count / max(1, sum(left)) for count in left)
