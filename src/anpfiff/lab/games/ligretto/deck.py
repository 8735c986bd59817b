"""Ligretto-Fußball: the rules fix how often each number and each back is there; a deck decides which number has which back.

Low numbers are easily spent at the pitch, and whatever lies there is locked when the goal is built (LIG-21). So a deck is even if
every back stands behind low and high numbers alike.
"""

from collections.abc import Iterator
from statistics import fmean, pstdev

from anpfiff.games.ligretto.material import BACKS, SHIRT_NUMBERS, Deck
from anpfiff.games.ligretto.pieces import BALLS, CORNERS, STEPS
from anpfiff.games.ligretto.rules import Ligretto
from anpfiff.lab.deck.facts import Fact


def facts(game: Ligretto) -> Iterator[Fact]:
    deck = game.deck
    yield Fact("pitch", "mean number of a pitch card", fmean(deck.pitch))
    yield Fact("pitch", "mean sum of a row", STEPS * fmean(deck.pitch))
    yield Fact("pitch", "shirts needed for a row, at the mean number", _shirts_needed(deck))
    for ball in BALLS:
        yield Fact("mean number by ball", ball, fmean(_numbers(deck, ball=ball)))
    for corner in CORNERS:
        yield Fact("mean number by quarter", corner, fmean(_numbers(deck, corner=corner)))
    yield from _even(deck)
    yield from _ones(deck)


def _numbers(deck: Deck, *, corner: str | None = None, ball: str | None = None) -> list[int]:
    """The numbers of the shirts with such a back."""
    return [
        number
        for number, back in zip(deck.numbers, deck.backs, strict=True)
        if corner in {None, BACKS[back][0]} and ball in {None, BACKS[back][1]}
    ]


def _shirts_needed(deck: Deck) -> float:
    return STEPS * fmean(deck.pitch) / fmean(deck.numbers)


def _even(deck: Deck) -> Iterator[Fact]:
    means = [fmean(_numbers(deck, corner=corner, ball=ball)) for corner, ball in BACKS]
    yield Fact("backs", "mean number, lowest of a back", min(means))
    yield Fact("backs", "mean number, highest of a back", max(means))
    yield Fact("backs", "deviation of these means", pstdev(means))
    scenes = [fmean(means[back] for back in needs) for needs in deck.needs]
    yield Fact("scenes", "mean number, lowest of a scene", min(scenes))
    yield Fact("scenes", "mean number, highest of a scene", max(scenes))


def _ones(deck: Deck) -> Iterator[Fact]:
    """LIG-11: one of the ones is locked in every round."""
    ones = [back for number, back in zip(deck.numbers, deck.backs, strict=True) if number == SHIRT_NUMBERS[0]]
    yield Fact("number 1", "backs with a ball", sum(BACKS[back][1] != BALLS[0] for back in ones))
    yield Fact("number 1", "different quarters", len({BACKS[back][0] for back in ones}))
