"""RAUS-1: the 80 number cards, 1 to 20 in four colours; four games share them.

A card is a small integer: its colour times twenty plus its number less one.
"""

from typing import TypeAlias

NumberCard: TypeAlias = int

COLOURS = ("red", "gold", "blue", "grey")
HIGHEST = 20
DECK = tuple(range(len(COLOURS) * HIGHEST))


def number(card: NumberCard) -> int:
    return card % HIGHEST + 1


def colour(card: NumberCard) -> int:
    """The colour's place in COLOURS."""
    return card // HIGHEST


def number_card(colour_name: str, value: int) -> NumberCard:
    return COLOURS.index(colour_name) * HIGHEST + value - 1


def name(card: NumberCard) -> str:
    """How people say it: red 11."""
    return f"{COLOURS[colour(card)]} {number(card)}"
