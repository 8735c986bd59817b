"""A lesson is a match that somebody has played before: its tables, as the pupil sees them, each with the one move it is about."""

from collections.abc import Mapping
from typing import Any

import msgspec

from anpfiff.core import Move, Seat
from anpfiff.games import GAMES
from anpfiff.table.chance import Source
from anpfiff.table.record import Player
from anpfiff.table.table import Table, Told

BEAT = 1_000
"""Milliseconds between two moves: lessons know no hurry."""


class Lesson:
    """Write it like a story: `plays` is what the pupil is asked to do, `watches` what the others do."""

    def __init__(
        self,
        game: str,
        seats: int,
        chance: Source,
        options: Mapping[str, object] | None = None,
        seat: Seat = 0,
    ) -> None:
        self.game, self.seat = game, seat
        players = [Player(f"seat {number}") for number in range(seats)]
        self.table = Table(GAMES[game], players, chance, options or {})
        self._fresh: tuple[Told, ...] = self.table.opening
        self._steps: list[dict[str, Any]] = []

    def plays(self, move: Move) -> None:
        """The pupil may do just this; the rules say whether it is right."""
        self._record((move.plain(),))
        self._fresh = self.table.act(self.seat, move, self.table.now + BEAT)

    def watches(self, seat: Seat, move: Move) -> None:
        """Somebody else moves, and the pupil looks on."""
        self._record(())
        self._fresh = self.table.act(seat, move, self.table.now + BEAT)

    def waits(self, milliseconds: int) -> None:
        """Time passes, and the table goes on by itself."""
        self._record(())
        self._fresh = self.table.tick(self.table.now + milliseconds)

    @property
    def asked(self) -> int:
        """How many moves the pupil makes."""
        return sum(bool(step["moves"]) for step in self._steps)

    def text(self) -> str:
        self._record(())  # how it looks in the end
        pages = {"seat": self.seat, "seats": len(self.table.players), "steps": self._steps}
        self._steps = []
        return msgspec.json.encode(pages).decode() + "\n"

    def _record(self, moves: tuple[Move, ...]) -> None:
        table = self.table
        events = [event for told in self._fresh for event in told.seen_by(self.seat)]
        view, turn = table.view(self.seat), table.turn
        step = {"at": table.now, "events": events, "view": view, "moves": moves, "turn": turn}
        self._steps.append(msgspec.to_builtins(step))
