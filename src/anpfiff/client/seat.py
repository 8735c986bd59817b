"""A seat at a table on the network.

    async with Seat.join("http://192.168.0.7:8000", "K7RM") as seat:
        async for table in seat:
            if table.moves:
                await seat.play(table.moves[0])

The seat keeps itself: it answers pings, dials again when the socket breaks, says unanswered commands again (the server does
nothing twice), and asks for what it has missed. A refusal is an answer, not an exception; only being turned away at the door,
or a server that stays away, raises.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any, Self, assert_never

import msgspec

from anpfiff.client.commands import Answer, Commands
from anpfiff.client.line import USUAL, Line, Patience
from anpfiff.client.sight import Sight, followed, seen
from anpfiff.core import AnyGame, Move, Refused
from anpfiff.games import game_called
from anpfiff.wire import messages as wire

BREATH = 0.25
"""Seconds before a command is said again that came too fast."""


def fresh_token() -> str:
    """256 random bits: whoever has them has the seat. Keep them to come back to it."""
    return secrets.token_urlsafe(32)


class Seat:
    """Somebody at a table, or in its stands."""

    me: wire.Welcome
    """Who the server says we are."""
    room: wire.Room
    """Who else is there, and what is going on."""
    sight: Sight | None
    """What was seen last; None before the first match."""

    def __init__(self, url: str, first: wire.First, patience: Patience = USUAL) -> None:
        self.token = first.token
        self.sight = None
        self._first = first
        self._line = Line(url, self._greeting, self._hear, patience)
        self._commands = Commands()
        self._inside = self._whistled = False
        self._unseen: Sight | None = None
        self._looked_at = 0
        self._fault: Exception | None = None
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    def join(
        cls,
        url: str,
        code: str,
        *,
        token: str | None = None,
        watch: bool = False,
        lang: wire.Language = "en",
        patience: Patience = USUAL,
    ) -> Self:
        """Sit down in a room, or in its stands; with a token of before, on the chair of before."""
        return cls(url, wire.Join(wire.VERSION, token or fresh_token(), code, lang, watch), patience)

    @classmethod
    def open(
        cls,
        url: str,
        game: str,
        *,
        token: str | None = None,
        seats: int = 0,
        options: Mapping[str, Any] | None = None,
        material: str | None = None,
        public: bool = False,
        nod: bool = False,
        lang: wire.Language = "en",
        patience: Patience = USUAL,
    ) -> Self:
        """Open a room and be its host; the others need its `code`."""
        mine = token or fresh_token()
        wanted = dict(options or {})
        said = wire.Open(
            version=wire.VERSION,
            token=mine,
            game=game,
            lang=lang,
            options=wanted,
            seats=seats,
            public=public,
            nod=nod,
            material=material,
        )
        return cls(url, said, patience)

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._live(), name="seat")
        try:
            await self._until(lambda: self._inside)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up. The server holds the seat for a while; to give it away, `leave` first."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def code(self) -> str:
        return self.room.code

    @property
    def number(self) -> int | None:
        """Which chair it is; None in the stands."""
        chairs = enumerate(self.room.chairs)
        return next((seat for seat, chair in chairs if chair.person == self.me.person), None)

    @property
    def game(self) -> AnyGame:
        return game_called(self.room.game)

    # Looking.

    def __aiter__(self) -> Self:
        """Every change of the table while a match runs; ends with the final whistle. Iterate again for a rematch."""
        self._whistled = False
        return self

    async def __anext__(self) -> Sight:
        if self._whistled:
            raise StopAsyncIteration
        await self._until(self._something_to_see)
        sight = self._unseen
        self._unseen = None
        assert sight is not None, "there is something to see"
        self._looked_at = sight.seq
        self._whistled = sight.result is not None
        return sight

    def look_again(self, seconds: float) -> None:
        """Give the last sight out once more, unless another comes before: for a bot that leaves a race alone for now."""
        asyncio.get_running_loop().call_later(seconds, self._show_again)

    async def until(self, true: Callable[[wire.Room], bool]) -> wire.Room:
        """Wait until something is true of the room: `await seat.until(lambda room: room.phase == "over")`."""
        await self._until(lambda: true(self.room))
        return self.room

    def _something_to_see(self) -> bool:
        """A match that stands still awaits nobody; what has changed is shown when it goes on."""
        unseen = self._unseen
        return unseen is not None and (self.room.phase == "playing" or unseen.result is not None)

    def _show_again(self) -> None:
        if self._unseen is None and self.sight is not None and self.sight.result is None:
            self._unseen = msgspec.structs.replace(self.sight, events=())
            self._ring()

    # Saying.

    async def play(self, move: Move) -> Answer:
        """Make a move, chosen at the last look; the answer comes when it is on disk, or refused."""
        return await self.do(wire.Act, move=msgspec.to_builtins(move), seen=self._looked_at)

    async def leave(self) -> Answer:
        """Go, and do not hold the seat."""
        return await self.do(wire.Leave)

    async def do(self, kind: type[wire.Commanded], **fields: Any) -> Answer:
        """Any command of the protocol; the number comes by itself: `await seat.do(wire.Lock, on=True)`."""
        if self._fault is not None:
            raise self._fault
        question = self._commands.ask(kind, fields)
        await self._line.say(question.command)
        return await question.answer

    async def drop(self) -> None:
        """Lose the connection on purpose; it comes back by itself. For tests, and for the curious."""
        await self._line.drop()

    # Hearing.

    async def _live(self) -> None:
        fault: Exception = ConnectionError("hung up")
        try:
            await self._line.run()
            fault = Refused(self._line.goodbye or "left")
        except (Refused, OSError, msgspec.DecodeError) as why:
            fault = why
        finally:
            self._fault = fault
            self._commands.give_up(fault)
            self._ring()

    def _greeting(self) -> wire.First:
        """Whoever was let in comes back to that room, whether they opened or joined it."""
        if not self._inside:
            return self._first
        return wire.Join(wire.VERSION, self.token, self.code, self._first.lang, seen=self._seq)

    @property
    def _seq(self) -> int:
        return 0 if self.sight is None else self.sight.seq

    async def _hear(self, message: wire.Told) -> None:
        match message:
            case wire.Welcome():
                self.me = message
                self._commands.count_on_from(message.command)
                await self._say_all_again()
            case wire.Room():
                self._hear_room(message)
            case wire.Table():
                await self._hear_table(message)
            case wire.Done():
                self._commands.answered(message)
            case wire.Refused():
                self._hear_refusal(message)
            case wire.Nudge() | wire.Cheered() | wire.Ping() | wire.Bye():
                pass
            case _:
                assert_never(message)
        self._ring()

    async def _say_all_again(self) -> None:
        for command in self._commands.unanswered():
            await self._line.say(command)

    def _hear_room(self, room: wire.Room) -> None:
        """When play goes on after a pause, there is something to look at again."""
        goes_on = self._inside and self.room.phase == "countdown" and room.phase == "playing"
        self.room = room
        self._inside = True
        if goes_on:
            self._show_again()

    async def _hear_table(self, table: wire.Table) -> None:
        """If something is missing before it, ask for all of it; what was heard before is only an echo."""
        if table.since > self._seq:
            question = self._commands.ask(wire.CatchUp, {"seen": self._seq})
            question.answer.cancel()  # nobody waits for it: the answer is another table
            await self._line.say(question.command)
            return
        now = seen(table, self.game)
        if table.seq > self._seq:
            self._unseen = followed(self._unseen, now)
        self.sight = now
        if table.done is not None:
            self._commands.answered(wire.Done(table.done, table.seq))

    def _hear_refusal(self, refusal: wire.Refused) -> None:
        command = self._commands.open(refusal.id)
        if command is not None and refusal.why == "too-fast":
            asyncio.get_running_loop().call_later(BREATH, self._say_later, command)
        else:
            self._commands.answered(refusal)

    def _say_later(self, command: wire.Commanded) -> None:
        self._saying = asyncio.ensure_future(self._line.say(command))

    def _ring(self) -> None:
        self._bell.set()
        self._bell = asyncio.Event()

    async def _until(self, true: Callable[[], bool]) -> None:
        while not true():
            if self._fault is not None:
                raise self._fault
            await self._bell.wait()
