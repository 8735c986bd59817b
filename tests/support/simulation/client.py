"""A client as good ones are: it comes back with its token, says again what was not answered, and believes what it is told."""

from random import Random
from typing import Any

import msgspec

from anpfiff.wire import messages as wire
from tests.support.simulation.heard import Bye, Done, News, Refused, Room, Table, Welcome
from tests.support.simulation.network import Line
from tests.support.simulation.violation import promise

encode = msgspec.json.Encoder().encode

QUICK = {"patience": 2}
"""Seconds after which the table goes on without somebody."""
FOR_GOOD = {"left", "not-let-in", "room-ended", "no-such-room", "room-locked", "room-full", "sent-away"}


class Client:
    """Somebody at a phone."""

    def __init__(self, lots: Random, *, watch: bool = False) -> None:
        self.token = "".join(lots.choices("abcdefghijklmnopqrstuvwxyz", k=43))
        self.watch = watch
        self.line: Line | None = None
        self.person: int | None = None
        self.room: Room | None = None
        self.shown = b""
        """The room as it was told last, in full."""
        self.table: Table | None = None
        self.seq = 0
        self.waiting: dict[int, bytes] = {}
        """What was said and not answered."""
        self.goodbye: str | None = None
        """Why there is no coming back, if so."""
        self._newest = 0
        self._welcomed = False
        self._in_order = False
        """Has this line shown a table? Then nothing is missing between two."""

    @property
    def seated(self) -> bool:
        return self.line is not None and self._welcomed

    @property
    def seat(self) -> int | None:
        chairs = () if self.room is None else self.room.chairs
        return next((seat for seat, chair in enumerate(chairs) if chair["person"] == self.person), None)

    @property
    def hosts(self) -> bool:
        return self.room is not None and self.room.host == self.person

    def greeting(self, game: str, seats: int, code: str | None, *, nod: bool) -> wire.First:
        if code is None:
            return wire.Open(wire.VERSION, self.token, game, options=QUICK, seats=seats, nod=nod)
        return wire.Join(wire.VERSION, self.token, code, watch=self.watch, seen=self.seq)

    def connect(self, line: Line, first: wire.First) -> None:
        self.line = line
        self._welcomed = self._in_order = False
        line.greet(first)

    def say(self, words: dict[str, Any], *, twice: bool = False) -> None:
        self._newest += 1
        text = self.waiting[self._newest] = encode({**words, "id": self._newest})
        for _ in range(1 + twice):
            self._send(text)

    def say_again(self) -> None:
        for text in self.waiting.values():
            self._send(text)

    def _send(self, text: bytes) -> None:
        if self.line is not None:
            self.line.say(text)

    # What it hears.

    def hung_up(self, line: Line) -> None:
        if self.line is line:
            self.line = None

    def hear(self, line: Line, news: News, text: bytes) -> None:
        if self.line is not line:
            return
        match news:
            case Welcome():
                self._welcome(news)
            case Table():
                self._look(news)
            case Room():
                self.room, self.shown = news, text
            case Done(number) | Refused(number):
                self.waiting.pop(number or 0, None)
            case Bye(why):
                self.goodbye = why if why in FOR_GOOD else None
            case _:
                pass

    def _welcome(self, news: Welcome) -> None:
        if news.person != self.person:
            self.waiting.clear()
        self._welcomed = True
        self.person = news.person
        self._newest = max(self._newest, news.command)
        self.say_again()

    def _look(self, told: Table) -> None:
        promise(told.seq >= self.seq, f"{self.seq} was told, and then {told.seq}")
        promise(
            not self._in_order or told.since <= self.seq, f"nothing was told of {self.seq} to {told.since}"
        )
        self.table, self.seq, self._in_order = told, told.seq, True
        self.waiting.pop(told.done or 0, None)
