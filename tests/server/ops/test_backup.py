"""A backup is whole, whatever the server is doing; a restore happens completely or not at all."""

import asyncio
import signal
import sqlite3
from pathlib import Path

import aiohttp
import pytest

from anpfiff.server.house.house import House
from anpfiff.server.ops import backup
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.folder import DATABASE, Claim
from anpfiff.server.room.writes import Entry, Write
from tests.server.ops.inside import house_in, write
from tests.support.process import anpfiff, heard, open_room, serving, token


def test_a_room_comes_back_from_a_backup_taken_while_it_was_open(tmp_path: Path) -> None:
    mine, copy = token(), tmp_path / "copy.anpfiff"

    async def evening(url: str) -> str:
        async with aiohttp.ClientSession() as session:
            ws, welcome = await open_room(session, url, mine)
            answer = anpfiff("backup", str(copy), "--data", str(tmp_path / "first"))
            assert answer.returncode == 0, answer.stderr
            await ws.close()
            return str(welcome["code"])

    async def next_evening(url: str, code: str) -> str:
        async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/ws") as ws:
            await ws.send_json({"kind": "join", "version": 1, "token": mine, "code": code})
            return str((await heard(ws, "welcome"))["code"])

    with serving(tmp_path / "first") as server:
        code = asyncio.run(evening(server.url))
        assert server.send(signal.SIGTERM) == 0
    assert anpfiff("restore", str(copy), "--data", str(tmp_path / "second")).returncode == 0
    with serving(tmp_path / "second") as server:
        assert asyncio.run(next_evening(server.url, code)) == code
        assert server.send(signal.SIGTERM) == 0


def test_a_backup_while_the_server_writes_is_of_one_moment(tmp_path: Path) -> None:
    """Each wanted writes a page and a line together: a copy that holds one without the other would be torn."""

    async def move(house: House, number: int) -> None:
        page = str(number).encode()
        await write(house, Write("room", [Entry(number, None, None, page)], page))

    async def main() -> list[tuple[int, int]]:
        seen = []
        async with house_in(tmp_path) as house:
            await move(house, 1)
            for start in range(2, 200, 20):
                copied = asyncio.to_thread(backup.back_up, tmp_path, tmp_path / "copy")
                await asyncio.gather(copied, *(move(house, number) for number in range(start, start + 20)))
                seen.append(_page_and_line(tmp_path / "copy"))
        return seen

    seen = asyncio.run(main())
    assert all(page == line for page, line in seen)
    assert seen == sorted(seen)


def _page_and_line(path: Path) -> tuple[int, int]:
    db = sqlite3.connect(path)
    page, line = (
        int(db.execute(query).fetchone()[0])
        for query in ("SELECT page FROM rooms", "SELECT max(seq) FROM log")
    )
    db.close()
    return page, line


def _database(folder: Path, match: str) -> Path:
    """A folder with one finished match."""

    async def main() -> None:
        async with house_in(folder) as house:
            await write(house, Write(match, (), b"{}", (match, "foul", b"{}"), ended=True))

    folder.mkdir(exist_ok=True)
    asyncio.run(main())
    return folder


def _match(path: Path) -> str:
    db = sqlite3.connect(path)
    (found,) = (match for (match,) in db.execute("SELECT match FROM matches"))
    db.close()
    return str(found)


def test_what_was_there_is_kept_beside_it(tmp_path: Path) -> None:
    one, two = _database(tmp_path / "one", "one"), _database(tmp_path / "two", "two")
    assert backup.back_up(one, tmp_path / "copy") == 1
    assert backup.restore(two, tmp_path / "copy") == 1
    assert _match(two / DATABASE) == "one"
    assert _match(two / backup.REPLACED) == "two"


def _killed(folder: Path, match: str) -> None:
    """A folder as a kill leaves it: the last change is only in the WAL."""
    late = sqlite3.connect(folder / DATABASE)
    late.execute("UPDATE matches SET match = ?", (match,))
    late.commit()
    left = {path: path.read_bytes() for path in folder.glob(f"{DATABASE}*")}
    late.close()
    for path, content in left.items():
        path.write_bytes(content)
    assert len(left[folder / f"{DATABASE}-wal"]) > 0


