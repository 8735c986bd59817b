"""Races in simulated time: a real room, real claims and pings, lines as `lines` has them, and hands that are equally quick.

A ball lies there, everybody sees it when their line lets them, and grabs it after a reaction; the room says who was first. Then
the next one. Nothing here knows how the room judges.
"""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any

import msgspec

from anpfiff.core import Finished
from anpfiff.games import GAMES
from anpfiff.server.http.heartbeat import TURN
from anpfiff.server.http.kernel import SLACK
from anpfiff.server.room.lags import Lags
from anpfiff.server.room.opening import opened
from anpfiff.server.room.outbox import Letter
from anpfiff.server.room.tempo import USUAL
from anpfiff.table.first import MOST
from anpfiff.wire import messages as wire
from tests.support.evening import token
from tests.support.lines import PROFILES, Profile, Way
from tests.support.sprint import SPRINT, BallGrabbed

LINES = {name: PROFILES[name] for name in ("lan", "home", "school", "power-save", "mobile")} | {
    "constant-100": Profile(100, 100, 100),
    "constant-200": Profile(200, 200, 200),
}
CONSTANT = frozenset({"lan", "constant-100", "constant-200"})
BALLS = 20
"""Races in one match; then there is another."""
REACTION, DEVIATION, QUICKEST = 350.0, 80.0, 150.0
PING = USUAL.race.ping * TURN


class Uncompensated(Lags):
    """As if there were no lags."""

    def credit(self, person: int, claimed: int | None = None) -> int:
        return 0

    def furthest(self, person: int) -> int:
        return 0


class Hand:
    """Somebody at the end of a line. A forger says that it took no time, or answers pings late."""

    def __init__(self, name: str, line: str, lots: Random, forges: str = "") -> None:
        self.name, self.forges = name, forges
        self._lots = lots
        self.down, self.up = (Way(LINES[line], Random(f"{lots.random()}")) for _ in range(2))
        self.number = 0
        self.seq = -1
        self.commands = 0
        self.answers: dict[int, int] = {}

    def reaction(self) -> float:
        return max(QUICKEST, self._lots.gauss(REACTION, DEVIATION))

    def waited(self, took: float) -> int:
        return 0 if self.forges == "claims" else round(took)

    def trip(self, took: float) -> int:
        """What the server measures; a pong that is late on purpose counts for no longer than the system bears out."""
        return round(min(took + MOST, took + SLACK) if self.forges == "pongs" else took)


