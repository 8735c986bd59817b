"""What a phone loads until now, as it comes over the air: packed, with letters and pictures."""

from playwright.sync_api import BrowserContext

MOST = 120_000
"""Bytes for all that is needed to play any one game."""
PLAYED = "/api/matches/"
"""What was played is as long as the match was, over this way as over the line: it is no part of the game."""
ENTRIES = """() => ["navigation", "resource"]
    .flatMap((kind) => performance.getEntriesByType(kind))
    .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


class Weight:
    """What the pages of a context have loaded, in the browser's own book.

    Asked for one by one, a request now and then never says how long it was.
    """

    def __init__(self, context: BrowserContext) -> None:
        self._context = context

    def parts(self) -> dict[str, int]:
        """What came from the browser's own store again, for the lobby without a server, was carried only once."""
        carried: dict[str, int] = {}
        for page in self._context.pages:
            for url, size in page.evaluate(ENTRIES):
                if PLAYED not in url:
                    carried[url] = max(carried.get(url, 0), size)
        return carried

    def total(self) -> int:
        return sum(self.parts().values())
