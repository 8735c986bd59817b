#!/usr/bin/env python3
"""Set up and run Anpfiff with nothing but Python 3.11 or newer: `run.py setup | play | test | check`.

Python's things go into `.venv` beside this file, the browser client's into `web/node_modules`. Stamps remember what was
installed and built, so that the second time costs nothing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import client

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ("run", "lab", "dev")
"""To play, to use every command, to work on it."""
ERRORS_ONLY = ("--quiet", "--quiet")
"""Once would still show pip's warnings, which are about this machine's settings and frighten somebody who wants to play."""
RERUNS = ("--reruns", "2")
"""A hand in a browser can be late on a busy machine: a match that was lost to that is played again, and the summary says so."""
PYTEST = (BIN / "pytest", "-q")
WORKERS = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
"""One more than there are cores: servers and browsers are often waited for."""
BROWSERS = ("-n", str(os.cpu_count() or 1), "--dist", "worksteal")
"""A browser paints in software: with more of them than cores every line looks slow."""
ENGINES = ROOT / ".pytest_cache" / "engines"
"""Where tests note which browsers they used."""
CLIENT = ROOT / "tools" / "client.py"
MINUTES: dict[str, float] = {}
"""What each stage took."""
BEGAN = time.monotonic()
USAGE = """usage: python3 run.py COMMAND

  setup         prepare .venv and the browser client so that all of .venv/bin/anpfiff works, the lab too
  play          set up, serve the table to your network and open the browser (--no-browser: only serve;
                more: .venv/bin/anpfiff serve --help; at this keyboard: .venv/bin/anpfiff play)
  test          set up, then run everything that CI runs
  check         set up, then only the quick checks: format, lint, types, layers"""


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 -- so that an older Python says this instead of stumbling
        sys.exit(f"Anpfiff needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    command = words[0] if words else ""
    rest = words[1:]
    commands = {
        "setup": lambda: setup("lab"),
        "play": lambda: setup("run") or run(BIN / "anpfiff", "serve", "--open", *rest),
        "check": lambda: setup("dev") or check(),
        "test": lambda: setup("dev") or test(rest),
    }
    if command not in commands:
        print(USAGE, file=sys.stderr)
        return 2
    return commands[command]()


def setup(lock: str) -> int:
    """Install what the lock file names, by hash, and Anpfiff itself from this folder; each lock holds all of those before it."""
    enough = LOCKS[LOCKS.index(lock) :]
    if any(stamp(name).exists() and stamp(name).read_text() == fingerprint(name) for name in enough):
        return web()
    print("Setting up .venv …", flush=True)
    make_venv()
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", *ERRORS_ONLY, "--disable-pip-version-check"]
    locked: list[str | Path] = [
        "--no-deps",  # a lock names everything; asked to resolve, pip stumbles over `coverage[toml]` once a newer one is out
        "--require-hashes",
        "--only-binary",
        ":all:",
        "-r",
        ROOT / "requirements" / f"{lock}.txt",
    ]
    code = run(*pip, *locked) or web() or run(*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    if code == 0:
        stamp(lock).write_text(fingerprint(lock))
    return code


def web() -> int:
    """Build the browser client if it is not up to date, on the Node in `.venv`."""
    return run(PYTHON, CLIENT) if client.stale() else 0


def make_venv() -> None:
    if PYTHON.exists():
        return
    try:
        import ensurepip  # noqa: F401, PLC0415 -- only to know whether it is there
    except ImportError:
        sys.exit(
            "This Python cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv"
        )
    if run(sys.executable, "-m", "venv", VENV):
        sys.exit(f"Could not make {VENV}.")


def check() -> int:
    """Python's tools one after the other, and the client's beside them."""
    return side_by_side(
        lambda: timed("checks", python_checks), "client's checks", (CLIENT, "npm", "run", "--silent", "check")
    )


def python_checks() -> int:
    return (
        run(BIN / "ruff", "format", "--check", "--quiet", ".")
        or run(BIN / "ruff", "check", "--quiet", ".")
        or run(BIN / "mypy")
        or run(BIN / "lint-imports", "--no-cache")
    )


def test(rest: list[str]) -> int:
    """Everything, or what is named; how long each stage took stands in the last line."""
    os.environ.pop(
        "PYTHONDONTWRITEBYTECODE", None
    )  # else each server that a test starts compiles itself anew
    shutil.rmtree(ENGINES, ignore_errors=True)
    try:
        return check() or (some_tests(rest) if rest else all_tests())
    finally:
        print(summary(MINUTES, sorted(path.name for path in ENGINES.glob("*"))), flush=True)


def some_tests(named: list[str]) -> int:
    if any("browser" in word for word in named):
        return timed("browser", lambda: browse(*PYTEST, *RERUNS, *named))
    return timed("tests", lambda: run(*PYTEST, *WORKERS, *named))


def all_tests() -> int:
    """What needs no browser, the client's own tests beside it; then those in a real browser, one for each worker."""
    counting = ("-m", "not browser", "--cov", "--cov-report=term")
    return side_by_side(
        lambda: timed("tests", lambda: run(*PYTEST, *WORKERS, *counting)),
        "client's tests",
        (CLIENT, "vitest", "run"),
    ) or timed("browser", lambda: browse(*PYTEST, *BROWSERS, *RERUNS, "-m", "browser"))


def browse(*words: str | Path) -> int:
    """Where the browser for the tests cannot be fetched, the one there is has to do; where there is none, the tests say so."""
    run(PYTHON, "-m", "tests.support.browser.chromium")
    return run(*words)


def side_by_side(first: Callable[[], int], name: str, beside: tuple[str | Path, ...]) -> int:
    """A script of Python runs beside the first; what it says is shown when both are done, not in between."""
    with ThreadPoolExecutor(1) as thread:
        other = thread.submit(timed, name, lambda: quietly(PYTHON, *beside))
        return first() or other.result()


def timed(name: str, stage: Callable[[], int]) -> int:
    began = time.monotonic()
    try:
        return stage()
    finally:
        MINUTES[name] = (time.monotonic() - began) / 60


def summary(minutes: dict[str, float], engines: list[str]) -> str:
    stages = " · ".join(f"{name} {took:.1f}" for name, took in minutes.items())
    whole = (time.monotonic() - BEGAN) / 60
    return f"Minutes: {stages} · in all {whole:.1f}. Browsers: {', '.join(engines) or 'none'}."


def stamp(lock: str) -> Path:
    return VENV / f".anpfiff-{lock}"


def fingerprint(lock: str) -> str:
    """What an installation depends on."""
    inputs = (ROOT / "requirements" / f"{lock}.txt", ROOT / "pyproject.toml")
    return hashlib.sha256(b"".join(path.read_bytes() for path in inputs)).hexdigest()


def run(*words: str | Path) -> int:
    """Ctrl+C reaches the program too: it ends in its own way, and this one waits for it."""
    program = subprocess.Popen([str(word) for word in words], cwd=ROOT)
    while True:
        try:
            return program.wait()
        except KeyboardInterrupt:
            continue


def quietly(*words: str | Path) -> int:
    program = subprocess.run(
        [str(word) for word in words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    print(program.stdout + program.stderr, end="", flush=True)
    return program.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
