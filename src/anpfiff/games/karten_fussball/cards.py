"""KF-1: the 32 cards, 7 to ace in four suits.

A card is a small integer: its suit times eight plus its rank.
"""

from typing import TypeAlias

Card: TypeAlias = int

SUITS = ("♦", "♥", "♠", "♣")
RANKS = ("7", "8", "9", "10", "B", "D", "K", "A")
DECK = tuple(range(len(SUITS) * len(RANKS)))


def suit(card: Card) -> int:
    """The suit's place in SUITS."""
    return card // len(RANKS)


def rank(card: Card) -> int:
    """The rank's place in RANKS."""
    return card % len(RANKS)


def name(card: Card) -> str:
    """How it is printed: 10♠."""
    return RANKS[rank(card)] + SUITS[suit(card)]


def card_called(printed: str) -> Card:
    return SUITS.index(printed[-1]) * len(RANKS) + RANKS.index(printed[:-1])


def matches(card: Card, other: Card) -> bool:
    """KF-6: suit or rank is equal."""
    return suit(card) == suit(other) or rank(card) == rank(other)
