"""
A lesson is a match that somebody has played before: its tables, as the pupil sees them, each with everything that is
allowed there. The story goes on with one move, or with any of several; whatever else is legal is shown and taken back.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import copy, deepcopy
from typing import Any, Self

import msgspec

from anpfiff.core import Move, Refused, Seat
from anpfiff.games import GAMES
from anpfiff.table.chance import Dice, Source
from anpfiff.table.record import Player
from anpfiff.table.table import Table, Told

BEAT = 1_000
"""Milliseconds between two moves: lessons know no hurry."""

Plain = dict[str, Any]


class Lesson:
    """Write it like a story: `plays` and `chooses` is what the pupil is asked to do, `watches` what the others do."""

    def __init__(
        self,
        game: str,
        seats: int,
        chance: Source,
        options: Mapping[str, object] | None = None,
        seat: Seat = 0,
    ) -> None:
        self.game = game
        self.seat = seat
        players = [Player(f"seat {number}") for number in range(seats)]
        self.table = Table(GAMES[game], players, chance, options or {})
        self._fresh: tuple[Told, ...] = self.table.opening
        self._steps: list[Plain] = []
        self._asked = 0

    def plays(self, move: Move) -> None:
        """The story goes on with this one; the rules say whether it is right."""
        self._ask([move])
        self._act(self.seat, move)

    def chooses(self, moves: Sequence[Move], rest: Callable[["Lesson"], None]) -> None:
        """Any of these is as good, and the rest of the story is told for each: nothing comes after it."""
        step = self._ask(moves)
        first, *others = moves
        step["ways"] = {self._place(move): self._way(move, rest) for move in others}
        self._act(self.seat, first)
        rest(self)

    def watches(self, seat: Seat, move: Move) -> None:
        """Somebody else moves, and the pupil looks on."""
        self._record()
        self._act(seat, move)

    def waits(self, milliseconds: int) -> None:
        """Time passes, and the table goes on by itself."""
        self._record()
        self._fresh = self.table.tick(self.table.now + milliseconds)

    @property
    def offered(self) -> tuple[Move, ...]:
        return tuple(self.table.offered(self.seat))

    @property
    def asked(self) -> int:
        """How many moves the pupil makes."""
        return self._asked

    def text(self) -> str:
        self._record()  # how it looks in the end
        pages = {"seat": self.seat, "seats": len(self.table.players), "steps": self._steps}
        self._steps = []
        return msgspec.json.encode(pages).decode() + "\n"

    def _act(self, seat: Seat, move: Move) -> None:
        self._fresh = self.table.act(seat, move, self.table.now + BEAT)

    def _ask(self, good: Sequence[Move]) -> Plain:
        """What is asked, what else is allowed, and what comes of that."""
        step = self._record()
        step["moves"] = [move.plain() for move in self.offered]
        step["move"], step["hint"] = self._place(good[0]), self._asked
        step["detours"] = {self._place(move): self._detour(move) for move in self.offered if move not in good}
        self._asked += 1
        return step

    def _place(self, move: Move) -> int:
        return self.offered.index(move)

    def _branch(self) -> Self:
        """The same table once more. What has been told is written and can be shared; the rules never change a state."""
        branch = copy(self)
        branch.table = deepcopy(self.table)
        branch._steps = [*self._steps]  # noqa: SLF001 -- it is a lesson, too
        return branch

    def _detour(self, move: Move) -> Plain:
        """The table after it, or why the rules refuse it."""
        branch = self._branch()
        before = self._steps[-1]
        branch.table.chance = Dice("another way")  # whatever falls there falls anew
        try:
            branch._act(self.seat, move)  # noqa: SLF001 -- it is a lesson, too
        except Refused as refused:
            return {"refused": refused.why}
        return _changed(before, branch._record())  # noqa: SLF001

    def _way(self, move: Move, rest: Callable[["Lesson"], None]) -> list[Plain]:
        branch = self._branch()
        told = len(branch._steps)  # noqa: SLF001
        branch._act(self.seat, move)  # noqa: SLF001
        rest(branch)
        branch._record()  # noqa: SLF001
        steps = branch._steps  # noqa: SLF001
        return [
            _changed(before, after) for before, after in zip(steps[told - 1 :], steps[told:], strict=False)
        ]

    def _record(self) -> Plain:
        table = self.table
        events = [event for told in self._fresh for event in told.seen_by(self.seat)]
        view = table.view(self.seat)
        turn = table.turn
        step = {"at": table.now, "events": events, "view": view, "moves": (), "turn": turn}
        self._steps.append(msgspec.to_builtins(step))
        return self._steps[-1]


def _changed(before: Plain, after: Plain) -> Plain:
    """Of a view only what is new: most of a table stays as it is."""
    view = {key: value for key, value in after["view"].items() if before["view"].get(key) != value}
    return {**after, "view": view}
