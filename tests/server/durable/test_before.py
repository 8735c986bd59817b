"""What the version before has written is read: its database, its backup and its records lie in `before`."""

import asyncio
import shutil
from pathlib import Path

import pytest

from anpfiff.client import fresh_token
from anpfiff.games import GAMES
from anpfiff.server.house.house import House
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.http.listing import listing
from anpfiff.server.ops.backup import restore
from anpfiff.server.ops.folder import DATABASE
from anpfiff.table.chance import Dice
from anpfiff.table.record import read
from anpfiff.table.replay import resumed
from anpfiff.wire import messages as wire
from tests.support.evening import token

BEFORE = Path(__file__).parent / "before"


class Ear:
    """A socket that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.heard.append(text)

    def close(self, why: str) -> None:
        self.heard.append(why.encode())


async def rooms_in(folder: Path) -> dict[str, tuple[str, int]]:
    """Every room that comes back, with its phase and the number of its last input."""
    house = House(SqliteStore(folder / DATABASE))
    await house.restore()
    rooms = [actor.room for actor in house.actors.values()]
    shown: dict[str, tuple[str, int]] = {room.name: (room.shown().phase, room.seq) for room in rooms}
    await house.close()
    return shown


def test_a_database_is_read(tmp_path: Path) -> None:
    shutil.copy(BEFORE / DATABASE, tmp_path)
    rooms = asyncio.run(rooms_in(tmp_path))
    assert rooms["running"] == ("paused", 24)
    assert rooms["over"] == ("over", 204)


def test_a_backup_is_read(tmp_path: Path) -> None:
    restore(tmp_path, BEFORE / "backup.sqlite3")
    assert asyncio.run(rooms_in(tmp_path))["running"] == ("paused", 24)


def test_a_record_is_replayed() -> None:
    record = read((BEFORE / "elfer-raus.json").read_bytes())
    assert resumed(record, Dice(0)).result is not None


@pytest.mark.parametrize("name", ["Ada", "Ben"])
def test_people_come_back_to_their_seats(tmp_path: Path, name: str) -> None:
    async def main() -> tuple[int | None, int | None]:
        house = House(SqliteStore(tmp_path / DATABASE))
        await house.restore()
        known = await house.join(wire.Join(wire.VERSION, token(name), "RUNN"), Ear())
        stranger = await house.join(wire.Join(wire.VERSION, fresh_token(), "RUNN"), Ear())
        company = known.actor.room.company
        seats = company.seat_of(known.person), company.seat_of(stranger.person)
        await house.close()
        return seats

    shutil.copy(BEFORE / DATABASE, tmp_path)
    assert asyncio.run(main()) == ({"Ada": 0, "Ben": 1}[name], None)


def test_a_match_of_an_old_edition_is_kept_and_its_room_opens_between_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> tuple[wire.Room, bytes | None]:
        house = House(SqliteStore(tmp_path / DATABASE))
        assert await house.restore() == 3
        assert house.unreadable == 0
        come = await house.join(wire.Join(wire.VERSION, token("Ada"), "EDKT"), Ear())
        shown = come.actor.room.shown()
        assert shown.notice is not None
        record = await house.store.match(shown.notice.match)
        await house.close()
        return shown, record

    shutil.copy(BEFORE / DATABASE, tmp_path)
    monkeypatch.setattr(type(GAMES["foul"]), "edition", 99)
    shown, record = asyncio.run(main())
    assert (shown.game, shown.phase) == ("foul", "lobby")
    assert all(chair.name for chair in shown.chairs)
    assert record is not None
    told = listing(record)
    assert (told.edition, told.today) == (1, 99)
    assert {line.seat for line in told.lines} > {0, 1}


def test_a_match_goes_on_where_it_was(tmp_path: Path) -> None:
    async def main() -> str:
        house = House(SqliteStore(tmp_path / DATABASE))
        await house.restore()
        await house.join(wire.Join(wire.VERSION, token("Ada"), "RUNN"), Ear())
        ben = await house.join(wire.Join(wire.VERSION, token("Ben"), "RUNN"), Ear())
        phase = ben.actor.room.shown().phase
        await house.close()
        return phase

    shutil.copy(BEFORE / DATABASE, tmp_path)
    assert asyncio.run(main()) == "countdown"
