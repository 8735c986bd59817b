"""The Containerfile, tried without a container runtime: every step in order, each stage in a fresh directory of its own.

    .venv/bin/python bench/container.py [--json] [--bare]

What a runtime would do to the file system is done below a fresh directory: a path like /opt/anpfiff means that place in it.
The base image is this machine's Python, and USER is not tried. Then the image is used as its users do: it is started, asked
for its health and its page, stopped by its signal, and started again on the same volume. `--bare` leaves the built client of
this checkout behind, so that it is built inside, as from a fresh clone (that takes minutes more).
"""

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.helpers.containerfile import Step, ignored, steps  # noqa: E402 -- found only now

CLIENT = "src/anpfiff/server/client"
SHIM = '#!/bin/sh\necho "$0 $*: not tried, nobody but root may" >&2\n'
LONGEST = 1_200
"""Seconds that one step may take."""


class Build:
    """All stages; `roots` are their file systems."""

    def __init__(self, folder: Path, patterns: Sequence[str], port: int) -> None:
        self._folder = folder
        self._patterns = patterns
        self._port = port
        self._names: dict[str, int] = {}
        self._places: list[str] = []
        """Every absolute path that the file itself has named."""
        self._at = ""
        self.environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        self.roots: list[Path] = []
        self.started: list[str] = []
        self.healthy: list[str] = []

    def take(self, step: Step) -> None:
        match step.word:
            case "FROM":
                self._begin(step)
            case "WORKDIR":
                self._at = step.plain
                self._here(step.plain).mkdir(parents=True)
            case "COPY":
                self._copy(step)
            case "RUN":
                self.run(step.plain)
            case "ENV":
                self.environment |= dict(pair.split("=", 1) for pair in step.words)
            case "HEALTHCHECK":
                self.healthy = self.mapped(step.words)
            case "ENTRYPOINT":
                self.started = self.mapped(step.words)
            case _:
                """A note for the runtime: nothing is done."""

    def _begin(self, step: Step) -> None:
        self.roots.append(self._folder / f"stage{step.stage}")
        self.roots[-1].mkdir()
        self._at = ""
        if " AS " in step.plain:
            self._names[step.plain.split(" AS ")[1]] = step.stage

    def _copy(self, step: Step) -> None:
        source, target = step.words
        if "from" in step.flags:
            from_stage = self.roots[self._names[step.flags["from"]]]
            shutil.copytree(from_stage / source.lstrip("/"), self._here(target), symlinks=True)
        else:
            self._copy_the_project()

    def _copy_the_project(self) -> None:
        shutil.copytree(ROOT, self._here(self._at), ignore=self._left_out, dirs_exist_ok=True)

    def _left_out(self, folder: str, names: list[str]) -> list[str]:
        inside = Path(folder).relative_to(ROOT)
        return [name for name in names if ignored((inside / name).as_posix(), self._patterns)]

    def run(self, command: str) -> None:
        subprocess.run(  # noqa: S602 -- what RUN means
            self._text(command), shell=True, check=True, timeout=LONGEST, cwd=self._here(self._at), env=self._env()
        )  # fmt: skip

    def _env(self) -> dict[str, str]:
        """Who is not root cannot give a folder away."""
        if os.geteuid() == 0:
            return self.environment
        (shims := self._folder / "shims").mkdir(exist_ok=True)
        (shims / "chown").write_text(SHIM)
        (shims / "chown").chmod(0o755)
        return {**self.environment, "PATH": f"{shims}{os.pathsep}{self.environment['PATH']}"}

    def mapped(self, words: Sequence[str]) -> list[str]:
        return [self._text(word).replace(":8000/", f":{self._port}/") for word in words]

    def _here(self, place: str) -> Path:
        return self.roots[-1] / place.lstrip("/")

    def _text(self, command: str) -> str:
        """Where the file says /opt or /var, the stage's own is meant."""
        return re.sub(r"(?<![\w.])/(opt|var|src)\b", lambda path: f"{self.roots[-1]}{path[0]}", command)


class Used:
    """The image as its users use it."""

    def __init__(self, build: Build, port: int) -> None:
        self._build = build
        self._port = port

    def once(self) -> dict[str, Any]:
        """Started, asked, stopped."""
        words = [*self._build.started, "--host", "127.0.0.1", "--port", str(self._port)]
        began = time.perf_counter()
        with subprocess.Popen(
            words, cwd=self._build.roots[-1], env=self._build.environment, stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                first = server.stdout.readline().strip() if server.stdout is not None else ""
                took = time.perf_counter() - began
                healthy = subprocess.run(self._build.healthy, check=False, timeout=30).returncode == 0
                page = urllib.request.urlopen(f"http://127.0.0.1:{self._port}/", timeout=10).read()
            finally:
                server.terminate()
                code = server.wait(30)
        fine = healthy and b"<html" in page
        return {"first_line": first, "start_s": round(took, 2), "healthy": fine, "exit_code": code}


def tried(*, bare: bool) -> dict[str, Any]:
    patterns = [*(ROOT / ".containerignore").read_text().split(), *([CLIENT] if bare else [])]
    with tempfile.TemporaryDirectory(prefix="anpfiff-container-") as folder:
        build = Build(Path(folder), patterns, port := free_port())
        took = [timed(build, step) for step in steps((ROOT / "Containerfile").read_text())]
        used = Used(build, port)
        runs = [used.once(), used.once()]
        kept = sorted(path.name for path in (build.roots[-1] / "var/lib/anpfiff").iterdir())
        return {"steps": took, "runs": runs, "kept": kept, "megabytes": megabytes(build.roots[-1])}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def timed(build: Build, step: Step) -> dict[str, Any]:
    began = time.perf_counter()
    build.take(step)
    return {"step": f"{step.word} {step.plain}", "seconds": round(time.perf_counter() - began, 1)}


def megabytes(folder: Path) -> int:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return round(sum(path.stat().st_size for path in files) / 1e6)


def works(report: dict[str, Any]) -> bool:
    fine = [run["healthy"] and run["exit_code"] == 0 for run in report["runs"]]
    return all(fine) and "anpfiff.sqlite3" in report["kept"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--bare", action="store_true", help="build the client inside, as from a fresh clone")
    args = parser.parse_args()
    report = tried(bare=args.bare)
    print(json.dumps(report, indent=None if args.json else 2))
    sys.exit(0 if works(report) else 1)


if __name__ == "__main__":
    main()
