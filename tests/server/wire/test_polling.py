"""Long polling: the same messages without a socket, in order, once, and behind the same door."""

import asyncio
from typing import Any, cast

import msgspec

from anpfiff.client import fresh_token
from anpfiff.core import Finished
from anpfiff.server.http import polling
from anpfiff.server.http.guard import SPEECH_BURST
from anpfiff.server.http.polled import MOST_AT_ONCE, PolledLine
from anpfiff.server.http.sockets import LARGEST_FRAME, MOST_UNREAD
from anpfiff.server.http.visits import MOST_OF_A_LINE
from anpfiff.server.room.tempo import Rhythm, Tempo
from anpfiff.wire import messages as wire
from tests.support.polled import PolledSocket, plain
from tests.support.serving import Guests, Raw, Serving, served, served_at

HASTY = Rhythm(ping=40, silence=400)


def socket_of(raw: Raw) -> PolledSocket:
    return cast("PolledSocket", raw.socket)


async def opened(people: Guests, game: str, **fields: Any) -> Raw:
    host = plain(people.url, people.session, fresh_token())
    await host.send({"kind": "open", "version": 1, "token": host.token, "game": game, **fields})
    await host.hear(wire.Room)
    return host


async def post(people: Guests, path: str, body: bytes = b"{}", **headers: str) -> tuple[int, Any, str | None]:
    async with people.session.post(people.url + path, data=body, headers=headers) as answer:
        return answer.status, await answer.json(), answer.headers.get("Cache-Control")


async def play(who: Raw) -> None:
    """Whatever is offered first, until the final whistle."""
    acted = 0
    while True:
        table: wire.Table | None = getattr(who, "table", None)
        if table is not None and isinstance(table.turn, Finished):
            return
        if table is not None and table.moves and table.seq != acted:
            acted = table.seq
            await who.order("act", move=table.moves[0], seen=table.seq)
        message = await who.next()
        if isinstance(message, wire.Ping):
            await who.send(wire.Pong(message.n))


@served
async def test_a_whole_match_is_played_by_one_with_a_socket_and_one_without(
    people: Guests, place: Serving
) -> None:
    host = await opened(people, "zweikampf")
    guest, _ = await people.join(host.room.code)
    await host.hear(wire.Room)
    await host.do("start")
    await asyncio.gather(play(host), play(guest))

    assert host.table.turn == guest.table.turn
    assert host.table.seq == guest.table.seq


@served
async def test_what_was_not_fetched_is_told_again_and_what_was_is_not(people: Guests, place: Serving) -> None:
    line = socket_of(await opened(people, "zweikampf"))
    last = line.heard
    await line.ask("/say", line=line.key, first=1, said=[{"kind": "spin", "id": 1}])

    once = await line.ask("/hear", line=line.key, after=last)
    again = await line.ask("/hear", line=line.key, after=last)
    assert once["told"]
    assert again["told"][: len(once["told"])] == once["told"]
    assert (once["first"], again["first"]) == (last + 1, last + 1)

    done = last + len(again["told"])
    await line.ask("/say", line=line.key, first=2, said=[{"kind": "spin", "id": 2}])
    assert (await line.ask("/hear", line=line.key, after=done))["first"] == done + 1


@served
async def test_what_is_said_twice_is_heard_once_and_a_gap_is_not_heard(
    people: Guests, place: Serving
) -> None:
    line = socket_of(await opened(people, "zweikampf"))
    heard = place.server.traffic.heard
    said = [{"kind": "shout", "id": 1, "cheer": "bravo"}, {"kind": "shout", "id": 2, "cheer": "bravo"}]

    assert await line.ask("/say", line=line.key, first=1, said=said) == {"taken": 2}
    assert await line.ask("/say", line=line.key, first=1, said=[*said, {"kind": "spin", "id": 3}]) == {
        "taken": 3
    }
    assert await line.ask("/say", line=line.key, first=9, said=said) == {"taken": 3}
    assert place.server.traffic.heard == heard + 3


@served
async def test_a_second_question_sends_the_first_one_home(people: Guests, place: Serving) -> None:
    host = await opened(people, "zweikampf")
    line = socket_of(host)
    while isinstance(message := await host.next(), wire.Ping):
        await host.send(wire.Pong(message.n))
        if message.n >= 3:
            break
    first = asyncio.create_task(line.ask("/hear", line=line.key, after=line.heard))
    await asyncio.sleep(0.05)
    second = asyncio.create_task(line.ask("/hear", line=line.key, after=line.heard))
    assert (await first)["told"] == []
    await line.ask("/say", line=line.key, first=line.said + 1, said=[{"kind": "spin", "id": 1}])
    assert (await second)["told"]


@served
async def test_who_is_refused_hears_why_and_goodbye(people: Guests, place: Serving) -> None:
    for greeting, why in (
        ({"kind": "join", "version": 1, "token": fresh_token(), "code": "ZZZZ"}, "no-such-room"),
        ({"kind": "join", "version": 2, "token": fresh_token(), "code": "ZZZZ"}, "other-version"),
        ({"kind": "join"}, "malformed"),
    ):
        raw = plain(people.url, people.session, fresh_token())
        await raw.send(greeting)
        assert (await raw.hear(wire.Refused)).why == why
        assert (await raw.hear(wire.Bye)).why == why
        assert await raw.closed() == 4000
    assert place.server.traffic.sockets <= 3


