"""RAUS-7, RAUS-8: the rows, one a colour, as sets of cards."""

from anpfiff.core.number_cards import (
    BITS,
    COLOURS,
    DECK,
    HIGHEST,
    CardSet,
    NumberCard,
    card_set,
    cards_in,
    colour,
    number,
    number_card,
)

ELEVEN = 11
ROW = (1 << HIGHEST) - 1
ELEVENS = card_set(number_card(name, ELEVEN) for name in COLOURS)
"""RAUS-7: what opens a row; as a set it has the order of RAUS-4, red lowest."""


def _opened_by(card: NumberCard) -> CardSet:
    """RAUS-8: beside the 11 fit 10 and 12; then the row grows outwards only, to the 1 and to the 20."""
    value = number(card)
    below = BITS[card - 1] if 1 < value <= ELEVEN else 0
    above = BITS[card + 1] if ELEVEN <= value < HIGHEST else 0
    return below | above


ELEVEN_OF = tuple(BITS[colour(card) * HIGHEST + ELEVEN - 1] for card in DECK)
"""RAUS-7: the 11 that opens a card's row."""
CHANGES = tuple(BITS[card] | _opened_by(card) for card in DECK)
"""How laying a card turns the set of fitting cards over: it leaves the set, its neighbours enter."""


def first_of(cards: CardSet) -> CardSet:
    """RAUS-4: the lowest card alone; of 11s the one that comes first."""
    return cards & -cards


def rows(laid: CardSet, up_to: CardSet) -> tuple[tuple[NumberCard, ...], ...]:
    """The table by colours, each row from its lowest to its highest card; no row for a colour beyond those in play."""
    colours = colour(up_to.bit_length() - 1) + 1
    return tuple(cards_in(laid & ROW << row * HIGHEST) for row in range(colours))
