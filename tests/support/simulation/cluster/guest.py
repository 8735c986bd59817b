"""Somebody at a node's door: a phone, or another node that passes a phone's frames on."""

from typing import TYPE_CHECKING, Any

import msgspec

from anpfiff.core import Refused
from anpfiff.server.house.house import Seated
from anpfiff.wire import messages as wire
from tests.support.simulation.cluster.wires import Pipe
from tests.support.simulation.heard import News, Welcome, read
from tests.support.simulation.network import Ear

if TYPE_CHECKING:
    from tests.support.simulation.cluster.peer import Peer

said_by = msgspec.json.Decoder(wire.Said).decode
encode = msgspec.json.Encoder().encode


class Guest:
    """The node's end of a pipe; for a room it is a listener."""

    def __init__(self, peer: "Peer", pipe: Pipe, caller: str, *, passed: bool = False) -> None:
        self._peer = peer
        self._pipe = pipe
        self._caller = caller
        self._passed = passed
        self._seat: Seated | Pipe | None = None
        self._person = 0
        self._room = ""
        self._open = True
        self._early: list[bytes] = []
        """What was said before the way was known."""
        peer.pipes.append(pipe)

    # What comes in.

    def receive(self, frame: Any) -> None:
        self._peer.loop.run(self._take, frame)

    def broken(self) -> None:
        self._peer.loop.run(self._leave)

    def _take(self, frame: Any) -> None:
        match self._seat:
            case None if not isinstance(frame, bytes):
                self._peer.loop.create_task(self._greet(frame))
            case Seated() as seated:
                seated.actor.hear(seated.person, said_by(frame))
            case Pipe() as pipe:
                pipe.send(self._far(pipe), frame)
            case _:
                self._early.append(frame)

    async def _greet(self, first: wire.First) -> None:
        try:
            self._seat = await self._peer.admit(first, self, passed=self._passed)
        except Refused as refusal:
            if refusal.why == "no-such-room" and isinstance(first, wire.Join):
                self._peer.auditor.not_there(first.code)
            self.send(encode(wire.Bye(refusal.why)))
            self.close(refusal.why)
        if not self._open:
            self._leave()
        for frame in self._early:
            self._take(frame)

    def _leave(self) -> None:
        self._open = False
        seat, self._seat = self._seat, None
        match seat:
            case Seated():
                seat.actor.leave(seat.person, self)
            case Pipe():
                seat.break_off()

    # What goes out.

    def send(self, text: bytes) -> None:
        if self._open and self._peer.loop.alive:
            self._audit(read(text), text)
            self._pipe.send(self._caller, text)

    def pass_back(self, text: bytes) -> None:
        """From the node that has the room: it has been looked at there."""
        if self._open and self._peer.loop.alive:
            self._pipe.send(self._caller, text)

    def close(self, why: str) -> None:
        """What was sent before still arrives."""
        if self._open and self._peer.loop.alive:
            self._open = False
            self._pipe.send(self._caller, None)
            self._peer.loop.call_soon(self._leave)

    def _audit(self, news: News, text: bytes) -> None:
        if isinstance(news, Welcome):
            self._person = news.person
            self._room = self._peer.house.actors[news.code].room.name
        if self._room:
            self._peer.auditor.heard(self._peer, self._room, self._person, news, text)

    def onward(self) -> "Onward":
        return Onward(self._peer, self)

    def _far(self, pipe: Pipe) -> str:
        return next(name for name in pipe.ends if name != self._peer.name)


class Onward:
    """The end of a pipe to the node that has the room."""

    def __init__(self, peer: "Peer", guest: Guest) -> None:
        self._peer = peer
        self._guest = guest

    def receive(self, frame: bytes | None) -> None:
        if frame is None:
            self.broken()
        else:
            self._peer.loop.run(self._guest.pass_back, frame)

    def broken(self) -> None:
        self._peer.loop.run(self._guest.close, "try-again")


class Phone:
    """The client's end."""

    def __init__(self, pipe: Pipe, node: str, ear: Ear) -> None:
        self._pipe = pipe
        self.node = node
        self._ear = ear

    def greet(self, first: wire.First) -> None:
        self._pipe.send(self.node, first)

    def say(self, text: bytes) -> None:
        self._pipe.send(self.node, text)

    def break_off(self) -> None:
        self._pipe.break_off()
        self._ear.hung_up(self)  # type: ignore[arg-type]  # a line like another

    def receive(self, frame: bytes | None) -> None:
        if frame is None:
            self.break_off()
        else:
            self._ear.hear(self, read(frame), frame)  # type: ignore[arg-type]  # the same

    def broken(self) -> None:
        self._ear.hung_up(self)  # type: ignore[arg-type]  # the same
