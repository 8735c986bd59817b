"""What the two games with hands, rows and a pile of number cards tell the laws alike."""

from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import Any

from msgspec.structs import replace

from anpfiff.core import Seat
from anpfiff.core.number_cards import NumberCard, card_set, cards_in


def pieces(state: Any) -> Counter[Hashable]:
    hands = [cards_in(state.hand(seat)) for seat in range(len(state.taken))]
    return Counter(card for cards in (cards_in(state.laid), state.pile, *hands) for card in cards)


def two_hidden(state: Any, seat: Seat | None, random: Random) -> tuple[NumberCard, ...]:
    """Two cards that seat cannot see, in other hands or in the pile; none if there are not two."""
    hands = [cards_in(state.hand(other)) for other in range(len(state.taken)) if other != seat]
    hidden = [*state.pile, *(card for hand in hands for card in hand)]
    return tuple(random.sample(hidden, 2)) if len(hidden) > 1 else ()


def exchanged(state: Any, one: NumberCard, other: NumberCard) -> Any:
    """The same position with those two cards in each other's place."""
    place = {one: other, other: one}
    taken = tuple(card_set(place.get(card, card) for card in cards_in(cards)) for cards in state.taken)
    return replace(state, taken=taken, pile=tuple(place.get(card, card) for card in state.pile))
