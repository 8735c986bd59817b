"""Elfer raus! Junior: the full position, for the rules only."""

from anpfiff.core import Seat, Value
from anpfiff.core.number_cards import CardSet, NumberCard


class State(Value, frozen=True):
    opener: Seat | None
    """None until lots are drawn."""
    seat: Seat | None
    """Whose turn it is; nobody's before the deal and after the last card."""
    taken: tuple[CardSet, ...]
    """All that each seat was dealt or drew: its hand is what of it does not lie on the table."""
    laid: CardSet
    pile: tuple[NumberCard, ...]
    """Top card first; before the deal all cards that do not lie on the table."""
    has_laid: bool = False
    drawn: NumberCard | None = None
    """The card drawn in this turn."""
    spare: tuple[int, ...] = ()
    """ALL-3: with how many cards left each seat has won when its turn comes; nothing where nobody has a head start."""
    winner: Seat | None = None
    """Whose turn came like that."""

    def hand(self, seat: Seat) -> CardSet:
        return self.taken[seat] & ~self.laid