@served
async def test_nonsense_gets_a_clear_answer_and_nothing_is_kept_by_anybody(
    people: Guests, place: Serving
) -> None:
    line = socket_of(await opened(people, "zweikampf"))
    for path in ("/api/line/hear", "/api/line/say"):
        for body in (b"", b"{", b"[]", b'{"line":1}', b'{"line":"x","after":-1,"first":0,"said":[]}'):
            assert await post(people, path, body) == (400, {"why": "malformed"}, None)
    stranger = msgspec.json.encode({"line": "x" * 32, "after": 0})
    assert (await post(people, "/api/line/hear", stranger))[:2] == (404, {"why": "no-such-line"})
    huge = b" " * (LARGEST_FRAME + 1)
    assert (await post(people, "/api/line/say", huge))[0] == 413
    mine = msgspec.json.encode({"line": line.key, "after": 0})
    assert (await post(people, "/api/line/hear", mine))[2] == "no-store"
    async with people.session.get(f"{people.url}/api/line/hear") as answer:
        assert answer.status in {404, 405}


@served
async def test_a_page_of_another_site_may_not_even_ask(people: Guests, place: Serving) -> None:
    greeting = msgspec.json.encode(
        {"kind": "open", "version": 1, "token": fresh_token(), "game": "zweikampf"}
    )
    for path in ("/api/line", "/api/line/hear", "/api/line/say"):
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            status, why, _ = await post(people, path, greeting, **headers)
            assert (status, why) == (403, {"why": "foreign-origin"})
    assert not place.house.actors


@served
async def test_words_are_counted_as_on_a_socket(people: Guests, place: Serving) -> None:
    host = await opened(people, "zweikampf")
    line = socket_of(host)
    first = 1
    while first <= SPEECH_BURST + MOST_AT_ONCE:
        said = [{"kind": "spin", "id": number} for number in range(first, first + MOST_AT_ONCE)]
        await line.ask("/say", line=line.key, first=first, said=said)
        first += MOST_AT_ONCE
    refused = await host.hear(wire.Refused, why="too-fast")
    assert refused.id is not None


@served_at(Tempo(countdown=0, calm=HASTY, race=HASTY))
async def test_whoever_does_not_ask_any_more_is_gone_for_the_room(people: Guests, place: Serving) -> None:
    guest = await opened(people, "zweikampf")
    host, _ = await people.join(guest.room.code)
    while not hasattr(host, "room") or host.room.chairs[0].here:
        if isinstance(message := await host.next(), wire.Ping):
            await host.send(wire.Pong(message.n))

    line = socket_of(guest)
    mine = msgspec.json.encode({"line": line.key, "after": 0})
    assert (await post(people, "/api/line/hear", mine))[0] == 404
    assert place.server.traffic.sockets == 1


@served
async def test_a_person_is_where_they_came_in_last(people: Guests, place: Serving) -> None:
    host = await opened(people, "zweikampf")
    again, welcome = await people.join(host.room.code, token=host.token)

    assert (await host.hear(wire.Bye)).why == "elsewhere"
    assert await host.closed() == 4000
    assert welcome.person == 1
    assert again.socket.close_code is None


def test_what_nobody_fetches_is_not_kept_for_ever() -> None:
    async def main() -> None:
        gone: list[bool] = []
        line = PolledLine(lambda: gone.append(True))
        for _ in range(MOST_UNREAD // 1024 + 2):
            line.send(b"x" * 1024)
        assert gone == [True]
        assert await line.after(0, 0) == (line.told + 1, [])

    asyncio.run(main())


def test_an_answer_is_no_longer_than_it_may_be_and_the_rest_comes_with_the_next() -> None:
    async def main() -> None:
        line = PolledLine(lambda: None)
        for number in range(1, 101):
            line.send(b"%d" % number)
        first, told = await line.after(0, 0)
        assert (first, len(told)) == (1, MOST_AT_ONCE)
        assert await line.after(MOST_AT_ONCE, 0) == (65, [b"%d" % number for number in range(65, 101)])
        assert await line.after(100, 0) == (101, [])

    asyncio.run(main())


def test_nobody_is_told_to_wait_longer_than_a_line_may_be_silent() -> None:
    assert Tempo().race.silence > polling.PATIENCE * 2000


@served
async def test_one_line_does_not_take_every_place_of_the_house(people: Guests, place: Serving) -> None:
    """Each of its connections would count as somebody who has sat down, and nobody new could come in."""
    visits = place.server.visits
    line = socket_of(await opened(people, "zweikampf"))
    said = msgspec.json.encode({"line": line.key, "first": 1, "said": []})
    host, port = place.url.removeprefix("http://").split(":")
    head = f"POST /api/line/say HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(said)}\r\n\r\n"
    many = [await asyncio.open_connection(host, int(port)) for _ in range(3 * MOST_OF_A_LINE)]
    for reader, writer in many:
        writer.write(head.encode() + said)
        assert b"200" in await reader.readline()
    assert visits.seats == MOST_OF_A_LINE
    assert len(visits) >= len(many), "they wait like any other, and nobody is thrown out"

    place.server.polling._callers[line.key].line.cut()
    assert visits.seats == 0, "who has gone leaves no seat taken"
    for _, writer in many:
        writer.close()
