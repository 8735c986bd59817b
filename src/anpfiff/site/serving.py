"""The site shown on this machine, by nothing but files: as strict as the strictest host, and with links that work."""

import re
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from anpfiff.site.page import POLICY

KINDS = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}

NAMED = re.compile(r"(assets|python-\w+|pocket-\w+)/")
"""Whatever lies in these folders never changes."""


class Files(SimpleHTTPRequestHandler):
    """Files, and for a place in the client the way to it behind the #."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | KINDS
    protocol_version = "HTTP/1.1"

    def __init__(self, *given: Any, base: str, **more: Any) -> None:
        self._base = base
        super().__init__(*given, **more)

    def do_GET(self) -> None:
        """Somebody's link of a server leads to the same place here."""
        path = self.path.partition("?")[0]
        if not path.startswith(self._base):
            self.send_error(HTTPStatus.NOT_FOUND)
        elif Path(self.translate_path(self.path)).exists() or "." in path.rpartition("/")[2]:
            super().do_GET()
        else:
            self._lead(f"{self._base}#/{path[len(self._base) :]}")

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path[len(self._base) :])

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        named = NAMED.match(self.path.removeprefix(self._base))
        self.send_header("Cache-Control", "max-age=31536000, immutable" if named else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *given: Any) -> None:  # noqa: A002 -- the library's name
        """Nobody wants to read what a browser asks for."""

    def _lead(self, to: str) -> None:
        self.send_response(HTTPStatus.FOUND)
        self.send_header("Location", to)
        self.send_header("Content-Length", "0")
        self.end_headers()


class Counter(ThreadingHTTPServer):
    """Hands files out to whoever asks."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A tab that was closed while a file was on its way is no fault of ours."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, base: str = "/", port: int = 0, host: str = "127.0.0.1") -> ThreadingHTTPServer:
    return Counter((host, port), partial(Files, directory=str(folder), base=base))
