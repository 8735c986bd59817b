"""The pool: as many processes as there are cores, on this machine.

Each has a wire of its own and two chunks in hand: one to play and one to go on with, so that nobody waits while rows are
written. A worker that dies is replaced, and what it had in hand is played again.
"""

import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Self

from anpfiff.core import Refused
from anpfiff.lab.span import Span
from anpfiff.lab.study import Study
from anpfiff.lab.worker import Played, work

IN_HAND = 2
LIVES = 3
"""How many workers may die over a chunk before it is given up."""


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class Worker:
    """A process, the wire to it, and what it has in hand."""

    def __init__(self, study: Study) -> None:
        context = get_context("spawn")  # the same everywhere, and no threads or locks are copied
        self.wire: Connection[Span, Played | Refused]
        self.wire, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(study, other), daemon=True)
        with _deaf():
            self.process.start()
        other.close()  # so that its death is the end of the wire
        self.in_hand: list[Span] = []

    def hand(self, span: Span) -> None:
        self.in_hand.append(span)
        with suppress(OSError):  # dead already; the wire's end will tell
            self.wire.send(span)

    def answer(self) -> Played | Refused | None:
        """None where it died."""
        try:
            return self.wire.recv()
        except (EOFError, OSError):
            return None

    def end(self) -> None:
        """It holds nothing that could be lost."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.wire.close()


class Pool:
    """Hands on this machine."""

    def __init__(self, study: Study, workers: int) -> None:
        self._study = study
        self.hands = workers
        self._workers: list[Worker] = []
        self._lives: Counter[Span] = Counter()

    def __enter__(self) -> Self:
        self._workers = [Worker(self._study) for _ in range(self.hands)]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            worker.end()

    @property
    def free(self) -> bool:
        return len(self._idlest().in_hand) < IN_HAND

    @property
    def busy(self) -> bool:
        return any(worker.in_hand for worker in self._workers)

    def hand(self, span: Span) -> None:
        self._idlest().hand(span)

    def played(self, within: float) -> Iterator[Played]:
        """What comes in `within` that many seconds."""
        wires = {worker.wire: worker for worker in self._workers}
        for wire in wait(list(wires), within):
            worker = wires[wire]  # type: ignore[index] # one of those it was given
            answer = worker.answer()
            if answer is None:
                self._replace(worker)
            elif isinstance(answer, Refused):
                raise answer
            else:
                worker.in_hand.remove(answer.span)
                yield answer

    def _idlest(self) -> Worker:
        return min(self._workers, key=lambda worker: len(worker.in_hand))

    def _replace(self, lost: Worker) -> None:
        """The first chunk in hand is the one it died over."""
        for span in lost.in_hand[:1]:
            self._lives[span] += 1
            if self._lives[span] == LIVES:
                raise Refused(
                    "workers-lost",
                    detail=f"{LIVES} workers died over {span} (out of memory?); the same command goes on from there",
                )
        self._workers.remove(lost)
        lost.end()
        self._workers.append(Worker(self._study))
        for span in lost.in_hand:
            self._workers[-1].hand(span)


@contextmanager
def _deaf() -> Iterator[None]:
    """Whoever starts now inherits deaf ears for Ctrl+C, and cannot stumble over it before it has come to its senses."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