class Racecourse:
    """One room, its people, and a clock of its own."""

    def __init__(self, hands: list[Hand], lags: Lags | None = None) -> None:
        GAMES.setdefault(SPRINT.id, SPRINT)
        self._hands = hands
        self._agenda: list[tuple[float, int, Callable[[], None]]] = []
        self._tickets = count()
        self.now = 0.0
        said = wire.Open(1, token(hands[0].name), "sprint", options={"balls": BALLS}, seats=len(hands))
        tempo = msgspec.structs.replace(USUAL, countdown=0)
        self.room = opened("room", "ABCD", said, lots=Random(1), tempo=tempo)
        if lags is not None:
            self.room.state.lags = lags
        self._due = 0
        self._tables: list[int] = []
        self.wins = [0] * len(hands)
        self.taps = 0
        self._enter(said)

    def _enter(self, said: wire.First) -> None:
        for hand in self._hands:
            join = wire.Join(1, token(hand.name), "ABCD")
            hand.number = self.room.enter(said if hand is self._hands[0] else join, 0).number
            self._settle()
            self._ping(hand)

    def run(self, races: int) -> None:
        """Until `races` balls are grabbed."""
        if not self.taps:
            self._later(20 * PING, self._start)
        while sum(self.wins) < races:
            self.now, _, happens = heappop(self._agenda)
            happens()

    def faults(self) -> list[str]:
        """Whatever was lost or doubled: balls at the tables that are over, and answers to taps that had time to come."""
        wrong = [f"grabbed {grabbed} of {BALLS}" for grabbed in self._tables if grabbed != BALLS]
        for hand in self._hands:
            settled = range(1, hand.commands - 8)
            wrong += [f"{hand.name} {tap}" for tap in settled if hand.answers.get(tap, 0) != 1]
        return wrong

    def _later(self, wait: float, happens: Callable[[], None]) -> None:
        heappush(self._agenda, (self.now + wait, next(self._tickets), happens))

    def _at(self, when: float, happens: Callable[[], None]) -> None:
        self._later(max(0.0, when - self.now), happens)

    # Lines.

    def _ping(self, hand: Hand) -> None:
        sent = self.now
        there = hand.down.arrives(sent)
        self._at(there, lambda: self._at(hand.up.arrives(self.now), lambda: self._pong(hand, sent)))
        self._later(PING, lambda: self._ping(hand))

    def _pong(self, hand: Hand, sent: float) -> None:
        self.room.measured(hand.number, hand.trip(self.now - sent))

    def _start(self) -> None:
        host = self._hands[0]
        host.commands += 1
        self.room.hear(host.number, wire.Start(host.commands), int(self.now))
        self._tick()

    # The room.

    def _tick(self) -> None:
        self.room.tick(int(self.now))
        self._settle()
        self._wind_up()

    def _wind_up(self) -> None:
        """At the moment at which a move that is held is due, the room hears what time it is."""
        match = self.room.match
        due = None if match is None else match.wake(int(self.now))
        if due is not None and due > self._due:
            self._due = due
            self._at(due + 1, self._tick)

    def _settle(self) -> None:
        _, letters = self.room.settle(int(self.now))
        for letter in letters:
            self._post(letter)

    def _post(self, letter: Letter) -> None:
        for hand in self._hands:
            if letter.to in {None, hand.number}:
                self._told(hand, letter.message)

    def _told(self, hand: Hand, message: Any) -> None:
        if isinstance(message, wire.Table):
            if hand is self._hands[0]:
                self._count(message)
            if message.done is not None:
                hand.answers[message.done] = hand.answers.get(message.done, 0) + 1
            self._at(hand.down.arrives(self.now), lambda: self._see(hand, message))
        elif isinstance(message, wire.Done | wire.Refused) and message.id is not None:
            hand.answers[message.id] = hand.answers.get(message.id, 0) + 1

    def _count(self, table: wire.Table) -> None:
        for event in table.events:
            if isinstance(event, BallGrabbed):
                self.wins[event.seat] += 1
        if isinstance(table.turn, Finished):
            self._tables.append(sum(table.turn.result.score))

    # Hands.

    def _see(self, hand: Hand, table: wire.Table) -> None:
        hand.seq = table.seq
        if not table.moves:
            if hand is self._hands[0] and isinstance(table.turn, Finished):
                self._later(3 * PING, self._start)
            return
        took, ball = hand.reaction(), table.moves[0]
        self._later(took, lambda: self._tap(hand, table.seq, ball, took))

    def _tap(self, hand: Hand, seq: int, ball: Any, took: float) -> None:
        """Whoever sees in time that the ball is gone does not grab it."""
        if hand.seq != seq:
            return
        hand.commands += 1
        self.taps += 1
        said = wire.Act(hand.commands, msgspec.to_builtins(ball), seq, hand.waited(took))
        self._at(hand.up.arrives(self.now), lambda: self._arrive(hand, said))

    def _arrive(self, hand: Hand, said: wire.Act) -> None:
        self.room.hear(hand.number, said, int(self.now))
        self._settle()
        self._wind_up()


def share(
    lines: tuple[str, str], races: int, *, seed: int = 1, forges: str = "", lags: Lags | None = None
) -> float:
    """The part of the races that the first of two wins; `forges` says how the first one lies."""
    lots = Random(f"{seed} {lines}")
    hands = [Hand("Ada", lines[0], lots, forges), Hand("Ben", lines[1], lots)]
    course = Racecourse(hands, lags)
    course.run(races)
    return course.wins[0] / sum(course.wins)
