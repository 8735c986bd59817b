"""JUN-1, JUN-2, JUN-6: the rows from 1 to 11, one a colour, as sets of cards."""

from anpfiff.core.number_cards import COLOURS, DECK, HIGHEST, CardSet, NumberCard, card_set, cards_in, number

LAST = 11
IN_PLAY = tuple(card for card in DECK if number(card) <= LAST)
LAID_OUT = card_set(card for card in IN_PLAY if number(card) in {1, LAST})
DEALT = tuple(card for card in IN_PLAY if number(card) not in {1, LAST})
GAPS = card_set(DEALT)
ROW = (1 << LAST) - 1


def fitting(laid: CardSet) -> CardSet:
    """JUN-6: the cards that are missing beside one that lies there. A row's ends lie there always, so that rows never touch."""
    return (laid << 1 | laid >> 1) & ~laid & GAPS


def rows(laid: CardSet) -> tuple[tuple[NumberCard, ...], ...]:
    """The table by colours."""
    return tuple(cards_in(laid & ROW << row * HIGHEST) for row in range(len(COLOURS)))
