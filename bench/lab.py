"""How fast the lab is: the kernel of Elfer raus! beside the rules, OpenSpiel's rollouts, pgx and boardgame.io, in one run.

    .venv/bin/python bench/lab.py [--json] [--seconds S] [--laps L] [--matches N]

Everybody plays random legal moves on one and the same core and takes turns, lap by lap, so that a noisy machine disturbs all
alike; each figure is the median of the laps, each ratio the median of the ratios within a lap. Seconds are CPU seconds, which
on an idle core are seconds. A move is an action of a player: chance and dealing do not count, though ours includes them. The
kernel writes whole rows, statistics included; compiling, for us and for JAX, is over before the first lap.

Then a million matches with statistics, by one worker and by two, in seconds on the wall.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import TypeAlias

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from anpfiff.games import GAMES  # noqa: E402 -- found only now
from anpfiff.lab.bulk import bulk_for  # noqa: E402
from anpfiff.lab.bulk.compiled import AVAILABLE  # noqa: E402
from anpfiff.lab.bulk.reference import reference_rows  # noqa: E402
from anpfiff.lab.study import Study  # noqa: E402
from anpfiff.table.chance import Dice  # noqa: E402
from bench.engine import random_match  # noqa: E402
from bench.helpers import nodes, workers  # noqa: E402
from bench.helpers.contestants import Count, Player  # noqa: E402

STUDY = Study("elfer-raus", ("random",) * 4, 1_000_000)
OTHERS = [
    Study("karten-fussball", ("random",) * 2, 1),
    Study("wuerfel-fussball", ("random",) * 2, 1, options={"clock": "throws"}),
    Study("zweikampf", ("random",) * 2, 1),
]
PEERS = ("openspiel_rollouts", "pgx", "boardgame_io")

Contestant: TypeAlias = Callable[[float], Count]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant and lap")
    parser.add_argument("--laps", type=int, default=5)
    parser.add_argument("--matches", type=int, default=STUDY.matches, help="for the two workers")
    args = parser.parse_args()
    if not AVAILABLE:
        sys.exit("There is no kernel without numba: pip install 'anpfiff[lab]'")
    report = measured(args.seconds, args.laps) | workers.measured(STUDY, args.matches)
    print(json.dumps(report, indent=2) if args.json else told(report))


def measured(seconds: float, laps: int) -> dict[str, object]:
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        with ExitStack() as stack:
            ours: dict[str, Contestant] = {"kernel": Kernel(STUDY), "rules": rules}
            ours |= {"rules_with_statistics": rules_with_statistics}
            ours |= {study.game: Kernel(study) for study in OTHERS}
            theirs, missing = peers(stack)
            counts = [{name: run(seconds) for name, run in (ours | theirs).items()} for _ in range(laps)]
    finally:
        os.sched_setaffinity(0, cores)
    return figures(counts) | {"missing": missing}


def figures(laps: list[dict[str, Count]]) -> dict[str, object]:
    speeds = {name: [lap[name].speed for lap in laps] for name in laps[0]}
    others = {study.game for study in OTHERS}
    return {
        **{f"{name}_moves_per_s": round(median(speeds[name])) for name in speeds if name not in others},
        "best_kernel_moves_per_s": round(max(speeds["kernel"])),
        **{
            f"ratio_to_{peer}": round(median(map(float.__truediv__, speeds["kernel"], speeds[peer])), 1)
            if peer in speeds
            else None
            for peer in PEERS
        },
        "moves_a_match": {name: count.length for name, count in laps[-1].items() if name != "pgx"},
        "kernels_moves_per_s": {name: round(median(speeds[name])) for name in speeds if name in others},
    }


class Kernel:
    """Chunks as the lab plays them."""

    def __init__(self, study: Study, chunk: int = 10_000) -> None:
        play = bulk_for(study)
        assert play is not None, "it has a kernel"
        self._play = play
        self._chunk = chunk
        self._next = 0
        self._play(0, 1)

    def __call__(self, seconds: float) -> Count:
        began = time.process_time()
        moves = 0
        matches = 0
        while (spent := time.process_time() - began) < seconds:
            moves += int(self._play(self._next, self._chunk)["moves"].sum())
            matches, self._next = matches + self._chunk, self._next + self._chunk
        return Count(moves, matches, spent)


def rules(seconds: float) -> Count:
    """The rules alone, as in `bench/engine.py`."""
    game = GAMES[STUDY.game]
    random = Random(1)
    dice = Dice(1)
    began = time.process_time()
    moves = 0
    matches = 0
    while (spent := time.process_time() - began) < seconds:
        moves += random_match(game, STUDY.seats, random, dice)[0]
        matches += 1
    return Count(moves, matches, spent)


def rules_with_statistics(seconds: float) -> Count:
    """The engine that takes the kernel's place where numba is missing."""
    began = time.process_time()
    moves = 0
    matches = 0
    while (spent := time.process_time() - began) < seconds:
        moves, matches = moves + int(reference_rows(STUDY, matches, 1)["moves"][0]), matches + 1
    return Count(moves, matches, spent)


def peers(stack: ExitStack) -> tuple[dict[str, Contestant], dict[str, str]]:
    """Those that can be had here, and why the others cannot."""
    found: dict[str, Contestant] = {}
    missing: dict[str, str] = {}
    for peer in PEERS:
        try:
            player = stack.enter_context(Player(command(peer)))
            player(0.1)
            found[peer] = player
        except (nodes.Missing, subprocess.SubprocessError, OSError) as fault:
            missing[peer] = str(fault)
    return found, missing


def command(peer: str) -> list[str]:
    if peer == "boardgame_io":
        return nodes.command("boardgame_io_reducer")
    package, module = ("pgx", "bench.peers.batches") if peer == "pgx" else ("pyspiel", "bench.peers.rollouts")
    need(package)
    return [sys.executable, "-m", module]


def need(package: str) -> None:
    """Peers are installed on demand: nobody needs them to play or to test."""
    there = [sys.executable, "-c", f"import {package}"]
    if subprocess.run(there, capture_output=True, check=False).returncode:
        lock = ROOT / "requirements" / "bench.txt"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        print("Installing the peers …", file=sys.stderr)
        subprocess.run([*pip, "--require-hashes", "--only-binary", ":all:", "-r", str(lock)], check=True)


def told(report: dict[str, object]) -> str:
    lines = []
    for name, figure in report.items():
        parts = figure if isinstance(figure, dict) else {"": figure}
        lines += [f"{f'{name} {part}':<60} {told_figure(value):>14}" for part, value in parts.items()]
    return "\n".join(lines)


def told_figure(value: object) -> str:
    return f"{value:,}" if isinstance(value, int | float) else str(value)


if __name__ == "__main__":
    main()
