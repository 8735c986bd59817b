"""The issue's paragraph on security, sentence by sentence, against a real server on a real port."""

import asyncio
import base64
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import get_args

import aiohttp
import pytest
from aiohttp import web
from yarl import URL

import anpfiff.server
from anpfiff.server.http import entrance
from anpfiff.server.http.guard import MOST_SOCKETS, ROOMS_BURST, SPEECH_BURST
from anpfiff.server.http.json import Asked
from anpfiff.server.http.policy import SECURITY, security
from anpfiff.server.http.sockets import LARGEST_FRAME, MOST_UNREAD
from anpfiff.server.http.tries import BURST
from anpfiff.server.ops import serve
from anpfiff.server.room.tempo import Tempo
from anpfiff.wire import messages as wire
from tests.support.evening import token
from tests.support.serving import Guests, Raw, Serving, served, served_at

SOURCE = Path(anpfiff.server.__file__).parent


@asynccontextmanager
async def line(url: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A plain connection, for what no honest client would say."""
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()


async def upgraded(url: str, **headers: str) -> bytes:
    """The head of the answer to a WebSocket handshake."""
    key = base64.b64encode(os.urandom(16)).decode()
    wanted = {"Host": url.removeprefix("http://"), "Upgrade": "websocket", "Connection": "Upgrade"}
    wanted |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key} | headers
    async with line(url) as (reader, writer):
        lines = "".join(f"{name}: {value}\r\n" for name, value in wanted.items())
        writer.write(f"GET /ws HTTP/1.1\r\n{lines}\r\n".encode())
        return await reader.readuntil(b"\r\n\r\n")


# Host allow-list (DNS rebinding) and Origin check.


@served
async def test_a_request_for_another_host_is_turned_away_everywhere(people: Guests, place: Serving) -> None:
    for path in (
        "/",
        "/ws",
        "/api/rooms",
        "/api/games",
        "/api/rules/foul",
        "/api/matches/x",
        "/health",
        "/metrics",
        "/nothing",
    ):
        async with people.session.get(place.url + path, headers={"Host": "evil.example"}) as answer:
            assert (answer.status, await answer.json()) == (421, {"why": "unknown-host"})


@served
async def test_a_page_of_another_site_is_turned_away_everywhere(people: Guests, place: Serving) -> None:
    for origin in ("https://evil.example", "null", "http://["):
        for path in ("/ws", "/api/rooms", "/"):
            async with people.session.get(place.url + path, headers={"Origin": origin}) as answer:
                assert (answer.status, await answer.json()) == (403, {"why": "foreign-origin"})


@served
async def test_our_own_page_may_open_a_socket(people: Guests, place: Serving) -> None:
    raw = await people.dial(Origin=place.url)
    await raw.send({"kind": "open", "version": 1, "token": raw.token, "game": "zweikampf"})
    await raw.hear(wire.Welcome)


# Tokens never in URLs.


@served
async def test_a_token_in_a_url_is_not_looked_at(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    url = f"{place.url}/ws?token={host.token}&code={room.code}"
    async with people.session.ws_connect(url) as socket:
        await socket.send_json({"kind": "shout", "id": 1, "cheer": "wow"})
        assert '"malformed"' in (await socket.receive_str())


def test_no_code_of_the_server_reads_a_query_or_a_cookie_but_for_a_language_a_seat_and_how_to_print() -> None:
    no_secret = {"lang", "seat", "paper", "duplex", "size", "what", "sheets", "ink"}
    no_secret |= {
        "seen",
        "after",
    }  # the version of a competition that somebody knows already; the round of a table
    assert {*get_args(Asked)} == no_secret
    for path in SOURCE.rglob("*.py"):
        text = path.read_text()
        if path == SOURCE / "http" / "json.py":
            assert text.count(".query") == 1
            text = text.replace("request.query.get(name", "")
        assert not re.search(r"\.(query|query_string|rel_url|cookies)\b", text), path.name
        assert set(re.findall(r'\basked\(request, "(\w+)"\)', text)) <= no_secret


# Frame ≤ 8 KiB, no compression.


@served
async def test_a_frame_of_eight_kibibytes_is_read_and_a_larger_one_closes_the_socket(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("zweikampf")
    guest, _ = await people.join(room.code)
    await host.send("x" * LARGEST_FRAME)
    assert (await host.hear(wire.Refused)).why == "malformed"
    await guest.send("x" * (LARGEST_FRAME + 1))
    await guest.closed()
    assert guest.socket.close_code == 1009
    assert isinstance(await host.do("spin"), wire.Done)


@served
async def test_a_first_frame_that_is_too_large_closes_the_socket(people: Guests, place: Serving) -> None:
    raw = await people.dial()
    await raw.send("x" * (LARGEST_FRAME + 1))
    await raw.closed()
    assert raw.socket.close_code == 1009
    await people.open("zweikampf")


@served
async def test_a_message_in_many_small_frames_is_bounded_too(people: Guests, place: Serving) -> None:
    raw = await people.dial()
    connection = raw.socket._response.connection
    assert connection is not None
    assert connection.transport is not None
    for count in range(20):
        opening = bytes((0x01 if count == 0 else 0x00, 0x80 | 100)) + bytes(
            4
        )  # no final frame, a mask of zeros
        connection.transport.write(opening + b"x" * 100)
    for _ in range(20):
        connection.transport.write(b"\x00\xfe\x03\xe8" + bytes(4) + b"x" * 1_000)
    await raw.closed()
    assert raw.socket.close_code == 1009


@served
async def test_no_compression_is_agreed_on(people: Guests, place: Serving) -> None:
    extensions = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}
    head = await upgraded(place.url, **extensions)
    assert head.startswith(b"HTTP/1.1 101")
    assert b"sec-websocket-extensions" not in head.lower()


# Bounded queues per client: slow readers are cut and resync.


@served
async def test_a_reader_that_does_not_read_is_cut_and_the_room_goes_on(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("zweikampf")
    slow, _ = await people.join(room.code)
    (socket,) = place.house.actors[room.code].listeners[2]
    transport = socket._transport  # type: ignore[attr-defined]  # every listener here is a socket
    deaf = slow.socket._response.connection.transport  # type: ignore[union-attr]  # it is connected
    assert isinstance(deaf, asyncio.Transport)
    deaf.pause_reading()
    largest = 0
    while not transport.is_closing():
        socket.send(b'"' + b"x" * 60_000 + b'"')
        largest = max(largest, transport.get_write_buffer_size())
        await asyncio.sleep(0)
    assert largest <= MOST_UNREAD + 2 * 60_100
    deaf.abort()
    while host.room.chairs[1].here:
        await host.hear(wire.Room)
    back, welcome = await people.join(room.code, slow.token)
    assert welcome.seat == 1
    assert isinstance(await back.do("spin"), wire.Done)


# Handshake time-out.


@served_at(Tempo(handshake=30))
async def test_who_does_not_say_who_it_is_in_time_is_sent_away(people: Guests, place: Serving) -> None:
    raw = await people.dial()
    assert (await raw.hear(wire.Refused)).why == "no-greeting"
    assert (await raw.hear(wire.Bye)).why == "no-greeting"
    await raw.closed()


@pytest.mark.parametrize("words", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "])
def test_a_connection_that_never_finishes_its_request_is_closed(
    words: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        monkeypatch.setattr(entrance, "IDLE", 0.2)
        runner = entrance.runner(web.Application())
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        async with (
            asyncio.timeout(10),
            line(f"http://127.0.0.1:{runner.addresses[0][1]}") as (reader, writer),
        ):
            writer.write(words)
            await reader.read()
        await runner.cleanup()

    asyncio.run(main())


def test_the_server_is_started_with_that_limit() -> None:
    assert entrance.IDLE <= 30
    assert "entrance.runner(" in Path(serve.__file__).read_text()


# Rate limits: per seat, generous for a race and for a class of thirty behind one address.


async def flood(raw: Raw, count: int) -> None:
    for number in range(1, count + 1):
        await raw.send({"kind": "catch-up", "id": number, "seen": 0})


async def too_fast(raw: Raw, count: int) -> int:
    """How many of the answers were `too-fast`."""
    answers: list[wire.Done | wire.Refused] = []
    while len(answers) < count:
        message = await raw.next()
        answers += [message] if isinstance(message, wire.Done | wire.Refused) else []
    return sum(isinstance(answer, wire.Refused) and answer.why == "too-fast" for answer in answers)


@served
async def test_who_floods_is_slowed_down_and_nobody_else_is(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    guest, _ = await people.join(room.code)
    await flood(host, 3 * SPEECH_BURST)
    assert await too_fast(host, 3 * SPEECH_BURST) > SPEECH_BURST
    assert isinstance(await guest.do("spin"), wire.Done)


@served
async def test_who_comes_in_again_has_no_more_to_say_than_before(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    await flood(host, SPEECH_BURST)
    other, _ = await people.join(room.code, host.token)
    await flood(other, SPEECH_BURST)
    actor = place.house.actors[room.code]
    while not isinstance(await other.next(), wire.Refused):
        pass
    assert len(actor._buckets) == 1


@served
async def test_a_class_of_thirty_behind_one_address_joins_and_cheers_at_once(
    people: Guests, place: Serving
) -> None:
    _, room = await people.open("zweikampf")
    pupils = [(await people.join(room.code))[0] for _ in range(30)]
    answers = await asyncio.gather(*(pupil.do("shout", cheer="goal") for pupil in pupils))
    assert all(isinstance(answer, wire.Done) for answer in answers)


@served
async def test_a_person_has_one_socket_and_the_newest_is_it(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    more = [(await people.join(room.code, host.token))[0] for _ in range(5)]
    for one in (host, *more[:-1]):
        assert (await one.hear(wire.Bye)).why == "elsewhere"
        await one.closed()
    assert isinstance(await more[-1].do("spin"), wire.Done)
    assert place.house.actors[room.code].room.company.people[0].here


# Per-address limits only for join attempts; wrong tries slowed down.


@served
async def test_wrong_codes_are_slowed_down_and_right_ones_and_new_hosts_are_not(
    people: Guests, place: Serving
) -> None:
    host, room = await people.open("zweikampf")
    for _ in range(BURST):
        assert (await people.refused(kind="join", code="QQQQ")).why == "no-such-room"
    assert (await people.refused(kind="join", code="QQQQ")).why == "too-many-tries"
    await people.join(room.code)
    await people.open("zweikampf")
    assert isinstance(await host.do("spin"), wire.Done), "who is in is in"


@served
async def test_one_machine_cannot_fill_the_house(people: Guests, place: Serving) -> None:
    place.server._proxied = True
    there = {"X-Forwarded-For": "192.0.2.1"}
    place.server.gate._sockets["192.0.2.1"] = MOST_SOCKETS
    with pytest.raises(aiohttp.WSServerHandshakeError) as full:
        await people.dial(**there)
    assert full.value.status == 429
    place.server.gate._sockets.clear()
    for _ in range(ROOMS_BURST):
        place.server.gate.may_open("192.0.2.1", place.house.now())
    raw = await people.dial(token("late"), **there)
    await raw.send({"kind": "open", "version": 1, "token": raw.token, "game": "zweikampf"})
    assert (await raw.hear(wire.Refused)).why == "too-many-rooms"
    await raw.closed()
    await people.open("zweikampf")
    assert place.server.gate._sockets.get("192.0.2.1") is None


# What is secret stays here.


@served
async def test_a_match_that_still_runs_is_given_to_nobody(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    guest, _ = await people.join(room.code)
    await host.do("start")
    shown = await guest.hear(wire.Room, phase="playing")
    async with people.session.get(f"{place.url}/api/matches/{shown.match}") as answer:
        assert (answer.status, await answer.json()) == (404, {"why": "no-such-match"})


@served
async def test_only_rooms_that_were_made_public_are_listed(people: Guests, place: Serving) -> None:
    await people.open("zweikampf")
    _, shown = await people.open("foul", public=True)
    async with people.session.get(f"{place.url}/api/rooms") as answer:
        assert [room["code"] for room in await answer.json()] == [shown.code]


# Strict CSP, no third-party request.


@served
async def test_every_answer_carries_the_policy(people: Guests, place: Serving) -> None:
    for path in (
        "/",
        "/api/games",
        "/api/rooms",
        "/api/matches/x",
        "/api/matches/x/replay",
        "/api/rules/foul?lang=de",
        "/api/invitation/QQQQ",
        "/health",
        "/metrics",
        "/..%2f..%2fetc",
        "/x%00.html",
    ):
        async with people.session.get(place.url + path) as answer:
            assert security(place.url.rpartition("/")[2]).items() <= answer.headers.items(), path
    for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
        async with people.session.get(place.url, headers=headers) as answer:
            assert SECURITY.items() <= answer.headers.items()
    async with people.session.post(place.url) as answer:
        assert (answer.status, answer.headers["X-Content-Type-Options"]) == (405, "nosniff")


def test_the_policy_names_no_other_host_and_allows_no_foreign_script() -> None:
    policy = dict(part.strip().split(" ", 1) for part in SECURITY["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert not re.search(r"https?:|wss?:|\*|unsafe-eval", SECURITY["Content-Security-Policy"])


def test_the_policy_names_the_sockets_of_the_host_that_was_asked_and_nothing_that_could_change_it() -> None:
    named = security("kiste.local:8000")["Content-Security-Policy"]
    assert "connect-src 'self' ws://kiste.local:8000 wss://kiste.local:8000; manifest-src 'self'" in named
    assert "ws://[::1]:8000 wss://[::1]:8000;" in security("[::1]:8000")["Content-Security-Policy"]
    for forged in (None, "", "a;script-src *", "a b", "a\r\nSet-Cookie: x", "a,b", "*"):
        assert security(forged) == SECURITY, forged


def test_no_page_asks_another_host_for_anything() -> None:
    """Words may name an address (a licence, an SVG namespace); nothing may be fetched from one."""
    fetched = re.compile(
        r"""(?:src|href|url|import|fetch|from)\s*[=(]?\s*["'(]\s*(?:https?:)?//""", re.IGNORECASE
    )
    folder = files("anpfiff.server").joinpath("client")
    pages = [path for path in Path(str(folder)).rglob("*") if path.suffix in {".html", ".js", ".css", ".svg"}]
    pages += list(SOURCE.rglob("*.html"))
    for page in pages:
        assert not fetched.search(page.read_text(errors="ignore")), page.name


@served
async def test_no_file_outside_the_client_is_given_away(people: Guests, place: Serving) -> None:
    async with people.session.get(place.url + "/") as answer:
        page = await answer.read()
    for path in (
        "/../app.py",
        "/%2e%2e/app.py",
        "/..%2fapp.py",
        "//etc/passwd",
        "/client/../../app.py",
        "/app.py",
        "/%5c..%5capp.py",
    ):
        async with people.session.get(URL(place.url + path, encoded=True)) as answer:
            text = await answer.read()
            assert b"import asyncio" not in text
            assert text == page or answer.status in {400, 404}
