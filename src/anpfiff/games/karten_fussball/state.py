"""Karten-Fußball: the full position, for the rules only."""

from typing import TypeAlias

from anpfiff.core import Seat, Value, succeeded
from anpfiff.games.karten_fussball.cards import Card, matches
from anpfiff.games.karten_fussball.model import Cards, Phase, Place, Score, places

Stacks: TypeAlias = tuple[Cards, Cards]

REGULAR_ROUNDS = 2


class Pitch(Value, frozen=True):
    """KF-2: rows of three cards, at first all face down."""

    cards: Cards
    shown: tuple[Card | None, ...]
    """The open ones, None where a card still lies face down."""

    def face_down(self, row: int) -> tuple[Place, ...]:
        return tuple(place for place in places(row) if self.shown[place] is None)

    def turned(self, place: Place) -> "Pitch":
        """KF-11: once open, open until the end of the round."""
        return Pitch(self.cards, succeeded(self.shown, place, self.cards[place]))

    def opening(self, row: int, card: Card) -> Place | None:
        """KF-7: where an open card of the row lets that card through."""
        for place in places(row):
            shown = self.shown[place]
            if shown is not None and matches(card, shown):
                return place
        return None


class State(Value, frozen=True):
    """A round's cards lie where they are until the next shuffle, so the last goal can be looked at."""

    opener: Seat | None = None
    """Who began the match; None until the dice have said it."""
    earlier: tuple[Score, ...] = ()
    """The goals of the rounds before this one."""
    turn: Seat = 0
    pitch: Pitch = Pitch((), ())
    stacks: Stacks = ((), ())
    """Top card first."""
    in_play: Card | None = None
    ahead: tuple[int, ...] = ()
    """The rows before the card in play, the one it has come to first."""
    goal_piles: Stacks = ((), ())
    out: Cards = ()
    left_out: Cards = ()
    """KF-14, KF-15: short stacks and a short pitch leave cards over; nobody sees them."""

    @property
    def dealt(self) -> bool:
        return self.pitch.cards != ()

    @property
    def round_over(self) -> bool:
        """KF-12: both stacks are empty, and the last card has failed or scored."""
        return self.stacks == ((), ()) and self.in_play is None

    @property
    def rounds(self) -> tuple[Score, ...]:
        """The goals round by round, this one included."""
        return (*self.earlier, self.goals) if self.dealt else ()

    @property
    def goals(self) -> Score:
        """KF-10: a goal pile is its own count."""
        home, away = self.goal_piles
        return len(home), len(away)

    @property
    def score(self) -> Score:
        """KF-13: goals add up."""
        rounds = self.rounds
        return sum(home for home, _ in rounds), sum(away for _, away in rounds)

    @property
    def decided(self) -> bool:
        """KF-13, KF-14, KF-16: after two rounds or more, one is ahead."""
        home, away = self.score
        return len(self.rounds) >= REGULAR_ROUNDS and home != away


def first_of(opener: Seat, number: int) -> Seat:
    """KF-13: the one who did not begin the round before begins."""
    return (opener + number - 1) % 2


def phase_of(number: int) -> Phase:
    """KF-13 to KF-16: two rounds, one of extra time, then penalties without end."""
    if number <= REGULAR_ROUNDS:
        return "regular-time"
    return "extra-time" if number == REGULAR_ROUNDS + 1 else "penalties"
