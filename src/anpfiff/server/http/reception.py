"""The reception: a socket comes in, says who it is, and is listened to until it leaves."""

from collections.abc import Callable

import msgspec
from aiohttp import WSMsgType, web

from anpfiff.core import Refused
from anpfiff.server.cluster.elsewhere import Elsewhere
from anpfiff.server.house.actor import Listener
from anpfiff.server.house.first_words import first_of, id_in
from anpfiff.server.house.house import House, Seated
from anpfiff.server.house.telling import tell
from anpfiff.server.http.door import Door
from anpfiff.server.http.greeting import text_of
from anpfiff.server.http.guard import Gate
from anpfiff.server.http.heartbeat import TURN, Pulse, Wheel
from anpfiff.server.http.heartbeat import Line as PulseLine
from anpfiff.server.http.links.frames import Enter
from anpfiff.server.http.links.passage import Line, Passage, Passed
from anpfiff.server.http.looks import Looks
from anpfiff.server.http.polled import eased
from anpfiff.server.http.refusals import Denied
from anpfiff.server.http.sockets import LARGEST_FRAME, Socket, encode
from anpfiff.server.http.traffic import Traffic
from anpfiff.server.http.visits import Visits, with_masks
from anpfiff.server.room.tempo import Rhythm
from anpfiff.wire import messages as wire

GOODBYE = 2.0
"""Seconds in which a client that was sent away may close its end."""
words = msgspec.json.Decoder(wire.Said)


