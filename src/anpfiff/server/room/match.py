"""One match in a room: table, clock, the hands on their way to it, its bots. It has no socket and no clock of its own.

Times called `now` are the server's, in milliseconds; the match's own clock stands still while it is paused.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from anpfiff.bots.plan import Plan
from anpfiff.core import AnyGame, Input, Refused, Result, Seat, Waiting
from anpfiff.server.room.arrivals import Arrival, Arrivals, Faster, Race, lead
from anpfiff.server.room.bots import Bots, Thought
from anpfiff.server.room.company import Company
from anpfiff.server.room.hands import Hand, Lost, Origin, Outcome, Taken, Unwritten
from anpfiff.server.room.lags import Lags
from anpfiff.server.room.looked import Looked
from anpfiff.server.room.tempo import USUAL, Tempo
from anpfiff.server.room.writes import KeptMatch
from anpfiff.table.chance import Source
from anpfiff.table.first import MOST, hold, sent
from anpfiff.table.record import Player, written
from anpfiff.table.table import Table, Told
from anpfiff.wire.messages import Table as TableMessage

REMEMBERED = 256
"""How many inputs are kept for clients that missed some."""


class Match:
    """A table whose inputs are numbered on in the room's log; `seq` is the number of the log's last line."""

    _running_since: int | None

    def __init__(
        self,
        origin: Origin,
        seq: int,
        game: AnyGame,
        players: Iterable[Player],
        chance: Source,
        options: Mapping[str, object],
        inputs: Iterable[Input[Any]] = (),
        tempo: Tempo = USUAL,
        lags: Lags | None = None,
    ) -> None:
        self.link = origin.link
        self.first = origin.first
        self.table = Table(game, players, chance, options, inputs)
        self._base = seq - (self.table.seq - len(self.table.opening))
        self._elapsed = self.table.now
        self._running_since = None
        self._memory: deque[Told] = deque(maxlen=REMEMBERED)
        self._bots = Bots(origin.link, tempo)
        self._lags = lags or Lags()
        self._arrivals = Arrivals()
        self._looked = Looked()
        self._unwritten: list[Unwritten] = []
        self._keep(self.table.opening, None, None)

    @property
    def seq(self) -> int:
        return self._base + self.table.seq

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def result(self) -> Result | None:
        return self.table.result

    @property
    def seats(self) -> int:
        return len(self.table.players)

    @property
    def over(self) -> bool:
        return self.table.result is not None

    @property
    def race(self) -> bool:
        return isinstance(turn := self.table.turn, Waiting) and turn.race

    def kept(self) -> KeptMatch:
        """What was played so far, to be kept."""
        return self.link, self.table.game.id, written(self.table.record())

    # Time.

    def clock(self, now: int) -> int:
        """The match's own time."""
        return self._elapsed + (0 if self._running_since is None else max(0, now - self._running_since))

    def run(self, now: int) -> None:
        self._running_since = now

    def stop(self, now: int) -> None:
        self._elapsed = self.clock(now)
        self._running_since = None
        self._bots.forget()

    def tick(self, now: int) -> None:
        self._keep(self.table.tick(self._known(now)), None, None)

    def _known(self, now: int) -> int:
        """The match's time, but no later than a move that is still held: it came before the time was up, so it counts."""
        return self.clock(self._arrivals.earliest(now))

    def wake(self, now: int) -> int | None:
        """Server time at which something will happen by itself."""
        turn = self.table.turn
        if self._running_since is None or not isinstance(turn, Waiting):
            return None
        moments = [*self._arrivals.dues()]
        if turn.until is not None and not self._arrivals:
            moments.append(now + turn.until - self.clock(now))
        if (due := self._bots.wake()) is not None:
            moments.append(due)
        return min(moments, default=None)

    # Patience.

    def dawdlers(self, now: int) -> set[Seat]:
        """ALL-7: seats that let the others wait."""
        return set(self.table.dawdlers(self.clock(now)))

    @property
    def patience(self) -> int:
        """ALL-7: for how many milliseconds the others wait for somebody; 0 for as long as it takes."""
        return int(self.table.options.patience) * 1_000

    def go_on(self, now: int, lots: Random) -> None:
        """ALL-7: whoever is away has no more time than whoever dawdles."""
        self._keep(self.table.go_on(self._known(now), lots), None, None)

    def excuse(self, milliseconds: int) -> None:
        """ALL-7: for so long nobody was there who could wait."""
        self.table.excuse(milliseconds)

    def wait_anew(self, seat: Seat, now: int) -> None:
        """ALL-7: the patience with somebody who has just come back begins again."""
        self.table.wait_anew(seat, self.clock(now))

    def hand_over(self, seat: Seat, player: Player) -> None:
        """ALL-6: somebody else, or a bot, plays on there."""
        self.table.hand_over(seat, player)

    # Hands.

    def hear(self, hand: Hand, now: int, company: Company) -> None:
        """A person's move comes in; in a race nobody else who plays by hand is overtaken."""
        claimed = self._looked.lag(hand.seen, hand.waited, now)
        lag = self._lags.credit(hand.person, claimed) if self.race else 0
        arrival = Arrival(
            sent=sent(now, lag),
            due=now + self._wait(hand.seat, lag, company),
            arrived=now,
            seat=hand.seat,
            person=hand.person,
            command=hand.command,
            move=hand.move,
            seen=hand.seen,
        )
        self._arrivals.add(arrival)

    def holds(self, person: int, command: int) -> bool:
        """Is that command on its way to the table?"""
        return self._arrivals.holds(person, command)

    def take_due(self, by: int, company: Company) -> list[Outcome]:
        """Take every move that nothing earlier can overtake any more."""
        outcomes = [self._judged(arrival, company) for arrival in self._arrivals.due(by)]
        return [outcome for outcome in outcomes if outcome is not None]

    def take_all(self, now: int, company: Company) -> list[Outcome]:
        """Whatever had arrived by now still counts; it may even have been the last move."""
        return self.take_due(now + MOST, company)

    def take_back(self, seat: Seat, person: int, command: int) -> None:
        self.table.take_back(seat)
        self._unwritten.append(Unwritten(self.seq, None, (), person, command))

    def _wait(self, seat: Seat, lag: int, company: Company) -> int:
        if not self.race:
            return 0
        others = (person for other, person in company.hands().items() if other != seat)
        return hold(lag, map(self._lags.furthest, others))

    def _judged(self, arrival: Arrival, company: Company) -> Outcome | None:
        """What a person is answered; a bot whose move was refused looks again."""
        try:
            self._take(arrival)
        except Refused as refusal:
            if arrival.person is not None and arrival.command is not None:
                return Lost(arrival.person, arrival.command, refusal, self._faster(arrival))
            if (bot := company.bots().get(arrival.seat)) is not None:
                self._bots.rest(arrival.seat, bot, arrival.due)
            return None
        if arrival.person is None or arrival.command is None:
            return None
        return Taken(arrival.person, arrival.command, self.seq)

    def _faster(self, arrival: Arrival) -> Faster | None:
        """Who was; what both had claimed of their lines goes into their purses."""
        winner = self._arrivals.lost_to(arrival)
        if winner is None:
            return None
        for hand in (winner, arrival):
            self._lags.raced(hand.person, hand.arrived - hand.sent)
        return lead(winner, arrival)

    def _take(self, arrival: Arrival) -> None:
        """A move is judged by the time at which it arrived, however long it was held."""
        self.tick(arrival.arrived)
        race = self.race
        offers = self.table.offers
        before = self.seq
        at = self.clock(arrival.arrived)
        since = arrival.seen - self._base
        self._keep(self.table.act(arrival.seat, arrival.move, at, since), arrival.person, arrival.command)
        if race:
            self._arrivals.won(Race(before + 1, arrival, offers))

    # Bots.

    def ask_bots(self, company: Company, now: int, lots: Random) -> list[Thought]:
        """The bots that have to think; one whose move is still held has had its say."""
        bots = company.bots()
        if self._running_since is None or not bots:
            self._bots.forget()
            return []
        held = self._arrivals.seats()
        free = {seat: bot for seat, bot in bots.items() if seat not in held}
        return self._bots.ask(self.table, self.seq, free, now, lots)

    def thought(self, thought: Thought, plan: Plan | None) -> None:
        """A bot has chosen, or stumbled."""
        self._bots.heard(thought, plan)

    def let_bots_act(self, company: Company, now: int) -> list[Outcome]:
        """In a race a bot's move waits for slower lines like everybody's hand."""
        for hand in self._bots.ready(self.table, company.bots(), now):
            arrival = Arrival(
                sent=now,
                due=now + self._wait(hand.seat, 0, company),
                arrived=now,
                seat=hand.seat,
                person=None,
                command=None,
                move=hand.move,
                seen=hand.seq,
            )
            self._arrivals.add(arrival)
        return self.take_due(now, company)

    # What follows.

    def unwritten(self) -> list[Unwritten]:
        """What has happened since this was last asked."""
        unwritten = self._unwritten
        self._unwritten = []
        return unwritten

    def told(self, seat: Seat | None, since: int, now: int, done: int | None = None) -> TableMessage:
        """The table for one pair of eyes, with the events after `since` as far as they are remembered.

        Once it is over chairs may be added: whoever sits on one of those has seen it from the stands.
        """
        if seat is not None and seat >= len(self.table.players):
            seat = None
        self._looked.told(self.seq, now)
        return TableMessage(
            since=since,
            seq=self.seq,
            at=self.clock(now),
            events=tuple(seen for told in self._since(since) for seen in told.seen_by(seat)),
            view=self.table.view(seat),
            moves=() if seat is None else self.table.offered(seat),
            turn=self.table.turn,
            done=done,
            undo=seat is not None and self.table.takes_back(seat),
        )

    def _since(self, seq: int) -> Iterable[Told]:
        """What is remembered after `seq`; mostly that is the last input alone, so it is looked for from the end."""
        missed: list[Told] = []
        for told in reversed(self._memory):
            if told.seq + self._base <= seq:
                break
            missed.append(told)
        return missed[::-1]

    def _keep(self, told: tuple[Told, ...], person: int | None, command: int | None) -> None:
        """The command is logged with the first of the inputs it caused; dice that fell after it have none."""
        for count, entry in enumerate(told):
            who, which = (person, command) if count == 0 else (None, None)
            self._unwritten.append(Unwritten(entry.seq + self._base, entry.given, entry.events, who, which))
            self._memory.append(entry)
