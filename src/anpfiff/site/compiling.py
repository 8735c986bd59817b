"""Sources into bytecode, before anybody visits: a browser that has to compile everything first starts three times as late.

The Python that compiles is the one that will run it, Pyodide's, in Node. What it made is kept beside it, until the sources change.
"""

import hashlib
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from anpfiff.site.fetching import fetched, node, run
from anpfiff.site.library import trimmed

SCRIPT = "compile.mjs"
LIBRARY = "/lib/python314.zip"
OURS = "/lib/python3.14/site-packages"


class Work(NamedTuple):
    sources: bytes
    root: str
    """Where they will lie in the browser."""
    library: bytes
    """What Python itself needs to do it."""


def library() -> bytes:
    """Python's own modules, as far as play needs them."""
    whole = (fetched() / "python_stdlib.zip").read_bytes()
    return _kept("library", Work(trimmed(whole), LIBRARY, whole))


def compiled(sources: bytes) -> bytes:
    """A zip of ours, as Python in the browser reads it at once."""
    return _kept("ours", Work(sources, OURS, library()))


def _kept(kind: str, work: Work) -> bytes:
    script = files(__package__).joinpath(SCRIPT).read_bytes()
    made = fetched() / f"{kind}-{hashlib.sha256(script + work.sources).hexdigest()[:16]}.zip"
    try:
        return made.read_bytes()
    except FileNotFoundError:
        return _made(made, kind, work, script)


def _made(made: Path, kind: str, work: Work, script: bytes) -> bytes:
    with tempfile.TemporaryDirectory(dir=made.parent.parent) as given:
        workshop = Path(given)
        library, sources, out = (workshop / f"{name}.zip" for name in ("library", "sources", "out"))
        (workshop / SCRIPT).write_bytes(script)
        library.write_bytes(work.library)
        sources.write_bytes(work.sources)
        run(workshop, node(), SCRIPT, made.parent, library, sources, work.root, out)
        content = out.read_bytes()
        for old in made.parent.glob(f"{kind}-*.zip"):
            old.unlink(missing_ok=True)
        out.replace(made)  # whoever builds at the same time sees all of it or nothing
    return content
