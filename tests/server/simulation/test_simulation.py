"""Thousands of seeds: whatever goes wrong, no promise is broken; and faults that are planted are found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.simulation.planted import PLANTED
from tests.support.simulation.seeds import finds, live, live_on_sqlite, lived
from tests.support.simulation.world import World

ROOT = Path(__file__).parents[3]
SEEDS, BATCHES, ON_SQLITE = 3_000, 6, 300


@pytest.mark.many
@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_seed_breaks_a_promise(batch: int) -> None:
    report = lived(range(batch, SEEDS, BATCHES))

    assert not report.violations
    assert report.seeds == SEEDS // BATCHES


@pytest.mark.many
@pytest.mark.parametrize("batch", range(2))
def test_no_seed_breaks_a_promise_over_the_real_store(batch: int) -> None:
    report = lived(range(batch, ON_SQLITE, 2), live_on_sqlite)

    assert not report.violations
    assert report.seeds == ON_SQLITE // 2


def test_positions_are_compared_with_their_twins() -> None:
    worlds = [World(seed) for seed in range(60)]
    for seed, world in enumerate(worlds):
        world.run(seed)
    folds = [fold for world in worlds for ledger in world.auditor.ledgers.values() for fold in ledger.folds]

    assert len({fold.game.id for fold in folds if fold.twins}) > 3


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_fault_is_found(planted: str) -> None:
    assert finds(planted) is not None


def test_a_seed_is_lived_alike_twice() -> None:
    first, second = World(3), World(3)

    assert (first.run(3), first.disk.content) == (second.run(3), second.disk.content)


def test_a_seed_is_lived_alike_in_another_process() -> None:
    program = "from tests.support.simulation.seeds import live; print([live(seed) for seed in range(20)])"
    answer = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )

    assert answer.stdout.strip() == str([live(seed) for seed in range(20)])


def test_seeds_come_to_matches_kills_and_endings() -> None:
    """A simulation in which nothing happens finds nothing."""
    worlds = [World(seed) for seed in range(60)]
    for seed, world in enumerate(worlds):
        world.run(seed)
    ledgers = [ledger for world in worlds for ledger in world.auditor.ledgers.values()]
    folds = [fold for ledger in ledgers for fold in ledger.folds]

    assert {fold.game.id for fold in folds} == {world.game.id for world in worlds}
    assert any(fold.over(fold.seq) for fold in folds)
    assert any(ledger.ended for ledger in ledgers)
    assert sum(world.births for world in worlds) > len(worlds) + 20
    assert sum(fold.seq - fold.first for fold in folds) > 3 * len(worlds)
