"""Opponents at a terminal: who of the bots acts next, and when."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from anpfiff.bots import bot_called
from anpfiff.bots.plan import IDLE, Plan, planned, stands
from anpfiff.core import Seat, Waiting
from anpfiff.table.table import Table

USUAL = "rabbit"


class Intent(NamedTuple):
    """A bot's next move, not before `due`; without a move it only wants to look again."""

    due: int
    seat: Seat
    plan: Plan

    @property
    def move(self) -> Any | None:
        return self.plan.move


class Opponents:
    """Bots look at the table whenever it changes; `pace` stretches or shortens the time they take over every new idea."""

    def __init__(self, table: Table, pace: float, dice: Random, names: Sequence[str] = ()) -> None:
        """The bots' names in the order of their seats; whoever has none is the usual one."""
        self._table, self._pace, self._dice = table, pace, dice
        seats = (seat for seat, player in enumerate(table.players) if player.bot)
        wanted = zip(seats, (*names, *[USUAL] * len(table.players)), strict=False)
        self._bots = {seat: bot_called(table.game, name) for seat, name in wanted}
        self._looked: dict[Seat, int] = {}
        self._plans: dict[Seat, Intent] = {}

    def next(self, now: int) -> Intent | None:
        """The bot that will act first; None while it is for people to act. Whoever is not awaited has nothing in mind."""
        awaited = self._awaited()
        self._plans = {seat: plan for seat, plan in self._plans.items() if seat in awaited}
        plans = [self._plan(seat, now) for seat in awaited]
        return min(plans, default=None, key=lambda plan: plan.due)

    def _awaited(self) -> tuple[Seat, ...]:
        """In a race all of them; otherwise people answer first, so that nobody has to type fast."""
        turn, players = self._table.turn, self._table.players
        seats = turn.seats if isinstance(turn, Waiting) else ()
        if isinstance(turn, Waiting) and not turn.race and any(not players[seat].bot for seat in seats):
            return ()
        return tuple(seat for seat in seats if players[seat].bot)

    def _plan(self, seat: Seat, now: int) -> Intent:
        if seat not in self._plans or self._looked.get(seat) != self._table.seq:
            self._looked[seat] = self._table.seq
            self._plans[seat] = self._look(seat, now)
        return self._plans[seat]

    def _look(self, seat: Seat, now: int) -> Intent:
        """The same idea as before stays due; a new one takes its time, so that nobody is tackled before they can see."""
        sees = self._bots[seat], self._table.view(seat), self._table.offered(seat)
        before = self._plans.get(seat)
        if before is not None and stands(before.plan, *sees):
            return before
        plan = planned(*sees, self._dice.getrandbits(64))
        return Intent(now + self._takes(plan), seat, plan)

    def acted(self, seat: Seat) -> None:
        self._plans.pop(seat, None)

    def _takes(self, plan: Plan) -> int:
        return IDLE if plan.move is None else int(self._pace * plan.takes)


def play_out(table: Table, opponents: Opponents) -> None:
    """Bots among themselves, to the final whistle, in time that passes as fast as they think."""
    now = table.now
    while table.result is None:
        intent = opponents.next(now)
        until = table.turn.until if isinstance(table.turn, Waiting) else None
        if until is not None and (intent is None or until <= max(now, intent.due)):
            now = max(now, until)
            table.tick(now)
            continue
        assert intent is not None, f"nobody is awaited in {table.game.id}"
        now = max(now, intent.due)
        opponents.acted(intent.seat)
        if intent.move is not None:
            table.act(intent.seat, intent.move, now)
