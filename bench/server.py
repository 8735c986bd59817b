"""How fast the server is: real rules and the durable log on, beside bare Node, Colyseus and boardgame.io, in one run.

    .venv/bin/python bench/server.py [--json] [--seconds S] [--rooms 250 1000]

Each server runs alone on the first core, the load on the second. A move counts when both players have heard of it, and CPU
time is what the kernel charges to the server's process, all threads together.
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

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench import nodes  # noqa: E402 -- found only now
from bench.load import Figures, Load  # noqa: E402
from bench.pairs import Bare, Boardgame, Colyseus, Ours, Pair  # noqa: E402

PEERS: dict[str, type[Pair]] = {"node_ws": Bare, "colyseus": Colyseus, "boardgame_io": Boardgame}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=15.0, help="for each server and number of rooms")
    parser.add_argument("--rooms", type=int, nargs="+", default=[250, 1000])
    parser.add_argument("--peers", nargs="*", choices=PEERS, default=list(PEERS))
    asked = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    report = measured(asked.rooms, asked.seconds, asked.peers)
    print(json.dumps(report, indent=2) if asked.json else told(report))


def measured(sizes: list[int], seconds: float, peers: list[str]) -> dict[str, object]:
    """Ours and the peers take turns, size by size, so that a noisy machine disturbs all alike."""
    runs: list[dict[str, object]] = []
    for rooms in sizes:
        ours = of_ours(rooms, seconds)
        theirs = {peer: of_peer(peer, rooms, seconds) for peer in peers}
        runs.append(
            {**ours.shown(), **ratios(ours, theirs), "peers": {k: _shown(v) for k, v in theirs.items()}}
        )
    return {**runs[0], "runs": runs}


def of_ours(rooms: int, seconds: float) -> Figures:
    with tempfile.TemporaryDirectory(prefix="anpfiff-bench-") as folder:
        return run([sys.executable, "-m", "bench.host", folder], Ours, rooms, seconds)


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


def ratios(ours: Figures, theirs: dict[str, Figures | str]) -> dict[str, float | None]:
    """CPU per move, ours over theirs; nothing where there is no peer."""
    return {
        f"ratio_to_{peer}": round(ours.cpu_us_per_move / found.cpu_us_per_move, 2)
        if isinstance(found := theirs.get(peer), Figures)
        else None
        for peer in PEERS
    }


def _shown(found: Figures | str) -> object:
    return found.shown() if isinstance(found, Figures) else {"missing": found}


def told(report: dict[str, object]) -> str:
    return json.dumps(report, indent=2)


if __name__ == "__main__":
    main()
