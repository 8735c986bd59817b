"""On PostgreSQL: which database, and how this node and others find each other."""

from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from anpfiff.server.cluster.decisions import LEASE
from anpfiff.server.ops.cannot_start import CannotStart

SHORTEST_KEY = 20
LISTEN = "127.0.0.1:0"


class Shared(NamedTuple):
    database: str
    key: str | None = None
    """Of the cluster; without one this server is alone on its database."""
    listen: str = LISTEN
    """Where other nodes reach this one."""
    name: str = ""
    """In figures and logs."""
    lease: int = LEASE
    """Milliseconds of silence after which others may take what it runs."""

    @property
    def place(self) -> str:
        """The database without its password, for words that others read."""
        try:
            parts = urlsplit(self.database)
            port = f":{parts.port}" if parts.port else ""
        except ValueError:
            return "the database"
        return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"


def key_in(path: Path) -> str:
    try:
        key = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as fault:
        raise CannotStart(f"The cluster's key in {path} cannot be read.") from fault
    if len(key) < SHORTEST_KEY:
        raise CannotStart(
            f"The cluster's key in {path} is too short; at least {SHORTEST_KEY} letters, as from `openssl rand -hex 32`."
        )
    return key


def host_and_port(listen: str) -> tuple[str, int]:
    host, colon, number = listen.rpartition(":")
    if not colon or not host or not number.isdecimal() or int(number) > 65535:
        raise CannotStart(f"--cluster-listen takes HOST:PORT, not {listen}.")
    return host.strip("[]"), int(number)
