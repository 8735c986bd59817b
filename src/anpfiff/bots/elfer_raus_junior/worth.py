"""Elfer raus! Junior: what it is worth to lay a card now rather than later.

A card leads into the gap that is left of its row. It is best if all of that gap is one's own, worst if it is all the others';
otherwise the next card decides: its own may follow, and another's is let through the sooner, the nearer its own card is.
The weights come out of many matches against others; which card is laid counts far less here than to hold back.
"""

from anpfiff.core.number_cards import BITS, DECK, HIGHEST, CardSet, NumberCard, colour
from anpfiff.games.elfer_raus_junior.rows import LAST, ROW


def gap(card: NumberCard, laid: CardSet) -> list[NumberCard]:
    """JUN-6: what is missing in the row beyond a card that fits, nearest first."""
    step = 1 if BITS[card - 1] & laid else -1
    beyond = range(card + step, card + step * LAST, step)
    length = next(place for place, other in enumerate(beyond) if BITS[other] & laid)
    return list(beyond[:length])


def worth(card: NumberCard, hand: CardSet, laid: CardSet) -> float:
    mine = [bool(BITS[other] & hand) for other in gap(card, laid)]
    own = sum(mine)
    theirs = len(mine) - sum(mine)
    if not theirs:
        return own
    if not own:
        return -1 - 2.5 * theirs
    return 1 if mine[0] else 4 - 3 * mine.index(True)


class Worths(dict[tuple[CardSet, CardSet], float]):
    """A card's worth by its owner's cards and the laid ones of its row, each worked out when first asked for."""

    def __init__(self, card: NumberCard) -> None:
        super().__init__()
        self.card = card
        self.row = ROW << colour(card) * HIGHEST

    def __missing__(self, row: tuple[CardSet, CardSet]) -> float:
        worth_of_it = self[row] = worth(self.card, *row)
        return worth_of_it


WORTHS = {BITS[card]: Worths(card) for card in DECK}


def best(hand: CardSet, fits: CardSet, laid: CardSet) -> NumberCard:
    """The fitting card of the hand that is worth the most; the lowest of equals."""
    left = hand & fits
    nearest = 0
    most = -1e9
    while left:
        bit = left & -left
        left ^= bit
        worths = WORTHS[bit]
        its = worths[hand & worths.row, laid & worths.row]
        if its > most:
            nearest = bit
            most = its
    return nearest.bit_length() - 1
