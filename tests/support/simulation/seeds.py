"""Many seeds in a row, and the command that lives one of them again."""

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from tests.support.simulation.planted import PLANTED
from tests.support.simulation.violation import Violation
from tests.support.simulation.world import World

PLANTED_WITHIN = 10_000
MEMORY = Path("/dev/shm")  # noqa: S108 -- a file there is synced at once, where there is such a place


class Lived(NamedTuple):
    """How it went: seeds and steps, and what each seed broke that broke something."""

    seeds: int
    steps: int
    violations: dict[int, str]


def live(seed: int) -> int:
    """One seed: its steps, or a Violation."""
    return World(seed).run(seed)


def live_on_sqlite(seed: int) -> int:
    """The same over the real store."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        return World(seed, Path(folder)).run(seed)


def lived(seeds: Iterable[int], live: Callable[[int], int] = live) -> Lived:
    count = steps = 0
    violations: dict[int, str] = {}
    for seed in seeds:
        count += 1
        try:
            steps += live(seed)
        except Exception as fault:  # noqa: BLE001 -- whatever it was, the other seeds are still to be lived
            violations[seed] = (
                f"{type(fault).__name__}: {fault} ({command(seed)}{' --sqlite' if live is live_on_sqlite else ''})"
            )
    return Lived(count, steps, violations)


def command(seed: int) -> str:
    return f"python bench/simulate.py --seed {seed}"


def finds(planted: str) -> int | None:
    """The first seed that finds this planted fault."""
    with PLANTED[planted]():
        for seed in range(PLANTED_WITHIN):
            try:
                live(seed)
            except Violation:
                return seed
    return None
