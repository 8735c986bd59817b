"""Karten-Fußball in print: a pack of cards and the mat."""

from collections.abc import Iterator

from anpfiff.core import AnyGame
from anpfiff.games.karten_fussball.cards import DECK, card_called, rank, suit
from anpfiff.press.art import measured
from anpfiff.press.boards import Wanted, cut_out
from anpfiff.press.cards import Card, Face, Pack
from anpfiff.press.diagrams import Example, Row
from anpfiff.press.paper import Size
from anpfiff.press.sheets import Sheet
from anpfiff.press.tongue import Tongue


def packs(_: AnyGame, say: Tongue) -> tuple[Pack, ...]:
    back = Face("back", say.says("back"))
    return (("a card", None, tuple(Card(suit_face(card, say), back) for card in DECK)),)


def suit_face(card: int, say: Tongue) -> Face:
    return Face(
        f"suit/{say.language}/{card}",
        say.says("suit", suit=say.suits[suit(card)], rank=say.ranks[rank(card)]),
    )


def board(wanted: Wanted) -> Iterator[Sheet]:
    for name, (near, far) in (("near", (1, 2)), ("far", (4, 3))):
        alt = wanted.say.says("mat", near=near, far=far)
        art = f"mat/{wanted.size}/{name}"
        yield cut_out(wanted, art, Size(*measured(art)), alt, wanted.say.sheet["join"], note_above=True)


def examples(_: AnyGame, say: Tongue) -> tuple[Example, ...]:
    def cards(*names: str) -> tuple[Row]:
        (first, *row) = (f"suit/{say.language}/{card_called(name)}" for name in names)
        return ((first, "→", *row),)

    return (
        Example(cards("9♥", "9♠"), True, "kf_rank"),
        Example(cards("9♥", "K♥"), True, "kf_suit"),
        Example(cards("9♥", "10♣"), False, "kf_none"),
    )
