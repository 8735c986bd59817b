"""The network between a client and the server: frames take their time, keep their order, and a line may break at any of them."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from anpfiff.core import Refused
from anpfiff.server.house.house import House, Seated
from anpfiff.wire import messages as wire
from tests.support.simulation.auditor import Auditor
from tests.support.simulation.heard import News, Room, Table, Welcome, read
from tests.support.simulation.loop import SimulatedLoop
from tests.support.simulation.schedule import MILLISECOND, Happening, Schedule

said_by = msgspec.json.Decoder(wire.Said).decode
encode = msgspec.json.Encoder().encode

UNNOTICED = 2_000 * MILLISECOND
"""The longest until the server notices that a line is dead."""


class Ear(Protocol):
    """The client's end."""

    def hear(self, line: "Line", news: News, text: bytes) -> None: ...
    def hung_up(self, line: "Line") -> None: ...


class Air:
    """What all lines share: the schedule, the weather, and who checks."""

    def __init__(
        self, schedule: Schedule, auditor: Auditor, delay: Callable[[], int], cut: Callable[[], bool]
    ) -> None:
        """`delay` draws how long a frame is on its way, `cut` whether the line breaks with it."""
        self.schedule = schedule
        self.auditor = auditor
        self.delay = delay
        self.cut = cut
        self.in_flight = 0


class Line:
    """One connection; for the room it is a listener, for the client a way to say something."""

    def __init__(self, air: Air, loop: SimulatedLoop, house: House, ear: Ear) -> None:
        self._air = air
        self._loop = loop
        self._house = house
        self._ear = ear
        self._seated: Seated | None = None
        self._person = 0
        self._room = ""
        self._open = self.answering = True
        """Is the client's end open, and the server's?"""
        self.shown = b""
        """The room as it was told last."""
        self.seq = 0
        """The last table that was told."""
        self._arrives = {"up": 0, "down": 0}

    # The client's end.

    def greet(self, first: wire.First) -> None:
        self._carry("up", lambda: self._loop.run(lambda: self._loop.create_task(self._greet(first))))

    def say(self, text: bytes) -> None:
        if self._open:
            self._carry("up", lambda: self._loop.run(self._heard, text))

    def break_off(self) -> None:
        """Both ends are alone; the server notices later."""
        if self._open:
            self._open = False
            self._ear.hung_up(self)
            self._air.schedule.after(
                self._air.delay() * UNNOTICED // 400_000, lambda: self._loop.run(self._left)
            )

    def die(self) -> None:
        """The server was killed."""
        self.answering = False
        if self._open:
            self._open = False
            self._ear.hung_up(self)

    # The server's end.

    def send(self, text: bytes) -> None:
        if not self.answering or not self._loop.alive:
            return
        news = read(text)
        if isinstance(news, Welcome):
            self._person = news.person
            self._room = self._house.actors[news.code].room.name
        if isinstance(news, Room):
            self.shown = text
        if isinstance(news, Table):
            self.seq = news.seq
        if self._room:
            self._air.auditor.told(self._room, self._person, news, text)
        self._carry("down", lambda: self._ear.hear(self, news, text))

    def close(self, why: str) -> None:
        if self.answering and self._loop.alive:
            self.answering = False
            self._carry("down", self.break_off)
            self._loop.call_soon(self._left)

    async def _greet(self, first: wire.First) -> None:
        try:
            if isinstance(first, wire.Open):
                self._seated = await self._house.open(first, self)
            else:
                self._seated = await self._house.join(first, self)
        except Refused as refusal:
            if refusal.why == "no-such-room" and isinstance(first, wire.Join):
                self._air.auditor.not_there(first.code)
            self.send(encode(wire.Bye(refusal.why)))
            self.close(refusal.why)
        if not self._open or not self.answering:
            self._left()

    def _heard(self, text: bytes) -> None:
        if self._seated is not None and self.answering:
            self._seated.actor.hear(self._seated.person, said_by(text))

    def _left(self) -> None:
        self.answering = False
        if self._seated is not None:
            seated, self._seated = self._seated, None
            seated.actor.leave(seated.person, self)

    # The air between them.

    def _carry(self, way: str, happening: Happening) -> None:
        """In order, however long it takes; or the line breaks."""
        if self._air.cut():
            self._air.schedule.after(0, self.break_off)
            return
        self._arrives[way] = max(self._arrives[way] + 1, self._air.schedule.now + self._air.delay())
        self._air.in_flight += 1
        self._air.schedule.at(self._arrives[way], lambda: self._arrived(happening))

    def _arrived(self, happening: Happening) -> None:
        self._air.in_flight -= 1
        if self._open:
            happening()
