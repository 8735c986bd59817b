"""The cinema: films are made one at a time, off the event loop, and a few are kept, so that play goes on meanwhile."""

import asyncio

from anpfiff.core import Seat
from anpfiff.server.film import film

KEPT = 16
"""Films in memory: after the final whistle everybody at a table asks for theirs, and then scrubs."""


class Cinema:
    """Who asks for a film that is being made waits for it instead of having it made twice."""

    def __init__(self) -> None:
        self._films: dict[tuple[str, Seat | None], bytes] = {}
        self._projector = asyncio.Lock()

    async def show(self, link: str, seat: Seat | None, record: bytes) -> bytes | None:
        """The film of that match as that seat saw it, compressed; None if there is no such seat."""
        async with self._projector:
            kept = self._films.pop((link, seat), None)
            shown = kept or await asyncio.to_thread(film, record, seat)
            if shown is not None:
                self._keep((link, seat), shown)
        return shown

    def _keep(self, key: tuple[str, Seat | None], shown: bytes) -> None:
        """The one that nobody has asked for longest makes room."""
        self._films[key] = shown
        while len(self._films) > KEPT:
            del self._films[next(iter(self._films))]
