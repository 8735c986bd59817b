"""Start-up restores every running match from the log, exactly."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from anpfiff.core import AnyGame
from anpfiff.games import GAMES
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.room.room import Room
from tests.support.kept_rooms import kept_rooms, restored_rooms

INPUTS = 60


def shown(room: Room) -> tuple[object, ...]:
    """All that anybody can see of a room's match, and what the next move will be judged by."""
    assert room.match is not None
    table = room.match.table
    seats = (*range(len(table.players)), None)
    views = [msgspec.json.encode(table.view(seat)) for seat in seats]
    return room.seq, table.state, table.turn, table.inputs, table.now, table.offers, views


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_room_comes_back_exactly_as_its_log_left_it(game: AnyGame, tmp_path: Path) -> None:
    async def play_and_restore() -> None:
        store = SqliteStore(tmp_path / "anpfiff.db")
        played = await kept_rooms(store, [game.id] * 3, INPUTS)
        await store.close()

        store = SqliteStore(tmp_path / "anpfiff.db")
        restored = await restored_rooms(store)
        await store.close()

        assert {room.name: shown(room) for room in restored} == {room.name: shown(room) for room in played}

    asyncio.run(play_and_restore())
