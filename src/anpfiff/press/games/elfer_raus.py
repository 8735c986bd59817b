"""Elfer raus! in print."""

from anpfiff.core import AnyGame
from anpfiff.core.number_cards import DECK
from anpfiff.press.cards import Pack, number_art, number_pack
from anpfiff.press.diagrams import Example
from anpfiff.press.tongue import Tongue


def packs(_: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    return (number_pack(DECK, say),)


def examples(_: AnyGame, _say: Tongue) -> tuple[Example, ...]:
    red = [number_art("red", value) for value in range(1, 21)]
    return (
        Example(((red[9], red[10], red[11]),), True, "raus_row"),
        Example(((red[10], "…", red[12]),), False, "raus_gap"),
        Example(((number_art("blue", 12), number_art("blue", 13)),), False, "raus_open"),
    )
