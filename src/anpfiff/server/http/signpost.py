"""The signpost: whoever comes to a server with TLS by plain HTTP is shown the way.

With a certificate that browsers know they are sent on at once. With one of the server's own a page says first, in plain words,
that the browser will warn, and why that is all right here.
"""

import asyncio
from collections.abc import Callable
from html import escape
from importlib.resources import files
from string import Template

from anpfiff.server.http.entrance import IDLE
from anpfiff.server.http.pages import is_place

LONGEST = 8 * 1024
END = b"\r\n\r\n"


class Signpost(asyncio.Protocol):
    """One request, one answer, and good-bye; nothing that was sent is believed but the address."""

    def __init__(self, allowed: Callable[[str | None], bool], *, explains: bool) -> None:
        self._allowed = allowed
        self._explains = explains
        self._heard = b""
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport), "a stream"
        self._transport = transport
        self._timer = asyncio.get_running_loop().call_later(IDLE, transport.abort)

    def connection_lost(self, _: Exception | None) -> None:
        self._transport = None
        if self._timer is not None:
            self._timer.cancel()

    def data_received(self, data: bytes) -> None:
        self._heard += data
        transport = self._transport
        if transport is None or transport.is_closing():
            return
        if END in self._heard or len(self._heard) > LONGEST:
            transport.write(self.answer(self._heard))
            transport.close()

    def answer(self, request: bytes) -> bytes:
        head = request.partition(END)[0].decode("latin-1").split("\r\n")
        method, _, rest = head[0].partition(" ")
        path, _, version = rest.rpartition(" ")
        host = next((line[5:].strip() for line in head[1:] if line.lower().startswith("host:")), None)
        if not (version.startswith("HTTP/1.") and path.startswith("/") and path.isprintable()):
            return _told("400 Bad Request")
        if host is None or not self._allowed(host):
            return _told("421 Misdirected Request")
        url = f"https://{host}{path}"
        if self._explains and method == "GET" and is_place(path.partition("?")[0][1:]):
            return _told("200 OK", explained(url), "Content-Type: text/html; charset=utf-8")
        return _told("308 Permanent Redirect", "", f"Location: {url}")


def explained(url: str) -> str:
    """In four languages: why the browser warns, and the way on."""
    page = files("anpfiff.server.http").joinpath("signpost.html").read_text(encoding="utf-8")
    return Template(page).substitute(url=escape(url, quote=True))


def _told(status: str, body: str = "", *headers: str) -> bytes:
    text = body.encode()
    always = (
        "Server: Anpfiff",
        "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
        "Referrer-Policy: no-referrer",
        "Cache-Control: no-store",
        f"Content-Length: {len(text)}",
        "Connection: close",
    )
    return "\r\n".join([f"HTTP/1.1 {status}", *headers, *always, "", ""]).encode("latin-1") + text
