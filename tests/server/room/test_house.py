"""The house: one task a room, the disk before the wire, and nobody left at a door without an answer."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec
import pytest

from anpfiff.bots.levels import Yardstick
from anpfiff.core import Refused
from anpfiff.server.house.house import House
from anpfiff.server.house.store import Kept
from anpfiff.server.room.tempo import Tempo
from anpfiff.server.room.writes import Entry, Write, together
from anpfiff.wire import messages as wire
from tests.support.evening import token


class Disk:
    """A disk that a test can stop and break."""

    def __init__(self) -> None:
        self.writes: list[Write] = []
        self.turning = asyncio.Event()
        self.turning.set()
        self.broken = False

    async def write(self, wanted: Write, now: int) -> None:
        await self.turning.wait()
        if self.broken:
            raise sqlite3.OperationalError("disk full")
        self.writes.append(wanted)

    async def rooms(self, only: str | None = None) -> list[Kept]:
        pages = {wanted.room: wanted.page for wanted in self.writes if wanted.page is not None}
        return [
            Kept(
                room,
                page,
                tuple(entry for wanted in self.writes if wanted.room == room for entry in wanted.entries),
            )
            for room, page in pages.items()
            if only in {None, room}
        ]

    async def match(self, link: str) -> bytes | None:
        return None

    async def keep(self, match: tuple[str, str, bytes], now: int) -> bytes:
        return match[2]

    async def unseen(self) -> tuple[str, bytes] | None:
        return None

    async def keep_replay(self, link: str, replay: bytes) -> None:
        pass

    async def replay(self, link: str) -> bytes | None:
        return None

    async def forget(self, before: int) -> int:
        return 0

    async def rewrite(self, wanted: Write, now: int) -> None:
        raise AssertionError(wanted.room)

    async def newest(self) -> int:
        return 0

    async def fact(self, name: str) -> int | None:
        return None

    async def remember(self, name: str, value: int) -> None:
        pass

    async def delete(self, names: Sequence[str]) -> None:
        pass

    async def close(self) -> None:
        pass


class Ear:
    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: str | None = None

    def send(self, text: bytes) -> None:
        self.heard.append(msgspec.json.decode(text))

    def close(self, why: str) -> None:
        self.closed = why

    def kinds(self) -> list[str]:
        return [message["kind"] for message in self.heard]


OPEN = wire.Open(wire.VERSION, token("Ada"), "zweikampf")


def join(house: House, name: str) -> wire.Join:
    (code,) = house.actors
    return wire.Join(wire.VERSION, token(name), code)


def at_home(test: Callable[[House, Disk], Coroutine[Any, Any, None]], tempo: Tempo | None = None) -> None:
    async def main() -> None:
        disk = Disk()
        house = House(disk, tempo=tempo or Tempo(countdown=0))
        async with asyncio.timeout(20):
            await test(house, disk)
            disk.turning.set()
            await house.close()

    asyncio.run(main())


async def rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_nothing_is_told_before_it_is_on_disk() -> None:
    async def test(house: House, disk: Disk) -> None:
        disk.turning.clear()
        ear = Ear()
        await house.open(OPEN, ear)
        await rest()
        assert ear.heard == []
        disk.turning.set()
        await rest()
        assert ear.kinds()[0] == "welcome"

    at_home(test)


def test_a_room_whose_deed_the_disk_refuses_is_as_the_disk_has_it() -> None:
    async def test(house: House, disk: Disk) -> None:
        ear = Ear()
        seated = await house.open(OPEN, ear)
        await rest()
        disk.broken = True
        seated.actor.hear(1, wire.Lock(1, True))
        await rest()
        assert (ear.heard[-1], ear.closed) == ({"kind": "bye", "why": "try-again"}, "try-again")
        assert not any(message.get("locked") for message in ear.heard)
        disk.broken = False
        again, back = Ear(), await house.join(join(house, "Ada"), ear)
        assert back.person == 1
        assert back.actor is not seated.actor
        assert not back.actor.room.company.locked
        assert again.heard == []

    at_home(test)


def test_who_knocks_while_a_room_is_built_anew_comes_in_afterwards() -> None:
    async def test(house: House, disk: Disk) -> None:
        seated = await house.open(OPEN, Ear())
        await rest()
        disk.turning.clear()
        disk.broken = True
        seated.actor.hear(1, wire.Lock(1, True))
        await rest()
        knocking = asyncio.ensure_future(house.join(join(house, "Ben"), Ear()))
        await rest()
        disk.turning.set()
        await asyncio.sleep(0)
        disk.broken = False
        assert (await knocking).actor is not seated.actor

    at_home(test)


def test_who_goes_away_while_knocking_stops_nobody() -> None:
    async def test(house: House, disk: Disk) -> None:
        seated = await house.open(OPEN, Ear())
        await rest()
        disk.turning.clear()
        seated.actor.hear(1, wire.Spin(1))
        await rest()
        knocking = asyncio.ensure_future(house.join(join(house, "Ben"), Ear()))
        await asyncio.sleep(0)
        knocking.cancel()
        disk.turning.set()
        await rest()
        assert [person.number for person in seated.actor.room.company.people] == [1]
        assert (await house.join(join(house, "Cem"), Ear())).person == 2

    at_home(test)


def test_who_knocks_while_a_room_ends_is_told() -> None:
    async def test(house: House, disk: Disk) -> None:
        ear = Ear()
        seated = await house.open(OPEN, ear)
        await rest()
        disk.turning.clear()
        said = join(house, "Ben")
        seated.actor._due = 0  # a second has passed
        seated.actor.leave(1, ear)
        await rest()
        knocking = asyncio.ensure_future(house.join(said, Ear()))
        await rest()
        disk.turning.set()
        with pytest.raises(Refused, match="no such room"):
            await knocking
        await rest()
        assert house.actors == {}

    at_home(test, Tempo(empty=0))


def test_one_round_is_one_deed() -> None:
    """Were the first of two refused and the second written, the log would have a gap."""

    async def test(house: House, disk: Disk) -> None:
        seated = await house.open(OPEN, Ear())
        await house.join(join(house, "Ben"), Ear())
        await rest()
        seated.actor.hear(1, wire.Start(1))
        await asyncio.sleep(0.02)
        before, seq = len(disk.writes), seated.actor.room.seq
        disk.turning.clear()
        seated.actor.hear(1, wire.Lock(2, True))  # as long as it is being written the others wait
        for person in (1, 2, 1, 2):
            seated.actor.hear(person, wire.Act(10 + person, {"kind": "turn-over"}, seq))
        disk.turning.set()
        await rest()
        assert len(disk.writes) == before + 2
        assert [entry.seq for entry in disk.writes[-1].entries] == [2, 3]

    at_home(test)


def test_deeds_are_put_together_in_their_order() -> None:
    one, two = Entry(1, 1, 1, b"a"), Entry(2, None, None, b"b")
    writes = [
        Write("r", [one], b"old", ("x", "y", b"z")),
        Write("r", [two]),
        Write("r", (), b"new", None, True),
    ]
    assert together(writes) == Write("r", [one, two], b"new", ("x", "y", b"z"), True)
    assert together(writes[:1]) == writes[0]


def test_saying_open_again_opens_the_same_room() -> None:
    async def test(house: House, disk: Disk) -> None:
        first, again = await house.open(OPEN, Ear()), await house.open(OPEN, Ear())
        assert first.actor is again.actor
        assert len(house.actors) == 1

    at_home(test)


def test_a_guests_token_opens_a_room_of_its_own() -> None:
    async def test(house: House, disk: Disk) -> None:
        await house.open(OPEN, Ear())
        await house.join(join(house, "Ben"), Ear())
        await house.open(msgspec.structs.replace(OPEN, token=token("Ben")), Ear())
        assert len(house.actors) == 2

    at_home(test)


def test_a_house_has_so_many_rooms_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anpfiff.server.house.house.MOST_ROOMS", 1)

    async def test(house: House, disk: Disk) -> None:
        await house.open(OPEN, Ear())
        with pytest.raises(Refused, match="house full"):
            await house.open(msgspec.structs.replace(OPEN, token=token("Ben")), Ear())

    at_home(test)


def test_the_last_socket_of_a_person_leaves_an_empty_chair() -> None:
    async def test(house: House, disk: Disk) -> None:
        one, two = Ear(), Ear()
        seated = await house.open(OPEN, one)
        await house.join(join(house, "Ada"), two)
        seated.actor.leave(1, one)
        await rest()
        assert seated.actor.room.shown().chairs[0].here
        seated.actor.leave(1, two)
        await rest()
        assert not any(chair.here for chair in seated.actor.room.shown().chairs)
        assert seated.actor._buckets == {}

    at_home(test)


def test_a_bot_that_stumbles_is_told_of_and_takes_any_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def clumsy(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("anpfiff.server.house.deciding.known_bot", lambda *_: Yardstick(clumsy))
    faults: list[str] = []
    monkeypatch.setattr(
        "anpfiff.server.house.thinking.tell_fault", lambda event, *_, **__: faults.append(event)
    )

    async def test(house: House, disk: Disk) -> None:
        seated = await house.open(OPEN, Ear())
        seated.actor.hear(1, wire.Fill(1, 1, "rocket"))
        seated.actor.hear(1, wire.Start(2))
        match = await until(lambda: seated.actor.room.match)
        await until(lambda: match.table.view(0).ready == (False, True))

    at_home(test, Tempo(countdown=0, rethink=1, pace=0))
    assert faults == ["bot-failed"]


async def until(there: Callable[[], Any]) -> Any:
    """A bot thinks in another thread and rings no bell for us."""
    while not there():  # noqa: ASYNC110 -- see above
        await asyncio.sleep(0.01)
    return there()
