"""Foul in print."""

from anpfiff.core import AnyGame
from anpfiff.core.number_cards import DECK, number
from anpfiff.games.foul.rules import HIGHEST
from anpfiff.press.cards import Pack, number_art, number_pack
from anpfiff.press.diagrams import Example
from anpfiff.press.tongue import Tongue

CARDS = tuple(card for card in DECK if number(card) <= max(HIGHEST.values()))


def packs(_: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    return (number_pack(CARDS, say),)


def examples(_: AnyGame, _say: Tongue) -> tuple[Example, ...]:
    return (
        Example((("back", "7!"),), None, "foul_pile"),
        Example((("7!", number_art("blue", 7)),), True, "foul_right"),
        Example((("7!", number_art("gold", 12)),), False, "foul_wrong"),
    )
