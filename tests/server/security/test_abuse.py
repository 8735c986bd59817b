"""Attacks in miniature against a real server in a process of its own: each is answered once, and nobody else notices."""

import asyncio
import gc
import gzip
import weakref
from contextlib import suppress

import aiohttp
import pytest
from aiohttp import web

from anpfiff.server.http import json as plain
from anpfiff.server.http import visits
from tests.support.attacks import BODIES, DESCRIPTORS, attacked, greeted_nonsense, hanging_bodies
from tests.support.process import open_room, token
from tests.support.serving import Guests, Serving, served
from tests.support.usage import memory


def test_five_thousand_refused_greetings_leave_nothing_behind() -> None:
    async def main() -> None:
        async with asyncio.timeout(60), attacked() as server:
            await greeted_nonsense(server.port, 1_000)
            before = memory(server.pid)
            await greeted_nonsense(server.port, 5_000)
            await asyncio.sleep(2)
            assert memory(server.pid) - before < 5_000_000
            assert server.log.stat().st_size < 20_000, "nor in the log"

    asyncio.run(main())


@served
async def test_a_socket_that_was_sent_away_goes_without_the_collector(people: Guests, place: Serving) -> None:
    port = int(place.url.rpartition(":")[2])
    gc.collect()
    gc.disable()
    try:
        await greeted_nonsense(port, 100)
        for _ in range(50):
            await asyncio.sleep(0.05 if place.server.traffic.sockets else 0)
        await asyncio.sleep(0.1)
        # by its type: a dead proxy of somebody else's has no class that could be asked for
        left = sum(type(thing) is web.WebSocketResponse for thing in gc.get_objects())
    finally:
        gc.enable()
    assert left == 0


@served
async def test_nor_does_its_connection_wait_for_the_collector(people: Guests, place: Serving) -> None:
    """The collector looks at what is old only when nobody is here; a school's server is never empty."""
    port = int(place.url.rpartition(":")[2])
    kept: weakref.WeakSet[asyncio.Transport] = weakref.WeakSet()
    came = place.server.visits.came

    def noted(transport: asyncio.Transport) -> None:
        kept.add(transport)
        came(transport)

    place.server.visits.came = noted  # type: ignore[method-assign]
    gc.disable()
    try:
        await greeted_nonsense(port, 50)
        for _ in range(50):
            await asyncio.sleep(0.05 if kept else 0)
    finally:
        gc.enable()
    assert not kept


def test_bodies_that_never_come_lock_nobody_out() -> None:
    """More of them than the server may have descriptors; then somebody comes, and somebody comes back."""

    async def main() -> None:
        async with asyncio.timeout(60), attacked() as server, aiohttp.ClientSession() as session:
            url, mine = f"http://127.0.0.1:{server.port}", token()
            ws, welcome = await open_room(session, url, mine)
            await ws.close()
            async with hanging_bodies(server.port, BODIES), asyncio.timeout(5):
                async with session.get(f"{url}/health") as answer:
                    assert answer.status == 200
                _, again = await open_room(session, url, mine)
                assert again["code"] == welcome["code"]
                await open_room(session, url, token())
            assert BODIES > DESCRIPTORS
            assert server.log.stat().st_size < 5_000

    asyncio.run(main())


@served
async def test_a_body_that_does_not_come_in_time_is_not_waited_for(people: Guests, place: Serving) -> None:
    host, port = place.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    before, plain.SLOWEST_BODY = plain.SLOWEST_BODY, 0.1
    try:
        head = f"POST /api/penalties HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n"
        writer.write(head.encode())
        assert (await reader.read()).startswith(b"HTTP/1.1 408")
    finally:
        plain.SLOWEST_BODY = before
        writer.close()


@served
async def test_who_asks_and_does_not_read_is_not_kept_for_ever(people: Guests, place: Serving) -> None:
    host, port = place.url.removeprefix("http://").split(":")
    before, visits.SLOWEST_READER = visits.SLOWEST_READER, 0.1
    _, writer = await asyncio.open_connection(host, int(port), limit=1_000)
    ask = f"GET /api/rules/elfmeter HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    try:
        with suppress(ConnectionError):
            for _ in range(2_000):
                writer.write(ask)
                await asyncio.wait_for(writer.drain(), 10)
        for _ in range(500):
            await asyncio.sleep(0.02 if len(place.server.visits) else 0)
        assert len(place.server.visits) == 0
    finally:
        visits.SLOWEST_READER = before
        writer.close()


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br", "GZIP"])
def test_no_compressed_body_is_taken_or_unpacked(coding: str) -> None:
    @served
    async def sending(people: Guests, place: Serving) -> None:
        body, headers = gzip.compress(bytes(5_000_000)), {"Content-Encoding": coding}
        for path in ("/api/penalties", "/api/matches", "/api/material/foul", "/api/print/foul.pdf"):
            async with people.session.post(place.url + path, data=body, headers=headers) as answer:
                assert (answer.status, await answer.json()) == (415, {"why": "no-compressed-bodies"})

    sending()
