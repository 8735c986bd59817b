"""The store as the house sees it: what was acknowledged is kept. A second implementation only has to meet this."""

from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol

from anpfiff.server.room.writes import Entry, Write


class Kept(NamedTuple):
    """A room as it was kept."""

    room: str
    page: bytes
    entries: tuple[Entry, ...]
    damage: str = ""
    """What is wrong with it: then it stays on disk as it is, and nobody plays it."""


class Writer(Protocol):
    """What a room needs of a store."""

    def write(self, wanted: Write, now: int) -> Awaitable[None]: ...


class Store(Writer, Protocol):
    """What a house needs of a store."""

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
    async def newest(self) -> int:
        """The latest time that anything was kept at; 0 if nothing was."""

    async def fact(self, name: str) -> int | None: ...
    async def remember(self, name: str, value: int) -> None:
        """A small fact about the house; refused, like everything, when the disk refuses."""

    async def delete(self, names: Sequence[str]) -> None:
        """Rooms, clubs or competitions of those names, for good; of one that is not there, nothing."""

    async def rewrite(self, wanted: Write, now: int) -> None:
        """The log of that name anew, all of it or nothing; of what stood there before nothing is left."""

    async def close(self) -> None: ...


class StoreFault(OSError):  # noqa: N818 -- what it is
    """A store that is no file could not do it: it is away, full, or refuses."""


class Damaged(Exception):  # noqa: N818 -- what it is
    """The file cannot be used; the message says why."""


class Newer(Damaged):
    """The file is whole, but of a format that only a newer server knows."""
