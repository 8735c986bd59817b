"""Somebody who only wants to play, in a process of their own: `python -m bench.helpers.innocent PORT`.

Whoever attacks has a busy event loop; measured there, the innocent would wait for the attacker. Each answer is a line: when
it was asked for, by the clock that all processes share, and how long it took.
"""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.support.attacks import Innocent

ROOT = Path(__file__).resolve().parents[2]


class Watched:
    """The innocent of one server, from outside."""

    def __init__(self) -> None:
        self._answers: list[tuple[float, float]] = []

    def read(self, line: bytes) -> None:
        asked, took = map(float, line.split())
        self._answers.append((asked, took))

    def between(self, began: float, ended: float) -> list[float]:
        """How long the answers took that were asked for then."""
        return [took for asked, took in self._answers if began <= asked < ended]


@asynccontextmanager
async def watched(port: int) -> AsyncIterator[Watched]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.helpers.innocent", str(port),
        cwd=ROOT, stdout=asyncio.subprocess.PIPE, env={"PYTHONPATH": f"{ROOT / 'src'}"},
    )  # fmt: skip
    innocent = Watched()
    reading = asyncio.create_task(_read(process, innocent))
    try:
        yield innocent
    finally:
        process.kill()
        await process.wait()
        await reading


async def _read(process: asyncio.subprocess.Process, innocent: Watched) -> None:
    assert process.stdout is not None, "it has a pipe"
    async for line in process.stdout:
        if line.endswith(b"\n"):
            innocent.read(line)


def _tell(took: float) -> None:
    print(time.perf_counter() - took, took, flush=True)


if __name__ == "__main__":
    asyncio.run(Innocent(int(sys.argv[1])).play(_tell))
