"""`GET /api/invitation/CODE`: the way into a room, for cameras and for fingers."""

import re
from typing import Any

import msgspec
import pytest
import segno

from anpfiff.server.http.guard import reached_as
from anpfiff.server.http.invitation import Invitation, drawn, invitation
from anpfiff.server.http.tries import BURST
from tests.support.serving import Guests, Serving, served

HOME = "http://192.168.2.34:8080"


async def invited(people: Guests, code: str, **headers: str) -> Invitation:
    async with people.session.get(f"{people.url}/api/invitation/{code}", headers=headers) as answer:
        assert answer.status == 200
        assert answer.headers["Cache-Control"] == "no-store"
        return msgspec.json.decode(await answer.read(), type=Invitation)


async def refused(people: Guests, code: str) -> tuple[int, Any]:
    async with people.session.get(f"{people.url}/api/invitation/{code}") as answer:
        return answer.status, await answer.json()


@served
async def test_on_this_machine_the_address_is_the_one_in_the_network(people: Guests, place: Serving) -> None:
    place.server.api._url = HOME
    _, room = await people.open("zweikampf")
    found = await invited(people, room.code)
    key = place.server.door.key(room.code)
    assert found == invitation(HOME, room.code, key)
    assert (found.url, found.shown) == (f"{HOME}/{room.code}#{key}", "192.168.2.34:8080")
    assert await invited(people, room.code.lower()) == found
    assert await invited(people, room.code, Host="localhost:8080") == found


@served
async def test_who_came_over_the_network_invites_by_the_same_name(people: Guests, place: Serving) -> None:
    place.server.api._url = HOME
    _, room = await people.open("zweikampf")
    found = await invited(people, room.code, Host="anpfiff.local:8000")
    assert found.url.startswith(f"http://anpfiff.local:8000/{room.code}#")
    assert found.shown == "anpfiff.local:8000"


@pytest.mark.parametrize(("said", "scheme"), [({}, "https"), ({"X-Forwarded-Proto": "http"}, "http")])
def test_behind_a_proxy_the_link_is_as_the_proxy_was_reached(said: dict[str, str], scheme: str) -> None:
    @served
    async def asking(people: Guests, place: Serving) -> None:
        place.server._proxied = True
        _, room = await people.open("zweikampf")
        found = await invited(people, room.code, Host="play.local", **said)
        assert found.url.startswith(f"{scheme}://play.local/{room.code}#")

    asking()


@served
async def test_a_wrong_code_is_counted_as_at_the_door(people: Guests, place: Serving) -> None:
    _, room = await people.open("zweikampf")
    for _ in range(BURST - 1):
        place.server.door.wrong("127.0.0.1", place.house.now())
    await invited(people, room.code)
    assert await refused(people, "QQQQ") == (404, {"why": "no-such-room"})
    assert await refused(people, "QQQQ") == (429, {"why": "too-many-tries"})
    assert (await people.refused(kind="join", code="QQQQ")).why == "too-many-tries"
    await invited(people, room.code)


@pytest.mark.parametrize(
    ("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)]
)
def test_a_picture_on_a_foreign_page_asks_for_no_invitation(site: str, status: int) -> None:
    @served
    async def asking(people: Guests, place: Serving) -> None:
        _, room = await people.open("zweikampf")
        headers = {"Sec-Fetch-Site": site}
        async with people.session.get(f"{people.url}/api/invitation/{room.code}", headers=headers) as answer:
            assert answer.status == status
        async with people.session.get(f"{people.url}/api/invitation/QQQQ", headers=headers) as answer:
            assert answer.status == (403 if status == 403 else 404)
        assert bool(place.server.door._guesses) == (status == 200), "nor does it spend anybody's tries"

    asking()


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.168.2.34:8080", "192.168.2.34:8080"),
        ("192.168.2.34", "192.168.2.34"),
        ("ANPFIFF.local", "anpfiff.local"),
        ("[fd00::1]:8000", "[fd00::1]:8000"),
        ("192.168.2.34/evil", "192.168.2.34"),
        ("me@192.168.2.34:1", "192.168.2.34:1"),
        ("192.168.2.34:99999", None),
        ("127.0.0.1:8000", None),
        ("127.0.1.1", None),
        ("[::1]:8000", None),
        ("0.0.0.0:8000", None),
        ("localhost", None),
        ("table.localhost", None),
        ("", None),
        (None, None),
    ],
)
def test_under_which_names_others_can_come(host: str | None, name: str | None) -> None:
    assert reached_as(host) == name


def test_the_path_draws_exactly_the_dark_squares() -> None:
    url = f"{HOME}/K7MQ"
    qr = drawn(url)
    squares = set()
    for x, y, right, left in re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", qr.path):
        assert right == left
        squares |= {(int(x) + step, int(y)) for step in range(int(right))}
    matrix = segno.make(url, micro=False).matrix
    assert qr.size == len(matrix) <= 29
    assert squares == {(x, y) for y, row in enumerate(matrix) for x, dark in enumerate(row) if dark}
    assert re.fullmatch(r"(M\d+ \d+h\d+v1h-\d+z)+", qr.path)
    assert len(qr.path) < 4_000
