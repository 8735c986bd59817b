"""The data folder: where it is, that it can be written to, and that only one server uses it."""

import os
import stat
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from anpfiff.lock import lock
from anpfiff.server.ops.cannot_start import CannotStart

DATABASE = "anpfiff.sqlite3"
LOCK = "anpfiff.lock"
OURS = "anpfiff.*"
"""Everything that a server writes into its folder."""


def default_folder(
    environ: Mapping[str, str] = os.environ, platform: str = sys.platform, home: Path | None = None
) -> Path:
    """Where programs keep what belongs to a user, in the way of each system."""
    home = home or Path.home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "anpfiff"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "anpfiff"
    named = Path(environ.get("XDG_DATA_HOME", ""))
    return (named if named.is_absolute() else home / ".local" / "share") / "anpfiff"


def prepare(folder: Path) -> None:
    """Make the folder if need be, for nobody else's eyes, and write a byte into it to be sure."""
    probe = folder / f".probe-{os.getpid()}"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        close_to_others(folder)
        probe.write_bytes(b"x")
        probe.unlink()
    except OSError as fault:
        raise CannotStart(
            f"The folder {folder} cannot be written to ({fault.strerror}); choose another with --data."
        ) from fault


def close_to_others(folder: Path) -> None:
    """The folder and what is ours in it, whatever was there. A folder that everybody shares, as /tmp, stays as it is."""
    for path in sorted(folder.glob(OURS)):
        with suppress(OSError):
            path.chmod(0o600)
    if not folder.stat().st_mode & stat.S_ISVTX:
        with suppress(PermissionError):  # somebody else's, and shared with us on purpose
            folder.chmod(0o700)


class Claim:
    """One server a folder. The system holds the lock and lets go of it however the process ends, also after a kill."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: BinaryIO | None = None

    def __enter__(self) -> Self:
        handle = os.open(self._folder / LOCK, os.O_CREAT | os.O_APPEND | os.O_RDWR, 0o600)
        file = os.fdopen(handle, "ab")
        try:
            lock(file)
        except OSError as fault:
            file.close()
            raise CannotStart(
                f"Another Anpfiff server already uses the folder {self._folder}; stop it, or choose another with --data."
            ) from fault
        self._file = file
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """The file stays: removing it would let two servers hold two files of one name."""
        if self._file is not None:
            self._file.close()


def in_use(folder: Path) -> bool:
    """Does a server use this folder right now?"""
    if not (folder / LOCK).exists():
        return False
    try:
        with Claim(folder):
            return False
    except CannotStart:
        return True
