"""The operating system's lock on a file: it takes it back from a dead process by itself."""

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def lock(file: BinaryIO) -> None:
        """Held until the file is closed; OSError if somebody else holds it."""
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: BinaryIO) -> None:
        """Held until the file is closed; OSError if somebody else holds it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
