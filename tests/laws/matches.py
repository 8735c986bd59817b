"""Random matches: every input a game may get, and plenty that it may not."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec

from anpfiff.core import (
    Act,
    AnyGame,
    Chance,
    Event,
    Finished,
    IllegalMove,
    Input,
    Rolling,
    Tick,
    Waiting,
    chosen,
)
from anpfiff.table.chance import Dice
from tests.laws.case import Case, Setting

HOSTILE = (
    -(2**63),
    -21,
    -2,
    -1,
    0,
    1,
    2,
    3,
    5,
    7,
    8,
    10,
    11,
    12,
    20,
    21,
    24,
    39,
    40,
    55,
    60,
    79,
    80,
    99,
    2**53,
    2**63 - 1,
)


@dataclass(frozen=True)
class Moment:
    """One step of a match: where it stood, what came, where it stands."""

    before: Any
    given: Input[Any]
    after: Any
    events: tuple[Event, ...]


def setting_of(case: Case, seed: int) -> Setting:
    return case.settings[seed % len(case.settings)]


def opening(case: Case, setting: Setting) -> Any:
    options = chosen(case.game.vocabulary.options, setting.options)
    return case.game.setup(setting.seats, options)


def match_of(case: Case, seed: int) -> Iterator[Moment]:
    """A whole match of random legal moves, time passing at random."""
    random, dice = Random(seed), Dice(seed)
    state, now = opening(case, setting_of(case, seed)), 0
    for _ in range(case.limit):
        turn = case.game.turn(state)
        if isinstance(turn, Finished):
            return
        now += int(random.random() ** 3 * 4_000)
        given = _next(case, state, turn, now, random, dice)
        now = given.at if isinstance(given, Tick) else now
        try:
            after, events = case.game.apply(state, given)
        except IllegalMove:
            assert claimed(given), "only a claim may be refused though it was offered"
            continue
        yield Moment(state, given, after, events)
        state = after
    raise AssertionError(f"{case.game.id} with seed {seed} did not end within {case.limit} inputs")


def claimed(given: Input[Any]) -> bool:
    return isinstance(given, Act) and given.move.claims


def _next(
    case: Case, state: Any, turn: Waiting | Rolling, now: int, random: Random, dice: Dice
) -> Input[Any]:
    if isinstance(turn, Rolling):
        return Chance(dice.roll(turn.what))
    if turn.until is not None and (now >= turn.until or not turn.seats):
        return Tick(max(now, turn.until))
    seat = random.choice(turn.seats)
    return Act(seat, case.pick(case.game.moves(state, seat), random), now)


def any_move(game: AnyGame, random: Random) -> Any:
    """A well-formed move of the game with any values at all: mostly illegal, sometimes hostile."""
    return _any(_shape(game), random)


@cache
def _shape(game: AnyGame) -> msgspec.inspect.Type:
    return msgspec.inspect.type_info(game.vocabulary.move)


def _any(shape: msgspec.inspect.Type, random: Random) -> Any:  # noqa: C901 -- one case a kind of type
    match shape:
        case msgspec.inspect.UnionType(types=types):
            return _any(random.choice(types), random)
        case msgspec.inspect.StructType(cls=cls, fields=fields):
            return cls(**{field.name: _any(field.type, random) for field in fields})
        case msgspec.inspect.IntType():
            return random.choice(HOSTILE) if random.random() < 0.5 else random.randrange(-1, 81)
        case msgspec.inspect.FloatType():
            return random.choice((-1e300, -0.4, 0.0, 0.3, 1.0, 7.0, sys.float_info.max, random.random()))
        case msgspec.inspect.BoolType():
            return random.random() < 0.5
        case msgspec.inspect.LiteralType(values=values):
            return random.choice(values)
        case msgspec.inspect.EnumType(cls=cls):
            return random.choice(list(cls))
        case msgspec.inspect.StrType():
            return random.choice(("", "?", "x" * 50))
        case msgspec.inspect.NoneType():
            return None
        case msgspec.inspect.TupleType(item_types=items):
            return tuple(_any(item, random) for item in items)
        case msgspec.inspect.VarTupleType(item_type=item):
            return tuple(_any(item, random) for _ in range(random.randrange(4)))
        case _:
            raise AssertionError(f"no move should hold a {shape}")
