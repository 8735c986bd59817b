"""The arena: one match between bots, as fast as the machine can and as slow as they would.

Time is simulated: every bot says what it will do and when, and the next input is the one that comes first. So races are fair,
and a second of play costs no second of waiting. The same seed gives the same match.

A plan is one thought with dice of its own. When somebody else's move changes what a bot sees, it has the same thought again:
if it still wants the same, its hand is already on the way; if not, it needs its time anew from there. Nobody acts on what has
lain there for less than a reaction, and nobody is held up by what does not concern them.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from anpfiff.bots.bot import Bot
from anpfiff.core import Act, AnyGame, Chance, Finished, Options, Result, Rolling, Seat, Tick, Waiting
from anpfiff.table.chance import Dice

LONGEST = 100_000
IDLE = 400
"""Milliseconds after which a bot that saw nothing to do in a race looks again."""


class Played(NamedTuple):
    """How a match ended, and what it took."""

    result: Result
    moves: int
    milliseconds: int


class Plan(NamedTuple):
    """What a bot is about to do, and when; None: nothing, and then it looks again."""

    state: Any
    luck: int
    move: Any | None
    due: int


class Mind:
    """A bot in its chair, with dice of its own, so that its luck does not depend on the others' thinking."""

    def __init__(self, game: AnyGame, bot: Bot, seat: Seat, seed: str) -> None:
        self._game, self._bot, self._seat = game, bot, seat
        self._dice = Random(f"{seed} mind {seat}")
        self._plan: Plan | None = None

    def plan(self, state: Any, now: int) -> Plan:
        """The plan as it stands, or a new one where there is none or the bot would do something else now."""
        plan = self._plan
        if plan is None or (plan.state is not state and self._wanted(state, Random(plan.luck)) != plan.move):
            plan = self._thought(state, now)
        self._plan = plan._replace(state=state)
        return self._plan

    def forget(self) -> None:
        self._plan = None

    def _thought(self, state: Any, now: int) -> Plan:
        luck = self._dice.getrandbits(64)
        dice = Random(luck)
        move = self._wanted(state, dice)
        if move is None:
            return Plan(state, luck, None, now + IDLE)
        game, seat = self._game, self._seat
        takes = self._bot.when(game.view(state, seat), game.moves(state, seat), dice)
        return Plan(state, luck, move, now + takes)

    def _wanted(self, state: Any, dice: Random) -> Any | None:
        game, seat = self._game, self._seat
        return self._bot.choose(game.view(state, seat), game.moves(state, seat), dice)


def play(game: AnyGame, bots: Sequence[Bot], options: Options | None, seed: str) -> Played:
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
        if move is not None:
            state, _events = game.apply(state, Act(seat, move, now))
            moves += 1
    raise AssertionError(f"{game.id} with seed {seed} did not end within {LONGEST} inputs")


def _next(turn: Waiting, minds: Sequence[Mind], state: Any, now: int) -> tuple[Seat, Any | None, int]:
    """Who moves first, what, and when; whoever is not awaited has nothing in mind."""
    for seat, mind in enumerate(minds):
        if seat not in turn.seats:
            mind.forget()
    plans = ((seat, minds[seat].plan(state, now)) for seat in turn.seats)
    return min(((seat, plan.move, plan.due) for seat, plan in plans), key=lambda plan: plan[2])


def shares(result: Result, seats: int) -> Mapping[Seat, float]:
    """A win is one point, shared by a team; a tie is shared by all."""
    winners = result.winners or tuple(range(seats))
    return {seat: 1 / len(winners) if seat in winners else 0.0 for seat in range(seats)}
