"""A full room without any I/O: what its handlers cost can be measured."""

from random import Random

import msgspec

from anpfiff.games import game_called
from anpfiff.server.room.opening import opened
from anpfiff.server.room.room import Room
from anpfiff.server.room.writes import Entry
from anpfiff.table.chance import Dice
from anpfiff.wire import messages as wire

PEOPLE, SEED = 64, 7
encode = msgspec.json.Encoder().encode


class Crowd:
    """A room with every chair taken and every place in the stands, in the middle of a match."""

    def __init__(self, game: str, people: int = PEOPLE) -> None:
        seats = min(6, game_called(game).seats[1])
        said = wire.Open(wire.VERSION, "0".zfill(43), game, seats=seats, options={"patience": 0})
        self.room: Room = opened("room", "ABCD", said, chance=lambda: Dice(SEED), lots=Random(SEED))
        self.entries: list[Entry] = []
        self.page = b""
        self.now = self.commands = 0
        self.room.enter(said, 0)
        for number in range(1, people):
            self.room.enter(wire.Join(wire.VERSION, str(number).zfill(43), "ABCD"), 0)
        self.said(1, wire.Start(1))
        self.now = 4_000
        self.room.tick(self.now)
        self.settled()

    def said(self, person: int, command: wire.Commanded) -> list[bytes]:
        self.room.hear(person, command, self.now)
        return self.settled()

    def settled(self) -> list[bytes]:
        """What the actor does with it: one text for each message."""
        write, letters = self.room.settle(self.now)
        if write is not None:
            self.entries += write.entries
            self.page = write.page or self.page
        return [encode(letter.message) for letter in letters]

    def play(self, inputs: int) -> "Crowd":
        lots = Random(SEED)
        while len(self.entries) < inputs and self.room.playing:
            self.now += 50
            self.act(lots)
        return self

    def act(self, lots: Random) -> list[bytes]:
        assert self.room.match is not None, "it is being played"
        table = self.room.match.table
        awaited = [seat for seat, moves in enumerate(table.offers) if moves]
        if not awaited:
            self.now += 1_000
            self.room.tick(self.now)
            return self.settled()
        self.commands += 1
        seat = lots.choice(awaited)
        move = msgspec.to_builtins(lots.choice(table.offers[seat]))
        person = self.room.company.places[seat].person or 0
        return self.said(person, wire.Act(10 + self.commands, move, self.room.seq))
