"""Elfer raus!: the full position, for the rules only."""

from anpfiff.core import Seat, Value
from anpfiff.core.number_cards import CardSet, NumberCard


class State(Value, frozen=True):
    """Small and flat, since a new one follows every input of millions of matches."""

    seat: Seat | None
    """Whose turn it is; nobody's before the deal and after the last card."""
    taken: tuple[CardSet, ...]
    """All that each seat was dealt or drew: its hand is what of it does not lie on the table."""
    fitting: CardSet
    """What could be laid next: the 11s of closed rows and the neighbours of the ends of open ones."""
    laid: CardSet
    pile: tuple[NumberCard, ...]
    """Top card first; before the deal the whole deck."""
    drawn: int = 0
    has_laid: bool = False
    spare: tuple[int, ...] = ()
    """ALL-3: with how many cards left each seat has won when its turn comes; nothing where nobody has a head start."""
    winner: Seat | None = None
    """Whose turn came like that."""

    def hand(self, seat: Seat) -> CardSet:
        return self.taken[seat] & ~self.laid
