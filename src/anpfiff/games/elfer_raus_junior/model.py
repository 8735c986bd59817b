"""Elfer raus! Junior: what anyone at the table may know."""

from typing import TypeAlias

from anpfiff import core
from anpfiff.core import First, HeadStarts, Seat, Value
from anpfiff.core.number_cards import NumberCard


class Lay(core.Move, frozen=True):
    """Lay a card of the hand into the row of its colour."""

    rule = "JUN-5"
    card: NumberCard


class Draw(core.Move, frozen=True):
    """Draw the top card of the pile."""

    rule = "JUN-7"


class EndTurn(core.Move, frozen=True):
    """Hold back the rest or keep the drawn card, whether it fits or not: nobody need know."""

    rule = "JUN-5"


Move: TypeAlias = Lay | Draw | EndTurn


class LotsDrawn(core.Event, frozen=True):
    """JUN-4: nobody is asked for their age; lots say who begins."""

    opener: Seat


class HandsDealt(core.Event, frozen=True):
    opener: Seat


class CardLaid(core.Event, frozen=True):
    seat: Seat
    card: NumberCard


class CardDrawn(core.Event, frozen=True):
    """The card is known to the player who drew it alone."""

    seat: Seat
    card: NumberCard | None

    def seen_by(self, seat: Seat | None) -> "CardDrawn":
        return self if seat == self.seat else CardDrawn(self.seat, None)


class TurnEnded(core.Event, frozen=True):
    seat: Seat


class PassedOver(core.Event, frozen=True):
    """JUN-8: the pile is empty and the player can lay none."""

    seat: Seat


Event: TypeAlias = LotsDrawn | HandsDealt | CardLaid | CardDrawn | TurnEnded | PassedOver


class Options(core.Options, frozen=True):
    first: First = "draw"
    head_start: HeadStarts = ()


class View(Value, frozen=True):
    seat: Seat | None
    """Whose view it is: every game's view says so."""
    to_move: Seat | None
    """Nobody before the deal and after the last card."""
    hand: tuple[NumberCard, ...]
    """Your own cards, by colour and number; none for the stands."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    rows: tuple[tuple[NumberCard, ...], ...]
    """Each colour's cards on the table, from the 1 to the 11."""
    pile: int
    has_laid: bool
    """Was a card laid in this turn? Then it may be ended."""
    has_drawn: bool
    drawn: NumberCard | None
    """The card drawn in this turn, for the player who drew it."""
    spare: tuple[int, ...] = ()
    """ALL-3: with how many cards left each seat has won when its turn comes; nothing where nobody has a head start."""
