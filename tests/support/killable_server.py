"""Servers that are born quickly and die at once, each a process of its own."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
START = 60.0
"""Seconds after which a server that has not started is a failure."""


class KillableServer:
    """`born` starts a server on that folder and gives its port; `kill` is SIGKILL: it can neither hear nor prepare for it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._child: int | None = None

    async def __aenter__(self) -> Self:
        command = [sys.executable, "-m", "tests.support.host", str(self._folder), "--server"]
        surroundings = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        pipe = asyncio.subprocess.PIPE
        self._mother = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, env=surroundings
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        assert self._mother.stdin is not None, "it has a pipe"
        self._mother.stdin.close()
        await self._mother.wait()

    async def born(self) -> int:
        assert self._mother.stdin is not None, "it has pipes"
        assert self._mother.stdout is not None, "it has pipes"
        self._mother.stdin.write(b"one more\n")
        port, self._child = map(int, (await asyncio.wait_for(self._mother.stdout.readline(), START)).split())
        return port

    def kill(self) -> None:
        if self._child is not None:
            os.kill(self._child, signal.SIGKILL)
            self._child = None
