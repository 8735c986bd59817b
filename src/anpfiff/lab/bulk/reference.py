"""The rules engine of bulk play: the rules themselves, with the luck and the pace of the kernels. What every kernel must equal."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from anpfiff.core import Act, AnyGame, Chance, Finished, Result, Roll, Rolling, Shuffle, Tick, Waiting
from anpfiff.lab.bulk.columns import LONGEST, PACE
from anpfiff.lab.bulk.luck import Luck, below, shuffle, starts
from anpfiff.lab.bulk.policies import Policy, policies_of
from anpfiff.lab.course import Course
from anpfiff.lab.rows import Rows, row, row_type
from anpfiff.lab.study import Study


class Played(NamedTuple):
    result: Result
    moves: int
    milliseconds: int


def reference_rows(study: Study, first: int, count: int) -> Rows:
    """The rows of the matches from the first one on."""
    game = study.rules()
    options = study.chosen()
    policies = [policies_of(study.game)[bot] for bot in study.bots]
    result = np.empty(count, row_type(study.seats))
    for place, start in enumerate(starts(study.seed, first, count)):
        course = Course(game)
        played = play(game, game.setup(study.seats, options), policies, [int(start)], course)
        tenths = course.tenths()
        decided = course.decided(played.result)
        result[place] = row(first + place, *played, tenths, decided)
    return result


def play(game: AnyGame, state: Any, policies: Sequence[Policy], luck: Luck, course: Course) -> Played:
    """A whole match, every move a second after the last; where several are awaited, the first of them moves."""
    now = moves = 0
    while moves < LONGEST:
        turn = game.turn(state)
        if isinstance(turn, Finished):
            return Played(turn.result, moves, now)
        if isinstance(turn, Rolling):
            state, _ = game.apply(state, Chance(rolled(luck, turn.what)))
        elif _runs_out(turn, now):
            now = turn.until or now
            state, _ = game.apply(state, Tick(now))
        else:
            seat = turn.seats[0]
            now = now + PACE
            moves = moves + 1
            state, _ = game.apply(state, Act(seat, _any(luck, policies[seat](game.moves(state, seat))), now))
            course.moved(state)
    raise AssertionError(f"{game.id} did not end within {LONGEST} moves")


def rolled(luck: Luck, what: Roll) -> tuple[int, ...]:
    if isinstance(what, Shuffle):
        cards = [0] * what.size
        shuffle(luck, cards, what.size)
        return tuple(cards)
    return tuple([below(luck, what.sides) for _ in range(what.dice)])


def _runs_out(turn: Waiting, now: int) -> bool:
    """As in the arena: whoever comes with the whistle comes too late."""
    return turn.until is not None and turn.until <= now + PACE


def _any(luck: Luck, moves: Sequence[Any]) -> Any:
    """Where there is nothing to choose, no luck is needed."""
    return moves[below(luck, len(moves))] if len(moves) > 1 else moves[0]
