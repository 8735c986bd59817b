"""An evening in a room: people by their first names, a clock that a test moves, and a disk made of a list.

Whatever happens is settled at once, and with every settling three promises are checked: the log has no gap, no command
stands in it twice, and nothing is told that is not in a wanted.
"""

from random import Random
from typing import Any, TypeVar

import msgspec

from anpfiff.bots.plan import Plan
from anpfiff.core import Waiting
from anpfiff.server.house.restore import restored
from anpfiff.server.room.bots import Thought
from anpfiff.server.room.match import Match
from anpfiff.server.room.opening import opened
from anpfiff.server.room.outbox import Letter
from anpfiff.server.room.tempo import USUAL, Tempo
from anpfiff.server.room.writes import Entry, Write
from anpfiff.table.chance import Dice
from anpfiff.wire import messages as wire

Wanted = TypeVar("Wanted", bound=wire.Told)
SEED = 7


def token(name: str) -> str:
    """A person's secret, the same whenever they come."""
    return name.ljust(43, "-")


class Evening:
    """A room, and everything that was written and told."""

    def __init__(
        self, game: str, host: str = "Ada", *, tempo: Tempo = USUAL, seed: int = SEED, **wishes: Any
    ) -> None:
        self.now, self.seed, self.tempo = 1_000, seed, tempo
        self.entries: list[Entry] = []
        self.pages: list[bytes] = []
        self.records: list[tuple[str, str, bytes]] = []
        self.letters: list[Letter] = []
        self.numbers: dict[str, int] = {}
        self._commands = 0
        self._logged: set[tuple[int | None, int | None]] = set()
        said = wire.Open(wire.VERSION, token(host), game, **wishes)
        self.room = opened("room", "ABCD", said, **self.sources)
        self._enter(host, said)

    @property
    def sources(self) -> dict[str, Any]:
        return {"chance": lambda: Dice(self.seed), "lots": Random(self.seed), "tempo": self.tempo}

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def phase(self) -> str:
        return self.room.shown().phase

    # What people do.

    def enters(
        self,
        person: str,
        *,
        watch: bool = False,
        seen: int = 0,
        looks: str = "",
        name: str = "",
        browser: str = "",
    ) -> None:
        said = wire.Join(
            version=wire.VERSION,
            token=token(person),
            code="ABCD",
            watch=watch,
            seen=seen,
            name=name,
            browser=browser,
        )
        self._enter(person, said, looks)

    def _enter(self, name: str, said: wire.First, looks: str = "") -> None:
        self.numbers[name] = self.room.enter(said, self.now, looks).number
        self._settle()

    def drops(self, *names: str) -> None:
        for name in names:
            self.room.gone(self.numbers[name], self.now)
            self._settle()

    def says(
        self, name: str, kind: type[wire.Commanded], *fields: Any, number: int = 0
    ) -> wire.Done | wire.Refused | None:
        """A command, and its answer; a move that is held has none yet."""
        said = kind(number or self._next(), *fields)
        return self.hears(name, said)

    def hears(self, name: str, said: wire.Commanded) -> wire.Done | wire.Refused | None:
        before = len(self.letters)
        self.room.hear(self.numbers[name], said, self.now)
        self._settle()
        return answer(self.letters[before:], self.numbers[name], said.id)

    def moves(
        self, name: str, move: Any, *, seen: int | None = None, number: int = 0
    ) -> wire.Done | wire.Refused | None:
        raw = msgspec.to_builtins(move)
        return self.says(name, wire.Act, raw, self.room.seq if seen is None else seen, number=number)

    def _next(self) -> int:
        self._commands += 1
        return self._commands

    # What happens by itself.

    def passes(self, milliseconds: int) -> None:
        """Time passes, as a server lets it: at every moment the room asked to be woken."""
        end = self.now + milliseconds
        while self.now < end:
            self.now = min(end, max(self.now + 1, self.room.wake(self.now)))
            self.room.tick(self.now)
            self._settle()

    def ticks(self) -> None:
        self.room.tick(self.now)
        self._settle()

    def bots(self) -> tuple[Thought, ...]:
        """The bots that have to think."""
        return tuple(self.room.ask_bots(self.now))

    def thinks(self, thought: Thought, move: Any | None, takes: int = 0) -> None:
        """What a bot makes of it, and how long it takes after it was asked."""
        self.room.thought(thought, Plan(thought.luck, move, takes), self.now)
        self._settle()

    def _settle(self) -> None:
        wanted, letters = self.room.settle(self.now)
        if wanted is not None:
            self._write(wanted)
        for letter in letters:
            assert not isinstance(letter.message, wire.Table) or letter.message.seq == self.logged
        self.letters += letters

    def _write(self, wanted: Write) -> None:
        for entry in wanted.entries:
            assert entry.seq == self.logged + 1, "the log has no gap"
            assert (entry.person, entry.command) not in self._logged, "no command is logged twice"
            self._logged |= {(entry.person, entry.command)} if entry.command is not None else set()
            self.entries.append(entry)
        self.pages += [wanted.page] if wanted.page is not None else []
        self.records += [wanted.match] if wanted.match is not None else []

    @property
    def logged(self) -> int:
        return self.entries[-1].seq if self.entries else 0

    # What is told.

    def told(self, name: str, kind: type[Wanted]) -> list[Wanted]:
        """Every message of that kind that reached somebody, also those for everybody."""
        return [
            message
            for to, message in self.letters
            if to in {None, self.numbers[name]} and isinstance(message, kind)
        ]

    def table(self, name: str) -> wire.Table:
        return self.told(name, wire.Table)[-1]

    @property
    def shown(self) -> wire.Room:
        return self.room.shown()

    # Shorter.

    def plays(self, *guests: str) -> "Evening":
        """The guests come in, and the match begins."""
        for name in guests:
            self.enters(name)
        self.whistle()
        return self

    def whistle(self) -> None:
        assert isinstance(self.says(self.host, wire.Start), wire.Done)
        self.passes(self.tempo.countdown)

    @property
    def host(self) -> str:
        return next(name for name, number in self.numbers.items() if number == self.room.company.host)

    def seat(self, name: str) -> int | None:
        return self.room.company.seat_of(self.numbers[name])

    def moves_at_random(self, count: int, random: Random, pick: Any = None) -> None:
        """At most `count` inputs by whoever is awaited; time passes in between, and now and then a slip is taken back."""
        names = {self.seat(name): name for name in self.numbers}
        for _ in range(count):
            turn = self.match.table.turn
            if self.phase != "playing" or not isinstance(turn, Waiting):
                return
            if not turn.seats:  # the whistle comes by itself
                self.passes(1_000)
                continue
            name = names[random.choice(turn.seats)]
            seat = self.seat(name)
            assert seat is not None
            choose = pick or (lambda moves, lots: lots.choice(moves))
            self.moves(name, choose(self.match.table.offered(seat), random))
            if random.random() < 0.2:
                self.says(name, wire.TakeBack)
            self.passes(random.randrange(1, 900))

    def after_a_crash(self) -> "Evening":
        """The same room, built anew from what is on disk; nobody is there yet."""
        other = object.__new__(Evening)
        other.__dict__.update(self.__dict__)
        other.now, other.letters, other.entries = 50, [], list(self.entries)
        other.room = restored("room", self.pages[-1], self.entries, other.now, **self.sources)
        return other


def answer(letters: list[Letter], number: int, command: int) -> wire.Done | wire.Refused | None:
    """What somebody was answered: a table says so too."""
    for to, message in letters:
        if to == number and isinstance(message, wire.Done | wire.Refused) and message.id == command:
            return message
        if to == number and isinstance(message, wire.Table) and message.done == command:
            return wire.Done(command, message.seq)
    return None
