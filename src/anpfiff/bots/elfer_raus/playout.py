"""Elfer raus!: a match played on to its end, as fast as it can be, by seats that hold back.

The rules in short, on sets of cards; a test plays the same matches by the rules in full. Every seat lays the card of the
greatest worth and ends its turn, unless it can go out.
"""

from typing import Any

from anpfiff.bots.elfer_raus.worth import WORTHS
from anpfiff.core import Seat
from anpfiff.core.number_cards import BITS, DECK, CardSet, NumberCard, card_set, number
from anpfiff.games.elfer_raus.rows import CHANGES, ELEVEN

INWARDS = card_set(card for card in DECK if 1 < number(card) <= ELEVEN)
OUTWARDS = card_set(card for card in DECK if ELEVEN <= number(card) < max(map(number, DECK)))
MOST_DRAWN = 3
TABLES = {BITS[card]: (worths.behind, worths) for card, worths in zip(DECK, WORTHS, strict=True)}


def goes_out(hand: CardSet, fitting: CardSet) -> bool:
    """Can all of the hand be laid in one turn? If each card fits or comes next to another of the hand."""
    return not hand & ~(fitting | (hand & INWARDS) >> 1 | (hand & OUTWARDS) << 1)


def best(hand: CardSet, fitting: CardSet) -> NumberCard:
    """The fitting card of the hand that is worth the most; the lowest of equals."""
    left = hand & fitting
    chosen_bit = 0
    most = -1e9
    while left:
        bit = left & -left
        left ^= bit
        behind, worths = TABLES[bit]
        its = worths[hand & behind]
        if its > most:
            chosen_bit = bit
            most = its
    return chosen_bit.bit_length() - 1


def winner(position: Any) -> Seat:
    """Who wins if everybody plays on like that; whoever has laid in this turn lays no more, but to go out."""
    seat = position.seat
    fitting = position.fitting
    pile = list(reversed(position.pile))
    if seat is None:
        return next(seat for seat, taken in enumerate(position.taken) if not taken & ~position.laid)
    hands = [taken & ~position.laid for taken in position.taken]
    seats = len(hands)
    rests = position.has_laid
    draws = MOST_DRAWN - position.drawn
    while True:
        hand = hands[seat]
        if hand & fitting:
            if not hand & ~(fitting | (hand & INWARDS) >> 1 | (hand & OUTWARDS) << 1):
                return int(seat)
            if not rests:
                card = best(hand, fitting)
                hands[seat] = hand ^ BITS[card]
                fitting ^= CHANGES[card]
        elif not rests:
            for _ in range(min(draws, len(pile))):
                card = pile.pop()
                if BITS[card] & fitting:
                    fitting ^= CHANGES[card]
                    break
                hands[seat] |= BITS[card]
        rests = False
        draws = MOST_DRAWN
        seat = (seat + 1) % seats
