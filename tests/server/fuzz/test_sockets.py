"""Fuzzing over real sockets: whatever is thrown at it, the server answers rightly, and an innocent match goes on."""

import asyncio
import json
import os
from random import Random
from typing import Any

import aiohttp
import pytest
from yarl import URL

from anpfiff.client import fresh_token
from anpfiff.server.http.sockets import LARGEST_FRAME
from anpfiff.server.room import commands
from anpfiff.wire import messages as wire
from tests.server.fuzz.innocent import innocent_match
from tests.server.fuzz.watch import run_watched
from tests.server.fuzz.words import command, spoilt
from tests.support.serving import Guests, Raw, Serving, guests

FRAMES, GREETINGS, REQUESTS = 3_000, 150, 150


def watched(*attacks: Any) -> None:
    """The attacks and the innocent match at the same time; nothing may be logged as an error by anybody."""

    async def main() -> None:
        async with asyncio.timeout(100), guests() as (people, place):
            place.server.reception.speech = (10**9, 1)
            await asyncio.gather(
                innocent_match(people, place), *(attack(people, place) for attack in attacks)
            )
            await innocent_match(people, place)

    run_watched(main())


def test_frames_of_every_kind() -> None:
    watched(*(babbler(seed) for seed in range(3)))


def babbler(seed: int) -> Any:
    """Somebody with a seat, saying anything; whoever is cut comes back with the same token."""

    async def attack(people: Guests, place: Serving) -> None:
        random = Random(seed)
        game = random.choice(("zweikampf", "foul", "elfmeter"))
        raw, room = await people.open(game)
        for seat in range(1, len(room.chairs)):
            await raw.do("fill", seat=seat, level="rocket")
        await raw.do("start")
        said: list[str] = []
        for count in range(FRAMES // 3):
            if raw.socket.closed:
                raw = await again(people, raw, room.code)
            await throw(raw, frame(random, game, said))
            if count % 25 == 0:
                raw = await breathe(people, raw, room.code)

    return attack


def frame(random: Random, game: str, said: list[str]) -> str | bytes:
    roll = random.random()
    if roll < 0.05:
        return random.randbytes(random.randrange(200))
    if roll < 0.06:
        return "x" * (LARGEST_FRAME + random.randrange(-2, 3))
    if roll < 0.2 and said:
        return random.choice(said)
    words = command(random, game)
    if words["kind"] in {"leave", "lock"}:
        words = {"kind": "spin", "id": len(said) + 1}
    said.append(json.dumps(words) if roll < 0.6 else spoilt(words, random))
    return said[-1]


async def throw(raw: Raw, text: str | bytes) -> None:
    try:
        if isinstance(text, bytes):
            await raw.socket.send_bytes(text)
        else:
            await raw.socket.send_str(text)
    except (aiohttp.ClientConnectionError, ConnectionError):
        await raw.socket.close()


async def breathe(people: Guests, raw: Raw, code: str) -> Raw:
    """Hear what there is to hear: a last word gets its answer, or the socket was closed for a frame that was too large."""
    try:
        await raw.send({"kind": "catch-up", "id": 2**52 + int.from_bytes(os.urandom(5)), "seen": 0})
        while not isinstance(await raw.next(), wire.Done):
            pass
    except (AssertionError, aiohttp.ClientConnectionError, ConnectionError):
        return await again(people, raw, code)
    return raw


async def again(people: Guests, raw: Raw, code: str) -> Raw:
    assert raw.socket.close_code in {None, 1009, 1006, 1000, 4000}
    await raw.socket.close()
    return (await people.join(code, raw.token))[0]


def test_first_words_of_every_kind() -> None:
    """Every one is answered with the reason and a goodbye; other people's tokens open nobody's seat."""
    watched(greeter)


async def greeter(people: Guests, place: Serving) -> None:
    random = Random(5)
    host, room = await people.open("zweikampf")
    for _ in range(GREETINGS):
        raw = await people.dial()
        text = greeting(random, room.code)
        await raw.send(text)
        answer = await raw.hear(wire.Refused)
        assert answer.id is None
        assert answer.why in {
            "malformed",
            "other-version",
            "no-such-room",
            "too-many-tries",
            "unknown-game",
            "wrong-number-of-seats",
            "unknown-option",
            "bad-option",
            "no-other-material",
            "no-such-seat",
        }
        assert (await raw.hear(wire.Bye)).why == answer.why
        await raw.closed()
        place.server.door._guesses.clear()
    assert len(place.house.actors) <= 2
    assert isinstance(await host.do("spin"), wire.Done)


def greeting(random: Random, code: str) -> str:
    """An `open` or `join` with at least one thing wrong with it."""
    said: dict[str, Any] = {"kind": "join", "version": 1, "token": fresh_token(), "code": code}
    if random.random() < 0.5:
        said = {"kind": "open", "version": 1, "token": fresh_token(), "game": "zweikampf"}
    wrong: dict[str, Any] = {
        "token": random.choice(("", "x", "x" * 42, "x" * 44, "ä" * 43, " " * 43, None, 7, ["x" * 43])),
        "version": random.choice((0, 2, -1, 10**30, "1", None, 1.5)),
        "kind": random.choice(("welcome", "act", "shout", "", None, 1)),
        "lang": random.choice(("xx", "", None, 1)),
    }
    if said["kind"] == "join":
        wrong |= {
            "code": random.choice(("", "ABC", "QQQQQ", "0O1I", "A" * 9, None, 4)),
            "seen": random.choice((-1, 2**53, "0", None)),
            "watch": random.choice((1, "true", None)),
        }
    else:
        wrong |= {
            "game": random.choice(("chess", "", "x" * 41, None)),
            "options": random.choice(({"x": 1}, {"patience": -1}, [], None)),
            "seats": random.choice((-1, 1, 3, 7, "2")),
            "material": "[deck]" * random.choice((1, 900, 1_100)),
            "nod": 1,
            "public": "yes",
        }
    if random.random() < 0.2:
        return random.choice(
            (
                "",
                "{",
                "[" * 8_000,
                "null",
                json.dumps([said]),
                json.dumps(said)[:-1],
                '{"a":' * 1_000,
                json.dumps(said | {"extra": 1}),
            )
        )
    name = random.choice(list(wrong))
    return json.dumps(said | {name: wrong[name]})


def test_another_seats_token_is_another_person() -> None:
    """A token only ever opens its own seat, and a command cannot bring one along."""

    async def thief(people: Guests, place: Serving) -> None:
        host, room = await people.open("zweikampf")
        _, guest = await people.join(room.code)
        raw, stranger = await people.join(room.code)
        for extra in ({"token": host.token}, {"person": 1}, {"seat": 0}):
            await raw.send({"kind": "start", "id": 1} | extra)
            assert (await raw.hear(wire.Refused)).why == "malformed"
        assert isinstance(await raw.do("start"), wire.Refused)
        await raw.send({"kind": "join", "version": 1, "token": host.token, "code": room.code})
        assert (await raw.hear(wire.Refused)).why == "malformed"
        assert (stranger.seat, guest.seat) == (None, 1)

    watched(thief)


def test_requests_of_every_kind() -> None:
    watched(caller)


async def caller(people: Guests, place: Serving) -> None:
    random = Random(6)
    for _ in range(REQUESTS):
        path = "/" + "".join(
            random.choice(("a", "/", "..", "%2e", "%00", "%2f", "api", "rooms", "ws", "?", "%ff", "matches/"))
            for _ in range(random.randrange(6))
        )
        headers = {
            "Host": random.choice(
                ("127.0.0.1", "evil.example", "localhost", "a" * 300, "[::1]", "[", ":", "evil.example:80")
            ),
            "Origin": random.choice(
                ("http://127.0.0.1", "http://evil.example", "null", "http://[", "x" * 300)
            ),
        }
        kept = {name: value for name, value in headers.items() if random.random() < 0.6}
        method = random.choice(("GET", "GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"))
        async with people.session.request(
            method, URL(place.url + path, encoded=True), headers=kept
        ) as answer:
            await answer.read()
            host, origin = kept.get("Host"), kept.get("Origin")
            if host in {"evil.example", "a" * 300, "[", ":", "evil.example:80"}:
                assert answer.status == 421
            elif origin is not None and origin != f"http://{host}":
                assert answer.status == 403
            else:
                assert answer.status in {200, 400, 404, 405, 426, 503}  # 503: the client is not built


def test_a_room_that_stumbles_is_built_anew_and_it_does_not_go_unseen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Break it to believe it: the others play on, who was in comes back, and the watch has seen the fault."""

    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    async def stumbler(people: Guests, place: Serving) -> None:
        host, room = await people.open("zweikampf")
        await host.order("spin")
        assert (await host.hear(wire.Bye)).why == "try-again"
        await host.closed()
        _, welcome = await people.join(room.code, host.token)
        assert welcome.seat == 0

    monkeypatch.setattr(commands, "_spin", stumble)
    with pytest.raises(AssertionError, match="room-failed"):
        watched(stumbler)
