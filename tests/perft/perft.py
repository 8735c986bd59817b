"""Perft: how many ways a match can go on, counted to a small depth. A rule changed by accident changes a count."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from anpfiff.core import Act, AnyGame, Chance, Finished, IllegalMove, Input, Rolling, Shuffle, Tick, Turn
from anpfiff.table.chance import Dice
from tests.laws.case import Case
from tests.laws.matches import claimed, match_of, opening

LATER = 20
MOST = 20_000


def counts(case: Case) -> dict[str, list[int]]:
    """From the kick-off, and from a position in the middle of a match."""
    first = opening(case, case.settings[0])
    middle = next(moment.after for count, moment in enumerate(match_of(case, 0)) if count == LATER)
    return {"kick-off": _deepening(case.game, first), "middle": _deepening(case.game, middle)}


def _deepening(game: AnyGame, state: Any) -> list[int]:
    found = [1]
    while found[-1] < MOST and len(found) < 6:
        found.append(perft(game, state, len(found)))
    return found


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """The leaves at that depth; a shuffle, of which there are too many, counts as one way and takes no depth."""
    turn = game.turn(state)
    if isinstance(turn, Rolling) and isinstance(turn.what, Shuffle):
        return perft(game, game.apply(state, Chance(Dice("perft").roll(turn.what)))[0], depth)
    if depth == 0 or isinstance(turn, Finished):
        return 1
    return sum(perft(game, after, depth - 1) for after in _afters(game, state, turn))


def _afters(game: AnyGame, state: Any, turn: Turn) -> Iterator[Any]:
    """Where each way leads; a claim that is not true leads nowhere."""
    for given in _ways(game, state, turn):
        try:
            yield game.apply(state, given)[0]
        except IllegalMove:
            if not claimed(given):
                raise


def _ways(game: AnyGame, state: Any, turn: Turn) -> Iterator[Input[Any]]:
    if isinstance(turn, Rolling):
        assert not isinstance(turn.what, Shuffle)
        yield from map(Chance, product(range(turn.what.sides), repeat=turn.what.dice))
    elif not isinstance(turn, Finished):
        for seat in turn.seats:
            yield from (Act(seat, move) for move in game.moves(state, seat))
        if turn.until is not None:
            yield Tick(turn.until)
