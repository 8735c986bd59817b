"""RAUS-1: the 80 number cards, 1 to 20 in four colours; four games share them.

A card is a small integer: its colour times twenty plus its number less one. Many cards together may be a CardSet:
one integer in which the bit of each card is set, so that "which of these cards are among those" is a single `&`.
"""

from collections.abc import Iterable
from typing import TypeAlias

NumberCard: TypeAlias = int
CardSet: TypeAlias = int

COLOURS = ("red", "gold", "blue", "grey")
HIGHEST = 20
DECK = tuple(range(len(COLOURS) * HIGHEST))
BITS = tuple(1 << card for card in DECK)
"""Each card alone, as a CardSet."""
NUMBERS = tuple(card % HIGHEST + 1 for card in DECK)
"""The number on each card."""


def number(card: NumberCard) -> int:
    return NUMBERS[card]


def colour(card: NumberCard) -> int:
    """The colour's place in COLOURS."""
    return card // HIGHEST


def number_card(colour_name: str, value: int) -> NumberCard:
    return COLOURS.index(colour_name) * HIGHEST + value - 1


def name(card: NumberCard) -> str:
    """How people say it: red 11."""
    return f"{COLOURS[colour(card)]} {number(card)}"


def card_set(cards: Iterable[NumberCard]) -> CardSet:
    """Different cards as one CardSet."""
    return sum([BITS[card] for card in cards])


def cards_in(cards: CardSet) -> tuple[NumberCard, ...]:
    """The cards of a set, by colour and number."""
    ascending = []
    while cards:
        lowest = cards & -cards
        ascending.append(lowest.bit_length() - 1)
        cards ^= lowest
    return tuple(ascending)
