"""A room: a company and one match after the other. It has no socket, no disk and no clock of its own.

Whoever runs a room hands in what was heard and what time it is, and then asks it to `settle`: the write goes to the disk
first, the letters only after it. Between judging a command and applying it nothing can come in: there is no `await` in here.
"""

from collections.abc import Iterable
from typing import Any

from anpfiff.bots.plan import Plan
from anpfiff.core import AnyGame, Refused
from anpfiff.server.room import absence, commands, doorway, play, whistle
from anpfiff.server.room.bots import Thought
from anpfiff.server.room.company import Company
from anpfiff.server.room.match import Match
from anpfiff.server.room.outbox import Letter
from anpfiff.server.room.people import Person
from anpfiff.server.room.phases import Countdown, Playing, between
from anpfiff.server.room.saved import SavedRoom
from anpfiff.server.room.settling import settle
from anpfiff.server.room.showing import passed_by, shown, welcome
from anpfiff.server.room.state import RoomState
from anpfiff.server.room.writes import Entry, Write
from anpfiff.wire import messages as wire


class Room:
    """What happens comes in through `enter`, `hear`, `gone`, `thought` and `tick`; what follows comes out of `settle`."""

    def __init__(self, name: str, saved: SavedRoom, **sources: Any) -> None:
        self.state = RoomState(name, saved, **sources)

    # Facts, for whoever runs the room.

    @property
    def name(self) -> str:
        return self.state.name

    @property
    def code(self) -> str:
        return self.state.code

    @property
    def game(self) -> AnyGame:
        return self.state.game

    @property
    def company(self) -> Company:
        return self.state.company

    @property
    def match(self) -> Match | None:
        return self.state.match

    @property
    def seq(self) -> int:
        return self.state.seq

    @property
    def playing(self) -> bool:
        return isinstance(self.state.phase, Playing)

    @property
    def public(self) -> bool:
        return self.state.public

    @property
    def solo(self) -> bool:
        return self.state.solo

    @property
    def ended(self) -> bool:
        return self.state.ended

    def shown(self) -> wire.Room:
        return shown(self.state)

    def passed_by(self) -> wire.Room:
        return passed_by(self.state)

    def saved(self) -> SavedRoom:
        return self.state.saved()

    # What comes in.

    def enter(self, said: wire.First, now: int, looks: str = "") -> Person:
        """Somebody comes in, or comes back; `looks` is a hash of all that can be seen of them from outside."""
        room = self.state
        person = room.company.known(said.token) or doorway.newcomer(room, said, looks, now)
        person.here = True
        person.lang = said.lang
        if isinstance(said, wire.Join) and said.watch:
            person.watching = True
        if between(room.phase):
            room.company.seat_the_waiting()
        absence.came(room, person, now)
        if not person.admitted:
            room.outside.add(person.number)
        room.outbox.greet(person.number, welcome(room, person, now))
        commands.show_table(room, person, said.seen if isinstance(said, wire.Join) else 0, now)
        room.change()
        return person

    def gone(self, number: int, now: int) -> None:
        """The last socket of somebody closed."""
        person = next((person for person in self.company.people if person.number == number), None)
        if person is not None:
            absence.went(self.state, person, now)

    def measured(self, number: int, round_trip: int) -> None:
        """A round trip that the server has measured itself."""
        if number in self.state.receipts:
            self.state.lags.measured(number, round_trip)

    def hear(self, number: int, said: wire.Said, now: int) -> None:
        """Judge and apply one command; a refusal is a letter too. One heard before is answered, not done again."""
        room = self.state
        if isinstance(said, wire.Pong):
            return
        receipts = room.receipts.get(number)
        if receipts is not None and (answer := receipts.to(said.id)) is not None:
            room.say(number, answer)
        elif room.match is None or not room.match.holds(number, said.id):
            self._judge(number, said, now)

    def thought(self, thought: Thought, plan: Plan | None, now: int) -> None:
        """A bot has chosen, or stumbled. Its match may be over, play may rest, or the person may be back: nobody asks for it."""
        match = self.match
        if match is not None and match.link == thought.link:
            match.thought(thought, plan)
            play.let_bots_act(self.state, match, now)

    def tick(self, now: int) -> None:
        """Everything that happens by itself."""
        room = self.state
        if isinstance(room.phase, Countdown) and now >= room.phase.until:
            whistle.blow(room, room.phase.then, now)
            absence.wait_for_the_absent(room, now)
        if room.hold is not None and now >= room.hold:
            absence.bridge_overdue(room, now)
        if isinstance(room.phase, Playing):
            play.go_on(room, room.phase.match, now)
        absence.let_go(room, now)
        absence.look_around(room, now)
        if whistle.deserted(room, now):
            whistle.end(room)

    def remember(self, entry: Entry) -> None:
        """A line that stands in the log was told, and answered."""
        self.state.told = entry.seq
        if entry.command is not None and entry.person is not None:
            self.state.remember(entry.person, entry.command, entry.seq)

    def reopen(self, saved: SavedRoom, inputs: Iterable[Any], now: int) -> None:
        """After a restart."""
        whistle.reopen(self.state, saved, inputs, now)

    # What is wanted next.

    def wake(self, now: int) -> int:
        """Server time at which `tick` should be called next."""
        room = self.state
        countdown = room.phase.until if isinstance(room.phase, Countdown) else None
        table = None if room.match is None else room.match.wake(now)
        moments = (countdown, room.hold, table)
        return min([now + 1_000, *(moment for moment in moments if moment is not None)])

    def ask_bots(self, now: int) -> list[Thought]:
        """The bots that have to choose now; choosing happens elsewhere."""
        room = self.state
        if not isinstance(room.phase, Playing):
            return []
        return room.phase.match.ask_bots(room.company, now, room.lots)

    def settle(self, now: int) -> tuple[Write | None, list[Letter]]:
        """What must be on disk, and what may be sent once it is."""
        return settle(self.state, now)

    def _judge(self, number: int, said: wire.Commanded, now: int) -> None:
        room = self.state
        try:
            if doorway.too_much(room, number, said, now):
                room.say(number, wire.Bye("flooding"))
                raise Refused("last-warning")  # noqa: TRY301 -- an answer like any other
            commands.obey(room, room.company.person(number), said, now)
        except Refused as refusal:
            room.refuse(number, said.id, refusal)
            return
        if not isinstance(said, wire.Act | wire.Leave):
            room.say(number, room.remember(number, said.id, room.seq))
