"""Where a server keeps things, and that it keeps them alone."""

from pathlib import Path

import pytest

from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.folder import Claim, default_folder, in_use, prepare

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
