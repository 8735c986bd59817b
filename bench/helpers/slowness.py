"""A browser several times as slow: its pages get their share of the processor in short slices, all their threads alike.

Chromium's own throttling slows down the page's thread only; the workers, in which Python runs, would stay as quick as they are.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SLICE = 0.01
"""Seconds of work at a time."""


@contextmanager
def slowed(times: int) -> Iterator[None]:
    over = threading.Event()
    thread = threading.Thread(target=_slow, args=(times, over), daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _slow(times: int, over: threading.Event) -> None:
    while not over.is_set():
        pages = _pages()
        _tell(pages, signal.SIGSTOP)
        over.wait(SLICE * (times - 1))
        _tell(pages, signal.SIGCONT)
        over.wait(SLICE)


def _tell(pages: list[int], what: signal.Signals) -> None:
    for page in pages:
        with suppress(ProcessLookupError):
            os.kill(page, what)


def _pages() -> list[int]:
    """The processes of this program's browser in which pages run."""
    return [pid for pid in _below(os.getpid()) if b"--type=renderer" in _words(pid)]


def _below(pid: int) -> Iterator[int]:
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, task.read_text().split()):
                yield child
                yield from _below(child)


def _words(pid: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""
