"""`anpfiff kept`: the host sees what the server keeps, and deletes it."""

import asyncio
import shutil
from pathlib import Path

import msgspec
import pytest

from anpfiff import cli
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.folder import DATABASE, Claim
from anpfiff.server.ops.kept import delete, kept
from anpfiff.server.room.writes import Entry, Write
from tests.server.durable.test_before import BEFORE
from tests.server.ops.inside import house_in, write

SECRET = b"a-word-that-only-this-room-has"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    async def main() -> None:
        async with house_in(tmp_path) as house:
            for room, when in (("old", 1_000), ("new", 1_800_000_000)):
                entries = [Entry(1, None, None, SECRET + room.encode())]
                match = (f"match-{room}", "foul", b"{}")
                await write(house, Write(room, entries, b"{}", match, ended=True), when)

    asyncio.run(main())
    return tmp_path


def names(folder: Path) -> list[str]:
    return sorted(thing.name for thing in kept(folder))


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = cli.main(["kept", *words])
    return code, capsys.readouterr().out


def test_it_lists_rooms_and_matches_with_what_is_known_of_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(BEFORE / DATABASE, tmp_path)
    code, told = said(capsys, "--data", str(tmp_path))
    assert code == 0
    assert "room   running  zweikampf  open since" in told
    assert "match  " in told
    _, told = said(capsys, "--data", str(tmp_path), "--json")
    things = msgspec.json.decode(told)
    assert all(set(thing) == {"kind", "name", "game", "when", "ended", "size", "people"} for thing in things)
    assert any(thing["people"] for thing in things)


def test_nothing_is_kept_where_no_server_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--data", str(tmp_path))[1].startswith("0 kept")
    assert cli.main(["kept", "--data", str(tmp_path), "--delete", "x"]) == 2


def test_one_thing_is_deleted_and_nothing_of_it_is_left_in_any_file(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "1." in said(capsys, "--data", str(folder), "--delete", "old")[1]
    assert names(folder) == ["match-new", "match-old", "new"]
    files = b"".join(path.read_bytes() for path in folder.iterdir())
    assert SECRET + b"old" not in files
    assert SECRET + b"new" in files


def test_what_ended_before_a_day_is_deleted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "--data", str(folder), "--delete-before", "2020-01-01")
    assert names(folder) == ["match-new", "new"]
    assert cli.main(["kept", "--data", str(folder), "--delete-before", "yesterday"]) == 2


def test_everything_is_deleted_with_what_was_set_aside(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for ending in (".damaged-1", ".damaged-1-wal", ".replaced"):
        (folder / f"{DATABASE}{ending}").write_bytes(SECRET)
    assert f"file   {DATABASE}.replaced" in said(capsys, "--data", str(folder))[1]
    said(capsys, "--data", str(folder), "--delete", "all")
    assert names(folder) == []
    assert not any(SECRET in path.read_bytes() for path in folder.iterdir())


def test_it_is_seen_but_not_deleted_while_a_server_runs(folder: Path) -> None:
    with Claim(folder):
        assert len(kept(folder)) == 4
        with pytest.raises(CannotStart, match="already uses"):
            delete(folder, ["old"])
    assert len(kept(folder)) == 4
