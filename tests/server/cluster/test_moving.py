"""`anpfiff migrate`: there and back, and every row is the same; or one clear sentence, and nothing has changed."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from anpfiff.cli import main
from anpfiff.server.house.postgres.store import PostgresStore
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.house.store import Kept
from anpfiff.server.ops.folder import DATABASE
from anpfiff.server.ops.moving import digest_of_file
from anpfiff.server.room.writes import Entry, Write
from tests.support.postgres import Postgres
from tests.support.stores import somewhere

PAGE = b'{"code":"ABCD","company":{"people":[{"number":1,"secret":"hash"}]},"match":"link-2"}'


@pytest.fixture
def place(postgres: Postgres) -> str:
    return asyncio.run(somewhere(postgres))


def filled(folder: Path) -> Path:
    """A room that is played, one that has ended with a match, a club, and a fact."""
    folder.mkdir()
    asyncio.run(_fill(folder / DATABASE))
    return folder


async def _fill(path: Path) -> None:
    store = SqliteStore(path)
    await store.write(Write("played", [Entry(1, 1, 7, b"{}"), Entry(2, None, None, b"\x00\xff")], PAGE), 5)
    await store.write(
        Write("ended", [Entry(1, 1, 1, b"{}")], PAGE, ("link-1", "foul", b"record"), ended=True), 6
    )
    await store.write(Write("club-a", page=b'{"name":"FC"}'), 7)
    await store.keep_replay("link-1", b"seen")
    await store.remember("clock", 8)
    await store.close()


def digest(folder: Path) -> tuple[int, str]:
    with closing(sqlite3.connect(folder / DATABASE)) as file:
        return digest_of_file(file)


def test_there_and_back_every_row_is_the_same(tmp_path: Path, place: str) -> None:
    before = filled(tmp_path / "before")

    assert main(["migrate", str(before), place]) == 0
    assert main(["migrate", place, str(tmp_path / "after")]) == 0

    assert digest(before) == digest(tmp_path / "after")
    assert digest(before)[0] == 9


def test_what_was_moved_is_played_on(tmp_path: Path, place: str) -> None:
    async def run() -> None:
        store = await PostgresStore.opened(place)
        kept = await store.rooms()
        assert [each.room for each in kept] == ["club-a", "played"]
        assert kept[1] == Kept("played", PAGE, (Entry(1, 1, 7, b"{}"), Entry(2, None, None, b"\x00\xff")))
        sight = await store.tenures.of_code("ABCD")
        assert sight is not None
        assert sight.tenure.room == "played"
        await store.write(Write("played", [Entry(3, None, None, b"{}")]), 9)
        assert await store.match("link-1") == b"record"
        await store.close()

    main(["migrate", str(filled(tmp_path / "before")), place])
    asyncio.run(run())


def test_nothing_is_mixed_with_what_is_there(
    tmp_path: Path, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = filled(tmp_path / "before")
    main(["migrate", str(before), place])

    assert main(["migrate", str(before), place]) == 2
    assert "already holds rooms or matches; move into an empty database" in capsys.readouterr().err
    assert main(["migrate", place, str(before)]) == 2
    assert "exists; choose another folder" in capsys.readouterr().err


def test_a_database_in_use_is_left_alone(
    tmp_path: Path, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = filled(tmp_path / "before")

    async def run() -> int:
        store = await PostgresStore.opened(place)
        await store.tenures.beat("one", "", b"[]", 0)
        code = await asyncio.to_thread(main, ["migrate", str(before), place])
        await store.close()
        return code

    assert asyncio.run(run()) == 2
    assert "A server uses" in capsys.readouterr().err


def test_from_a_database_that_is_not_there_not_even_a_folder_is_made(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["migrate", postgres.url("nowhere"), str(tmp_path / "after")]) == 2
    assert "there is no database of that name" in capsys.readouterr().err
    assert not (tmp_path / "after").exists()


@pytest.mark.parametrize("words", [("a", "b"), ("postgresql://x/y", "postgresql://x/z")])
def test_one_side_is_a_folder_and_the_other_a_database(
    words: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["migrate", *words]) == 2
    assert "One of the two is a server's folder" in capsys.readouterr().err
