"""Many seeds of several nodes in a row, and the command that lives one of them again."""

import gc
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tests.support.simulation.cluster.planted import PLANTED
from tests.support.simulation.cluster.world import World
from tests.support.simulation.seeds import Lived
from tests.support.simulation.violation import Violation

PLANTED_WITHIN = 2_000
BATCH = 250


def live(seed: int) -> int:
    """One seed: its steps, or a Violation."""
    return World(seed).run(seed)


def lived(seeds: Iterable[int]) -> Lived:
    """The collector need not look at what the last thousand moves have left."""
    gc.set_threshold(50_000, 20, 20)
    count = steps = 0
    violations: dict[int, str] = {}
    for seed in seeds:
        count += 1
        try:
            steps += live(seed)
        except Exception as fault:  # noqa: BLE001 -- whatever it was, the other seeds are still to be lived
            violations[seed] = f"{type(fault).__name__}: {fault} ({command(seed)})"
    return Lived(count, steps, violations)


def command(seed: int) -> str:
    return f"python bench/simulate.py --nodes --seed {seed}"


def finds(planted: str) -> int | None:
    """The first seed that finds this planted fault."""
    with PLANTED[planted]():
        for seed in range(PLANTED_WITHIN):
            try:
                live(seed)
            except Violation:
                return seed
    return None


def simulated(seeds: int, workers: int, first: int = 0) -> dict[str, Any]:
    """For `bench/cluster.py`: how many seeds were lived, and what was broken."""
    figures: dict[str, Any] = {"simulated_seeds": 0, "simulated_steps": 0, "simulated_violations": 0}
    broken: dict[int, str] = {}
    with ProcessPoolExecutor(workers) as pool:
        for report in pool.map(lived, _batches(first, seeds)):
            figures["simulated_seeds"] += report.seeds
            figures["simulated_steps"] += report.steps
            broken |= report.violations
    return figures | {"simulated_violations": len(broken), "simulated_broken": broken}


def _batches(first: int, seeds: int) -> Iterator[range]:
    for start in range(first, first + seeds, BATCH):
        yield range(start, min(start + BATCH, first + seeds))
