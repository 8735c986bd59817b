"""The arena: one match between bots, as fast as the machine can and as slow as they would.

Time is simulated: every bot says what it will do and when, and the next input is the one that comes first. So races are fair,
and a second of play costs no second of waiting. The same seed gives the same match.

How a bot comes from looking to acting stands in `anpfiff.bots.plan`; a server drives them in the same way.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from anpfiff.bots.bot import Bot
from anpfiff.bots.plan import Plan, planned, stands
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
    Waiting,
)
from anpfiff.table.chance import Dice

LONGEST = 100_000


class Played(NamedTuple):
    """How a match ended, and what it took."""

    result: Result
    moves: int
    milliseconds: int


class Aim(NamedTuple):
    """A plan, the state it was made or upheld in, and when it is due."""

    plan: Plan
    state: Any
    due: int


class Mind:
    """A bot in its chair, with dice of its own, so that its luck does not depend on the others' thinking."""

    def __init__(self, game: AnyGame, bot: Bot, seat: Seat, seed: str) -> None:
        self._game, self._bot, self._seat = game, bot, seat
        self._dice = Random(f"{seed} mind {seat}")
        self._aim: Aim | None = None

    def aim(self, state: Any, now: int) -> Aim:
        """The plan as it stands, or a new one where there is none or the bot would do something else now."""
        aim = self._aim
        if aim is None or (aim.state is not state and not stands(aim.plan, self._bot, *self._sees(state))):
            plan = planned(self._bot, *self._sees(state), self._dice.getrandbits(64))
            aim = Aim(plan, state, now + plan.takes)
        self._aim = aim._replace(state=state)
        return self._aim

    def forget(self) -> None:
        self._aim = None

    def _sees(self, state: Any) -> tuple[Any, tuple[Any, ...]]:
        return self._game.view(state, self._seat), self._game.moves(state, self._seat)


class Watcher(Protocol):
    """Somebody in the stands with a pencil."""

    def moved(self, state: Any) -> None: ...


def play(
    game: AnyGame, bots: Sequence[Bot], options: Options | None, seed: str, watcher: Watcher | None = None
) -> Played:
    """A whole match."""
    state, dice = game.setup(len(bots), options), Dice(f"{seed} cards")
    minds = [Mind(game, bot, seat, seed) for seat, bot in enumerate(bots)]
    now = moves = 0
    for _ in range(LONGEST):
        turn = game.turn(state)
        if isinstance(turn, Finished):
            return Played(turn.result, moves, now)
        if isinstance(turn, Rolling):
            state, _events = game.apply(state, Chance(dice.roll(turn.what)))
            continue
        seat, move, due = _next(turn, minds, state, now)
        if turn.until is not None and turn.until <= due:
            now = max(now, turn.until)
            state, _events = game.apply(state, Tick(now))
            continue
        now = max(now, due)
        minds[seat].forget()
        if move is None:
            continue
        try:
            state, _events = game.apply(state, Act(seat, move, now))
        except IllegalMove:
            if move.claims:
                continue  # it was not true, and took its time
            raise
        moves += 1
        if watcher is not None:
            watcher.moved(state)
        if (stalled := game.stalled(state)) is not None:
            return Played(stalled, moves, now)
    raise AssertionError(f"{game.id} with seed {seed} did not end within {LONGEST} inputs")


def _next(turn: Waiting, minds: Sequence[Mind], state: Any, now: int) -> tuple[Seat, Any | None, int]:
    """Who moves first, what, and when; whoever is not awaited has nothing in mind."""
    for seat, mind in enumerate(minds):
        if seat not in turn.seats:
            mind.forget()
    aims = ((seat, minds[seat].aim(state, now)) for seat in turn.seats)
    return min(((seat, aim.plan.move, aim.due) for seat, aim in aims), key=lambda one: one[2])


def shares(result: Result, seats: int) -> Mapping[Seat, float]:
    """A win is one point, shared by a team; a tie is shared by all."""
    winners = result.winners or tuple(range(seats))
    return {seat: 1 / len(winners) if seat in winners else 0.0 for seat in range(seats)}
