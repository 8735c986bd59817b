"""A match in beats: everybody who is awaited chooses, then all of it happens.

Where one seat is awaited a beat is a turn. Where several are (a race, a secret choice, a window for doubts) they choose on what
they saw when the beat began; the order in which their moves arrive is drawn by lot, and a move that has come too late by then is
refused by the rules, as at the table: an answer, not an error. A beat takes one second of simulated time.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from anpfiff.core import (
    Act,
    AnyGame,
    Chance,
    Finished,
    IllegalMove,
    Options,
    Result,
    Rolling,
    Seat,
    Tick,
    Turn,
    Waiting,
)
from anpfiff.table.chance import Dice

BEAT = 1_000
"""Milliseconds: about what the bots that measure others take."""


class Match:
    """One match of a game, from a seed."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options,
        seed: int,
        about: Callable[[Any], object] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self._about = about
        self.state = game.setup(seats, options)
        self.beats = 0
        self.result: Result | None = None
        self.refused: dict[Seat, IllegalMove] = {}
        """What came too late in the last beat."""
        self._dice = Dice(f"{seed} cards")
        self._lots = Random(f"{seed} lots")
        self._offered: dict[Seat, tuple[Any | None, ...]] = {}
        self._now = 0
        self._turn = self._played_on()

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who chooses in this beat; nobody once the match is over."""
        return self._turn.seats if isinstance(self._turn, Waiting) and self.result is None else ()

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.state, seat)

    def moves(self, seat: Seat) -> tuple[Any | None, ...]:
        """What a seat may choose; None is to wait, which only a race allows."""
        if seat not in self._offered:
            self._offered[seat] = self._moves(seat)
        return self._offered[seat]

    def _moves(self, seat: Seat) -> tuple[Any | None, ...]:
        if seat not in self.awaited:
            return ()
        moves = self.game.moves(self.state, seat)
        return (None, *moves) if isinstance(self._turn, Waiting) and self._turn.race else moves

    def play(self, choices: Mapping[Seat, Any | None]) -> None:
        """One beat."""
        self.beats += 1
        self._now += BEAT
        self.refused = {}
        self._offered = {}
        awaited = self._asked()
        for seat, move in self._arriving(choices):
            if self._asked() == awaited:
                self._make(seat, move)
            else:
                self.refused[seat] = IllegalMove(move.rule, "too-late")
        self._turn = self._played_on()

    def _asked(self) -> object:
        """What everybody's move is an answer to, as the stands can see it."""
        return self._about and self._about(self.game.view(self.state, None))

    def _arriving(self, choices: Mapping[Seat, Any | None]) -> list[tuple[Seat, Any]]:
        made = sorted((seat for seat, move in choices.items() if move is not None))
        drawn = made if len(made) == 1 else sorted(made, key=lambda _: self._lots.random())
        return [(seat, choices[seat]) for seat in drawn]

    def _make(self, seat: Seat, move: Any) -> None:
        try:
            self.state, _ = self.game.apply(self.state, Act(seat, move, self._now))
        except IllegalMove as late:
            self.refused[seat] = late
            return
        self._rolled()

    def _rolled(self) -> Turn:
        """Chance has its say at once, also between two moves of a beat."""
        while isinstance(turn := self.game.turn(self.state), Rolling):
            self.state, _ = self.game.apply(self.state, Chance(self._dice.roll(turn.what)))
        return turn

    def _played_on(self) -> Turn:
        """Up to the next choice: a wait that ends before anybody could answer is over."""
        while isinstance(turn := self._rolled(), Waiting) and _too_short(turn, self._now):
            self._now = max(self._now, turn.until or 0)
            self.state, _ = self.game.apply(self.state, Tick(self._now))
        if isinstance(turn, Finished):
            self.result = turn.result
        return turn


def _too_short(turn: Waiting, now: int) -> bool:
    return turn.until is not None and (not turn.seats or turn.until <= now + BEAT)


def rewards(result: Result | None, seats: int) -> tuple[float, ...]:
    """+1 for a win; what the winners have got the others have lost, in equal parts; 0 for everybody if it is tied."""
    if result is None or len(result.winners) in {0, seats}:
        return (0.0,) * seats
    won = len(result.winners)
    return tuple(1.0 if seat in result.winners else -won / (seats - won) for seat in range(seats))
