"""Rooms in the middle of a match, all of them on disk: what a server finds when it starts again."""

import asyncio
from collections.abc import Sequence
from random import Random

import msgspec

from anpfiff.core import Waiting
from anpfiff.server.house.restore import restored
from anpfiff.server.house.store import Store
from anpfiff.server.room.opening import opened
from anpfiff.server.room.room import Room
from anpfiff.server.room.writes import Write, together
from anpfiff.table.chance import Dice
from anpfiff.wire import messages as wire

STEP = 500
"""Milliseconds between two moves."""


async def kept_rooms(store: Store, games: Sequence[str], inputs: int) -> list[Room]:
    """Rooms in the middle of a match, with that many inputs at least, all of them on disk."""
    played = [_played(number, game, inputs) for number, game in enumerate(games)]
    await asyncio.gather(*(store.write(together(writes), 0) for _, writes in played))
    return [room for room, _ in played]


async def restored_rooms(store: Store) -> list[Room]:
    return [restored(kept.room, kept.page, kept.entries, 0) for kept in await store.rooms()]


def _played(number: int, game: str, inputs: int) -> tuple[Room, list[Write]]:
    """Random moves; a match that ends before there are enough inputs is followed by another."""
    random = Random(f"{number} {game}")
    said = wire.Open(wire.VERSION, f"{number:043}", game)
    room = opened(
        f"{number:016}", f"R{number:04}", said, chance=lambda: Dice(random.getrandbits(64)), lots=random
    )
    room.enter(said, 0)
    for seat in range(1, len(room.company.places)):
        room.enter(wire.Join(wire.VERSION, f"{seat:03}{number:040}", room.code), 0)
    command, now = 0, 0
    writes: list[Write] = []
    while room.seq < inputs or room.match is None or room.match.over:
        command, now = command + 1, now + STEP
        if room.shown().phase in {"lobby", "over"}:
            room.hear(1, wire.Start(command), now)
            now += room.state.tempo.countdown
        else:
            _move(room, command, now, random)
        room.tick(now)
        wanted, _ = room.settle(now)
        writes += [] if wanted is None else [wanted]
    return room, writes


def _move(room: Room, command: int, now: int, random: Random) -> None:
    assert room.match is not None, "somebody plays"
    turn = room.match.table.turn
    assert isinstance(turn, Waiting), "nobody waits for dice at a table"
    if not turn.seats:
        return  # the whistle comes by itself
    seat = random.choice(turn.seats)
    if moves := room.match.table.offered(seat):
        person = room.company.places[seat].person
        assert person is not None, "everybody is a person"
        move = wire.Act(command, msgspec.to_builtins(random.choice(moves)), room.match.seq)
        room.hear(person, move, now)
