"""A worker: a process that plays the chunks it is handed, and is gone as soon as nobody hands it any."""

import os
import signal
import threading
from collections.abc import Callable
from functools import cache, partial
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import NamedTuple

from anpfiff.core import Refused
from anpfiff.lab.chunk import Playing, playing
from anpfiff.lab.span import Span
from anpfiff.lab.study import Study


class Played(NamedTuple):
    """A chunk as it comes back: its rows as bytes, and what they took."""

    span: Span
    rows: bytes
    seconds: float


def work(study: Study, wire: "Connection[Played | Refused, Span]") -> None:
    """Until the other end of the wire is gone. Ctrl+C reaches every process at the terminal; only the first of them answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    laid_out = cache(partial(playing, study))
    while True:
        try:
            wire.send(answer(laid_out, wire.recv()))
        except (EOFError, OSError):
            return


def answer(laid_out: Callable[[], Playing], span: Span) -> Played | Refused:
    """The rows, or one word on why there are none: a bot may be anybody's code."""
    begun = perf_counter()
    try:
        rows = laid_out()(*span).tobytes()
    except Exception as fault:  # noqa: BLE001 -- whatever it was, it is told, not swallowed
        return Refused("match-failed", detail=f"{span}: {type(fault).__name__}: {fault}")
    return Played(span, rows, perf_counter() - begun)


def _end_with_parent() -> None:
    """A run that was killed leaves nobody behind."""
    parent = parent_process()
    assert parent is not None, "a worker is somebody's child"
    wait([parent.sentinel])
    os._exit(1)
