"""The built client, read once and kept: the page, its files, and who may keep them for how long."""

import gzip
from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from aiohttp import web

from anpfiff.server.http.json import takes_gzip
from anpfiff.server.http.refusals import Denied, told

KINDS = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
PACKED = {"png", "woff2"}
"""Kinds that are compressed already."""
NAMED_BY_CONTENT = "assets/"
"""What lies here bears a hash of its content in its name, and so never changes."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NEVER = "no-store"
NO_CLIENT = "The browser client is not built. Run `python3 run.py setup`, then start the server again.\n"


class Page:
    """One file of the client."""

    def __init__(self, name: str, body: bytes, small: bytes | None = None) -> None:
        """`small` is what the build has packed."""
        ending = name.rpartition(".")[2]
        self.body = body
        self._small = small
        self.kind = KINDS[ending]
        self.charset = "utf-8" if self.kind.startswith("text/") else None
        self.packable = ending not in PACKED
        self.keep = FOREVER if name.startswith(NAMED_BY_CONTENT) else ASK_AGAIN

    @cached_property
    def tag(self) -> str:
        return sha256(self.body).hexdigest()[:20]

    @cached_property
    def packed(self) -> bytes:
        return self._small or gzip.compress(self.body, mtime=0)

    def answer(self, request: web.Request) -> web.Response:
        headers = {"Cache-Control": self.keep, "ETag": f'W/"{self.tag}"'}
        if self.packable:
            headers["Vary"] = "Accept-Encoding"
        if any(tag.value in {self.tag, "*"} for tag in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        body = self.body
        if self.packable and takes_gzip(request):
            body = self.packed
            headers["Content-Encoding"] = "gzip"
        return web.Response(body=body, content_type=self.kind, charset=self.charset, headers=headers)


class Pages:
    """The whole client; what is asked for is looked up here and nowhere on the disk."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = folder or files("anpfiff.server").joinpath("client")

    @cached_property
    def _pages(self) -> dict[str, Page]:
        there = dict(_files(self._folder)) if self._folder.is_dir() else {}
        return {
            name: Page(name, body, there.get(f"{name}.gz")) for name, body in there.items() if _is_page(name)
        }

    def answer(self, request: web.Request) -> web.Response:
        """A file by its name, the page for every place in it, and a plain no for a file that is not there.

        An old tab asks for files of an older client: were it given the page, it would choke on it.
        """
        name = request.match_info.get("path") or "index.html"
        if "index.html" not in self._pages:
            return web.Response(text=NO_CLIENT, status=503, headers={"Cache-Control": NEVER})
        if name in self._pages:
            return self._pages[name].answer(request)
        if is_place(name):
            return self._pages["index.html"].answer(request)
        return told(Denied("not-found"), {"Cache-Control": NEVER})


def is_place(name: str) -> bool:
    """Is it a place in the client, as `K7MQ/tv` is, and no file and no question to the server?"""
    return not name.startswith((NAMED_BY_CONTENT, "api/")) and "." not in name


def _files(folder: Traversable, before: str = "") -> Iterator[tuple[str, bytes]]:
    for path in folder.iterdir():
        if path.is_dir():
            yield from _files(path, f"{before}{path.name}/")
        elif _is_page(path.name.removesuffix(".gz")):
            yield f"{before}{path.name}", path.read_bytes()


def _is_page(name: str) -> bool:
    return name.rpartition(".")[2] in KINDS
