"""The driver: which of a table's bots have to think, what they have in mind, and whose hand comes next.

A bot is asked when it is awaited, and again whenever what it sees has changed; until the answer is back it is not asked
anything else. The time it takes begins with the question, so that a thought that was ready in time delays nothing. Whoever is
not awaited any more, or has given the chair to another bot, has nothing in mind.

Time is a number that comes in, and thinking happens elsewhere: at once in the arena and at a terminal, in processes of their
own on a server.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from anpfiff.bots.plan import IDLE, Plan
from anpfiff.core import Seat, Turn, Waiting


class Watched(Protocol):
    """What a driver has to know of a table."""

    @property
    def turn(self) -> Turn: ...

    def view(self, seat: Seat) -> Any: ...

    def offered(self, seat: Seat) -> tuple[Any, ...]: ...


class Question(NamedTuple):
    """A bot that has to choose: what it sees, what it had in mind, and since when it has been asked."""

    seat: Seat
    seq: int
    view: Any
    moves: tuple[Any, ...]
    plan: Plan | None
    since: int


class Hand(NamedTuple):
    """A bot's hand on its way to the table, when it gets there, and the `seq` its owner had seen.

    Without a move it only wants to look again by then.
    """

    seat: Seat
    move: Any | None
    due: int
    seq: int


class Mind(Struct):
    """One bot on its chair."""

    bot: Any
    question: Question | None = None
    """The last thing it was asked."""
    thinking: bool = False
    plan: Plan | None = None
    seq: int = 0
    """What it has seen; a plan is made or upheld by that."""
    due: int = 0
    resting: bool = False
    """Did the table refuse its move? Then it looks up only when it is due."""

    @property
    def settled(self) -> bool:
        return self.plan is not None and not self.thinking

    def hand(self, seat: Seat) -> Hand:
        assert self.plan is not None, "a mind that is settled has a plan"
        return Hand(seat, self.plan.move, self.due, self.seq)


class Driver:
    """Bots by their seats, as whatever tells them apart: themselves, or their names."""

    def __init__(self, pace: float = 1.0, rethink: int = IDLE) -> None:
        """How long bots take, in parts of their own time; and how soon one looks again that had nothing to do."""
        self._pace = pace
        self._rethink = rethink
        self._minds: dict[Seat, Mind] = {}

    def ask(self, table: Watched, seq: int, bots: Mapping[Seat, Any], now: int) -> list[Question]:
        """Every bot that has no plan, or sees something else than it did when it made one; `seq` counts the changes."""
        self._keep(table, bots)
        questions = [self._ask(table, seq, seat, bots[seat], now) for seat in awaited(table) if seat in bots]
        return [question for question in questions if question is not None]

    def _ask(self, table: Watched, seq: int, seat: Seat, bot: Any, now: int) -> Question | None:
        mind = self._minds.setdefault(seat, Mind(bot))
        if mind.thinking or mind.resting or (mind.plan is not None and mind.seq == seq):
            return None
        view = table.view(seat)
        moves = table.offered(seat)
        last = mind.question
        if last is not None and last.view == view and last.moves == moves:
            mind.seq = seq
            return None
        mind.question = Question(seat=seat, seq=seq, view=view, moves=moves, plan=mind.plan, since=now)
        mind.thinking = True
        return mind.question

    def heard(self, question: Question, plan: Plan) -> None:
        """A thought has come back, whether or not anybody still wants it; a plan that stands is due when it was."""
        mind = self._minds.get(question.seat)
        if mind is None or mind.question is not question:
            return
        if plan != question.plan:
            mind.due = question.since + self._takes(plan)
        mind.plan = plan
        mind.seq = question.seq
        mind.thinking = False

    def _takes(self, plan: Plan) -> int:
        return self._rethink if plan.move is None else int(plan.takes * self._pace)

    def first(self, table: Watched) -> Hand | None:
        """The hand that comes next; of several at the same time, whoever is awaited first."""
        minds = ((seat, self._minds[seat]) for seat in awaited(table) if seat in self._minds)
        hands = (mind.hand(seat) for seat, mind in minds if mind.settled)
        return min(hands, key=lambda hand: hand.due, default=None)

    def acted(self, seat: Seat) -> None:
        """Its hand has reached the table, or it has looked in vain for long enough: it thinks afresh."""
        self._minds.pop(seat, None)

    def ready(self, table: Watched, bots: Mapping[Seat, Any], now: int) -> list[Hand]:
        """All hands that reach the table by now."""
        self._keep(table, bots)
        hands = [mind.hand(seat) for seat, mind in self._minds.items() if mind.settled and mind.due <= now]
        for hand in hands:
            self.acted(hand.seat)
        return sorted(
            (hand for hand in hands if hand.move is not None), key=lambda hand: (hand.due, hand.seat)
        )

    def rest(self, seat: Seat, bot: Any, now: int) -> None:
        """The table has refused that bot's move; before it looks again it takes a breath."""
        idle = Plan(luck=0, move=None, takes=0)
        self._minds[seat] = Mind(bot, plan=idle, due=now + self._rethink, resting=True)

    def wake(self) -> int | None:
        """When the next hand, or the next look, is due."""
        return min((mind.due for mind in self._minds.values() if mind.settled), default=None)

    def forget(self) -> None:
        """Play rests: whoever thinks, thinks in vain."""
        self._minds.clear()

    def _keep(self, table: Watched, bots: Mapping[Seat, Any]) -> None:
        seats = awaited(table)
        for seat, mind in tuple(self._minds.items()):
            if seat not in seats or bots.get(seat) != mind.bot:
                del self._minds[seat]


def awaited(table: Watched) -> tuple[Seat, ...]:
    return turn.seats if isinstance(turn := table.turn, Waiting) else ()
