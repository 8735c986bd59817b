"""The reception: a socket comes in, says who it is, and is listened to until it leaves."""

from collections.abc import Callable

import msgspec
from aiohttp import WSMsgType, web

from anpfiff.core import Refused
from anpfiff.server.house.house import House, Seated
from anpfiff.server.house.telling import tell
from anpfiff.server.http.door import Door
from anpfiff.server.http.greeting import first_of, id_in, text_of
from anpfiff.server.http.guard import Gate
from anpfiff.server.http.heartbeat import Pulse, Wheel
from anpfiff.server.http.refusals import Denied
from anpfiff.server.http.sockets import LARGEST_FRAME, Socket, encode
from anpfiff.server.http.traffic import Traffic
from anpfiff.server.http.visits import Visits
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
    ) -> None:
        """`speech` is how many messages a person may say at once, and the milliseconds until it may say one more."""
        self._house = house
        self._door = door
        self._gate = gate
        self._visits = visits
        self._traffic = traffic
        self.speech = speech
        self._address_of = address_of
        self._wheel = Wheel(house.now, min(house.tempo.calm.ping, house.tempo.race.ping))

    async def attend(self, request: web.Request) -> web.StreamResponse:
        address = self._address_of(request)
        if not self._gate.enter(address):
            self._traffic.refused += 1
            tell("refused", why="too-many-sockets")
            raise Denied("too-many-sockets")
        try:
            return await self._attend(request)
        finally:
            self._gate.leave(address)

    async def _attend(self, request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(max_msg_size=LARGEST_FRAME + 1, compress=False, timeout=GOODBYE)
        await ws.prepare(request)
        if (transport := request.transport) is None:
            return ws
        socket = Socket(ws, transport)
        self._traffic.sockets += 1
        try:
            seated = await self._greet(request, ws, socket)
            if seated is not None:
                self._visits.seated(transport)
                await self._listen(ws, socket, seated)
        finally:
            self._traffic.sockets -= 1
            await socket.stop()
            _let_go(ws)
        return ws

    async def _greet(self, request: web.Request, ws: web.WebSocketResponse, socket: Socket) -> Seated | None:
        """The first message says who it is; whoever does not say it in time, or not right, is sent away."""
        try:
            said = first_of(await text_of(ws, self._house.tempo.handshake))
            self._make_room(said)
            return await self.seat(self._address_of(request), said, socket)
        except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
            self._send_away(socket, Refused("malformed"))
        except Refused as refusal:
            self._send_away(socket, refusal)
        except (TimeoutError, ConnectionError):
            self._send_away(socket, Refused("no-greeting"))
        return None

    def _make_room(self, said: wire.First) -> None:
        """The last places are kept for people who come back."""
        back = (
            self._house.opened_by(said) is not None
            if isinstance(said, wire.Open)
            else self._house.knows(said)
        )
        if self._visits.crowded and not back:
            raise Refused("house-full")

    async def seat(self, address: str, said: wire.First, socket: Socket) -> Seated:
        if isinstance(said, wire.Open):
            if not self._house.opened_by(said) and not self._gate.may_open(address, self._house.now()):
                raise Refused("too-many-rooms")
            return self._at_home(address, await self._house.open(said, socket))
        now = self._house.now()
        if not self._house.knows(said) and not self._door.looks_up(address, now, said.code, said.key):
            raise Refused("too-many-tries")
        try:
            return self._at_home(address, await self._house.join(said, socket))
        except Refused as refusal:
            if refusal.why == "no-such-room":
                self._door.wrong(address, now)
            raise

    def _at_home(self, address: str, seated: Seated) -> Seated:
        self._door.right(address, seated.actor.room.code)
        return seated

    def _send_away(self, socket: Socket, refusal: Refused) -> None:
        self._traffic.refused += 1
        tell("refused", why=refusal.why)
        socket.send(encode(wire.Refused(None, refusal.why, refusal.rule, refusal.detail)))
        socket.send(encode(wire.Bye(refusal.why)))
        socket.close(refusal.why)

    async def _listen(self, ws: web.WebSocketResponse, socket: Socket, seated: Seated) -> None:
        pulse = Pulse(socket, self._house.now, lambda: self._house.tempo.rhythm(racing=_racing(seated)))
        self._wheel.join(pulse)
        try:
            async for message in ws:
                self._traffic.heard += 1
                pulse.heard()
                if message.type is WSMsgType.ERROR:
                    break  # too large, or no frame at all: it is closed by now
                if not seated.actor.may_speak(seated.person, *self.speech):
                    socket.send(encode(wire.Refused(id_in(message.data), "too-fast")))
                elif message.type is WSMsgType.TEXT:
                    self.hear(message.data, socket, pulse, seated)
                else:
                    socket.send(encode(wire.Refused(None, "malformed")))
        finally:
            self._wheel.leave(pulse)
            seated.actor.leave(seated.person, socket)

    def hear(self, text: str, socket: Socket, pulse: Pulse, seated: Seated) -> None:
        try:
            said = words.decode(text)
        except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError):
            self._traffic.refused += 1
            socket.send(encode(wire.Refused(id_in(text), "malformed")))
            return
        if isinstance(said, wire.Pong):
            if (lag := pulse.round_trip(said)) is not None:
                seated.actor.measured(seated.person, lag)
        else:
            seated.actor.hear(seated.person, said)


def _let_go(ws: web.WebSocketResponse) -> None:
    """A socket keeps its last fault, and the fault's traceback the socket: a cycle that only the collector would find."""
    if (fault := ws.exception()) is not None:
        fault.__traceback__ = None


def _racing(seated: Seated) -> bool:
    room = seated.actor.room
    return room.playing and room.game.pace == "real-time"
