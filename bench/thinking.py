"""What bots that think cost the others: a move's way at quiet tables, while others' bots think all the time.

    .venv/bin/python bench/thinking.py [--seconds S] [--laps L] [--rooms 50 250]

The server is the real one; thinking is a quarter of a hundred milliseconds of plain Python, over and over, in one of four
places: nowhere, in a thread, in a thread while Python switches between threads ten times as often, in a process of lower
priority. The server and whoever thinks share the first core, the load has the second. Then what it costs to think elsewhere:
the first thought, a small one, and the memory of the process. Each figure is the median of the laps.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import active_children, get_context
from pathlib import Path
from random import Random
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from anpfiff.games import GAMES  # noqa: E402 -- found only now
from anpfiff.server.house.thinking import LOWER, Thinkers  # noqa: E402
from anpfiff.server.room.bots import Thought  # noqa: E402
from anpfiff.server.room.tempo import USUAL  # noqa: E402
from anpfiff.table.chance import Dice  # noqa: E402
from anpfiff.table.record import Player  # noqa: E402
from anpfiff.table.table import Table  # noqa: E402
from bench.helpers.load import Load  # noqa: E402
from bench.helpers.pairs import Ours  # noqa: E402
from bench.server import row, started  # noqa: E402
from tests.support.host import CHATTY, serve  # noqa: E402
from tests.support.usage import memory  # noqa: E402

PLACES: dict[str, Callable[[], Executor | None]] = {
    "nowhere": lambda: None,
    "thread": lambda: ThreadPoolExecutor(1),
    "switching": lambda: ThreadPoolExecutor(1),
    "process": lambda: ProcessPoolExecutor(1, get_context("spawn"), initializer=os.nice, initargs=(LOWER,)),
}
SMALL = 1_000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--laps", type=int, default=3)
    parser.add_argument("--rooms", type=int, nargs="+", default=[50, 250])
    parser.add_argument("--serve", nargs=2, metavar=("FOLDER", "PLACE"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        asyncio.run(busy(Path(args.serve[0]), args.serve[1]))
        return
    print(row("elsewhere", elsewhere()), flush=True)
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for rooms in args.rooms:
        laps = [{place: disturbed(place, rooms, args.seconds) for place in PLACES} for _ in range(args.laps)]
        for place in PLACES:
            print(row(place, middle([lap[place] for lap in laps])), flush=True)


def middle(found: list[dict[str, float]]) -> dict[str, object]:
    return {name: median(one[name] for one in found) for name in found[0]}


def disturbed(place: str, rooms: int, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="anpfiff-bench-") as folder:
        with started([sys.executable, __file__, "--serve", folder, place]) as (port, pid):
            began = time.perf_counter()
            figures = asyncio.run(Load(Ours, port, pid, rooms).measured(seconds)).shown()
            took = time.perf_counter() - began
        thoughts = Path(folder, "thoughts").stat().st_size
        return {**figures, "thoughts_per_s": round(thoughts / took, 1)}


async def busy(folder: Path, place: str) -> None:
    """A server whose bots never stop."""
    if place == "switching":
        sys.setswitchinterval(0.0005)
    await asyncio.gather(serve(folder, USUAL, CHATTY), _think(PLACES[place](), folder / "thoughts"))


async def _think(pool: Executor | None, told: Path) -> None:
    """Every thought leaves a dot."""
    with told.open("ab", buffering=0) as dots:
        while pool is not None:
            await asyncio.get_running_loop().run_in_executor(pool, thought)
            dots.write(b".")


def thought() -> int:
    """Plain Python, with nothing that would let others in."""
    return sum(number % 7 for number in range(600_000))


def elsewhere() -> dict[str, object]:
    """The first thought in a process of its own, small ones there and in a thread, and what that process takes."""
    apart = Thinkers(1)
    here = Thinkers()
    small = _small()
    began = time.perf_counter()
    apart.think("zweikampf", None, small).result()
    first = time.perf_counter() - began
    figures = {
        "first_ms": round(1000 * first),
        "small_us_process": _each(apart, small),
        "small_us_thread": _each(here, small),
        "process_mb": round(max(memory(child.pid or 0) for child in active_children()) / 2**20, 1),
    }
    apart.close()
    here.close()
    return dict(figures)


def _small() -> Thought:
    table = Table(GAMES["zweikampf"], [Player("", bot=True)] * 2, Dice(1))
    return Thought("", 0, "rocket", 0, table.view(0), table.offered(0), None, Random(1).getrandbits(64), 0)


def _each(thinkers: Thinkers, small: Thought) -> float:
    began = time.perf_counter()
    for _ in range(SMALL):
        thinkers.think("zweikampf", None, small).result()
    return round(1e6 * (time.perf_counter() - began) / SMALL)


if __name__ == "__main__":
    main()
