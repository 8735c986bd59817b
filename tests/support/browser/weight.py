"""What a phone loads until now, as it comes over the air: packed, with letters and pictures."""

from playwright.sync_api import BrowserContext, Request

MOST = 120_000
"""Bytes for all that is needed to play any one game."""


class Weight:
    """Put a context on the scales before it opens its first page."""

    def __init__(self, context: BrowserContext) -> None:
        self._loaded: list[Request] = []
        context.on("requestfinished", lambda request: self._loaded.append(request))  # noqa: PLW0108 -- Playwright marks what it is given

    def parts(self) -> dict[str, int]:
        """What came from the browser's own store again, for the lobby without a server, was carried only once."""
        carried: dict[str, int] = {}
        for request in self._loaded:
            carried[request.url] = max(carried.get(request.url, 0), request.sizes()["responseBodySize"])
        return carried

    def total(self) -> int:
        return sum(self.parts().values())
