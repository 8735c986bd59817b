"""The line: one socket after the other, as long as there is hope.

A line knows nothing of games. It dials, says who it is, answers pings, hands on what it is told, and when the socket breaks
it dials again: soon at first, then ever more rarely, so that a server that comes back is not run over.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import aiohttp
import msgspec

from anpfiff.core import Refused
from anpfiff.wire import messages as wire

FINAL = frozenset({"left", "not-let-in", "room-ended", "elsewhere"})
"""Goodbyes after which nobody dials again."""
PASSING = frozenset({"try-again", "no-greeting"})
"""Refusals at the door that the next try may not meet."""
UNTOLD = 60_000
"""Milliseconds of silence that are borne before the server has said how many."""
GOODBYE = aiohttp.ClientWSTimeout(ws_close=1.0)
"""A server that has fallen silent does not answer a goodbye either: nobody waits for it for long."""
encode = msgspec.json.Encoder().encode
told = msgspec.json.Decoder(wire.Told)


class Patience(msgspec.Struct, frozen=True):
    """Seconds: between the first two tries, at most between any two, for a greeting, and before all hope is lost."""

    first: float = 0.1
    most: float = 5.0
    greeting: float = 10.0
    total: float = 300.0


USUAL = Patience()


class Line:
    """`greet` is asked anew for each socket: who was let in once comes back with the last `seq` it has seen."""

    def __init__(
        self,
        url: str,
        greet: Callable[[], wire.First],
        hear: Callable[[wire.Told], Awaitable[None]],
        patience: Patience,
    ) -> None:
        self._url = _address(url)
        self._greet = greet
        self._hear = hear
        self._patience = patience
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self.goodbye: str | None = None
        """Why the server does not want us to dial again."""
        self._was_in = False
        self._silence = UNTOLD
        """Milliseconds after which a silent server is gone; the server says how many."""
        self._tries = 0
        self._lost_at = 0.0
        self._lots = Random()

    async def run(self) -> None:
        """Until the last goodbye. Whoever is turned away learns why; a server that stays away is a ConnectionError."""
        async with aiohttp.ClientSession() as session:
            while self.goodbye is None:
                try:
                    await self._converse(session)
                except (aiohttp.ClientError, OSError, TimeoutError) as fault:
                    if not self._was_in:
                        raise ConnectionError(f"{self._url} cannot be reached") from fault
                if self.goodbye is None:
                    await self._wait()

    async def say(self, message: wire.First | wire.Said) -> None:
        """Now, or not at all: whoever wants to be sure says it again on the next socket."""
        if self._socket is not None:
            try:
                await self._socket.send_str(encode(message).decode())
            except (aiohttp.ClientError, OSError):
                self._socket = None  # the listening side hears of it and dials again

    async def drop(self) -> None:
        """Cut the socket, as a tunnel or a sleeping phone would; the line dials again."""
        if self._socket is not None:
            await self._socket.close()

    async def _converse(self, session: aiohttp.ClientSession) -> None:
        async with session.ws_connect(self._url, max_msg_size=0, timeout=GOODBYE) as socket:
            self._socket = socket
            try:
                await self.say(self._greet())
                async with asyncio.timeout(self._patience.greeting):
                    await self._be_welcomed(socket)
                while self.goodbye is None and (message := await self._next(socket)) is not None:
                    await self._take(message)
            finally:
                self._socket = None

    async def _be_welcomed(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        message = await self._next(socket)
        if message is None or (isinstance(message, wire.Refused) and message.why in PASSING):
            raise ConnectionError
        if isinstance(message, wire.Refused):
            raise Refused(message.why, message.rule, message.detail)
        self._was_in = True
        self._tries = 0
        await self._take(message)

    async def _take(self, message: wire.Told) -> None:
        if isinstance(message, wire.Ping | wire.Welcome):
            self._silence = message.silence
        if isinstance(message, wire.Ping):
            await self.say(wire.Pong(message.n))
        else:
            if isinstance(message, wire.Bye) and message.why in FINAL:
                self.goodbye = message.why
            await self._hear(message)

    async def _next(self, socket: aiohttp.ClientWebSocketResponse) -> wire.Told | None:
        """The next message that we understand, or None once the socket is closed; a newer server may know more words."""
        while (frame := await socket.receive(self._silence / 1000)).type is aiohttp.WSMsgType.TEXT:
            with suppress(msgspec.ValidationError):
                message: wire.Told = told.decode(frame.data)
                return message
        return None

    async def _wait(self) -> None:
        """Twice as long each time, and never all clients at once."""
        now = asyncio.get_running_loop().time()
        self._lost_at = self._lost_at if self._tries else now
        if now - self._lost_at > self._patience.total:
            raise ConnectionError(f"{self._url} is gone")
        longest = min(self._patience.most, self._patience.first * 2**self._tries)
        self._tries += 1
        await asyncio.sleep(longest * (0.5 + self._lots.random() / 2))


def _address(url: str) -> str:
    """Whatever people copy from the address bar."""
    plain = url if "://" in url else f"http://{url}"
    return plain.rstrip("/").removesuffix("/ws") + "/ws"
