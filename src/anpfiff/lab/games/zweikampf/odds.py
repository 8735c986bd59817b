"""Zweikampf worked out: the whole match, to the last digit.

Nothing is decided by anybody, so a match is its shuffle. Two facts make it small. To swap the two cards of a pair changes no
shuffle's chance: so who has the higher card is a fair coin, pair by pair, whatever the numbers are. And to swap two pairs
changes none either: so of all matches with the same number of equal pairs, every order of equal and unequal ones is as likely
as any other. What is left is how many pairs are equal, which is counted by inclusion and exclusion, and a walk: from pair to
pair, with the lead, the pairs that lie open, and the equal ones so far.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb, prod
from typing import NamedTuple

from anpfiff.core.number_cards import HIGHEST
from anpfiff.lab.odds.sheet import Figure, Sheet

TENTHS = 10


class Place(NamedTuple):
    """Where a match can have come to: all a walk needs to know."""

    equal: int
    open: int
    """Pairs that lie there and nobody has won."""
    lead: int
    """Pairs that the first seat has won more than the second."""


class Score(NamedTuple):
    """Cards won."""

    first: int
    second: int


def sheet() -> Sheet:
    scores = score_odds()
    won, tied = (_share(scores, sign) for sign in (1, 0))
    pairs = equal_pairs()
    mean = sum((count * chance for count, chance in enumerate(pairs)), Fraction(0))
    figures = (
        Figure("win", "a given side wins the match", won, ("DUEL-4",)),
        Figure("tie", "the match is tied", tied, ("DUEL-4",)),
        Figure("no-equal-pair", "no two equal cards meet in the whole match", pairs[0], ("DUEL-3",)),
        Figure("equal-pairs", "equal pairs in a match, on average", mean, ("DUEL-3",), share=False),
        Figure("left-over", "the last cards are equal and go to nobody", left_over(), ("DUEL-4",)),
        Figure("margin", "cards between the two at the end, on average", margin(), ("DUEL-4",), share=False),
        Figure("comeback-half", "who wins was not in front at half time", comebacks()[4], ("DUEL-4",)),
    )
    return Sheet("zweikampf", figures, ("All of it is exact: nobody has anything to decide.",))


@cache
def equal_pairs(numbers: int = HIGHEST) -> tuple[Fraction, ...]:
    """DUEL-3: how likely none, one, two … pairs of a match are equal."""
    every = _pairings(numbers)
    return tuple(
        Fraction(comb(numbers, equal) * _without_equal(numbers - equal), every)
        for equal in range(numbers + 1)
    )


@cache
def score_odds(numbers: int = HIGHEST) -> dict[Score, Fraction]:
    """DUEL-4: how likely every result is."""
    scores: defaultdict[Score, Fraction] = defaultdict(Fraction)
    for place, courses in _courses(numbers)[-1].items():
        won = numbers - place.open
        scores[Score(won + place.lead, won - place.lead)] += courses * _course_odds(numbers)[place.equal]
    return {score: chance for score, chance in scores.items() if chance}


def left_over(numbers: int = HIGHEST) -> Fraction:
    """DUEL-4: the last pair is as likely to be equal as the first."""
    return Fraction(1, 2 * numbers - 1)


def margin(numbers: int = HIGHEST) -> Fraction:
    return sum(
        (abs(score.first - score.second) * chance for score, chance in score_odds(numbers).items()),
        Fraction(0),
    )


@cache
def comebacks(numbers: int = HIGHEST) -> tuple[Fraction, ...]:
    """Of the matches with a winner: how many are won by who was not in front when one, two … ten tenths were played."""
    return tuple(1 - _led_and_won(numbers, tenth * numbers // TENTHS) for tenth in range(1, TENTHS + 1))


def _led_and_won(numbers: int, pairs: int) -> Fraction:
    """By symmetry one side's share is the share of both."""
    ends = _ends(numbers, pairs)
    odds = _course_odds(numbers)
    both = sum(
        (
            courses * rest * odds[equal]
            for place, courses in _courses(numbers)[pairs].items()
            if place.lead > 0
            for equal, rest in ends[place].items()
        ),
        Fraction(0),
    )
    return both / _share(score_odds(numbers), 1)


def _ends(numbers: int, pairs: int) -> dict[Place, Counter[int]]:
    """For every place after that number of pairs: the courses from there to a win of the first seat, by their equal pairs."""
    ends = {place: Counter({place.equal: int(place.lead > 0)}) for place in _courses(numbers)[-1]}
    for played in range(numbers - 1, pairs - 1, -1):
        ends = {place: _added(ends[after] for after in _after(place)) for place in _courses(numbers)[played]}
    return ends


def _added(counts: Iterator[Counter[int]]) -> Counter[int]:
    total: Counter[int] = Counter()
    for count in counts:
        total.update(count)
    return total


@cache
def _courses(numbers: int) -> tuple[Counter[Place], ...]:
    """After every pair: how many courses lead to each place."""
    walks = [Counter({Place(0, 0, 0): 1})]
    for _ in range(numbers):
        walk: Counter[Place] = Counter()
        for place, courses in walks[-1].items():
            for after in _after(place):
                walk[after] += courses
        walks.append(walk)
    return tuple(walks)


def _after(place: Place) -> tuple[Place, Place, Place]:
    """DUEL-2, DUEL-3: equal cards stay; the higher card wins all that lie open."""
    equal, waiting, lead = place
    return (
        Place(equal + 1, waiting + 1, lead),
        Place(equal, 0, lead + waiting + 1),
        Place(equal, 0, lead - waiting - 1),
    )


@cache
def _course_odds(numbers: int) -> tuple[Fraction, ...]:
    """How likely one course with that number of equal pairs is: their order is any, and all other pairs are coins."""
    return tuple(
        chance / (comb(numbers, equal) * 2 ** (numbers - equal))
        for equal, chance in enumerate(equal_pairs(numbers))
    )


def _pairings(numbers: int) -> int:
    """The ways to put two cards of each number together in pairs."""
    return prod(range(1, 2 * numbers, 2))


def _without_equal(numbers: int) -> int:
    """Those of them in which no pair is equal."""
    return sum(
        (-1) ** equal * comb(numbers, equal) * _pairings(numbers - equal) for equal in range(numbers + 1)
    )


def _share(scores: dict[Score, Fraction], sign: int) -> Fraction:
    def found(score: Score) -> int:
        return (score.first > score.second) - (score.first < score.second)

    return sum((chance for score, chance in scores.items() if found(score) == sign), Fraction(0))
