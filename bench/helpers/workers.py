"""Many matches by several workers: how long it takes, and how much of the second worker arrives."""

import multiprocessing
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from anpfiff.lab.bulk import Bulk, bulk_for
from anpfiff.lab.rows import Rows, result_hash
from anpfiff.lab.study import Study

CHUNK = 10_000
LAPS = 3

_here: list[Bulk] = []
"""A worker's own way to play."""


def measured(study: Study, matches: int) -> dict[str, object]:
    """Workers take turns, so that a noisy machine disturbs both; they have started and compiled before the clock runs."""
    laps = [(farmed(study, matches, 1), farmed(study, matches, 2)) for _ in range(LAPS)]
    assert len({digest for lap in laps for _, digest in lap}) == 1, "it does not matter who plays"
    alone, both = ([seconds for seconds, _ in lap] for lap in zip(*laps, strict=True))
    return {
        "matches": matches,
        "one_worker_s": round(median(alone), 2),
        "two_workers_s": round(median(both), 2),
        "best_two_workers_s": round(min(both), 2),
        "efficiency_at_two_workers": round(
            median(one / 2 / two for one, two in zip(alone, both, strict=True)), 3
        ),
        "result_hash": laps[0][0][1],
    }


def farmed(study: Study, matches: int, workers: int) -> tuple[float, str]:
    """Seconds and the hash of all rows, which the parent reads in their order."""
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(workers + 1)
    with context.Pool(workers, _warmed, (study, ready)) as pool:
        ready.wait(timeout=300)
        began = time.perf_counter()
        digest = result_hash(pool.imap(_played, _chunks(matches)))
        return time.perf_counter() - began, digest


def _warmed(study: Study, ready: Any) -> None:
    play = bulk_for(study)
    assert play is not None, "it has a kernel"
    play(0, 1)
    _here.append(play)
    ready.wait(timeout=300)


def _chunks(matches: int) -> Iterator[tuple[int, int]]:
    for first in range(0, matches, CHUNK):
        yield first, min(CHUNK, matches - first)


def _played(chunk: tuple[int, int]) -> Rows:
    return _here[0](*chunk)
