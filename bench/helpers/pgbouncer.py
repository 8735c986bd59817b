"""A PgBouncer between the nodes and PostgreSQL, if this machine has one (Debian: `apt install pgbouncer`)."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.support.postgres import NOBODY, PASSWORD, Postgres

PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
SIZES = {"session": 60, "transaction": 8}
"""By session each node needs its seven connections; by transaction all share a few."""
START = 10.0


def program() -> str | None:
    return shutil.which("pgbouncer", path=PLACES)


def version() -> str:
    said = subprocess.run([str(program()), "--version"], capture_output=True, text=True, check=True)
    return said.stdout.split("\n", 1)[0].removeprefix("PgBouncer ")


@contextmanager
def pooling(postgres: Postgres, mode: str) -> Iterator[int]:
    """Its port, while it runs."""
    with tempfile.TemporaryDirectory(prefix="anpfiff-pgbouncer-") as name:
        folder = Path(name)
        port = _free()
        _set_up(folder, postgres, port, mode)
        with subprocess.Popen(
            [str(program()), "-q", str(folder / "pgbouncer.ini")], cwd="/", **_person()
        ) as run:
            try:
                _answers(port)
                yield port
            finally:
                run.kill()


def _set_up(folder: Path, postgres: Postgres, port: int, mode: str) -> None:
    """`server_login_retry`: after a restart of PostgreSQL it is tried again at once, not after its usual 15 seconds."""
    settings = {
        "listen_addr": "127.0.0.1",
        "listen_port": port,
        "unix_socket_dir": "",
        "auth_type": "scram-sha-256",
        "auth_file": folder / "users",
        "pool_mode": mode,
        "default_pool_size": SIZES[mode],
        "max_client_conn": 500,
        "server_login_retry": 1,
    }
    lines = [f"{key} = {value}" for key, value in settings.items()]
    words = ["[databases]", f"* = host=127.0.0.1 port={postgres.port}", "[pgbouncer]", *lines]
    (folder / "pgbouncer.ini").write_text("\n".join(words))
    (folder / "users").write_text(f'"anpfiff" "{PASSWORD}"\n')
    for path in (folder, *folder.iterdir()):
        if os.getuid() == 0:
            os.chown(path, NOBODY, NOBODY)


def _person() -> dict[str, Any]:
    """As root it does not run."""
    return {"user": NOBODY, "group": NOBODY} if os.getuid() == 0 else {}


def _free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def _answers(port: int) -> None:
    until = time.monotonic() + START
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
        else:
            return
