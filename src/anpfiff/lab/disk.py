"""Files that are there as a whole or not at all, also when the power fails or the disk is full."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PART = ".part"
"""How the name of a file ends that is being written."""


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """Somewhere to write to; it becomes the file once it is on the disk, and is gone if anything goes wrong."""
    part = file.with_name(f"{file.name}{PART}")
    try:
        yield part
        _sync(part, os.O_RDWR)
        part.replace(file)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    if sys.platform != "win32":  # there a folder cannot be opened, and need not be
        _sync(file.parent, os.O_RDONLY)


def write(file: Path, content: bytes) -> None:
    with whole(file) as part:
        part.write_bytes(content)


def sweep(folder: Path) -> None:
    """Away with what somebody was writing when they were killed."""
    for part in folder.glob(f"*{PART}"):
        part.unlink()


def _sync(path: Path, how: int) -> None:
    handle = os.open(path, how)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
