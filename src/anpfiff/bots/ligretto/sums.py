"""How many movements of a hand a pitch card still takes: a small model of the race, solved once.

In the model somebody with two discard piles has so much missing, sees the top cards of both and the turned card, and lays one
of the three, discards, or clears. Every number is equally likely to come up next, from the stack or from below a top card. The
costs that are least on average are computed from the smallest sum up, because laying only ever leads to smaller ones: for
each sum only the discards go round in circles, and these settle quickly. Sums are exact (`fsum`): since Python 3.12 `sum` rounds
otherwise than before, and the same seed must give the same match in every Python.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import fsum
from typing import TypeAlias

from anpfiff.games.ligretto.material import PITCH_NUMBERS, SHIRT_NUMBERS

TOPS = range(len(SHIRT_NUMBERS) + 1)
"""A top card, or 0 for an empty pile."""
NEAR = 0.005
"""So settled, in movements, are the costs."""
NEVER = 20.0
"""More than any sum costs, and so as good as not allowed."""
Turned: TypeAlias = list[float]
"""By the turned card; at 0 if it is still to come: the mean."""
Table: TypeAlias = list[list[Turned]]
"""By the two top cards, in either order, and the turned one."""


@cache
def costs() -> list[Table]:
    """By what is missing. First without clearing; that tells what a pitch card costs that is begun anew."""
    return _solved(_cleared(_mean(_solved(_flat(NEVER)))))


def _flat(cost: float) -> Table:
    return [[[cost] * len(TOPS) for _ in TOPS] for _ in TOPS]


def _mean(tables: Sequence[Table]) -> Table:
    """The cost of any pitch card, with these cards to begin with."""
    some = [tables[number] for number in PITCH_NUMBERS]
    return [
        [
            [fsum([table[top][other][turned] for table in some]) / len(some) for turned in TOPS]
            for other in TOPS
        ]
        for top in TOPS
    ]


def _cleared(anew: Table) -> Table:
    """LIG-17: clearing covers one of the piles with a shirt, and the pitch card is begun anew."""
    below = _below(anew)
    return [
        [[1 + min(below[top][turned], below[other][turned]) for turned in TOPS] for other in TOPS]
        for top in TOPS
    ]


def _below(table: Table) -> list[Turned]:
    """By one top card and the turned one: the mean over the other top card."""
    return [
        [fsum([row[other][turned] for row in table[1:]]) / len(SHIRT_NUMBERS) for turned in TOPS]
        for other in TOPS
    ]


def _solved(cleared: Table) -> list[Table]:
    filled = _flat(0)
    never = _flat(NEVER)
    tables = [filled]
    below = [_below(filled)]
    for missing in range(1, PITCH_NUMBERS[-1] + 1):
        clearing = cleared if missing in SHIRT_NUMBERS else never  # beyond, every shirt can still be laid
        tables.append(_settled(_laid(missing, tables, below, clearing)))
        below.append(_below(tables[-1]))
    return tables


def _laid(missing: int, tables: Sequence[Table], below: Sequence[list[Turned]], cleared: Table) -> Table:
    """LIG-12, LIG-15: the best that can be done without discarding."""
    faces = [[[*turned] for turned in row] for row in cleared]
    for one, other in combinations_with_replacement(TOPS, 2):
        costs = faces[one][other]
        for turned in TOPS[1:]:
            ways = [costs[turned]]
            if turned <= missing:
                ways.append(1 + tables[missing - turned][one][other][0])
            ways += [
                1 + below[missing - top][kept][turned]
                for top, kept in ((one, other), (other, one))
                if 0 < top <= missing
            ]
            costs[turned] = min(ways)
        faces[other][one] = costs
    return faces


def _settled(costs: Table) -> Table:
    """LIG-13: or a discard, which leads round in circles; so this is repeated until it settles."""
    pairs = [*combinations_with_replacement(TOPS, 2)]
    means = [[turned[0] for turned in row] for row in costs]
    change = 1.0
    while change > NEAR:
        change = 0.0
        for one, other in pairs:
            mean = fsum(_best(costs[one][other], means[one], means[other])) / len(SHIRT_NUMBERS)
            change = max(change, abs(means[one][other] - mean))
            means[one][other] = means[other][one] = mean
    for one, other in pairs:
        costs[one][other][:] = means[one][other], *_best(costs[one][other], means[one], means[other])
    return costs


def _best(costs: Turned, kept: Sequence[float], other: Sequence[float]) -> list[float]:
    """For every turned card: the best without discarding, or a discard after which this or the other top card is kept."""
    return [
        min(cost, 1 + one, 1 + two) for cost, one, two in zip(costs[1:], kept[1:], other[1:], strict=True)
    ]
