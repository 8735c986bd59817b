"""The arena: one match between bots, as fast as the machine can and as slow as they would.

Time is simulated: every bot says what it will do and when, and the next input is the one that comes first. So races are fair,
and a second of play costs no second of waiting. The same seed gives the same match.

Who has to think, and whose hand comes first, is told by `anpfiff.bots.driver`, as on a server and at a terminal.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from anpfiff.bots.bot import Bot
from anpfiff.bots.driver import Driver, Hand, Question
from anpfiff.bots.plan import Plan, considered
from anpfiff.core import (
    Act,
    AnyGame,
    Chance,
    Finished,
    IllegalMove,
    Input,
    Options,
    Result,
    Rolling,
    Seat,
    Tick,
    Waiting,
)
from anpfiff.table.chance import Dice

LONGEST = 100_000
"""Inputs after which a match is broken off."""


class Played(NamedTuple):
    """How a match ended, and what it took."""

    result: Result
    moves: int
    milliseconds: int
    broken_off: bool = False
    """Did it have to be ended, because it went on for too long? Then it is tied."""


class Field:
    """A match without memory: where it stands, and what each seat sees of it."""

    def __init__(self, game: AnyGame, seats: int, options: Options | None) -> None:
        self.game = game
        self.seq = 0
        self.state: Any = game.setup(seats, options)
        self.turn = game.turn(self.state)

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.state, seat)

    def offered(self, seat: Seat) -> tuple[Any, ...]:
        return self.game.moves(self.state, seat)

    def take(self, given: Input[Any]) -> None:
        self.state, _events = self.game.apply(self.state, given)
        self.turn = self.game.turn(self.state)
        self.seq += 1


class Minds:
    """A bot in every chair, each with dice of its own, so that nobody's luck depends on the others' thinking."""

    def __init__(self, bots: Sequence[Bot], seed: str) -> None:
        self._bots = dict(enumerate(bots))
        self._luck = [Random(f"{seed} mind {seat}") for seat in self._bots]
        self._driver = Driver()

    def first(self, field: Field, now: int) -> Hand | None:
        """Everybody who is awaited thinks; whose hand comes first? None where everybody waits for the time to pass."""
        for question in self._driver.ask(field, field.seq, self._bots, now):
            self._driver.heard(question, self._considered(question))
        return self._driver.first(field)

    def acted(self, seat: Seat) -> None:
        self._driver.acted(seat)

    def _considered(self, question: Question) -> Plan:
        dice = self._luck[question.seat]
        bot = self._bots[question.seat]
        return considered(bot, question.view, question.moves, question.plan, lambda: dice.getrandbits(64))


class Watcher(Protocol):
    """Somebody in the stands with a pencil."""

    def moved(self, state: Any) -> None: ...


def play(
    game: AnyGame, bots: Sequence[Bot], options: Options | None, seed: str, watcher: Watcher | None = None
) -> Played:
    """A whole match."""
    return play_until(game, bots, options, seed, None, watcher)[0]


def play_until(
    game: AnyGame,
    bots: Sequence[Bot],
    options: Options | None,
    seed: str,
    until: int | None,
    watcher: Watcher | None = None,
) -> tuple[Played, Any]:
    """As much of a match as is played by the whistle, if there is one; and how it stood then."""
    field = Field(game, len(bots), options)
    minds = Minds(bots, seed)
    dice = Dice(f"{seed} cards")
    now = moves = 0
    for _ in range(LONGEST):
        turn = field.turn
        if isinstance(turn, Finished):
            return Played(turn.result, moves, now), field.state
        if isinstance(turn, Rolling):
            field.take(Chance(dice.roll(turn.what)))
            continue
        hand = minds.first(field, now)
        if until is not None and _next(turn, hand) > until:
            return Played(Result((), ()), moves, until, broken_off=True), field.state
        if turn.until is not None and (hand is None or turn.until <= hand.due):
            now = max(now, turn.until)
            field.take(Tick(now))
            continue
        assert hand is not None, f"nobody is awaited in {game.id}"
        now = max(now, hand.due)
        minds.acted(hand.seat)
        if hand.move is None:
            continue
        if not _granted(field, Act(hand.seat, hand.move, now)):
            continue
        moves += 1
        if watcher is not None:
            watcher.moved(field.state)
    return Played(Result((), ()), moves, now, broken_off=True), field.state


def _granted(field: Field, given: Act[Any]) -> bool:
    """Was it done? A claim that is not true is not, and has taken its time."""
    try:
        field.take(given)
    except IllegalMove:
        if given.move.claims:
            return False
        raise
    return True


def _next(turn: Waiting, hand: Hand | None) -> int:
    """When something happens next."""
    times = [*([] if turn.until is None else [turn.until]), *([] if hand is None else [hand.due])]
    return min(times, default=0)


def shares(result: Result, seats: int) -> Mapping[Seat, float]:
    """A win is one point, shared by a team; a tie is shared by all."""
    winners = result.winners or tuple(range(seats))
    return {seat: 1 / len(winners) if seat in winners else 0.0 for seat in range(seats)}
