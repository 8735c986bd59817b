"""The client for programs: what it does by itself, and what it leaves to its bot."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from aiohttp import web

from anpfiff.client import Patience, Seat
from anpfiff.core import Refused, Waiting
from anpfiff.games.zweikampf.model import TurnOver, View
from anpfiff.wire import messages as wire
from tests.server.wire.test_matches import IMPATIENT, play
from tests.support.serving import QUICK, serving

SCENE = View(None, (20, 20), (False, False), (), ((), ()))
ROOM = wire.Room("K7RM", "zweikampf", 1, {}, "playing", (), (), (), 1, False, False, "link", None, ())


def table(since: int, seq: int, *events: Any) -> wire.Table:
    return wire.Table(since, seq, 0, events, SCENE, (), Waiting((0,)))


def run(test: Callable[[], Any]) -> None:
    async def main() -> None:
        async with asyncio.timeout(30):
            await test()

    asyncio.run(main())


@asynccontextmanager
async def staged(*told: Any) -> AsyncIterator[tuple[str, list[Any]]]:
    """A server that welcomes, tells what a test wants it to, and writes down what it hears."""
    heard: list[Any] = []

    async def socket(request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        heard.append(msgspec.json.decode(await ws.receive_str()))
        welcome = wire.Welcome(1, 1, "Ada", "otter", 0, "K7RM", 0)
        for message in (welcome, ROOM, *told):
            await ws.send_str(msgspec.json.encode(message).decode())
        async for frame in ws:
            heard.append(msgspec.json.decode(frame.data))  # noqa: PERF401 -- to be read while it grows
        return ws

    app = web.Application()
    app.router.add_get("/ws", socket)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"127.0.0.1:{runner.addresses[0][1]}", heard
    finally:
        await runner.cleanup()


async def heard_of(heard: list[Any], kind: str) -> Any:
    while not (found := [one for one in heard if one["kind"] == kind]):  # noqa: ASYNC110 -- a list rings no bell
        await asyncio.sleep(0.005)
    return found[0]


def test_pings_are_answered_by_themselves() -> None:
    async def main() -> None:
        async with staged(wire.Ping(7, 0)) as (url, heard), Seat.join(url, "K7RM"):
            assert (await heard_of(heard, "pong"))["n"] == 7

    run(main)


def test_a_gap_is_noticed_and_asked_for() -> None:
    async def main() -> None:
        async with staged(table(0, 2), table(5, 6)) as (url, heard), Seat.join(url, "K7RM") as seat:
            assert (await heard_of(heard, "catch-up"))["seen"] == 2
            assert seat.sight is not None
            assert seat.sight.seq == 2

    run(main)


def test_whoever_looks_late_sees_everything_at_once() -> None:
    async def main() -> None:
        ready = {"kind": "hand-ready", "seat": 0}
        told = (table(0, 2, ready), table(2, 3, ready), table(2, 3, ready), table(3, 4), wire.Ping(1, 0))
        async with staged(*told) as (url, heard), Seat.join(url, "K7RM") as seat:
            await heard_of(heard, "pong")
            sight = await anext(seat)
            assert (sight.seq, len(sight.events), sight.view) == (4, 2, SCENE)

    run(main)


def test_a_word_of_a_newer_server_is_let_pass() -> None:
    async def main() -> None:
        newer = msgspec.to_builtins(wire.Ping(3, 0)) | {"weather": "rain"}
        async with staged({"kind": "confetti"}, newer) as (url, heard), Seat.join(url, "K7RM"):
            assert (await heard_of(heard, "pong"))["n"] == 3

    run(main)


def test_a_command_that_came_too_fast_is_said_again() -> None:
    async def main() -> None:
        async with serving(speech=(3, 20)) as place, Seat.open(place.url, "zweikampf") as seat:
            answers = await asyncio.gather(*(seat.do(wire.Spin) for _ in range(8)))
            assert all(isinstance(answer, wire.Done) for answer in answers)

    run(main)


def test_a_refusal_is_an_answer() -> None:
    async def main() -> None:
        async with serving() as place, Seat.open(place.url, "zweikampf") as seat:
            answer = await seat.play(TurnOver())
            assert isinstance(answer, wire.Refused)
            assert answer.why == "not-playing"

    run(main)


def test_the_door_raises() -> None:
    async def main() -> None:
        async with serving() as place:
            with pytest.raises(Refused, match="no such room"):
                await Seat.join(place.url, "AAAA").__aenter__()
            with pytest.raises(Refused, match="unknown game"):
                await Seat.open(place.url, "chess").__aenter__()
            house = place.url
        with pytest.raises(ConnectionError, match="cannot be reached"):
            await Seat.join(house, "AAAA").__aenter__()

    run(main)


def test_a_server_that_stays_away_raises() -> None:
    async def main() -> None:
        async with serving() as place:
            seat = await Seat.open(
                place.url, "zweikampf", patience=Patience(0.01, 0.02, 1, 0.05)
            ).__aenter__()
        with pytest.raises(ConnectionError, match="is gone"):
            await anext(seat)
        with pytest.raises(ConnectionError):
            await seat.do(wire.Start)
        await seat.close()

    run(main)


def test_who_has_left_stays_away() -> None:
    async def main() -> None:
        async with serving() as place, Seat.open(place.url, "zweikampf") as seat:
            assert isinstance(await seat.leave(), wire.Done)
            with pytest.raises(Refused, match="left"):
                await anext(seat)

    run(main)


def test_a_token_of_before_leads_to_the_seat_of_before() -> None:
    async def main() -> None:
        async with serving() as place, Seat.open(place.url, "zweikampf") as host:
            async with Seat.join(place.url, host.code) as guest:
                token, me = guest.token, guest.me
            async with Seat.join(place.url, host.code, token=token) as again:
                assert (again.me.person, again.number, again.me.name) == (me.person, 1, me.name)

    run(main)


def test_play_goes_on_where_it_was_when_the_server_is_started_again(tmp_path: Path) -> None:
    async def main() -> None:
        store = tmp_path / "table.db"
        async with serving(QUICK, store) as place:
            host = await Seat.open(place.url, "karten-fussball", patience=IMPATIENT).__aenter__()
            guest = await Seat.join(place.url, host.code, patience=IMPATIENT).__aenter__()
            await host.do(wire.Start)
            matches = [asyncio.create_task(play(seat, Random(1))) for seat in (host, guest)]
            await host.until(lambda room: room.phase == "playing")
            await host.until(lambda _: host.sight is not None and host.sight.seq >= 12)
        async with serving(QUICK, store, port=int(place.url.rpartition(":")[2])):
            first, second = await asyncio.gather(*matches)
            assert first == second
            await host.close()
            await guest.close()

    run(main)
