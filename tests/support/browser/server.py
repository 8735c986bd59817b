"""A whole server in a process of its own, at a tempo for tests: its address is its first line, and it ends with its input.

python -m tests.support.browser.server FOLDER PORT TEMPO
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from anpfiff.server.ops.folder import DATABASE
from anpfiff.server.room.tempo import Tempo
from tests.support.serving import CHATTY, serving

ROOT = Path(__file__).parents[3]
BRISK = Tempo(countdown=300, rethink=20, pace=0.06)
"""Fast enough for whole matches, slow enough that a hand in the browser is not always too late."""


class Served(NamedTuple):
    url: str
    process: "subprocess.Popen[str]"
    folder: Path

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def stop(self) -> None:
        """As a service manager stops it: everything is on the disk afterwards."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


@contextmanager
def served(folder: Path, tempo: Tempo = BRISK, port: int = 0) -> Iterator[Served]:
    """A server that is gone afterwards; start another one in the same folder, and it remembers."""
    asked = [
        sys.executable,
        "-m",
        "tests.support.browser.server",
        str(folder),
        str(port),
        msgspec.json.encode(tempo).decode(),
    ]
    pipe = subprocess.PIPE
    with subprocess.Popen(asked, cwd=ROOT, env=_environment(), stdin=pipe, stdout=pipe, text=True) as process:
        try:
            assert process.stdout is not None
            yield Served(process.stdout.readline().strip(), process, folder)
        finally:
            process.kill()


def _environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT / "src")}


async def main(folder: str, port: str, tempo: str) -> None:
    asked = msgspec.json.decode(tempo, type=Tempo)
    async with serving(asked, Path(folder) / DATABASE, int(port), CHATTY) as place:
        print(place.url, flush=True)  # noqa: T201 -- who started it waits for this line
        await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
