"""Search where much is hidden: imagine possible positions, play each move on in the same ones, drop the worse half, go on.

Every move is tried in the same positions, so that none is favoured by luck; the budget is shared out so that the moves that
are hard to tell apart are tried most often.
"""

import math
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

Move = TypeVar("Move")


def best_of(
    expected: Mapping[Move, float],
    imagined: Callable[[], Any],
    value: Callable[[Any, Move], float],
    budget: int,
) -> Move:
    """The move with the best mean value in imagined positions, together with what was expected of it beforehand."""
    totals = dict.fromkeys(expected, 0.0)
    passed = 0
    rounds = max(1, math.ceil(math.log2(len(expected))))
    left = sorted(expected, key=lambda move: -expected[move])
    while len(left) > 1:
        share = max(1, budget // rounds // len(left))
        for _ in range(share):
            position = imagined()
            for move in left:
                totals[move] += value(position, move)
        passed += share
        left.sort(key=lambda move: -totals[move] / passed - expected[move])
        del left[(len(left) + 1) // 2 :]
    return left[0]
