"""Opponents at a terminal: who of the bots acts next, and when."""

from random import Random
from typing import Any, NamedTuple

from anpfiff.bots import bot_for
from anpfiff.core import Seat, Waiting
from anpfiff.table.table import Table


class Intent(NamedTuple):
    """A bot's next move: not before `due`."""

    due: int
    seat: Seat
    move: Any


class Opponents:
    """Bots look at the table whenever it changes, and think for about `pace` seconds over every new idea."""

    def __init__(self, table: Table, pace: float, dice: Random) -> None:
        self._table, self._pace, self._dice = table, pace, dice
        self._choose = bot_for(table.game.id)
        self._looked: dict[Seat, int] = {}
        self._plans: dict[Seat, Intent] = {}

    def next(self, now: int) -> Intent | None:
        """The bot that will act first; None while it is for people to act, or nobody wants to."""
        plans = [plan for seat in self._awaited() if (plan := self._plan(seat, now)) is not None]
        return min(plans, default=None, key=lambda plan: plan.due)

    def _awaited(self) -> tuple[Seat, ...]:
        """In a race all of them; otherwise people answer first, so that nobody has to type fast."""
        turn, players = self._table.turn, self._table.players
        seats = turn.seats if isinstance(turn, Waiting) else ()
        if isinstance(turn, Waiting) and not turn.race and any(not players[seat].bot for seat in seats):
            return ()
        return tuple(seat for seat in seats if players[seat].bot)

    def _plan(self, seat: Seat, now: int) -> Intent | None:
        if self._looked.get(seat) != self._table.seq:
            self._looked[seat] = self._table.seq
            self._look(seat, now)
        return self._plans.get(seat)

    def _look(self, seat: Seat, now: int) -> None:
        """The same idea as before stays due; a new one takes its time, so that nobody is tackled before they can see."""
        move = self._choose(self._table.view(seat), self._table.offered(seat), self._dice)
        before = self._plans.pop(seat, None)
        if before is not None and before.move == move:
            self._plans[seat] = before
        elif move is not None:
            self._plans[seat] = Intent(now + self._thinking(), seat, move)

    def acted(self, seat: Seat) -> None:
        self._plans.pop(seat, None)

    def _thinking(self) -> int:
        return int(self._pace * 1000 * (0.5 + self._dice.random()))


def play_out(table: Table, opponents: Opponents) -> None:
    """Bots among themselves, to the final whistle, in time that passes as fast as they think."""
    now = table.now
    while table.result is None:
        plan = opponents.next(now)
        until = table.turn.until if isinstance(table.turn, Waiting) else None
        if until is not None and (plan is None or until <= max(now, plan.due)):
            now = max(now, until)
            table.tick(now)
        else:
            assert plan is not None, f"nobody wants to move in {table.game.id}"
            now = max(now, plan.due)
            opponents.acted(plan.seat)
            table.act(plan.seat, plan.move, now)
