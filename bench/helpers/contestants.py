"""Peers in a process of their own: a line with a number of seconds goes in, a line with what was played in them comes out."""

import json
import os
import subprocess
from contextlib import AbstractContextManager, suppress
from tempfile import TemporaryFile
from types import TracebackType
from typing import NamedTuple, Self

from bench.helpers.nodes import Missing
from tests.support.killable_server import ROOT


class Count(NamedTuple):
    """What was played in how many CPU seconds."""

    moves: int
    matches: int
    seconds: float

    @property
    def speed(self) -> float:
        return self.moves / self.seconds

    @property
    def length(self) -> float:
        return round(self.moves / self.matches, 1)


class Player(AbstractContextManager["Player"]):
    def __init__(self, command: list[str]) -> None:
        self._command = command

    def __enter__(self) -> Self:
        surroundings = os.environ | {
            "PYTHONPATH": str(ROOT),
            "NODE_ENV": "production",
            "JAX_PLATFORMS": "cpu",
        }
        self._said = TemporaryFile("w+")
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            self._command, stdin=pipe, stdout=pipe, stderr=self._said, text=True, env=surroundings, cwd=ROOT
        )
        return self

    def __call__(self, seconds: float) -> Count:
        assert self._process.stdin is not None, "it has pipes"
        assert self._process.stdout is not None, "it has pipes"
        with suppress(BrokenPipeError):
            self._process.stdin.write(f"{seconds}\n")
            self._process.stdin.flush()
        if not (line := self._process.stdout.readline()):
            raise Missing(self._last_words())
        return Count(*json.loads(line))

    def _last_words(self) -> str:
        self._said.seek(0)
        return (self._said.read().strip().splitlines() or ["it ended without a word"])[-1]

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        with suppress(BrokenPipeError):
            self._process.communicate()
        self._said.close()
