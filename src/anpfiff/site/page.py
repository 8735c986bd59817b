"""The pages of a site that a server writes otherwise: the page itself, lost ways, manifest and service worker."""

import hashlib
import json
import re
from collections.abc import Mapping
from importlib.resources import files

import msgspec

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What WebAssembly needs is allowed, and nothing else."""
LOST = """<!doctype html><meta charset="utf-8"><title>Anpfiff</title><meta http-equiv="refresh" content="0; url={base}"><a href="{base}">Anpfiff</a>
"""


def index(built: bytes, slip: bytes) -> bytes:
    """The client's page with paths from where it lies, its policy, and the slip."""
    page = relative(built).decode()
    head = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    told = slip.decode().replace("<", "\\u003c")
    data = f'<script type="application/json" id="pocket">{told}</script>'
    return page.replace(
        '<meta charset="utf-8">', f'<meta charset="utf-8">\n    {head}\n    {data}', 1
    ).encode()


def relative(built: bytes) -> bytes:
    """A page with paths from where it lies."""
    return re.sub(r'(href|src)="/', r'\1="./', built.decode()).encode()


def lost(base: str) -> bytes:
    """For hosts that show a page of ours where there is no file: the way to the lobby."""
    return LOST.format(base=base).encode()


def manifest(built: bytes) -> bytes:
    """Installed, it begins where it lies."""
    facts = msgspec.json.decode(built)
    facts |= {"id": "./", "start_url": "./", "scope": "./"}
    facts["icons"] = [icon | {"src": icon["src"].removeprefix("/")} for icon in facts["icons"]]
    return msgspec.json.format(msgspec.json.encode(facts), indent=2)


def worker(contents: Mapping[str, bytes]) -> bytes:
    """The service worker, and what it keeps: everything that play needs, so that nothing is missing offline."""
    names = sorted(name for name in contents if not name.endswith((".pdf", "404.html", "sw.js")))
    seen = hashlib.sha256()
    for name in names:
        seen.update(name.encode() + contents[name])
    script = files(__package__).joinpath("worker.js").read_text(encoding="utf-8")
    kept = ["./", *(name for name in names if name != "index.html")]
    return (
        script.replace("'VERSION'", json.dumps(seen.hexdigest()[:12]))
        .replace("'FILES'", json.dumps(kept))
        .encode()
    )
