"""The bots of one match: what each is about to do, and when. Thinking happens elsewhere (`thinking`), acting in the room.

A bot is asked when it is awaited, and again whenever what it sees has changed; until the answer is back it is not asked
anything else. The time it takes begins with the question, so that a thought that was ready in time delays nothing. What was
decided on an older view is judged like a late move of a person: the table may refuse it, and then the bot looks again.
"""

from collections.abc import Collection, Mapping
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from anpfiff.bots.levels import anything
from anpfiff.bots.plan import Plan
from anpfiff.core import Seat, Waiting
from anpfiff.server.room.tempo import Tempo
from anpfiff.table.table import Table

CLUMSY = 1_000
"""Milliseconds that a bot takes which stumbled over its own thoughts."""


class Thought(NamedTuple):
    """A bot that has to choose: in which match, what it sees and at which `seq`, what it had in mind, and fresh luck."""

    link: str
    seat: Seat
    bot: str
    seq: int
    view: Any
    moves: tuple[Any, ...]
    plan: Plan | None
    luck: int
    asked: int


class Hand(NamedTuple):
    """A bot's hand on its way to the table, and the `seq` its owner had seen."""

    seat: Seat
    move: Any
    seen: int


class Mind(Struct):
    """One bot on its chair."""

    bot: str
    thought: Thought | None = None
    """The last thing it was asked."""
    thinking: bool = False
    plan: Plan | None = None
    seen: int = 0
    due: int = 0
    resting: bool = False
    """Did the table refuse its move? Then it looks up only when it is due."""


class Bots:
    """Whoever is not awaited, or is no bot any more, has nothing in mind."""

    def __init__(self, link: str, tempo: Tempo) -> None:
        self._link, self._tempo = link, tempo
        self._minds: dict[Seat, Mind] = {}

    def ask(self, table: Table, seq: int, bots: Mapping[Seat, str], now: int, lots: Random) -> list[Thought]:
        """Every bot that has no plan, or sees something else than it did when it made one."""
        self._keep(table, bots)
        thoughts = [
            self._ask(self._minds.setdefault(seat, Mind(bots[seat])), table, seat, seq, now, lots)
            for seat in _awaited(table)
            if seat in bots
        ]
        return [thought for thought in thoughts if thought is not None]

    def _ask(self, mind: Mind, table: Table, seat: Seat, seq: int, now: int, lots: Random) -> Thought | None:
        if mind.thinking or mind.resting or (mind.plan is not None and mind.seen == seq):
            return None
        view, moves = table.view(seat), table.offered(seat)
        if mind.thought is not None and (mind.thought.view, mind.thought.moves) == (view, moves):
            mind.seen = seq
            return None
        luck = lots.getrandbits(64)
        mind.thought = Thought(self._link, seat, mind.bot, seq, view, moves, mind.plan, luck, now)
        mind.thinking = True
        return mind.thought

    def heard(self, thought: Thought, plan: Plan | None) -> None:
        """A thought has come back, whether or not anybody still wants it; None from a bot that stumbled: it takes any move."""
        mind = self._minds.get(thought.seat)
        if mind is None or mind.thought is not thought:
            return
        if plan is None:
            plan = Plan(thought.luck, anything(thought.view, thought.moves, Random(thought.luck)), CLUMSY)
        if plan != thought.plan:
            mind.due = thought.asked + self._takes(plan)
        mind.plan, mind.seen, mind.thinking = plan, thought.seq, False

    def _takes(self, plan: Plan) -> int:
        return self._tempo.rethink if plan.move is None else int(plan.takes * self._tempo.pace)

    def ready(self, table: Table, bots: Mapping[Seat, str], now: int) -> list[Hand]:
        """The hands that reach the table now; whoever has acted, or has looked for long enough in vain, thinks afresh."""
        self._keep(table, bots)
        ripe = {
            seat: mind
            for seat, mind in self._minds.items()
            if mind.plan is not None and not mind.thinking and mind.due <= now
        }
        for seat in ripe:
            del self._minds[seat]
        return [
            Hand(seat, mind.plan.move, mind.seen)
            for seat, mind in sorted(ripe.items(), key=lambda one: (one[1].due, one[0]))
            if mind.plan is not None and mind.plan.move is not None
        ]

    def rest(self, seat: Seat, bot: str, now: int) -> None:
        """The table has refused that bot's move; before it looks again it takes a breath."""
        due = now + self._tempo.rethink
        self._minds[seat] = Mind(bot, plan=Plan(0, None, 0), due=due, resting=True)

    def wake(self) -> int | None:
        """Server time at which the next hand, or the next look, is due."""
        dues = (mind.due for mind in self._minds.values() if mind.plan is not None and not mind.thinking)
        return min(dues, default=None)

    def forget(self) -> None:
        """Play rests: whoever thinks, thinks in vain."""
        self._minds.clear()

    def _keep(self, table: Table, bots: Mapping[Seat, str]) -> None:
        awaited = _awaited(table)
        self._minds = {
            seat: mind for seat, mind in self._minds.items() if seat in awaited and bots.get(seat) == mind.bot
        }


def _awaited(table: Table) -> Collection[Seat]:
    return turn.seats if isinstance(turn := table.turn, Waiting) else ()