class Reception:
    """Who comes in is counted, greeted, seated and heard."""

    def __init__(
        self,
        house: House,
        door: Door,
        gate: Gate,
        visits: Visits,
        traffic: Traffic,
        speech: tuple[int, int],
        address_of: Callable[[web.Request], str],
        scheme_of: Callable[[web.Request], str],
    ) -> None:
        """`speech` is how many messages a person may say at once, and the milliseconds until it may say one more."""
        self._house = house
        self._door = door
        self._gate = gate
        self.visits = visits
        self._traffic = traffic
        self.speech = speech
        self._address_of = address_of
        self._scheme_of = scheme_of
        self.passage: Passage | None = None
        """The way to other nodes, where there are any."""
        self.looks = Looks(address_of)
        shortest = min(house.tempo.calm.ping, house.tempo.race.ping)
        self._wheel = Wheel(house.now, int(shortest * TURN))

    async def attend(self, request: web.Request) -> web.StreamResponse:
        address = self.counted(request)
        try:
            return await self._attend(request)
        finally:
            self.left(address)

    # Any line, with a socket or without.

    def counted(self, request: web.Request) -> str:
        """Whose line it is; it counts until it has `left`."""
        address = self._address_of(request)
        if not self._gate.enter(address):
            self._traffic.refused += 1
            tell("refused", why="too-many-sockets")
            raise Denied("too-many-sockets")
        self._traffic.sockets += 1
        return address

    def left(self, address: str) -> None:
        self._traffic.sockets -= 1
        self._gate.leave(address)

    async def admit(
        self, address: str, text: str | bytes, line: Line, looks: str, *, polled: bool = False
    ) -> Seated | Passed | None:
        """Into a room of this house, or on to the node that runs it."""
        try:
            return await self._admit(address, text, line, looks)
        except Elsewhere as moved:
            return await self._pass_on(moved, Enter(address, looks, _words(text), polled), line)

    async def admit_here(
        self, address: str, text: str | bytes, listener: Listener, looks: str
    ) -> Seated | None:
        """Whoever was passed on already is not sent round in circles."""
        try:
            return await self._admit(address, text, listener, looks)
        except Elsewhere:
            self._send_away(listener, Refused("try-again"))
            return None

    async def _pass_on(self, moved: Elsewhere, said: Enter, line: Line) -> Passed | None:
        try:
            assert self.passage is not None, "only who has neighbours hears of elsewhere"
            return await self.passage.enter(moved.holder, said, line)
        except Refused as refusal:
            self._send_away(line, refusal)
            return None

    async def _admit(self, address: str, text: str | bytes, listener: Listener, looks: str) -> Seated | None:
        """The first message says who it is; whoever does not say it right is sent away."""
        try:
            said = first_of(text)
            await self._make_room(said)
            return await self.seat(address, said, listener, looks)
        except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
            self._send_away(listener, Refused("malformed"))
        except Refused as refusal:
            self._send_away(listener, refusal)
        except (TimeoutError, ConnectionError):
            self._send_away(listener, Refused("no-greeting"))
        return None

    def keeps(self, pulse: Pulse) -> None:
        """Somebody has sat down."""
        self._wheel.join(pulse)

    def seated(self, request: web.Request) -> None:
        if request.transport is not None:
            self.visits.seated(request.transport)

    def pulse(self, line: PulseLine, seated: Seated, *, polled: bool) -> Pulse:
        """Of a line that ends at another node."""

        def rhythm() -> Rhythm:
            usual = self._house.tempo.rhythm(racing=racing(seated))
            return eased(usual) if polled else usual

        pulse = Pulse(line, self._house.now, rhythm)
        self._wheel.join(pulse)
        return pulse

    def lets_go(self, pulse: Pulse) -> None:
        self._wheel.leave(pulse)

    def encrypted(self, request: web.Request) -> bool:
        """Can others on the line see how long something is, but not what it is?"""
        return self._scheme_of(request) == "https"

    # Sockets.

    async def _attend(self, request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(max_msg_size=LARGEST_FRAME + 1, compress=False, timeout=GOODBYE)
        await with_masks(request, lambda: ws.prepare(request))
        if (transport := request.transport) is None:
            return ws
        socket = Socket(ws, transport, evened=self.encrypted(request))
        try:
            seated = await self._greet(request, ws, socket)
            if isinstance(seated, Passed):
                await self._relay(request, ws, seated)
            elif seated is not None:
                await self._listen(request, ws, socket, seated)
        finally:
            await socket.stop()
            _let_go(ws)
        return ws

    async def _relay(self, request: web.Request, ws: web.WebSocketResponse, passed: Passed) -> None:
        self.seated(request)
        try:
            async for message in ws:
                if message.type is WSMsgType.ERROR:
                    break
                self._traffic.heard += 1
                passed.hear(message.data if message.type is WSMsgType.TEXT else None)
        finally:
            passed.leave()

    async def _greet(
        self, request: web.Request, ws: web.WebSocketResponse, socket: Socket
    ) -> Seated | Passed | None:
        """Whoever does not say in time who it is, is sent away, too."""
        try:
            text = await text_of(ws, self._house.tempo.handshake)
        except (TimeoutError, ConnectionError):
            self._send_away(socket, Refused("no-greeting"))
            return None
        return await self.admit(self._address_of(request), text, socket, self.looks.of(request))

    async def _make_room(self, said: wire.First) -> None:
        """The last places are kept for people who come back, and while the loop is late only they are let in."""
        back = (
            self._house.opened_by(said) is not None
            if isinstance(said, wire.Open)
            else self._house.knows(said)
        )
        if back:
            return
        if self.visits.crowded:
            raise Refused("house-full")
        if not self._moves_over(said):
            await self._house.lag.calm()

    def _moves_over(self, said: wire.First) -> bool:
        """Whose node has stopped comes with all its tables at once, and has waited enough; whoever only guesses is slowed down anyway."""
        if self.passage is None or isinstance(said, wire.Open):
            return False
        return said.seen > 0 and said.code.upper() not in self._house.actors

    async def seat(self, address: str, said: wire.First, listener: Listener, looks: str = "") -> Seated:
        if isinstance(said, wire.Open):
            if not self._house.opened_by(said) and not self._gate.may_open(address, self._house.now()):
                raise Refused("too-many-rooms")
            return self._at_home(address, await self._house.open(said, listener, looks))
        now = self._house.now()
        if not self._house.knows(said) and not self._door.looks_up(address, now, said.code, said.key):
            raise Refused("too-many-tries", detail=str(self._door.wait(address, now, said.code)))
        try:
            return self._at_home(address, await self._house.join(said, listener, looks))
        except Elsewhere:
            self._door.right(address, said.code)
            raise
        except Refused as refusal:
            if refusal.why == "no-such-room":
                self._door.wrong(address, now, said.code)
            raise

    def _at_home(self, address: str, seated: Seated) -> Seated:
        self._door.right(address, seated.actor.room.code)
        return seated

    def _send_away(self, listener: Listener, refusal: Refused) -> None:
        self._traffic.refused += 1
        tell("refused", why=refusal.why)
        listener.send(encode(wire.Refused(None, refusal.why, refusal.rule, refusal.detail)))
        listener.send(encode(wire.Bye(refusal.why)))
        listener.close(refusal.why)

    async def _listen(
        self, request: web.Request, ws: web.WebSocketResponse, socket: Socket, seated: Seated
    ) -> None:
        pulse = Pulse(socket, self._house.now, lambda: self._house.tempo.rhythm(racing=racing(seated)))
        self.seated(request)
        self.keeps(pulse)
        try:
            async for message in ws:
                if message.type is WSMsgType.ERROR:
                    break  # too large, or no frame at all: it is closed by now
                text = message.data if message.type is WSMsgType.TEXT else None
                self.hear(text, socket, pulse, seated)
        finally:
            self.lets_go(pulse)
            seated.actor.leave(seated.person, socket)

    # Words.

    def hear(self, text: str | bytes | None, listener: Listener, pulse: Pulse, seated: Seated) -> None:
        """One message, over whatever line; None is no text at all."""
        self._traffic.heard += 1
        pulse.heard()
        if not seated.actor.may_speak(seated.person, *self.speech):
            listener.send(encode(wire.Refused(None if text is None else id_in(text), "too-fast")))
        elif text is None:
            listener.send(encode(wire.Refused(None, "malformed")))
        else:
            self._hear(text, listener, pulse, seated)

    def _hear(self, text: str | bytes, listener: Listener, pulse: Pulse, seated: Seated) -> None:
        try:
            said = words.decode(text)
        except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
            self._traffic.refused += 1
            listener.send(encode(wire.Refused(id_in(text), "malformed")))
            return
        if isinstance(said, wire.Pong):
            if (lag := pulse.round_trip(said)) is not None:
                seated.actor.measured(seated.person, lag)
        else:
            seated.actor.hear(seated.person, said)


def _words(text: str | bytes) -> str:
    return text if isinstance(text, str) else text.decode()


def _let_go(ws: web.WebSocketResponse) -> None:
    """A socket keeps its last fault, and the fault's traceback the socket: a cycle that only the collector would find."""
    if (fault := ws.exception()) is not None:
        fault.__traceback__ = None


def racing(seated: Seated) -> bool:
    room = seated.actor.room
    return room.playing and room.game.pace == "real-time"
