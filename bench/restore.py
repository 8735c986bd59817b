"""How long a restart takes: rooms with a long log, restored exactly.

.venv/bin/python bench/restore.py [--json] [--rooms 250] [--inputs 200]
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from anpfiff.core import Waiting  # noqa: E402 -- found only now
from anpfiff.games import GAMES  # noqa: E402
from anpfiff.server.house.house import House  # noqa: E402
from anpfiff.server.house.restore import restored  # noqa: E402
from anpfiff.server.house.sqlite import SqliteStore  # noqa: E402
from anpfiff.server.house.store import Store  # noqa: E402
from anpfiff.server.room.opening import opened  # noqa: E402
from anpfiff.server.room.room import Room  # noqa: E402
from anpfiff.server.room.writes import Write, together  # noqa: E402
from anpfiff.table.chance import Dice  # noqa: E402
from anpfiff.wire import messages as wire  # noqa: E402

STEP = 500
"""Milliseconds between two moves."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rooms", type=int, default=250)
    parser.add_argument("--inputs", type=int, default=200)
    asked = parser.parse_args()
    figures = asyncio.run(measured(asked.rooms, asked.inputs))
    print(json.dumps(figures, indent=2) if asked.json else "  ".join(f"{k} {v}" for k, v in figures.items()))


async def measured(rooms: int, inputs: int) -> dict[str, float]:
    """A house that moves into the file of another: from opening it until every room stands."""
    with tempfile.TemporaryDirectory(prefix="anpfiff-restore-") as folder:
        path = Path(folder) / "anpfiff.db"
        store = SqliteStore(path)
        await kept_rooms(store, list(islice(cycle(GAMES), rooms)), inputs)
        await store.close()
        began = time.perf_counter()
        house = House(SqliteStore(path))
        back = await house.restore()
        took = time.perf_counter() - began
        await house.close()
    return {"restored_rooms": back, "restored_inputs": rooms * inputs, "restore_s": round(took, 3)}


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
    seat = random.choice(turn.seats)
    if moves := room.match.table.offered(seat):
        person = room.company.places[seat].person
        assert person is not None, "everybody is a person"
        move = wire.Act(command, msgspec.to_builtins(random.choice(moves)), room.match.seq)
        room.hear(person, move, now)


if __name__ == "__main__":
    main()
