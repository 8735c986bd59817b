"""A house without a door, and a listener that only listens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from anpfiff.server.house.house import House
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.ops.folder import DATABASE
from anpfiff.server.room.writes import Write


class Ear:
    def __init__(self) -> None:
        self.kinds: list[str] = []

    def send(self, text: bytes) -> None:
        self.kinds.append(msgspec.json.decode(text)["kind"])

    def close(self, why: str) -> None:
        self.kinds.append(why)


@asynccontextmanager
async def house_in(folder: Path) -> AsyncIterator[House]:
    house = House(SqliteStore(folder / DATABASE))
    try:
        yield house
    finally:
        await house.close()


async def write(house: House, wanted: Write, when: int = 0) -> None:
    """Put something on disk as if a room had."""
    await house.store.write(wanted, when)
