"""Thousands of seeds of several nodes on one database: one owner, nothing lost, everybody in sync; and without the fence it fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.simulation.cluster.planted import PLANTED
from tests.support.simulation.cluster.seeds import command, finds, live, lived
from tests.support.simulation.cluster.world import World

ROOT = Path(__file__).parents[3]
SEEDS, BATCHES = 2_000, 4


@pytest.mark.many
@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_seed_breaks_a_promise(batch: int) -> None:
    report = lived(range(batch, SEEDS, BATCHES))

    assert not report.violations
    assert report.seeds == SEEDS // BATCHES


@pytest.mark.parametrize("planted", PLANTED)
def test_without_the_fence_and_with_other_faults_it_fails(planted: str) -> None:
    assert finds(planted) is not None


def test_a_seed_is_lived_alike_in_another_process() -> None:
    program = (
        "from tests.support.simulation.cluster.seeds import live; print([live(seed) for seed in range(10)])"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )

    assert answer.stdout.strip() == str([live(seed) for seed in range(10)])


def test_one_command_lives_a_seed_again() -> None:
    words = command(4).split()
    answer = subprocess.run(
        [sys.executable, *words[1:]], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )

    assert "no promise broken" in answer.stdout


def test_seeds_come_to_takeovers_refusals_and_hand_overs() -> None:
    """A simulation in which nothing goes wrong finds nothing."""
    worlds = [World(seed) for seed in range(60)]
    for seed, world in enumerate(worlds):
        world.run(seed)
    auditors = [world.auditor for world in worlds]

    assert sum(auditor.takeovers for auditor in auditors) > len(worlds) // 2
    assert sum(auditor.fenced for auditor in auditors) > len(worlds) // 4
    assert sum(world.births - len(world.names) for world in worlds) > len(worlds) // 4
    assert sum(auditor.accepted for auditor in auditors) > 10 * len(worlds)
    assert sum(len(auditor.acknowledged) for auditor in auditors) > 2 * len(worlds)
