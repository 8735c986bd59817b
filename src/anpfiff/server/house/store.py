"""The store as the house sees it: what was acknowledged is kept. A second implementation only has to meet this."""

from collections.abc import Awaitable
from typing import NamedTuple, Protocol

from anpfiff.server.room.writes import Entry, Write


class Kept(NamedTuple):
    """A room as it was kept."""

    room: str
    page: bytes
    entries: tuple[Entry, ...]


class Store(Protocol):
    """What a house needs of a store."""

    def write(self, wanted: Write, now: int) -> Awaitable[None]: ...
    async def rooms(self, only: str | None = None) -> list[Kept]:
        """Every room that has not ended, or that one."""

    async def match(self, link: str) -> bytes | None: ...
    async def keep(self, match: tuple[str, str, bytes], now: int) -> bytes:
        """A match that no room has played, by link, game and record; of several under one link the first stays and is given back."""

    async def unseen(self) -> tuple[str, bytes] | None:
        """The link and the record of a match whose replay is still to be made; None when all are."""

    async def keep_replay(self, link: str, replay: bytes) -> None:
        """The match as everybody saw it; empty where that cannot be shown."""

    async def replay(self, link: str) -> bytes | None:
        """What was kept of it, if anything."""

    async def forget(self, before: int) -> int: ...
    async def close(self) -> None: ...


class Damaged(Exception):  # noqa: N818 -- what it is
    """The file cannot be used; the message says why."""


class Newer(Damaged):
    """The file is whole, but of a format that only a newer server knows."""
