"""A match folded a second time, from what is on disk alone: the room's own bookkeeping is not asked."""

from functools import cache
from random import Random
from typing import Any

import msgspec

from anpfiff.core import Act, Chance, Finished, Refused, Seat, Tick, chosen
from anpfiff.games import game_called
from anpfiff.server.room.saved import SavedRoom, TakenBack
from anpfiff.server.room.writes import Entry
from tests.laws.cases import case_of
from tests.laws.knowledge import knows
from tests.support.simulation.heard import Table
from tests.support.simulation.violation import Violation, promise
from tests.support.sprint import SPRINT

encode = msgspec.json.Encoder().encode
NOW_AND_THEN = 4
"""Of that many positions that a seat is shown, one is compared with its twin; of those shown to the stands, every one."""


@cache
def reader(move: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Act[move] | Chance | Tick | TakenBack)


class Fold:
    """Every number of one match, and the position it stands for."""

    def __init__(self, page: SavedRoom) -> None:
        self.link = page.match
        self.game = game_called(page.game)
        self.case = None if self.game is SPRINT else case_of(self.game.id)
        self.twins = 0
        """How many other positions were compared."""
        self.seats = len(page.company.places)
        self.first = self.seq = page.first
        start = self.game.setup(
            self.seats, chosen(self.game.vocabulary.options, {**page.options, **page.agreed})
        )
        self._past = [start]
        self.states = {self.first: start}
        self._events: dict[int, tuple[Any, ...]] = {}
        self._shown: dict[tuple[int, Seat | None], tuple[bytes, tuple[bytes, ...], bytes]] = {}

    def take(self, entry: Entry) -> None:
        """The next line; a gap, or a number that was given before, is a broken promise."""
        promise(
            entry.seq == self.seq + 1, f"line {entry.seq} follows {self.seq}: a number stands for two things"
        )
        self.seq = entry.seq
        given = reader(self.game.vocabulary.move).decode(entry.body)
        if isinstance(given, TakenBack):
            self._past.pop()
            self._events[self.seq] = ()
        else:
            self._apply(given)
        self.states[self.seq] = self._past[-1]

    def _apply(self, given: Any) -> None:
        try:
            state, self._events[self.seq] = self.game.apply(self._past[-1], given)
        except Refused as refusal:
            raise Violation(f"the log holds what the rules refuse: {given}: {refusal}") from refusal
        self._past.append(state)

    def over(self, seq: int) -> bool:
        return isinstance(self.game.turn(self.states[seq]), Finished)

    def everybody(self) -> tuple[Seat | None, ...]:
        return (None, *range(self.seats))

    def shows(self, told: Table, seat: Seat | None) -> bool:
        """Is that just what this seat may know?"""
        view, moves, turn = self._seen(told.seq, seat)
        return (
            bytes(told.view) == view
            and tuple(map(bytes, told.moves)) == moves
            and bytes(told.turn) == turn
            and self._happened(told, seat)
        )

    def _seen(self, seq: int, seat: Seat | None) -> tuple[bytes, tuple[bytes, ...], bytes]:
        if (seq, seat) not in self._shown:
            state = self.states[seq]
            moves = () if seat is None else tuple(map(encode, self.game.moves(state, seat)))
            self._shown[seq, seat] = encode(self.game.view(state, seat)), moves, encode(self.game.turn(state))
            self._tell_twins_apart(seq, seat)
        return self._shown[seq, seat]

    def _tell_twins_apart(self, seq: int, seat: Seat | None) -> None:
        """What is hidden from a seat may be otherwise: it must not show."""
        if self.case is None or (seat is not None and (seq + seat) % NOW_AND_THEN):
            return
        twin = self.case.twin(self.states[seq], seat, Random(seq))
        self.twins += twin is not self.states[seq]
        promise(
            knows(self.case, twin, seat) == knows(self.case, self.states[seq], seat),
            f"seat {seat} can tell at {seq} what is hidden from it",
        )

    def _happened(self, told: Table, seat: Seat | None) -> bool:
        """Of what is not remembered any more nothing is told: the rest is the end of what happened."""
        if not told.events:
            return True
        seqs = range(max(told.since, self.first) + 1, told.seq + 1)
        events = (event.seen_by(seat) for seq in seqs for event in self._events.get(seq, ()))
        seen = [encode(event) for event in events if event is not None]
        return seen[-len(told.events) :] == list(map(bytes, told.events))
