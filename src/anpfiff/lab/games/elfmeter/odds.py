"""Elfmeter! worked out: what a penalty is worth, by what is left to shoot at and to dive to.

Who has which fields is known to both (`anpfiff.bots.elfmeter.penalty`), so the penalty is a matrix game and its value exact.
How often each situation comes is not: what is left is what both did not need before. The last figures suppose that it is left
at random, and say so.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from typing import TypeAlias

from anpfiff.bots.elfmeter.penalty import penalty
from anpfiff.games.elfmeter.cards import THIRDS, Third
from anpfiff.lab.odds.sheet import Figure, Sheet

Fields: TypeAlias = frozenset[Third]

EACH = 8
"""ELF-4: cards of each colour that shoot, or dive, to one field."""
LEFT, MIDDLE, RIGHT = range(len(THIRDS))
EVERY = tuple(
    frozenset(some) for size in range(1, len(THIRDS) + 1) for some in combinations(range(len(THIRDS)), size)
)
SITUATIONS: dict[str, tuple[str, Fields, Fields]] = {
    "three-fields": ("all three fields are left to both", EVERY[-1], EVERY[-1]),
    "two-fields": (
        "two fields are left, the same to both",
        frozenset({LEFT, RIGHT}),
        frozenset({LEFT, RIGHT}),
    ),
    "two-of-three": ("the attacker has two fields left, the keeper all", frozenset({LEFT, RIGHT}), EVERY[-1]),
    "one-field": ("the attacker has one field left, and the keeper has it too", frozenset({LEFT}), EVERY[-1]),
    "out-of-reach": ("one field is out of the keeper's reach", EVERY[-1], frozenset({LEFT, MIDDLE})),
}
LEFT_OVER = ((21, 24), (12, 12), (6, 6), (3, 3), (1, 1))
"""Cards that the attacker and the defender have left."""
NOTES = (
    "Exact: the value of every penalty, for both sides at their best.",
    "It is a goal for certain where a field can be shot at that the keeper cannot reach; else it fails one time in as many as there are fields to shoot at.",
    "Supposed in the last figures: that the cards left are a random choice of the 24. Races are not worked out.",
)


def sheet() -> Sheet:
    return Sheet("elfmeter", (*_situations(), *_left_over()), NOTES)


def _situations() -> Iterator[Figure]:
    for key, (words, shots, dives) in SITUATIONS.items():
        yield Figure(
            key, f"a penalty is a goal where {words}", penalty(shots, dives).goal, ("ELF-22", "ELF-23")
        )


def _left_over() -> Iterator[Figure]:
    for attacker, defender in LEFT_OVER:
        words = f"a penalty is a goal with any {attacker} against any {defender} cards left"
        yield Figure(f"left-{attacker}-{defender}", words, left_over(attacker, defender), ("ELF-21", "ELF-4"))


@cache
def left_over(attacker: int, defender: int) -> Fraction:
    """What a penalty is worth with these numbers of cards left, whichever they are."""
    return sum(
        (
            field_odds(shots, attacker) * field_odds(dives, defender) * penalty(shots, dives).goal
            for shots in EVERY
            for dives in EVERY
        ),
        Fraction(0),
    )


@cache
def field_odds(fields: Fields, cards: int) -> Fraction:
    """How likely it is that this number of cards shows exactly these fields, by inclusion and exclusion."""
    ways = sum(
        (-1) ** (len(fields) - size) * comb(len(fields), size) * comb(EACH * size, cards)
        for size in range(len(fields) + 1)
    )
    return Fraction(ways, comb(EACH * len(THIRDS), cards))
