"""Two rooms that differ in one thing: what one pair of eyes may not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from anpfiff.core import Act, Input, Seat, Tick
from anpfiff.table.slips import Slips
from anpfiff.wire import messages as wire
from tests.laws.case import Case, Setting
from tests.support.evening import Evening

NAMES = ("Ada", "Ben", "Cem", "Dot", "Eve", "Fay")
TV = "TV"


class Pair:
    """The same evening twice: names, dice, clock and numbers are the same, only the position will not be."""

    def __init__(self, case: Case, setting: Setting) -> None:
        self.case = case
        self.both = tuple(_evening(case, setting) for _ in range(2))

    def put(self, *states: Any, at: int) -> None:
        """Each room gets its position, at the same time of the match."""
        for evening, state in zip(self.both, states, strict=True):
            _put(evening, state, at)

    def hear(self, seat: Seat | None, command: wire.Commanded) -> None:
        for evening in self.both:
            evening.hears(_name(seat), command)

    def take(self, given: Input[Any], number: int) -> None:
        """The same input at both tables."""
        for evening in self.both:
            if isinstance(given, Tick):
                evening.now += max(0, given.at - evening.match.clock(evening.now))
            if isinstance(given, Act):
                raw = msgspec.to_builtins(given.move)
                evening.hears(_name(given.seat), wire.Act(number, raw, evening.room.seq))
            evening.ticks()

    def come_back(self, seat: Seat | None, seen: int) -> None:
        for evening in self.both:
            evening.enters(_name(seat), watch=seat is None, seen=seen)

    def drop_and_come_back(self, seat: Seat | None) -> None:
        for evening in self.both:
            evening.drops(_name(seat))
            evening.enters(_name(seat), watch=seat is None)

    def heard(self, seat: Seat | None) -> tuple[list[bytes], list[bytes]]:
        """The bytes that this pair of eyes got since last time, from either room."""
        mine, other = (list(_bytes(evening, _name(seat))) for evening in self.both)
        for evening in self.both:
            evening.letters.clear()
        return mine, other

    @property
    def seq(self) -> int:
        return self.both[0].room.seq

    @property
    def in_step(self) -> bool:
        """Do both rooms still count alike, and play?"""
        one, other = self.both
        return one.room.seq == other.room.seq and one.phase == other.phase == "playing"


def _evening(case: Case, setting: Setting) -> Evening:
    evening = Evening(case.game.id, NAMES[0], options=setting.options, seats=setting.seats)
    evening.plays(*NAMES[1 : setting.seats])
    evening.enters(TV, watch=True)
    evening.letters.clear()
    return evening


def _put(evening: Evening, state: Any, at: int) -> None:
    table, match = evening.match.table, evening.match
    table.state, table.turn, table.now = state, table.game.turn(state), at
    table._offers = tuple(table.game.moves(state, seat) for seat in range(len(table.players)))
    table._asked = [table.seq] * len(table.players)
    table._awaited = [at] * len(table.players)
    table._slips = Slips()
    table.inputs.clear()
    match._elapsed, match._running_since = at, evening.now
    match._memory.clear()
    match._arrivals._races.clear()


def _name(seat: Seat | None) -> str:
    return TV if seat is None else NAMES[seat]


def _bytes(evening: Evening, name: str) -> Iterator[bytes]:
    for to, message in evening.letters:
        if to in {None, evening.numbers[name]}:
            yield msgspec.json.encode(message)


def wrong_move(case: Case, state: Any, seat: Seat, random: Random, any_move: Any) -> Any | None:
    """A move that this seat is not offered, if one is found soon."""
    offered = case.game.moves(state, seat)
    tries = (any_move(case.game, random) for _ in range(5))
    return next((move for move in tries if move.plain() not in offered), None)
