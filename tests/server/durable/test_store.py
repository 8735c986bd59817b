"""The store: all or nothing, each thing once, and a clear word when it cannot."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from anpfiff.server.house.postgres import store as postgres_store
from anpfiff.server.house.schema import FORMAT
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.house.store import Damaged, Kept, Newer, Store
from anpfiff.server.room.writes import Entry, Write, together
from tests.support.stores import Kind, in_a_file, in_postgres

Test = Callable[[SqliteStore], Awaitable[None]]


def with_file(test: Test, path: Path | str = ":memory:") -> None:
    async def run() -> None:
        store = SqliteStore(path)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgres"])
def with_store(request: pytest.FixtureRequest) -> Kind:
    if request.param == "sqlite":
        return in_a_file()
    return in_postgres(request.getfixturevalue("postgres"))


def line(seq: int, command: int | None = None, person: int = 1) -> Entry:
    return Entry(seq, person if command else None, command, b"%d" % seq)


def wanted(room: str, *entries: Entry, page: bytes | None = b"{}") -> Write:
    return Write(room, entries, page)


def test_it_meets_what_a_room_asks_of_a_store(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        assert await store.rooms() == []
        assert await store.match("none") is None

    with_store(test)


def test_a_room_is_kept_with_its_page_and_its_log_in_order(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        await store.write(wanted("a", line(1), line(2, command=7)), 0)
        await store.write(wanted("a", line(3), page=b"later"), 0)

        assert await store.rooms() == [Kept("a", b"later", (line(1), line(2, command=7), line(3)))]

    with_store(test)


def test_one_room_can_be_read_alone(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        for room in "abc":
            await store.write(wanted(room, line(1)), 0)

        assert await store.rooms("b") == [Kept("b", b"{}", (line(1),))]
        assert await store.rooms("d") == []

    with_store(test)


def test_a_room_that_has_ended_does_not_come_back_but_its_match_does(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        await store.write(Write("a", [line(1)], b"{}", ("link", "foul", b"record"), ended=True), 5)

        assert await store.rooms() == []
        assert await store.match("link") == b"record"
        assert await store.forget(6) == 1
        assert await store.match("link") is None

    with_store(test)


def test_what_comes_in_while_a_commit_runs_is_committed_together() -> None:
    async def test(store: SqliteStore) -> None:
        said: list[str] = []
        store._db.set_trace_callback(said.append)

        await asyncio.gather(*(store.write(wanted(f"room {number}", line(1)), 0) for number in range(200)))

        assert said.count("COMMIT") == 1
        assert len(await store.rooms()) == 200

    with_file(test)


def test_lines_without_a_page_are_one_statement() -> None:
    async def test(store: SqliteStore) -> None:
        rooms = [f"room {number:02}" for number in range(50)]
        await asyncio.gather(*(store.write(wanted(room, line(1)), 0) for room in rooms))
        said: list[str] = []
        store._db.set_trace_callback(said.append)

        await asyncio.gather(*(store.write(wanted(room, line(2), page=None), 0) for room in rooms))

        assert len(said) == 1
        assert [kept.entries for kept in await store.rooms()] == [(line(1), line(2))] * 50

    with_file(test)


def test_one_guilty_line_among_many_fails_alone(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        for room in "abc":
            await store.write(wanted(room, line(1)), 0)

        done = await asyncio.gather(
            *(store.write(wanted(room, line(1 if room == "b" else 2), page=None), 0) for room in "abc"),
            return_exceptions=True,
        )

        assert [isinstance(fault, with_store.twice) for fault in done] == [False, True, False]
        assert (done[0], done[2]) == (None, None)
        assert [len(kept.entries) for kept in await store.rooms()] == [2, 1, 2]

    with_store(test)


def test_a_lone_deed_does_not_wait_for_others(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        await asyncio.wait_for(store.write(wanted("a", line(1)), 0), 10)
        assert len(await store.rooms()) == 1

    with_store(test)


def test_a_number_is_given_once_in_a_room(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        await store.write(wanted("a", line(1)), 0)
        await store.write(wanted("b", line(1)), 0)

        with pytest.raises(with_store.twice):
            await store.write(wanted("a", line(1)), 0)

    with_store(test)


def test_a_persons_command_is_logged_once(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        await store.write(wanted("a", line(1, command=9)), 0)
        await store.write(wanted("a", line(2, command=9, person=2)), 0)
        await store.write(wanted("b", line(1, command=9)), 0)
        await store.write(wanted("a", line(3), line(4)), 0)  # dice have no command, and there are many

        with pytest.raises(with_store.refusal):
            await store.write(wanted("a", line(5, command=9)), 0)

    with_store(test)


def test_one_guilty_deed_fails_alone(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        await store.write(wanted("guilty", line(1)), 0)
        names = ["a", "b", "guilty", "c", "d"]

        done = await asyncio.gather(
            *(store.write(wanted(name, line(1), page=name.encode()), 0) for name in names),
            return_exceptions=True,
        )

        assert [isinstance(fault, with_store.twice) for fault in done if fault] == [True]
        assert {kept.room for kept in await store.rooms()} == set(names)
        assert (await store.rooms("guilty"))[0].page == b"{}"

    with_store(test)


def test_nothing_is_half_written(with_store: Kind) -> None:
    """The second line is refused, so the first one, the page and the match did not happen either."""

    async def test(store: Store) -> None:
        await store.write(wanted("a", line(1)), 0)

        with pytest.raises(with_store.refusal):
            await store.write(Write("a", [line(2), line(1)], b"new", ("link", "foul", b"record")), 0)

        assert await store.rooms() == [Kept("a", b"{}", (line(1),))]
        assert await store.match("link") is None

    with_store(test)


def test_deeds_of_one_room_are_written_together_or_not_at_all(with_store: Kind) -> None:
    """Else the log would have a gap when the first is refused and the second is not."""

    async def test(store: Store) -> None:
        await store.write(wanted("a", line(1)), 0)

        with pytest.raises(with_store.twice):
            await store.write(together([wanted("a", line(1)), wanted("a", line(2))]), 0)

        assert (await store.rooms())[0].entries == (line(1),)

    with_store(test)


def test_a_deed_that_no_disk_could_take_leaves_the_store_alive(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(with_store.impossible):
            await store.write(wanted("a", line(2**70)), 0)
        await store.write(wanted("a", line(1)), 0)

        assert len(await store.rooms()) == 1

    with_store(test)


def test_a_full_disk_refuses_and_keeps_what_it_has(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.write(wanted("a", line(1)), 0)
        pages = store._db.execute("PRAGMA page_count").fetchone()[0]
        store._db.execute(f"PRAGMA max_page_count = {pages}")

        with pytest.raises(sqlite3.OperationalError, match="full"):
            await store.write(wanted("a", Entry(2, None, None, bytes(100_000)), page=b"new"), 0)
        assert await store.rooms() == [Kept("a", b"{}", (line(1),))]

        store._db.execute("PRAGMA max_page_count = 1000000")
        await store.write(wanted("a", line(2)), 0)
        assert (await store.rooms())[0].entries == (line(1), line(2))

    with_file(test, tmp_path / "anpfiff.db")


def test_a_closed_store_refuses_at_once_and_has_done_what_came_before(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "anpfiff.db")
        before = asyncio.gather(*(store.write(wanted(room, line(1)), 0) for room in "abc"))
        await store.close()
        await before
        await store.close()

        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            await store.write(wanted("d", line(1)), 0)

    asyncio.run(run())
    with_file(_holds("abc"), tmp_path / "anpfiff.db")


def _holds(rooms: str) -> Test:
    async def test(store: SqliteStore) -> None:
        assert [kept.room for kept in await store.rooms()] == list(rooms)

    return test


def test_a_commit_is_on_disk_before_it_is_told(tmp_path: Path) -> None:
    """A kill cannot show a lost page cache, a power cut would: so what SQLite was told is looked at."""

    async def test(store: SqliteStore) -> None:
        assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store._db.execute("PRAGMA synchronous").fetchone() == (3,), "EXTRA"

    with_file(test, tmp_path / "anpfiff.db")


def test_a_damaged_file_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "anpfiff.db"
    path.write_bytes(b"this is no database, whatever it says on the tin" * 100)

    with pytest.raises(Damaged, match=r"anpfiff\.db"):
        with_file(_holds(""), path)


def test_a_newer_format_is_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "anpfiff.db"
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    db.close()
    before = path.read_bytes()

    with pytest.raises(Newer, match=f"format {FORMAT + 1}"):
        with_file(_holds(""), path)
    assert path.read_bytes() == before


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Damaged):
        with_file(_holds(""), tmp_path / "nowhere" / "anpfiff.db")


def test_of_two_records_of_a_match_the_first_stays(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        for record in (b"as it was finished", b"as it was found later"):
            await store.write(Write("a", match=("link", "foul", record)), 0)
        assert await store.match("link") == b"as it was finished"

    with_store(test)


def test_a_log_that_is_written_anew_has_nothing_left_of_the_old_one(with_store: Kind) -> None:
    async def test(store: Store) -> None:
        await store.write(wanted("cup-a", line(1, command=1), line(2), line(3)), 0)
        await store.rewrite(wanted("cup-a", line(1, command=2), page=b"new"), 0)
        await store.write(wanted("cup-a", line(2), page=None), 0)

        assert await store.rooms() == [Kept("cup-a", b"new", (line(1, command=2), line(2)))]

    with_store(test)


def test_however_much_is_old_all_of_it_is_forgotten(
    with_store: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "AT_ONCE", 2)

    async def test(store: Store) -> None:
        for room in "abcde":
            played = (f"link-{room}", "foul", b"record")
            await store.write(Write(room, [line(1)], b"{}", played, ended=True), 5)
        await store.write(wanted("f", line(1)), 5)
        for room in "ghi":
            await store.write(wanted(room, line(1)), 9)

        assert await store.forget(6) == 5
        assert await store.match("link-a") is None
        assert [kept.room for kept in await store.rooms()] == ["f", "g", "h", "i"]

    with_store(test)
