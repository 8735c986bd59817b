"""Small doors that stood ajar."""

import pytest

from anpfiff.server.http.policy import SECURITY
from anpfiff.wire import messages as wire
from tests.server.api.test_reports import told
from tests.server.security.test_security import line, upgraded
from tests.support.serving import Guests, Serving, served


@pytest.mark.parametrize("after", ["\n", "\r\n", " ", "\x00"])
def test_a_token_with_something_behind_it_is_no_token(after: str) -> None:
    @served
    async def joining(people: Guests, place: Serving) -> None:
        host, room = await people.open("zweikampf")
        refusal = await people.refused(kind="join", code=room.code, token=host.token + after)
        assert refusal.why == "malformed"

    joining()


@pytest.mark.parametrize(
    "words", ["GET /", "GET / HTTP/0.9\r\nHost: 127.0.0.1", "GET / HTTP/0.0\r\nHost: 127.0.0.1"]
)
def test_who_speaks_the_oldest_http_gets_no_page(words: str) -> None:
    @served
    async def asking(people: Guests, place: Serving) -> None:
        async with line(place.url) as (reader, writer):
            writer.write(f"{words}\r\n\r\n".encode())
            assert b" 200 " not in await reader.read(200)

    asking()


@served
async def test_nobody_is_told_which_version_of_what_answers(people: Guests, place: Serving) -> None:
    for path in ("/", "/api/games", "/api/matches/x", "/health"):
        async with people.session.get(place.url + path) as answer:
            assert answer.headers["Server"] == "Anpfiff"
    assert b"\r\nServer: Anpfiff\r\n" in await upgraded(place.url)
    for nonsense in ("GET / HTTP/7.5\r\n\r\n", f"GET / HTTP/1.1\r\nX: {'x' * 9_000}\r\n\r\n"):
        async with line(place.url) as (reader, writer):
            writer.write(nonsense.encode())
            assert b"\r\nServer: Anpfiff\r\n" in await reader.read(1_000)


def test_no_other_site_may_use_our_answers_nor_the_camera() -> None:
    assert SECURITY["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=(self)" in SECURITY["Permissions-Policy"]


@served
async def test_a_record_may_be_kept_by_who_asked_for_it_alone(people: Guests, place: Serving) -> None:
    await place.house.store.keep(("a-link", "foul", b"{}"), 0)
    async with people.session.get(f"{place.url}/api/matches/a-link") as answer:
        assert answer.headers["Cache-Control"].startswith("private, max-age=")


@served
async def test_nobody_reports_a_match_that_is_still_played(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    guest, _ = await people.join(room.code)
    await host.do("start")
    link = (await guest.hear(wire.Room, phase="playing")).match
    async with people.session.post(f"{place.url}/api/matches", json=told(link=link)) as answer:
        assert (answer.status, await answer.json()) == (409, {"why": "already-kept"})
    assert await place.house.store.match(str(link)) is None


@served
async def test_the_same_token_opens_the_same_room_also_among_thousands(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("zweikampf")
    for _ in range(20):
        place.house.lay_out("zweikampf")
    _, again = await people.open("zweikampf", host.token)
    assert again.code == room.code
    place.house.forget(place.house.actors[room.code])
    assert not place.house._openers, "a room that is gone is nobody's"
