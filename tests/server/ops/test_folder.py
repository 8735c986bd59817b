"""Where a server keeps things, and that it keeps them alone."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from anpfiff.server.ops.backup import back_up, restore
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.folder import DATABASE, LOCK, Claim, default_folder, in_use, prepare
from tests.server.durable.test_before import BEFORE
from tests.server.ops.inside import house_in

HOME = Path("/home/ada")
PLACES = {
    "linux": ({}, "linux", HOME / ".local/share/anpfiff"),
    "linux, moved": ({"XDG_DATA_HOME": "/data"}, "linux", Path("/data/anpfiff")),
    "linux, a relative path does not count": (
        {"XDG_DATA_HOME": "data"},
        "linux",
        HOME / ".local/share/anpfiff",
    ),
    "mac": ({"XDG_DATA_HOME": "/data"}, "darwin", HOME / "Library/Application Support/anpfiff"),
    "windows": ({"LOCALAPPDATA": "/C/Local"}, "win32", Path("/C/Local/anpfiff")),
    "windows, bare": ({}, "win32", HOME / "AppData/Local/anpfiff"),
}


@pytest.mark.parametrize(("environ", "platform", "expected"), PLACES.values(), ids=PLACES)
def test_each_system_has_its_place(environ: dict[str, str], platform: str, expected: Path) -> None:
    assert default_folder(environ, platform, HOME) == expected


def test_a_folder_is_made_for_nobody_elses_eyes(tmp_path: Path) -> None:
    prepare(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").stat().st_mode & 0o077 == 0
    assert not list((tmp_path / "a" / "b").iterdir())


def test_whatever_was_there_is_closed_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "open"
    folder.mkdir(0o755)
    ours = [folder / name for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}.replaced", LOCK)]
    for path in [*ours, folder / "notes.txt"]:
        path.touch(0o644)
    prepare(folder)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o777 for path in ours} == {0o600}
    assert (folder / "notes.txt").stat().st_mode & 0o777 == 0o644, "that is not ours"


def test_a_folder_that_everybody_shares_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    prepare(tmp_path)
    assert tmp_path.stat().st_mode & 0o7777 == 0o1777


def test_what_is_written_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    """A server, a backup and what a restore has replaced, under the most careless mask."""
    before = os.umask(0)
    try:
        prepare(tmp_path / "data")
        shutil.copy(BEFORE / DATABASE, tmp_path / "data")
        with Claim(tmp_path / "data"):
            asyncio.run(_opened_and_closed(tmp_path / "data"))
        back_up(tmp_path / "data", tmp_path / "backup")
        restore(tmp_path / "data", tmp_path / "backup")
    finally:
        os.umask(before)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(files) >= 4
    assert {path.stat().st_mode & 0o777 for path in files} == {0o600}


async def _opened_and_closed(folder: Path) -> None:
    async with house_in(folder) as house:
        await house.restore()
        assert _modes(folder) == {0o600}, "the WAL, too"


def _modes(folder: Path) -> set[int]:
    return {path.stat().st_mode & 0o777 for path in folder.iterdir()}


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotStart, match="cannot be written to"):
        prepare(tmp_path / "file")


def test_a_folder_is_claimed_once(tmp_path: Path) -> None:
    assert not in_use(tmp_path)
    with Claim(tmp_path):
        assert in_use(tmp_path)
        with pytest.raises(CannotStart, match="already uses"), Claim(tmp_path):
            pytest.fail("a second one")
    assert not in_use(tmp_path)
