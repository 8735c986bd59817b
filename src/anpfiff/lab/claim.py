"""A claim on a folder: two runs in one would write over each other."""

from pathlib import Path
from types import TracebackType

from anpfiff.core import Refused
from anpfiff.lock import lock

LOCK = "lock"


class Claim:
    """Held while the process lives; the operating system takes it back from a dead one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __enter__(self) -> None:
        self._file = (self._folder / LOCK).open("ab")
        try:
            lock(self._file)
        except OSError as taken:
            self._file.close()
            raise Refused("folder-in-use", detail=f"another run is at work in {self._folder}") from taken

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """The file stays: removing it would let two runs hold two files of one name."""
        self._file.close()
