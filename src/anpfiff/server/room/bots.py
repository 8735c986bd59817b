"""The bots of one match. Who has to think and whose hand comes when is the driver's to say (`anpfiff.bots.driver`).

Thinking happens elsewhere (`house/thinking`), acting in the room. What was decided on an older view is judged like a late move
of a person: the table may refuse it, and then the bot looks again.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from anpfiff.bots.driver import Driver, Hand, Question
from anpfiff.bots.levels import anything
from anpfiff.bots.plan import Plan
from anpfiff.core import Seat
from anpfiff.server.room.tempo import Tempo
from anpfiff.table.table import Table

CLUMSY = 1_000
"""Milliseconds that a bot takes which stumbled over its own thoughts."""


class Thought(NamedTuple):
    """A question on its way to whoever thinks: of which match, for which bot, and with fresh luck."""

    link: str
    seat: Seat
    bot: str
    seq: int
    view: Any
    moves: tuple[Any, ...]
    plan: Plan | None
    luck: int
    asked: int


class Bots:
    """The driver of one match, and the thoughts that are out."""

    def __init__(self, link: str, tempo: Tempo) -> None:
        self._link = link
        self._driver = Driver(tempo.pace, tempo.rethink)
        self._out: dict[Seat, tuple[Thought, Question]] = {}
        """The last question to each seat; the driver knows whether it still wants an answer."""

    def ask(self, table: Table, seq: int, bots: Mapping[Seat, str], now: int, lots: Random) -> list[Thought]:
        """The thoughts that somebody has to think now."""
        questions = self._driver.ask(table, seq, bots, now)
        thoughts = [
            self._thought(question, bots[question.seat], lots.getrandbits(64)) for question in questions
        ]
        for thought, question in zip(thoughts, questions, strict=True):
            self._out[question.seat] = thought, question
        return thoughts

    def _thought(self, question: Question, bot: str, luck: int) -> Thought:
        return Thought(
            link=self._link,
            seat=question.seat,
            bot=bot,
            seq=question.seq,
            view=question.view,
            moves=question.moves,
            plan=question.plan,
            luck=luck,
            asked=question.since,
        )

    def heard(self, thought: Thought, plan: Plan | None) -> None:
        """A thought has come back, whether or not anybody still wants it; None from a bot that stumbled: it takes any move."""
        last, question = self._out.get(thought.seat, (None, None))
        if question is None or last is not thought:
            return
        if plan is None:
            plan = Plan(thought.luck, anything(thought.view, thought.moves, Random(thought.luck)), CLUMSY)
        self._driver.heard(question, plan)

    def ready(self, table: Table, bots: Mapping[Seat, str], now: int) -> list[Hand]:
        """The hands that reach the table now."""
        return self._driver.ready(table, bots, now)

    def rest(self, seat: Seat, bot: str, now: int) -> None:
        """The table has refused that bot's move; before it looks again it takes a breath."""
        self._driver.rest(seat, bot, now)

    def wake(self) -> int | None:
        """Server time at which the next hand, or the next look, is due."""
        return self._driver.wake()

    def forget(self) -> None:
        """Play rests: whoever thinks, thinks in vain."""
        self._driver.forget()
