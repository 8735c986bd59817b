"""The keyboard: lines as they are typed, while the match goes on."""

import sys
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Protocol


class Keyboard(Protocol):
    """Where lines come from, and the time that passes while none does."""

    def now(self) -> int:
        """Milliseconds since the match began."""

    def line(self, patience: float | None) -> str | None:
        """The next line typed within that many seconds (None: as long as it takes); None if there was none."""

    def rest(self, seconds: float) -> None:
        """Let time pass while nobody is asked; what is typed meanwhile waits."""


class NoMoreInput(Exception):  # noqa: N818 -- not an error: somebody closed the keyboard
    """The end of the input."""


class Typed:
    """Lines from standard input, read by a thread of its own: only so can a race run on meanwhile."""

    def __init__(self) -> None:
        self._began = monotonic()
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._closed = False
        Thread(target=self._read, daemon=True).start()

    def now(self) -> int:
        return int((monotonic() - self._began) * 1000)

    def line(self, patience: float | None) -> str | None:
        if self._closed:
            raise NoMoreInput
        try:
            line = self._lines.get(timeout=patience)
        except Empty:
            return None
        if line is None:
            self._closed = True
            raise NoMoreInput
        return line.strip()

    def rest(self, seconds: float) -> None:
        sleep(seconds)

    def _read(self) -> None:
        for line in sys.stdin:
            self._lines.put(line)
        self._lines.put(None)


class Nobody:
    """No keyboard at all: bots among themselves."""

    def __init__(self) -> None:
        self._began = monotonic()

    def now(self) -> int:
        return int((monotonic() - self._began) * 1000)

    def line(self, patience: float | None) -> str | None:
        raise NoMoreInput

    def rest(self, seconds: float) -> None:
        sleep(seconds)
