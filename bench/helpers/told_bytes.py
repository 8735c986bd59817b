"""How much people are told of one input, and how long a public room is in a list: from seeds of the simulated server, all games."""

from tests.support.simulation.auditor import Auditor
from tests.support.simulation.heard import News, Room, Table
from tests.support.simulation.world import World


class Listening(Auditor):
    """An auditor who counts."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes = self.tables = self.room_bytes = self.rooms = 0

    def told(self, room: str, person: int, news: News, text: bytes) -> None:
        super().told(room, person, news, text)
        self.bytes += len(text)
        self.tables += isinstance(news, Table)
        self.rooms += isinstance(news, Room)
        self.room_bytes += len(text) if isinstance(news, Room) else 0


def told(seeds: int) -> dict[str, float]:
    """Everything that was told, for each table that was: words about the room and its people are in it."""
    heard: list[Listening] = []
    for seed in range(seeds):
        world = World(seed)
        world.auditor = world.air.auditor = Listening()
        world.run(seed)
        heard.append(world.auditor)
    tables = sum(each.tables for each in heard)
    return {
        "told_bytes": sum(each.bytes for each in heard) / tables,
        "listed_bytes": sum(each.room_bytes for each in heard) / sum(each.rooms for each in heard),
    }
