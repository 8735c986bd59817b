"""Zweikampf in print."""

from anpfiff.core import AnyGame
from anpfiff.core.number_cards import DECK, colour
from anpfiff.press.cards import Pack, number_art, number_pack
from anpfiff.press.diagrams import Example
from anpfiff.press.tongue import Tongue

CARDS = tuple(card for card in DECK if colour(card) < 2)


def packs(_: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    return (number_pack(CARDS, say),)


def examples(_: AnyGame, _say: Tongue) -> tuple[Example, ...]:
    return (
        Example(((number_art("red", 14), "<", number_art("gold", 18)),), None, "duel_higher"),
        Example(
            (
                (number_art("red", 9), "=", number_art("gold", 9)),
                (number_art("red", 16), ">", number_art("gold", 3)),
            ),
            None,
            "duel_equal",
        ),
    )
