"""Elfer raus!: what it is worth to lay a card now rather than later.

A card lets through what lies further out on its side. Three kinds of card follow from whose that is:
- a *door* has own cards behind others': they can only be laid once others have come through, so it is opened early, and the
  sooner the longer their way is;
- a *reserve* has only own cards behind it, or none: nobody can take that turn away, so it waits until a turn is needed;
- a *gift* has only others' cards behind it: it is held back as long as there is anything else to lay.
In matches between bots that differ in one weight only, none of them could be bettered by much.
"""

from anpfiff.core.number_cards import DECK, HIGHEST, CardSet, NumberCard, card_set, number
from anpfiff.games.elfer_raus.rows import ELEVEN

LAST_OF_ALL = -1.7
ELEVEN_ITSELF = 1.1


def sides(card: NumberCard) -> tuple[range, ...]:
    """RAUS-8: what lies further out, nearest first: down to the 1 or up to the 20; both for an 11."""
    lowest = card - number(card) + 1
    down = range(card - 1, lowest - 1, -1)
    up = range(card + 1, lowest + HIGHEST)
    return tuple(
        side for side, ours in ((down, number(card) <= ELEVEN), (up, number(card) >= ELEVEN)) if ours
    )


def worth(card: NumberCard, hand: CardSet) -> float:
    """To lay it with that hand; only the hand's cards that it lets through count."""
    both = sum(_side([bool(hand >> other & 1) for other in side]) for side in sides(card))
    return both + ELEVEN_ITSELF if number(card) == ELEVEN else both


def _side(mine: list[bool]) -> float:
    own = sum(mine)
    theirs = len(mine) - sum(mine)
    if not theirs:
        return 0.3 * own - 1 if own else LAST_OF_ALL
    if not own:
        return -3 - 2.3 * theirs
    return own + 1.8 * mine.index(True)


BEHIND = tuple(card_set(other for side in sides(card) for other in side) for card in DECK)
"""What a card lets through, nearest or further out."""


class Worths(dict[CardSet, float]):
    """A card's worth by its owner's cards behind it, each worked out when first asked for."""

    def __init__(self, card: NumberCard) -> None:
        super().__init__()
        self.card = card
        self.behind = BEHIND[card]

    def __missing__(self, own: CardSet) -> float:
        worth_of_it = self[own] = worth(self.card, own)
        return worth_of_it


WORTHS = tuple(map(Worths, DECK))
