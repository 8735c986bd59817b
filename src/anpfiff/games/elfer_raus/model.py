"""Elfer raus!: what anyone at the table may know."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from anpfiff import core
from anpfiff.core import HeadStarts, Seat, Value
from anpfiff.core.number_cards import NumberCard


class Lay(core.Move, frozen=True):
    """Lay a card of the hand into the row of its colour."""

    rule = "RAUS-6"
    card: NumberCard


class Draw(core.Move, frozen=True):
    """Draw the top card of the pile; a card that fits is laid at once."""

    rule = "RAUS-9"


class EndTurn(core.Move, frozen=True):
    """Hold back the rest, if there is any: nobody need know."""

    rule = "RAUS-6"


Move: TypeAlias = Lay | Draw | EndTurn


class HandsDealt(core.Event, frozen=True):
    """RAUS-4: everybody has cards, and the holder of the first 11 begins."""

    opener: Seat


class DealtInVain(core.Event, frozen=True):
    """RAUS-4: nobody holds an 11; all cards are shuffled and dealt anew."""


class CardLaid(core.Event, frozen=True):
    seat: Seat
    card: NumberCard


class CardDrawn(core.Event, frozen=True):
    """The card is known to the player who drew it alone; if it fits, a CardLaid follows."""

    seat: Seat
    card: NumberCard | None

    def seen_by(self, seat: Seat | None) -> "CardDrawn":
        return self if seat == self.seat else CardDrawn(self.seat, None)


class TurnEnded(core.Event, frozen=True):
    seat: Seat


class PassedOver(core.Event, frozen=True):
    """RAUS-10: the pile is empty and the player can lay none."""

    seat: Seat


Event: TypeAlias = HandsDealt | DealtInVain | CardLaid | CardDrawn | TurnEnded | PassedOver


class Options(core.Options, frozen=True):
    without_grey: Annotated[
        bool,
        Meta(description="Two players leave the 20 grey cards out.", extra={"rule": "RAUS-3"}),
    ] = False
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
    """Each colour in play with its cards from the lowest to the highest; empty before its 11."""
    pile: int
    drawn: int
    """Cards drawn in this turn."""
    has_laid: bool
    """Was a card laid in this turn? Then it may be ended."""
    spare: tuple[int, ...] = ()
    """ALL-3: with how many cards left each seat has won when its turn comes; nothing where nobody has a head start."""
