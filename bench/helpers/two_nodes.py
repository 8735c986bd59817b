"""What a move costs on PostgreSQL: beside a file, and on two nodes beside one.

Every process is asked what processor time it has used: the nodes, and PostgreSQL with all its children. The load runs on the same two
cores and is counted out: what two cores would carry is reckoned from what a move costs each process.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.helpers.load import Figures, Load
from bench.helpers.pairs import Ours
from tests.support.killable_nodes import KillableNodes
from tests.support.postgres import Postgres
from tests.support.stores import somewhere
from tests.support.usage import processor

ROOT = Path(__file__).resolve().parents[2]
ROOMS = 400
CORES = 2


def measured(postgres: Postgres, seconds: float) -> dict[str, Any]:
    file = on_a_file(seconds)
    one, one_database = asyncio.run(on_nodes(postgres, 1, seconds))
    two, two_database = asyncio.run(on_nodes(postgres, 2, seconds))
    single = file.cpu_us_per_move
    cost = one[0].cpu_us_per_move + one_database
    both = sum(figures.cpu_us_per_move * figures.moves for figures in two) / sum(f.moves for f in two)
    # One node has one core for its loop; two have two, and PostgreSQL takes its share from both.
    capacity_of_one = min(1e6 / one[0].cpu_us_per_move, CORES * 1e6 / cost)
    capacity_of_two = min(2e6 / both, CORES * 1e6 / (both + two_database))
    return {
        "sqlite_cpu_us_per_move": round(single, 1),
        "node_cpu_us_per_move": round(one[0].cpu_us_per_move, 1),
        "database_cpu_us_per_move": round(one_database, 1),
        "two_nodes_cpu_us_per_move": round(both, 1),
        "two_nodes_database_cpu_us_per_move": round(two_database, 1),
        "one_node_moves_per_s": round(capacity_of_one),
        "two_nodes_moves_per_s": round(capacity_of_two),
        "two_nodes_ratio": round(capacity_of_two / capacity_of_one, 2),
        "cpu_ratio_to_sqlite": round(cost / single, 2),
        "cpu_ratio_of_the_node_alone": round(one[0].cpu_us_per_move / single, 2),
        "p50_ms": {"sqlite": round(file.p50_ms, 2), "postgres": round(one[0].p50_ms, 2)},
        "p99_ms": {"sqlite": round(file.p99_ms, 2), "postgres": round(one[0].p99_ms, 2)},
        "speed_lost": file.lost + sum(figures.lost for figures in (*one, *two)),
    }


def on_a_file(seconds: float) -> Figures:
    with tempfile.TemporaryDirectory(prefix="anpfiff-bench-") as folder, _host(folder) as (port, pid):
        return asyncio.run(Load(Ours, port, pid, ROOMS).measured(seconds))


async def on_nodes(postgres: Postgres, count: int, seconds: float) -> tuple[list[Figures], float]:
    """What each node did, and what a move cost PostgreSQL."""
    place = await somewhere(postgres)
    async with KillableNodes(place, 3_000) as nodes:
        alive = [await nodes.born() for _ in range(count)]
        loads = [Load(Ours, node.port, node.pid, ROOMS // count) for node in alive]
        before = _used(postgres)
        figures = await asyncio.gather(*(load.measured(seconds) for load in loads))
        spent = _used(postgres) - before
    # Also the second in which everybody warms up is the database's.
    moves = sum(each.moves for each in figures) * (seconds + 1) / seconds
    return list(figures), 1e6 * spent / max(1, moves)


def _used(postgres: Postgres) -> float:
    """Of the server and all its children, those that have ended included."""
    assert postgres.process is not None, "it runs"
    parent = postgres.process.pid
    children = [
        int(path.name)
        for path in Path("/proc").iterdir()
        if path.name.isdecimal() and _parent(int(path.name)) == parent
    ]
    return processor(parent) + _waited_for(parent) + sum(map(processor, children))


def _parent(pid: int) -> int:
    try:
        return int(_words(pid)[1])
    except OSError:
        return 0


def _waited_for(pid: int) -> float:
    words = _words(pid)
    return (int(words[13]) + int(words[14])) / os.sysconf("SC_CLK_TCK")


def _words(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()


@contextmanager
def _host(folder: str) -> Iterator[tuple[int, int]]:
    surroundings = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.support.host", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings) as process:
        try:
            assert process.stdout is not None, "it has a pipe"
            port, pid = process.stdout.readline().split()
            yield int(port), int(pid)
        finally:
            process.kill()
