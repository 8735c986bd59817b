"""The pocket's house: lines come in, are greeted, heard and hung up, as a server's reception does it for sockets."""

import asyncio

import msgspec

from anpfiff.core import Refused
from anpfiff.pocket.desk import Desk
from anpfiff.pocket.line import Line
from anpfiff.pocket.page import Page, Shelf
from anpfiff.pocket.rooms import Rooms
from anpfiff.server.house.actor import RoomActor
from anpfiff.server.house.first_words import first_of, id_in
from anpfiff.server.http.heartbeat import TURN, Pulse, Wheel
from anpfiff.server.room.tempo import USUAL, Rhythm, Tempo
from anpfiff.wire import messages as wire

MALFORMED = (msgspec.DecodeError, UnicodeError, ValueError, RecursionError)
words = msgspec.json.Decoder(wire.Said)


class Pocket:
    """All that a page can do: `greet`, `say`, `hang_up` a line, `ask` a plain question, and answer a `thought`."""

    def __init__(self, page: Page, shelf: Shelf, tempo: Tempo = USUAL) -> None:
        self._page = page
        self.rooms = Rooms(page, shelf, tempo)
        self.desk = Desk(shelf)
        self._lines: dict[int, Line] = {}
        self._wheel = Wheel(self.rooms.now, int(min(tempo.calm.ping, tempo.race.ping) * TURN))
        self._door = asyncio.Lock()
        """One after the other: a room that is put away may be the one that the next wants to come back to."""

    async def greet(self, number: int, text: str) -> None:
        """The first words of a line; whoever does not say them right is sent away."""
        line = self._lines[number] = Line(number, self._page)
        try:
            async with self._door:
                await self._seat(line, first_of(text))
        except MALFORMED:
            self._send_away(line, Refused("malformed"))
        except Refused as refusal:
            self._send_away(line, refusal)

    def say(self, number: int, text: str) -> None:
        line = self._lines.get(number)
        if line is None or line.actor is None or line.pulse is None:
            return
        line.pulse.heard()
        try:
            self._heard(line, line.actor, line.pulse, words.decode(text))
        except MALFORMED:
            line.say(wire.Refused(id_in(text), "malformed"))

    def hang_up(self, number: int) -> None:
        """The page has closed this line, or heard that it is closed."""
        line = self._lines.pop(number, None)
        if line is None:
            return
        line.over = True
        if line.pulse is not None:
            self._wheel.leave(line.pulse)
        if line.actor is not None:
            line.actor.leave(line.person, line)
            self.rooms.put_away(line.actor)

    async def ask(self, method: str, path: str, body: str) -> tuple[int, str]:
        """A plain question: the status and the words of its answer."""
        return await self.desk.answer(method, path, body)

    def thinker(self, *, there: bool) -> None:
        """The worker that thinks has come, or is gone."""
        self.rooms.thoughts.lost()
        self.rooms.thoughts.elsewhere = there

    def thought(self, number: int, answer: str) -> None:
        self.rooms.thoughts.heard(number, answer)

    def elsewhere(self) -> None:
        """Another tab has taken the house over."""
        for line in tuple(self._lines.values()):
            line.say(wire.Bye("elsewhere"))
            line.close("elsewhere")
        self.rooms.let_go()

    async def _seat(self, line: Line, said: wire.First) -> None:
        await self.rooms.settled()
        actor = (
            self.rooms.build(said)
            if isinstance(said, wire.Open)
            else await self.rooms.find(said.code.upper())
        )
        line.person = await actor.enter(said, line)
        line.actor = actor
        line.pulse = Pulse(line, self.rooms.now, lambda: self._rhythm(actor))
        self._wheel.join(line.pulse)

    def _rhythm(self, actor: RoomActor) -> Rhythm:
        return self.rooms.tempo.rhythm(racing=actor.room.playing and actor.room.game.pace == "real-time")

    def _heard(self, line: Line, actor: RoomActor, pulse: Pulse, said: wire.Said) -> None:
        if isinstance(said, wire.Pong):
            if (lag := pulse.round_trip(said)) is not None:
                actor.measured(line.person, lag)
        else:
            actor.hear(line.person, said)

    def _send_away(self, line: Line, refusal: Refused) -> None:
        line.say(wire.Refused(None, refusal.why, refusal.rule, refusal.detail))
        line.say(wire.Bye(refusal.why))
        line.close(refusal.why)
