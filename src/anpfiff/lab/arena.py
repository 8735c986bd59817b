"""The arena: one match between bots, as fast as the machine can and as slow as they would.

Time is simulated: every bot says when it will move, and the next input is the one that comes first. So races are fair, and a
second of play costs no second of waiting. The same seed gives the same match.
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


def play(game: AnyGame, bots: Sequence[Bot], options: Options | None, seed: str) -> Played:
    """A whole match; each chair has dice of its own, so that a bot's luck does not depend on the others' thinking."""
    state, dice = game.setup(len(bots), options), Dice(f"{seed} cards")
    minds = [Random(f"{seed} mind {seat}") for seat in range(len(bots))]
    plans: dict[Seat, tuple[tuple[Any, ...], int]] = {}
    now = moves = 0
    for _ in range(LONGEST):
        turn = game.turn(state)
        if isinstance(turn, Finished):
            return Played(turn.result, moves, now)
        if isinstance(turn, Rolling):
            state, _events = game.apply(state, Chance(dice.roll(turn.what)))
            continue
        seat, due = _next(game, state, turn, plans, bots, minds, now)
        if turn.until is not None and turn.until <= due:
            now = max(now, turn.until)
            state, _events = game.apply(state, Tick(now))
            continue
        now = max(now, due)
        offered = plans.pop(seat)[0]
        move = bots[seat].choose(game.view(state, seat), offered, minds[seat])
        if move is None:
            plans[seat] = (offered, now + IDLE)
            continue
        state, _events = game.apply(state, Act(seat, move, now))
        moves += 1
        stalled = game.stalled(state)
        if stalled is not None:
            return Played(stalled, moves, now)
    raise AssertionError(f"{game.id} with seed {seed} did not end within {LONGEST} inputs")


def _next(
    game: AnyGame,
    state: Any,
    turn: Waiting,
    plans: dict[Seat, tuple[tuple[Any, ...], int]],
    bots: Sequence[Bot],
    minds: Sequence[Random],
    now: int,
) -> tuple[Seat, int]:
    """Who moves first, and when; whoever is offered something new thinks anew."""
    for seat in turn.seats:
        offered = game.moves(state, seat)
        if plans.get(seat, ((), 0))[0] != offered:
            plans[seat] = (offered, now + bots[seat].when(game.view(state, seat), offered, minds[seat]))
    return min(((seat, plans[seat][1]) for seat in turn.seats), key=lambda plan: plan[1])


def shares(result: Result, seats: int) -> Mapping[Seat, float]:
    """A win is one point, shared by a team; a tie is shared by all."""
    winners = result.winners or tuple(range(seats))
    return {seat: 1 / len(winners) if seat in winners else 0.0 for seat in range(seats)}
