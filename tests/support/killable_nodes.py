"""Several nodes, each a process of its own: killed, paused, stopped and born again at any time."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

ROOT = Path(__file__).resolve().parents[2]
START = 60.0


class Alive(NamedTuple):
    port: int
    pid: int
    node: str


class KillableNodes:
    def __init__(self, database: str, lease: int) -> None:
        self._database, self._lease = database, lease
        self.alive: list[Alive] = []
        self._birth = asyncio.Lock()

    async def __aenter__(self) -> Self:
        command = [sys.executable, "-m", "tests.support.node_host", str(self._lease)]
        surroundings = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        pipe = asyncio.subprocess.PIPE
        self._mother = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, env=surroundings
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for node in tuple(self.alive):
            self.kill(node)
        assert self._mother.stdin is not None, "it has a pipe"
        self._mother.stdin.close()
        await self._mother.wait()

    async def born(self) -> Alive:
        assert self._mother.stdin is not None, "it has pipes"
        assert self._mother.stdout is not None, "it has pipes"
        async with self._birth:
            self._mother.stdin.write(f"{self._database}\n".encode())
            port, pid, node = (await asyncio.wait_for(self._mother.stdout.readline(), START)).split()
        self.alive.append(Alive(int(port), int(pid), node.decode()))
        return self.alive[-1]

    def ports(self) -> list[int]:
        return [node.port for node in self.alive]

    def kill(self, node: Alive) -> None:
        self.alive.remove(node)
        os.kill(node.pid, signal.SIGKILL)

    def stop(self, node: Alive) -> None:
        """As an operator would."""
        self.alive.remove(node)
        os.kill(node.pid, signal.SIGTERM)

    def pause(self, node: Alive) -> None:
        os.kill(node.pid, signal.SIGSTOP)

    def go_on(self, node: Alive) -> None:
        os.kill(node.pid, signal.SIGCONT)
