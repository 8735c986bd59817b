"""The site, file by file: the built client, Python for the browser, our code, and what can be answered without either."""

import base64
import gzip
import hashlib
import shutil
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import msgspec

from anpfiff import book
from anpfiff.core import Refused
from anpfiff.games import GAMES
from anpfiff.server.http.catalogue import catalogue
from anpfiff.site.bundle import bundled
from anpfiff.site.compiling import compiled, library
from anpfiff.site.fetching import PYODIDE, fetched
from anpfiff.site.page import index, lost, manifest, relative, worker

Contents = dict[str, bytes]
"""Every file of the site by its path from the page."""
ANSWERED = "pocket"
PYTHON = "python"
PACKED = {".png", ".woff2", ".pdf", ".zip", ".whl"}


class Wish(NamedTuple):
    """What the owner of a site may say about it."""

    base: str = "/"
    """Where it will lie on its host; only the page for lost ways must know."""
    server: str = ""
    """The address of a server of theirs, for what needs one."""
    prints: bool = True
    """With the PDFs of all games?"""
    tempo: str = ""
    """A test brings its own."""


class Item(msgspec.Struct, frozen=True):
    """A file and what it must be when it arrives."""

    path: str
    bytes: int
    integrity: str


def site(wish: Wish) -> Contents:
    """All files of the site."""
    ours = _named(ANSWERED, _answers(wish))
    theirs = _named(PYTHON, _python())
    client = dict(_client())
    whole = client | ours | theirs
    slip = _slip(whole, wish)
    whole["index.html"] = index(client["index.html"], slip)
    whole["404.html"] = lost(wish.base)
    whole["privacy.html"] = relative(client["privacy.html"])
    whole["manifest.webmanifest"] = manifest(client["manifest.webmanifest"])
    whole["sw.js"] = worker(whole)
    return whole


def write(contents: Mapping[str, bytes], folder: Path) -> None:
    """A folder that holds a site is written anew; any other that is not empty stays as it is."""
    if folder.exists() and not folder.is_dir():
        raise Refused("cannot-write", detail=f"{folder} is no folder")
    if folder.exists() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
        raise Refused("cannot-write", detail=f"{folder} is not empty, and no site of ours")
    shutil.rmtree(folder, ignore_errors=True)
    for name, content in contents.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def weight(contents: Mapping[str, bytes]) -> int:
    """What goes over the line for everything but the prints, compressed."""
    return sum(
        len(content if Path(name).suffix in PACKED else gzip.compress(content, 6))
        for name, content in contents.items()
        if not name.endswith(".pdf")
    )


def _client() -> Iterator[tuple[str, bytes]]:
    folder = files("anpfiff.server").joinpath("client")
    if not folder.joinpath("index.html").is_file():
        raise Refused("no-client", detail="the browser client is not built: python3 run.py setup")
    yield from _below(folder)


def _below(folder: Traversable, before: str = "") -> Iterator[tuple[str, bytes]]:
    for path in folder.iterdir():
        if path.is_dir():
            yield from _below(path, f"{before}{path.name}/")
        elif not path.name.startswith(".") and not path.name.endswith(".gz"):
            yield f"{before}{path.name}", path.read_bytes()


def _python() -> Contents:
    folder = fetched()
    (wheel,) = folder.glob("msgspec-*.whl")
    theirs = {name: (folder / name).read_bytes() for name in PYODIDE} | {wheel.name: wheel.read_bytes()}
    return theirs | {"python_stdlib.zip": library()}


def _answers(wish: Wish) -> Contents:
    rules = {
        f"rules/{pages}.{lang}.json": msgspec.json.encode(book.pages_of(pages, lang))
        for pages in (book.COMMON, *GAMES)
        for lang in book.LANGUAGES
    }
    return {"games.json": catalogue(), "anpfiff.zip": compiled(bundled())} | rules | _prints(wish)


def _prints(wish: Wish) -> Contents:
    if not wish.prints:
        return {}
    from anpfiff.press import ordered, printed  # noqa: PLC0415 -- only where the press is there

    return {
        f"print/{game}.{lang}.pdf": printed(ordered(game, lang=lang))
        for game in GAMES
        for lang in book.LANGUAGES
    }


def _named(kind: str, contents: Contents) -> Contents:
    """Whatever lies in such a folder never changes: its name is the sum of all of it."""
    seen = hashlib.sha256()
    for name, content in sorted(contents.items()):
        seen.update(f"{name}\0{len(content)}\0".encode() + content)
    return {f"{kind}-{seen.hexdigest()[:12]}/{name}": content for name, content in contents.items()}


def _slip(contents: Contents, wish: Wish) -> bytes:
    (wheel,) = (name for name in contents if name.endswith(".whl"))
    python = wheel.rpartition("/")[0] + "/"
    (ours,) = (name for name in contents if name.endswith("/anpfiff.zip"))
    slip = {
        "python": python,
        "pocket": ours.rpartition("/")[0] + "/",
        "wasm": _item(f"{python}pyodide.asm.wasm", contents),
        "library": _item(f"{python}python_stdlib.zip", contents),
        "scripts": [_item(f"{python}{name}", contents) for name in PYODIDE if name.endswith(".mjs")],
        "msgspec": _item(wheel, contents),
        "anpfiff": _item(ours, contents),
        "server": wish.server,
        "tempo": wish.tempo,
        "version": ours[len(ANSWERED) + 1 :].partition("/")[0],
    }
    return msgspec.json.encode(slip)


def _item(path: str, contents: Contents) -> Item:
    digest = base64.b64encode(hashlib.sha256(contents[path]).digest()).decode()
    return Item(path, len(contents[path]), f"sha256-{digest}")