def test_what_a_killed_server_had_only_in_its_wal_is_kept_and_does_not_spoil_the_new_file(
    tmp_path: Path,
) -> None:
    one, two = _database(tmp_path / "one", "one"), _database(tmp_path / "two", "two")
    backup.back_up(one, tmp_path / "copy")
    _killed(two, "late")
    backup.restore(two, tmp_path / "copy")
    assert _match(two / DATABASE) == "one"
    assert _match(two / backup.REPLACED) == "late"


def test_a_database_beyond_repair_can_be_replaced_and_its_wal_does_not_stay(tmp_path: Path) -> None:
    one, two = _database(tmp_path / "one", "one"), _database(tmp_path / "two", "two")
    backup.back_up(one, tmp_path / "copy")
    _killed(two, "late")
    (two / DATABASE).write_bytes(b"garbage" * 1000)
    backup.restore(two, tmp_path / "copy")
    _database(two, "one")  # a server opens it with a WAL again
    assert _match(two / DATABASE) == "one"
    assert backup.check(two / DATABASE) == 1
    assert (two / backup.REPLACED).read_bytes() == b"garbage" * 1000


def test_a_restore_waits_for_no_server_it_refuses(tmp_path: Path) -> None:
    one = _database(tmp_path / "one", "one")
    backup.back_up(one, tmp_path / "copy")
    before = (one / DATABASE).read_bytes()
    with Claim(one), pytest.raises(CannotStart, match="already uses"):
        backup.restore(one, tmp_path / "copy")
    assert (one / DATABASE).read_bytes() == before


def _foreign(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (cake TEXT)")
    db.close()


def _other_format(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()


def _torn(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:8192] = bytes(4096)
    path.write_bytes(content)


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


@pytest.mark.parametrize("spoil", [_other_format, _torn, _cut, lambda path: path.write_bytes(b"no" * 999)])
def test_a_spoilt_backup_changes_nothing(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    one, copy = _database(tmp_path / "one", "one"), tmp_path / "copy"
    backup.back_up(one, copy)
    spoil(copy)
    before = sorted((path.name, path.read_bytes()) for path in one.iterdir() if path.suffix == ".sqlite3")
    answer = anpfiff("restore", str(copy), "--data", str(one))
    assert answer.returncode == 2
    assert answer.stderr.count("\n") == 1
    assert before == sorted(
        (path.name, path.read_bytes()) for path in one.iterdir() if path.suffix == ".sqlite3"
    )


def test_a_foreign_database_is_no_backup(tmp_path: Path) -> None:
    _foreign(tmp_path / "copy")
    with pytest.raises(CannotStart, match="no Anpfiff database"):
        backup.restore(tmp_path / "one", tmp_path / "copy")
    with pytest.raises(CannotStart, match="no file"):
        backup.restore(tmp_path / "one", tmp_path / "nothing")


def test_a_backup_replaces_only_a_backup(tmp_path: Path) -> None:
    one = _database(tmp_path / "one", "one")
    backup.back_up(one, tmp_path / "copy")
    backup.back_up(one, tmp_path / "copy")
    (tmp_path / "letter").write_text("dear grandmother")
    for target in (tmp_path / "letter", one / DATABASE):
        with pytest.raises(CannotStart, match="choose another name"):
            backup.back_up(one, target)
    assert (tmp_path / "letter").read_text() == "dear grandmother"


def test_nothing_half_done_is_left_behind(tmp_path: Path) -> None:
    one = _database(tmp_path / "one", "one")
    answer = anpfiff("backup", str(tmp_path / "missing" / "copy"), "--data", str(one))
    assert answer.returncode == 2
    assert answer.stderr.count("\n") == 1
    with pytest.raises(CannotStart, match="no database"):
        backup.back_up(tmp_path / "empty", tmp_path / "copy")
    assert [path.name for path in tmp_path.iterdir()] == ["one"]
    assert not list(tmp_path.rglob("*.part*"))
