"""A full house: empty rooms go first, and nobody who sits somewhere does."""

import asyncio

import pytest

from anpfiff.server.house import house as house_module
from anpfiff.wire import messages as wire
from tests.support.serving import Guests, Raw, Serving, served

MOST = 4


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "MOST_ROOMS", MOST)


async def gone(raw: Raw, place: Serving, code: str) -> None:
    """Its room is empty as soon as the server has noticed."""
    await raw.socket.close()
    room = place.house.actors[code].room
    for _ in range(500):
        if not room.company.anybody_here():
            return
        await asyncio.sleep(0.01)


@served
async def test_the_oldest_empty_room_makes_room_for_a_new_one(people: Guests, place: Serving) -> None:
    rooms = [await people.open("zweikampf") for _ in range(MOST)]
    for number in (2, 1):
        await gone(rooms[number][0], place, rooms[number][1].code)
    _, room = await people.open("zweikampf")
    await people.open("zweikampf")
    assert {rooms[0][1].code, rooms[3][1].code, room.code} <= set(place.house.actors)
    refusal = await people.refused(kind="open", game="zweikampf")
    assert refusal.why == "house-full", "the others sit in theirs"


@served
async def test_a_match_that_waits_for_its_people_and_a_room_for_its_first_guest_stay(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("zweikampf")
    guest, _ = await people.join(room.code)
    await host.do("start")
    await guest.hear(wire.Room, phase="playing")
    await guest.socket.close()
    await gone(host, place, room.code)
    laid_out = place.house.lay_out("zweikampf")
    for _ in range(MOST - 2):
        await people.open("zweikampf")
    assert (await people.refused(kind="open", game="zweikampf")).why == "house-full"
    assert {room.code, laid_out} <= set(place.house.actors)
