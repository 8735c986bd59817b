"""Foul: the full position, for the rules only."""

from typing import TypeAlias

from anpfiff.core import Seat, Value
from anpfiff.core.number_cards import COLOURS, DECK, colour, number
from anpfiff.games.foul.model import Cards, FoulCalled, Memory, Options

Memories: TypeAlias = tuple[Memory, ...]
"""One for each seat."""
MOST_SEATS = 6
PLACE_IN_HAND = tuple(number(card) * len(COLOURS) + colour(card) for card in DECK)


class State(Value, frozen=True):
    seats: int
    options: Options
    count: tuple[int, ...]
    """The numbers that are counted, ascending."""
    lots: bool = False
    """Is it still to be drawn who begins?"""
    hands: tuple[Cards, ...] = ()
    """By number, then colour; none before the cards are dealt."""
    to_lay: Seat = 0
    start: int = 0
    """FOUL-8: the place in the count at which the pile begins: not always the first, when the count goes on."""
    pile: Cards = ()
    """Bottom card first."""
    silent: tuple[Seat, ...] = ()
    """Who may still doubt the top card: has neither laid it nor said fair."""
    opens: int | None = None
    """FOUL-5: when the next player may go on, in milliseconds since the match began; None: at once."""
    aside: Cards = ()
    last_call: FoulCalled | None = None
    last_pile: Cards = ()
    """What was taken after the last call: those cards lie in hands or on piles again."""
    calls: int = 0
    """How many of them since a pile was set aside."""
    called: int = 0
    """FOUL-10: how many of them in the whole match."""
    winners: tuple[Seat, ...] = ()
    memories: Memories = ()
    """What each seat remembers, its counts less those below (`memory.recalled`); empty where nobody kept it."""
    laid: tuple[int, ...] = (0,) * MOST_SEATS
    """How many cards each seat has laid."""
    taken: tuple[int, ...] = (0,) * MOST_SEATS
    """How many cards each seat has taken with piles."""
    spare: tuple[int, ...] = ()
    """ALL-3: with how many cards left each seat has won when its turn comes; nothing where nobody has a head start."""

    @property
    def under_way(self) -> bool:
        return self.hands != () and not self.lots and not self.winners

    @property
    def calls_left(self) -> int:
        """FOUL-10: each seat has a number of calls; when all are spent the referee blows."""
        return self.options.whistle * self.seats - self.called

    @property
    def layer(self) -> Seat:
        """Who laid the top card of the pile: play goes clockwise, so it was the seat before the next one."""
        return (self.to_lay - 1) % self.seats

    @property
    def reached(self) -> int:
        """How far the pile has come in the count."""
        return self.start + len(self.pile)

    @property
    def claimed(self) -> int:
        """The number that was said for the top card."""
        return self.count[self.reached - 1]

    @property
    def due(self) -> int:
        """FOUL-3: the number to be said for the next card, if the pile is not complete."""
        return self.count[self.reached]

    @property
    def complete(self) -> bool:
        """FOUL-9: has the pile reached the highest number in play?"""
        return self.reached == len(self.count)

    @property
    def win_in_doubt(self) -> bool:
        """FOUL-10: has somebody laid all cards, the last of which may yet be doubted?"""
        return self.pile != () and self.hands[self.layer] == ()

    @property
    def home_early(self) -> bool:
        """ALL-3: has the next player no more cards left than their head start, while nobody else's last card is in doubt?"""
        early = bool(self.spare) and len(self.hands[self.to_lay]) <= self.spare[self.to_lay]
        return self.under_way and early and not self.win_in_doubt

    @property
    def halted(self) -> bool:
        """FOUL-9, FOUL-10: no card goes onto a complete pile, nor after the last card of a hand."""
        return self.complete or self.win_in_doubt


def in_hand(cards: Cards) -> Cards:
    """By number, since colours do not matter."""
    return tuple(sorted(cards, key=PLACE_IN_HAND.__getitem__))
