"""Elfer raus! and Junior: who has what, better than by lot.

A card that has fitted for a while is hardly in a hand any more: whoever had it would have laid it. So of the fitting cards that
the lot deals to the others, many are exchanged for cards of the pile that do not fit.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from anpfiff.core import Seat
from anpfiff.core.number_cards import BITS, CardSet, NumberCard, cards_in

ROUNDS = 4
"""By then everybody has had the turns to lay what could be laid."""


def likelier(
    position: Any, seat: Seat, fitting: CardSet, kept: Callable[[NumberCard], float], dice: Random
) -> Any:
    """The imagined position as it more likely is for that seat; `kept` is how often a card stays where the lot dealt it."""
    pile = list(position.pile)
    taken = list(position.taken)
    places = [place for place, card in enumerate(pile) if not BITS[card] & fitting]
    for other in range(len(taken)):
        for card in cards_in(taken[other] & fitting if other != seat else 0):
            if places and dice.random() >= kept(card):
                place = places.pop(int(dice.random() * len(places)))
                taken[other] ^= BITS[card] | BITS[pile[place]]
                pile[place] = card
    return replace(position, taken=tuple(taken), pile=tuple(pile))


def in_time(kept: float, laid: int, seats: int) -> float:
    """At first no card has been held back for long, so all may still be where they were dealt."""
    return 1 - (1 - kept) * min(1.0, laid / ROUNDS / seats)
