"""Karten-Fußball: what anyone at the table may know.

Rows are numbered 1 to 4 as on the leaflet. The places of the pitch count from 0: three of row 1, three of row 2, and on.
"""

from typing import Literal, TypeAlias

from anpfiff import core
from anpfiff.core import Seat, Value
from anpfiff.games.karten_fussball.cards import Card

Cards: TypeAlias = tuple[Card, ...]
Place: TypeAlias = int
Score: TypeAlias = tuple[int, int]
Phase: TypeAlias = Literal["regular-time", "extra-time", "penalties"]

WIDTH = 3


def places(row: int) -> range:
    """KF-2: the three places of a row."""
    return range(WIDTH * (row - 1), WIDTH * row)


def row_of(place: Place) -> int:
    return place // WIDTH + 1


class TurnTop(core.Move, frozen=True):
    """Turn over the top card of one's own stack: it is in play."""

    rule = "KF-5"


class TurnOver(core.Move, frozen=True):
    """Turn over a face-down card of the row that the card in play has come to."""

    rule = "KF-8"
    place: Place


Move: TypeAlias = TurnTop | TurnOver


class DiceThrown(core.Event, frozen=True):
    """KF-3: the eyes, seat by seat; equal ones are thrown again."""

    eyes: tuple[int, int]


class RoundBegan(core.Event, frozen=True):
    phase: Phase
    number: int
    """Of the rounds of the match: 3 is extra time, penalties from 4 on."""
    first: Seat


class CardPlayed(core.Event, frozen=True):
    seat: Seat
    card: Card


class PitchCardTurned(core.Event, frozen=True):
    place: Place
    card: Card


class RowPassed(core.Event, frozen=True):
    row: int
    place: Place
    """Where the open card lies that let it through."""


class GoalScored(core.Event, frozen=True):
    seat: Seat
    card: Card


class CardOut(core.Event, frozen=True):
    seat: Seat
    card: Card
    row: int


class RoundEnded(core.Event, frozen=True):
    goals: Score
    """Of this round."""
    score: Score
    """Of the match so far."""


Event: TypeAlias = (
    DiceThrown | RoundBegan | CardPlayed | PitchCardTurned | RowPassed | GoalScored | CardOut | RoundEnded
)


class Options(core.Options, frozen=True):
    """Karten-Fußball has no options of its own."""


class View(Value, frozen=True):
    seat: Seat | None
    """Whose view it is: every game's view says so."""
    phase: Phase
    number: int
    """The round, counted through the match; 0 before the first."""
    first: Seat | None
    """Who began the round; None until the dice have said it."""
    turn: Seat | None
    """Who is awaited; None while cards are shuffled, and after the final whistle."""
    pitch: tuple[Card | None, ...]
    """Open cards by place, None for the face-down ones."""
    in_play: Card | None
    row: int | None
    """The row that the card in play has come to."""
    stacks: tuple[int, int]
    goal_piles: tuple[Cards, Cards]
    """The goals of this round."""
    out: Cards
    left_out: int
    """Cards that nobody plays with in this round, face down."""
    rounds: tuple[Score, ...]
    """Goals by round, this one included."""
    score: Score
