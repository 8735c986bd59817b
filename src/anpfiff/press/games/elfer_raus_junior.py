"""Elfer raus! Junior in print."""

from anpfiff.core import AnyGame
from anpfiff.games.elfer_raus_junior.rows import IN_PLAY
from anpfiff.press.cards import Pack, number_art, number_pack
from anpfiff.press.diagrams import Example
from anpfiff.press.tongue import Tongue


def packs(_: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    return (number_pack(IN_PLAY, say),)


def examples(_: AnyGame, _say: Tongue) -> tuple[Example, ...]:
    gold = [number_art("gold", value) for value in range(1, 12)]
    return (
        Example(((gold[0], gold[1], gold[2], "…", gold[10]),), True, "jun_up"),
        Example(((gold[0], "…", gold[8], gold[9], gold[10]),), True, "jun_down"),
        Example(((gold[0], gold[1], "…", gold[3]),), False, "jun_gap"),
    )
