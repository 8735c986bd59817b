"""Opponents at a terminal: who of the bots acts next, and when."""

from collections.abc import Sequence
from random import Random

from anpfiff.bots import Bot, bot_called
from anpfiff.bots.driver import Driver, Hand, Question
from anpfiff.bots.plan import Plan, considered
from anpfiff.core import Seat, Waiting
from anpfiff.table.table import Table

USUAL = "rabbit"


class Opponents:
    """Bots look at the table whenever it changes; `pace` stretches or shortens the time they take over every new idea."""

    def __init__(self, table: Table, pace: float, dice: Random, names: Sequence[str] = ()) -> None:
        """The bots' names in the order of their seats; whoever has none is the usual one."""
        self._table = table
        self._dice = dice
        self._driver = Driver(pace)
        seats = (seat for seat, player in enumerate(table.players) if player.bot)
        wanted = zip(seats, (*names, *[USUAL] * len(table.players)), strict=False)
        self._bots = {seat: bot_called(table.game, name) for seat, name in wanted}

    def next(self, now: int) -> Hand | None:
        """The bot that will act first; None while it is for people to act."""
        for question in self._driver.ask(self._table, self._table.seq, self._free(), now):
            self._driver.heard(question, self._considered(question))
        return self._driver.first(self._table)

    def _free(self) -> dict[Seat, Bot]:
        """In a race all of them; otherwise people answer first, so that nobody has to type fast."""
        turn = self._table.turn
        people_first = isinstance(turn, Waiting) and not turn.race and not self._bots.keys() >= {*turn.seats}
        return {} if people_first else self._bots

    def _considered(self, question: Question) -> Plan:
        bot = self._bots[question.seat]
        return considered(
            bot, question.view, question.moves, question.plan, lambda: self._dice.getrandbits(64)
        )

    def acted(self, seat: Seat) -> None:
        self._driver.acted(seat)


def play_out(table: Table, opponents: Opponents) -> None:
    """Bots among themselves, to the final whistle, in time that passes as fast as they think."""
    now = table.now
    while table.result is None:
        hand = opponents.next(now)
        until = table.turn.until if isinstance(table.turn, Waiting) else None
        if until is not None and (hand is None or until <= max(now, hand.due)):
            now = max(now, until)
            table.tick(now)
            continue
        assert hand is not None, f"nobody is awaited in {table.game.id}"
        now = max(now, hand.due)
        opponents.acted(hand.seat)
        if hand.move is not None:
            table.act(hand.seat, hand.move, now)
