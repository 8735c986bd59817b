"""The penalty as what it is: a matrix game over the fields that are left to shoot at and to dive to.

Both colours are the same 24 cards, and whatever is out of a stack lies open in the box: each side knows exactly which shots
and which dives are left, and nothing else. All cards come back after the penalty, so no card of a field is better than another.
The solution is exact, by the theorem of Shapley and Snow: some square part of the matrix, solved so that it leaves the other
side indifferent, is a solution of the whole.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from anpfiff.games.elfmeter.cards import Third

Mix: TypeAlias = dict[Third, Fraction]
"""How often each field is chosen."""
Row: TypeAlias = Sequence[Fraction]


class Duel(NamedTuple):
    """Where to shoot, where to dive, and how often that is a goal."""

    shots: Mix
    dives: Mix
    goal: Fraction


@cache
def penalty(shots: frozenset[Third], dives: frozenset[Third]) -> Duel:
    """ELF-22, ELF-23: the equilibrium of what can be shot and what can be reached."""
    rows = sorted(shots)
    columns = sorted(dives)
    goals = [[Fraction(shot != dive) for dive in columns] for shot in rows]
    row_mix, column_mix, value = solved(goals)
    return Duel(dict(zip(rows, row_mix, strict=True)), dict(zip(columns, column_mix, strict=True)), value)


def solved(matrix: Sequence[Row]) -> tuple[list[Fraction], list[Fraction], Fraction]:
    """Both sides' mixes and the value of a matrix game with payoffs of at least 0; widest mixes first."""
    for rows, columns in _squares(len(matrix), len(matrix[0])):
        square = [[1 + matrix[row][column] for column in columns] for row in rows]
        mine = _levelling([*zip(*square, strict=True)])
        yours = _levelling(square)
        if mine is None or yours is None:
            continue
        row_mix = _spread(mine, rows, len(matrix))
        column_mix = _spread(yours, columns, len(matrix[0]))
        value = 1 / sum(yours, Fraction(0)) - 1
        if _optimal(matrix, row_mix, column_mix, value):
            return row_mix, column_mix, value
    raise AssertionError("every matrix game has a solution")


def _squares(rows: int, columns: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    for size in range(min(rows, columns), 0, -1):
        for some in combinations(range(rows), size):
            yield from ((some, others) for others in combinations(range(columns), size))


def _levelling(square: Sequence[Row]) -> list[Fraction] | None:
    """Weights that give every row 1, by Gauss and Jordan; None where there are none, or some below nothing."""
    size = len(square)
    rows = [[*row, Fraction(1)] for row in square]
    for place in range(size):
        pivot = next((row for row in range(place, size) if rows[row][place]), None)
        if pivot is None:
            return None
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [cell / rows[place][place] for cell in rows[place]]
        for other in range(size):
            if other != place:
                rows[other] = [
                    cell - rows[other][place] * above
                    for cell, above in zip(rows[other], rows[place], strict=True)
                ]
    weights = [row[-1] for row in rows]
    return None if min(weights) < 0 else weights


def _spread(weights: Sequence[Fraction], places: tuple[int, ...], size: int) -> list[Fraction]:
    total = sum(weights, Fraction(0))
    mix = [Fraction(0)] * size
    for place, weight in zip(places, weights, strict=True):
        mix[place] = weight / total
    return mix


def _optimal(matrix: Sequence[Row], rows: Row, columns: Row, value: Fraction) -> bool:
    """No row gains against the columns' mix, no column against the rows'."""
    against_columns = (sum(a * b for a, b in zip(row, columns, strict=True)) for row in matrix)
    against_rows = (
        sum(a * b for a, b in zip(column, rows, strict=True)) for column in zip(*matrix, strict=True)
    )
    return all(gain <= value for gain in against_columns) and all(loss >= value for loss in against_rows)
