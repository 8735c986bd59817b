"""Our own code for the browser: what play needs, and nothing of what needs a socket, a disk or a process."""

import io
import zipfile
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

WHOLE = ("core", "games", "bots", "table", "wire", "pocket", "server/room")
"""Packages with everything in them."""
PARTS = (
    "__init__.py",
    "server/__init__.py",
    "server/house/__init__.py",
    *(f"server/house/{name}.py" for name in ("actor", "codes", "deciding", "first_words", "lag")),
    *(f"server/house/{name}.py" for name in ("restore", "store", "telling")),
    *(f"server/cluster/{name}.py" for name in ("__init__", "decisions", "fence")),
    "server/http/__init__.py",
    *(f"server/http/{name}.py" for name in ("heartbeat", "listing", "own_copy", "replay", "report")),
)
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same sources make the same file."""


def bundled() -> bytes:
    """A zip that is unpacked beside Python's own packages."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(_contents()):
            archive.writestr(zipfile.ZipInfo(f"anpfiff/{name}", LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _contents() -> Iterator[tuple[str, bytes]]:
    root = files("anpfiff")
    for name in PARTS:
        yield name, root.joinpath(name).read_bytes()
    for name in WHOLE:
        yield from _below(root.joinpath(name), name)


def _below(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for path in folder.iterdir():
        if path.is_dir() and path.name != "__pycache__":
            yield from _below(path, f"{name}/{path.name}")
        elif path.is_file() and not path.name.endswith((".pyc", ".md")):
            yield f"{name}/{path.name}", path.read_bytes()
