"""A real server in a process of its own, and somebody who speaks to it."""

import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import aiohttp
import msgspec

from anpfiff.games import GAMES

ROOT = Path(__file__).parents[2]
GAME = next(iter(GAMES))
PATIENCE = 30


class Started:
    """A server that accepts connections; stdout begins with its address."""

    def __init__(self, process: subprocess.Popen[str], log: IO[str]) -> None:
        self.process, self._log = process, log
        assert process.stdout is not None
        self.first_line = process.stdout.readline().rstrip("\n")
        self.url = self.first_line.removeprefix("Anpfiff is on ")

    def send(self, signal: int) -> int:
        """Send a signal and wait for the end."""
        self.process.send_signal(signal)
        return self.process.wait(PATIENCE)

    def log(self) -> str:
        self._log.flush()
        return Path(self._log.name).read_text(encoding="utf-8")


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[Started]:
    """A server on a port that the system chooses; it is killed if the test did not end it."""
    with tempfile.NamedTemporaryFile("w", suffix=".log") as log:
        asked = ("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder), *words)
        with subprocess.Popen(
            [sys.executable, "-m", "anpfiff", *asked],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment(),
            encoding="utf-8",
        ) as process:
            try:
                yield Started(process, log)
            finally:
                process.kill()


def anpfiff(*words: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """Run a command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "anpfiff", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=environment() | more,
        encoding="utf-8",
    )


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1", "PYTHONUNBUFFERED": ""}


def token() -> str:
    return secrets.token_urlsafe(32)


async def open_room(
    session: aiohttp.ClientSession, url: str, mine: str, **more: Any
) -> tuple[aiohttp.ClientWebSocketResponse, dict[str, Any]]:
    """A room, and its welcome."""
    ws = await session.ws_connect(f"{url}/ws")
    await ws.send_json({"kind": "open", "version": 1, "token": mine, "game": GAME} | more)
    return ws, await heard(ws, "welcome")


async def heard(ws: aiohttp.ClientWebSocketResponse, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message = await ws.receive(PATIENCE)
        assert message.type is aiohttp.WSMsgType.TEXT, f"closed while waiting for {kind}: {message}"
        said: dict[str, Any] = msgspec.json.decode(message.data)
        if said["kind"] == kind:
            return said
