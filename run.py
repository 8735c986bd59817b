#!/usr/bin/env python3
"""Set up and run Anpfiff with nothing but Python 3.11 or newer: `run.py setup | play | test | check`.

Everything goes into `.venv` beside this file. A stamp remembers what was installed, so that the second time costs nothing.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
USAGE = """usage: python3 run.py COMMAND

  setup         prepare .venv so that .venv/bin/anpfiff works
  play          set up, serve the table to your network and open the browser (--no-browser: only serve;
                more: .venv/bin/anpfiff serve --help; at this keyboard: .venv/bin/anpfiff play)
  test          set up, then run everything that CI runs
  check         set up, then only the quick checks: format, lint, types, layers"""


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 -- so that an older Python says this instead of stumbling
        sys.exit(f"Anpfiff needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    command, rest = (words[0] if words else ""), words[1:]
    commands = {
        "setup": lambda: setup("run"),
        "play": lambda: setup("run") or run(BIN / "anpfiff", "serve", "--open", *rest),
        "check": lambda: setup("dev") or check(),
        "test": lambda: setup("dev") or check() or test(rest),
    }
    if command not in commands:
        print(USAGE, file=sys.stderr)
        return 2
    return commands[command]()


def setup(lock: str) -> int:
    """Install what the lock file names, by hash, and Anpfiff itself from this folder; `dev` holds all of `run`."""
    wanted = fingerprint(lock)
    if any(stamp(name).exists() and stamp(name).read_text() == fingerprint(name) for name in {lock, "dev"}):
        return 0
    print("Setting up .venv …", flush=True)
    make_venv()
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    locked: list[str | Path] = [
        "--require-hashes",
        "--only-binary",
        ":all:",
        "-r",
        ROOT / "requirements" / f"{lock}.txt",
    ]
    code = run(*pip, *locked) or run(*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    if code == 0:
        stamp(lock).write_text(wanted)
    return code


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
    return (
        run(BIN / "ruff", "format", "--check", "--quiet", ".")
        or run(BIN / "ruff", "check", "--quiet", ".")
        or run(BIN / "mypy")
        or run(BIN / "lint-imports", "--no-cache")
    )


def test(rest: list[str]) -> int:
    """All tests on all cores: first those that count the branches of core, games and table, then the many matches."""
    pytest: list[str | Path] = [BIN / "pytest", "-q", "-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    if rest:
        return run(*pytest, *rest)
    return run(*pytest, "-m", "not many", "--cov", "--cov-report=term") or run(*pytest, "-m", "many")


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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
