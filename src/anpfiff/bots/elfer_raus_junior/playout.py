"""Elfer raus! Junior: a match played on to its end, as fast as it can be, by seats that hold back.

The rules in short, on sets of cards; a test plays the same matches by the rules in full. Every seat lays the card of the
greatest worth and ends its turn, unless it can go out; a drawn card is kept, fitting or not: it saves the next draw.
"""

from typing import Any

from anpfiff.bots.elfer_raus_junior.worth import best
from anpfiff.core import Seat
from anpfiff.core.number_cards import BITS, CardSet
from anpfiff.games.elfer_raus_junior.rows import GAPS


def goes_out(hand: CardSet, fits: CardSet) -> bool:
    """Can all of the hand be laid in one turn? If each card fits or hangs together with one of the hand that does."""
    reached = hand & fits
    before = 0
    while reached != before:
        before = reached
        reached |= hand & (reached << 1 | reached >> 1)
    return reached == hand


def winner(position: Any) -> Seat:
    """Who wins if everybody plays on like that; whoever has laid or drawn in this turn lays no more, but to go out."""
    seat = position.seat
    laid = position.laid
    pile = list(reversed(position.pile))
    hands = [taken & ~laid for taken in position.taken]
    if seat is None:
        return hands.index(0)
    drawn = position.drawn is not None
    rests = position.has_laid
    while True:
        hand = hands[seat]
        fits = (laid << 1 | laid >> 1) & ~laid & GAPS
        if drawn:
            drawn = False
        elif hand & fits:
            if goes_out(hand, fits):
                return int(seat)
            if not rests:
                bit = BITS[best(hand, fits, laid)]
                hands[seat] = hand ^ bit
                laid |= bit
        elif pile and not rests:
            hands[seat] = hand | BITS[pile.pop()]
        rests = False
        seat = (seat + 1) % len(hands)
