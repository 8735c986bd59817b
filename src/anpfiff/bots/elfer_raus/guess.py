"""Elfer raus!: who has what, better than by lot.

A card that has fitted for a while is hardly in a hand any more: whoever had it would have laid it. So of the fitting cards that
the lot deals to the others, many are exchanged for cards of the pile. How many was counted in matches between foxes.
"""

from random import Random
from typing import Any

from msgspec.structs import replace

from anpfiff.bots.elfer_raus.worth import BEHIND
from anpfiff.core import Seat
from anpfiff.core.number_cards import BITS, CardSet, NumberCard, cards_in
from anpfiff.games.elfer_raus.rows import ELEVENS

KEPT = {2: 0.15, 3: 0.55, 4: 0.72, 5: 0.82, 6: 0.87}
"""How often a fitting card is still where the lot dealt it: the more seats, the fewer turns each has had to lay it."""
KEPT_ELEVENS = {2: 0.02, 3: 0.15, 4: 0.22, 5: 0.35, 6: 0.45}
KEPT_ENDS = {2: 0.55, 3: 0.95, 4: 1.0, 5: 1.0, 6: 1.0}
"""Nothing of anybody's but mine is behind it: there is no haste to lay it."""
ROUNDS = 4
"""By then everybody has had the turns to lay what could be laid."""


def guessed(position: Any, seat: Seat, dice: Random) -> Any:
    """The position as it more likely is for that seat."""
    fitting, pile = position.fitting, list(position.pile)
    taken, seats = list(position.taken), len(position.taken)
    mine = taken[seat] & ~position.laid
    ripe = min(1.0, position.laid.bit_count() / ROUNDS / seats)
    places = [place for place, card in enumerate(pile) if not BITS[card] & fitting]
    for other in range(seats):
        if other == seat:
            continue
        for card in cards_in(taken[other] & fitting):
            if places and dice.random() < ripe * (1 - _kept(card, mine, seats)):
                place = places.pop(int(dice.random() * len(places)))
                taken[other] ^= BITS[card] | BITS[pile[place]]
                pile[place] = card
    return replace(position, taken=tuple(taken), pile=tuple(pile))


def _kept(card: NumberCard, mine: CardSet, seats: int) -> float:
    if BITS[card] & ELEVENS:
        return KEPT_ELEVENS[seats]
    return KEPT[seats] if BEHIND[card] & ~mine else KEPT_ENDS[seats]
