"""What bots that think cost the others: a move's way at quiet tables, while others' bots think all the time.

    .venv/bin/python bench/thinking.py [--seconds S] [--rooms 50] [--cores N]

The server is the real one; thinking is fifty milliseconds of plain Python, over and over, in one of four places: nowhere,
in a thread, in a thread while Python switches between threads ten times as often, in a process of lower priority. With one
core the server and whoever thinks share it; the load has a core of its own.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.host import CHATTY, serve  # noqa: E402 -- found only now
from bench.load import Load  # noqa: E402
from bench.pairs import Ours  # noqa: E402
from bench.server import row, started  # noqa: E402

PLACES = ("nowhere", "thread", "switching", "process")
THOUGHT = 0.05
"""Seconds: as long as a bot's search may take."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--serve", nargs=2, metavar=("FOLDER", "PLACE"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        asyncio.run(_busy(Path(asked.serve[0]), asked.serve[1]))
        return
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for place in PLACES:
        with tempfile.TemporaryDirectory(prefix="anpfiff-bench-") as folder:
            command = [sys.executable, __file__, "--serve", folder, place]
            with started(command) as (port, pid):
                figures = asyncio.run(Load(Ours, port, pid, asked.rooms).measured(asked.seconds))
            print(row(place, dict(figures.shown())), (Path(folder) / "thoughts").read_text(), flush=True)


async def _busy(folder: Path, place: str) -> None:
    """A server whose bots never stop."""
    if place == "switching":
        sys.setswitchinterval(0.0005)
    pool: Executor | None = None
    if place == "process":
        pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=os.nice, initargs=(10,))
    elif place != "nowhere":
        pool = ThreadPoolExecutor(1)
    await asyncio.gather(serve(folder, *_quick()), _think(pool, folder / "thoughts"))


def _quick():  # type: ignore[no-untyped-def]
    from anpfiff.server.tempo import USUAL

    return USUAL, CHATTY


async def _think(pool: Executor | None, file: Path) -> None:
    count, began = 0, time.perf_counter()
    file.write_text("0 thoughts")
    while pool is not None:
        await asyncio.get_running_loop().run_in_executor(pool, thought)
        count += 1
        file.write_text(f"{count / (time.perf_counter() - began):.1f} thoughts/s")


def thought() -> int:
    """Plain Python: as many steps as take about fifty milliseconds when nobody disturbs."""
    return sum(number % 7 for number in range(600_000))


if __name__ == "__main__":
    main()
