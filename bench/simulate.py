"""The whole server under many seeds: `python bench/simulate.py [--nodes] [--seeds N] [--json]`, or one of them again with `--seed S`.

`--nodes` lives the seeds of several nodes on one database instead. Exits with 1 when a promise was broken or a planted fault
was not found. What is promised: docs/simulation.md.
"""

import argparse
import gc
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.support.simulation.cluster import seeds as cluster  # noqa: E402 -- found only now
from tests.support.simulation.cluster.planted import PLANTED as PLANTED_AMONG_NODES  # noqa: E402 -- the same
from tests.support.simulation.planted import PLANTED  # noqa: E402 -- the same
from tests.support.simulation.seeds import Lived, finds, live, live_on_sqlite, lived  # noqa: E402 -- the same

BATCH = 500


def batches(first: int, seeds: int, size: int) -> Iterator[range]:
    for start in range(first, first + seeds, size):
        yield range(start, min(start + size, first + seeds))


def work(batch: range) -> Lived:
    """The collector need not look at what the last thousand moves have left."""
    gc.set_threshold(50_000, 20, 20)
    return lived(batch)


def work_on_disk(batch: range) -> Lived:
    return lived(batch, live_on_sqlite)


class Tally:
    """What has been lived so far; with a file it is there after every batch, so that a run that is stopped has told something."""

    def __init__(self, kept: Path | None) -> None:
        self._kept = kept
        self._began = time.perf_counter()
        self.figures: dict[str, Any] = {"seeds": 0, "steps": 0, "violations": 0, "broken": {}}

    def add(self, report: Lived) -> None:
        self.figures["seeds"] += report.seeds
        self.figures["steps"] += report.steps
        self.figures["violations"] += len(report.violations)
        self.figures["broken"] |= report.violations
        self.figures["seconds"] = round(time.perf_counter() - self._began, 1)
        for broken in report.violations.values():
            print(broken, file=sys.stderr, flush=True)
        self.keep()

    def keep(self) -> None:
        if self._kept is not None:
            whole = self._kept.with_suffix(".new")
            whole.write_text(json.dumps(self.figures) + "\n", encoding="utf-8")
            whole.replace(self._kept)


def simulated(args: argparse.Namespace) -> dict[str, Any]:
    tally = Tally(args.progress)
    with ProcessPoolExecutor(args.workers) as pool:
        planted = dict(zip(PLANTED, pool.map(finds, PLANTED), strict=True))
        on_disk = list(pool.map(work_on_disk, batches(args.first, args.on_disk, BATCH // 10)))
        tally.figures |= {
            "planted_found": planted,
            "seeds_on_sqlite": sum(report.seeds for report in on_disk),
        }
        for report in on_disk:
            tally.figures["violations"] += len(report.violations)
            tally.figures["broken"] |= {f"{seed} on SQLite": what for seed, what in report.violations.items()}
        for report in pool.map(work, batches(args.first, args.seeds, BATCH)):
            tally.add(report)
    return tally.figures


def of_nodes(first: int, seeds: int, workers: int) -> dict[str, Any]:
    """As `simulated`, of several nodes."""
    began = time.perf_counter()
    figures = cluster.simulated(seeds, workers, first)
    figures = {name.removeprefix("simulated_"): value for name, value in figures.items()}
    for broken in figures["broken"].values():
        print(broken, file=sys.stderr)
    with ProcessPoolExecutor(workers) as pool:
        seeds_that_find = pool.map(cluster.finds, PLANTED_AMONG_NODES)
        figures["planted_found"] = dict(zip(PLANTED_AMONG_NODES, seeds_that_find, strict=True))
    return figures | {"seconds": round(time.perf_counter() - began, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", action="store_true", help="several nodes on one database")
    parser.add_argument("--seeds", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument(
        "--on-disk", type=int, default=500, help="how many of them run over the real store as well"
    )
    parser.add_argument("--progress", type=Path, help="a file that has the figures so far")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, help="this one only, with all that Python says of its failure")
    parser.add_argument("--sqlite", action="store_true", help="with --seed: over the real store")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.seed is not None:
        alone = live_on_sqlite if args.sqlite else live
        steps = (cluster.live if args.nodes else alone)(args.seed)
        print(f"seed {args.seed}: {steps} steps, no promise broken")
        return
    figures = of_nodes(args.first, args.seeds, args.workers) if args.nodes else simulated(args)
    print(
        json.dumps(figures) if args.json else "\n".join(f"{name}: {value}" for name, value in figures.items())
    )
    sys.exit(1 if figures["violations"] or None in figures["planted_found"].values() else 0)


if __name__ == "__main__":
    main()
