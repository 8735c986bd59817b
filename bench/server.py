"""How fast the server is: real rules and the durable log on, beside bare Node, Colyseus and boardgame.io, in one run.

    .venv/bin/python bench/server.py [--json] [--seconds S] [--laps L] [--rooms 250 1000]

Each server runs alone on the first core, the load on the second, and they take turns, lap by lap, so that a noisy machine
disturbs all alike: each figure is the median of the laps, each ratio the median of the ratios within a lap. A move counts when
both players have heard of it; CPU time is what the kernel charges to the server's process, all threads together. The
first number of rooms gives the figures at the top; the others stand in `runs`.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench import restore  # noqa: E402 -- found only now
from bench.helpers import nodes  # noqa: E402
from bench.helpers.load import Figures, Load  # noqa: E402
from bench.helpers.pairs import Bare, Boardgame, Colyseus, Durable, Ours, Pair  # noqa: E402


class Lap(NamedTuple):
    """Every server once; a peer that cannot be had is the reason why."""

    ours: Figures
    theirs: dict[str, Figures | str]


PEERS: dict[str, type[Pair]] = {
    "node_ws": Bare,
    "node_durable": Durable,
    "colyseus": Colyseus,
    "boardgame_io": Boardgame,
}
"""Only `node_durable` does the same work: it judges every move and writes it down before it tells."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each server, lap and number of rooms")
    parser.add_argument("--laps", type=int, default=3)
    parser.add_argument("--rooms", type=int, nargs="+", default=[250, 1000])
    parser.add_argument("--peers", nargs="*", choices=PEERS, default=list(PEERS))
    args = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    report = measured(args.rooms, args.seconds, args.laps, args.peers)
    print(json.dumps(report, indent=2) if args.json else told(report))


def measured(sizes: list[int], seconds: float, laps: int, peers: list[str]) -> dict[str, object]:
    runs = [compared([lap(rooms, seconds, peers) for _ in range(laps)]) for rooms in sizes]
    return {**runs[0], **asyncio.run(restore.measured(250, 200)), "runs": runs}


def lap(rooms: int, seconds: float, peers: list[str]) -> Lap:
    return Lap(of_ours(rooms, seconds), {peer: of_peer(peer, rooms, seconds) for peer in peers})


def compared(laps: list[Lap]) -> dict[str, object]:
    theirs = {
        peer: middle([found for lap in laps if isinstance(found := lap.theirs[peer], Figures)])
        for peer in laps[0].theirs
    }
    missing = {peer: {"missing": laps[0].theirs[peer]} for peer, figures in theirs.items() if not figures}
    return {
        **middle([lap.ours for lap in laps]),
        **{f"ratio_to_{peer}": ratio(laps, peer) for peer in PEERS},
        "peers": theirs | missing,
    }


def middle(found: list[Figures]) -> dict[str, float]:
    """The median of every figure; of what was lost the sum."""
    shown = [figures.shown() for figures in found]
    middles = {name: median(one[name] for one in shown) for name in (shown[0] if shown else ())}
    return middles | ({"lost": sum(one["lost"] for one in shown)} if shown else {})


def ratio(laps: list[Lap], peer: str) -> float | None:
    """CPU per move, ours over theirs; nothing where there is no peer."""
    pairs = [(lap.ours, found) for lap in laps if isinstance(found := lap.theirs.get(peer), Figures)]
    return (
        round(median(ours.cpu_us_per_move / found.cpu_us_per_move for ours, found in pairs), 2)
        if pairs
        else None
    )


def of_ours(rooms: int, seconds: float) -> Figures:
    with tempfile.TemporaryDirectory(prefix="anpfiff-bench-") as folder:
        return run([sys.executable, "-m", "tests.support.host", folder], Ours, rooms, seconds)


def of_peer(peer: str, rooms: int, seconds: float) -> Figures | str:
    """The figures, or why there are none."""
    try:
        return run(nodes.command(peer), PEERS[peer], rooms, seconds)
    except (nodes.Missing, OSError, TimeoutError, subprocess.SubprocessError) as fault:
        return f"{type(fault).__name__}: {fault}"


def run(command: list[str], kind: type[Pair], rooms: int, seconds: float) -> Figures:
    with started(command) as (port, pid):
        return asyncio.run(Load(kind, port, pid, rooms).measured(seconds))


@contextmanager
def started(command: list[str]) -> Iterator[tuple[int, int]]:
    """That server on the first core; its port and its process."""
    core = min(os.sched_getaffinity(os.getppid()))
    surroundings = os.environ | {"NODE_ENV": "production", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509 -- no threads run yet
    ) as process:
        try:
            assert process.stdout is not None, "it has a pipe"
            yield _port(process.stdout), process.pid
        finally:
            process.kill()


def _port(lines: Iterable[str]) -> int:
    for said in lines:
        if said.split()[:1] and said.split()[0].isdigit():
            return int(said.split()[0])
    raise OSError("it did not start")


def told(report: dict[str, object]) -> str:
    lines = []
    for run in report["runs"]:  # type: ignore[attr-defined]  # a report is made of lists and dicts
        lines.append(row("anpfiff", {name: figure for name, figure in run.items() if name != "peers"}))
        lines += [row(peer, figures) for peer, figures in run["peers"].items()]
    return "\n".join([*lines, f"restore_s {report['restore_s']}"])


def row(name: str, figures: dict[str, object]) -> str:
    return f"{name:<14}" + "  ".join(f"{key} {figure}" for key, figure in figures.items())


if __name__ == "__main__":
    main()
