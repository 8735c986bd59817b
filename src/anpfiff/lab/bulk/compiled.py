"""Compiled from Python: the kernels by numba, where it is installed; the luck they share with the rules runs either way.

What was compiled is kept for the next start, in the cache folder of whoever plays (or in NUMBA_CACHE_DIR, as numba's users
expect), under a name that says from which sources: numba itself would not see that another file has changed.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])

HERE = Path(__file__).parent
SOURCES = (HERE, HERE.parent / "games", HERE.parents[1] / "games", HERE.parents[1] / "core")
"""Numbers of the rules are compiled in."""
AVAILABLE = find_spec("numba") is not None


def compiled(function: F) -> F:
    """The door to a kernel: machine code from here on; with nowhere to keep that, it is compiled anew at every start."""
    from numba import njit  # noqa: PLC0415 -- optional

    try:
        with _kept_in(folder()):
            kept: Any = njit(cache=True)(function)
    except (OSError, RuntimeError):
        kept = njit(function)
    return cast("F", kept)


def both(function: F) -> F:
    """A function that runs as Python, and behind the door as machine code: the luck that rules and kernels share, and all
    parts of a kernel.
    """
    if not AVAILABLE:
        return function
    from numba.extending import register_jitable  # noqa: PLC0415 -- optional

    either: F = register_jitable(function)
    return either


@cache
def folder() -> Path:
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "anpfiff"
    return Path(os.environ.get("NUMBA_CACHE_DIR") or home) / f"kernels-{_print_of_sources()[:16]}"


def _print_of_sources() -> str:
    paths = sorted(path for folder in SOURCES for path in folder.rglob("*.py"))
    return sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()


@contextmanager
def _kept_in(path: Path) -> Iterator[None]:
    """Its setting is asked for once, when a function is decorated."""
    import numba  # noqa: PLC0415 -- optional

    config: Any = numba.config
    path.mkdir(parents=True, exist_ok=True)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(path)
    try:
        yield
    finally:
        config.CACHE_DIR = before
