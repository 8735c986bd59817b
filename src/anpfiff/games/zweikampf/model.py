"""Zweikampf: what anyone at the table may know."""

from typing import TypeAlias

from anpfiff import core
from anpfiff.core import Seat, Value
from anpfiff.core.number_cards import NumberCard

Pair: TypeAlias = tuple[NumberCard, NumberCard]


class TurnOver(core.Move, frozen=True):
    """Turn over the top card of one's own stack."""

    rule = "DUEL-2"


Move: TypeAlias = TurnOver


class HandReady(core.Event, frozen=True):
    """A hand lies on its stack; the cards turn when both do."""

    seat: Seat


class CardsTurned(core.Event, frozen=True):
    cards: Pair


class CardsWon(core.Event, frozen=True):
    seat: Seat
    cards: int


class CardsLeftTied(core.Event, frozen=True):
    """DUEL-4: the last cards were equal and go to nobody."""

    cards: int


Event: TypeAlias = HandReady | CardsTurned | CardsWon | CardsLeftTied


class Options(core.Options, frozen=True):
    """Zweikampf has no options of its own."""


class View(Value, frozen=True):
    seat: Seat | None
    """Whose view it is: every game's view says so."""
    stacks: tuple[int, int]
    ready: tuple[bool, bool]
    open: tuple[Pair, ...]
    won: tuple[tuple[NumberCard, ...], tuple[NumberCard, ...]]
