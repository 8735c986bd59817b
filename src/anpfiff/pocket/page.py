"""What stands around a pocket: the page that listens, and the shelf that keeps. Both are JavaScript's, or a test's."""

from collections.abc import Awaitable
from typing import Protocol


class Page(Protocol):
    """Where everything goes that the house has to say."""

    def told(self, line: int, text: str) -> None: ...
    def hung_up(self, line: int) -> None: ...
    def think(self, number: int, question: str) -> None:
        """Let somebody think about this who has the time; the answer comes to `Pocket.thought`."""

    def failed(self, event: str) -> None:
        """Something went wrong that nobody caused."""


class Shelf(Protocol):
    """What a browser keeps. Everything is text, so that it goes from one language to the other as it is."""

    def write(self, wanted: str) -> Awaitable[None]:
        """All of it or nothing; done when it lies there for good."""

    def room(self, code: str) -> Awaitable[str]:
        """The room of that code and its log as JSON; empty if there is none."""

    def match(self, link: str) -> Awaitable[str]:
        """A record, or a report of a real table; empty if there is none."""

    def keep(self, link: str, game: str, record: str) -> Awaitable[str]:
        """A match from elsewhere; of several under one link the first stays and is given back."""
