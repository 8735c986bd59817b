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
        return {request.url: request.sizes()["responseBodySize"] for request in self._loaded}

    def total(self) -> int:
        return sum(self.parts().values())
