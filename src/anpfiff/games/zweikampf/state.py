"""Zweikampf: the full position, for the rules only."""

from anpfiff.core import Value
from anpfiff.core.number_cards import NumberCard
from anpfiff.games.zweikampf.model import Pair

Cards = tuple[NumberCard, ...]


class State(Value, frozen=True):
    dealt: bool = False
    stacks: tuple[Cards, Cards] = ((), ())
    """Top card first."""
    ready: tuple[bool, bool] = (False, False)
    open: tuple[Pair, ...] = ()
    """Turned over and not won yet: more than one pair only after equal cards."""
    won: tuple[Cards, Cards] = ((), ())
