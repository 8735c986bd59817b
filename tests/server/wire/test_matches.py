"""Whole matches of every game over real sockets, with lines that break, and what is left of them afterwards."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET
from typing import Any

import aiohttp
import pytest

from anpfiff.bots import bot_for
from anpfiff.client import Patience, Seat
from anpfiff.core import Finished, Result
from anpfiff.games import GAMES
from anpfiff.server.http.sockets import Socket
from anpfiff.table.record import read
from anpfiff.table.replay import game_of, scenes
from anpfiff.wire import messages as wire
from tests.support.serving import CHATTY, Guests, Raw, Serving, served, serving

SHORT: dict[str, dict[str, Any]] = {"wuerfel-fussball": {"clock": "throws", "reaction": 0}}
"""Options of games that otherwise last as long as a clock says."""
IMPATIENT = Patience(first=0.01, most=0.1)


async def play(seat: Seat, lots: Random, breaks: float = 0.0) -> Result:
    """A bot whose line breaks now and then, before it has chosen or while its move is on the way."""
    choose = bot_for(seat.game.id)
    async for table in seat:
        if lots.random() < breaks:
            await seat.drop()
        move = choose(table.view, table.moves, lots) if table.moves else None
        if move is not None:
            answer = asyncio.ensure_future(seat.play(move))
            if lots.random() < breaks:
                await seat.drop()
            await answer
        elif table.moves:
            seat.look_again(0.005)
    assert seat.sight is not None
    assert seat.sight.result is not None
    return seat.sight.result


async def result_of_the_record(url: str, link: str | None) -> Result:
    """The match downloaded by its link and played again by the rules alone."""
    async with aiohttp.ClientSession() as session, session.get(f"{url}/api/matches/{link}") as answer:
        assert answer.status == 200
        assert "attachment" in answer.headers["Content-Disposition"]
        record = read(await answer.read())
    *_, last = scenes(record)
    turn = game_of(record).turn(last.state)
    assert isinstance(turn, Finished)
    return turn.result


@pytest.mark.parametrize("game", GAMES)
def test_client_bots_play_a_whole_match_over_breaking_lines(game: str) -> None:
    async def main() -> None:
        async with asyncio.timeout(60), serving(speech=CHATTY) as place, AsyncExitStack() as stack:
            host = await stack.enter_async_context(
                Seat.open(place.url, game, options=SHORT.get(game), patience=IMPATIENT)
            )
            seats = [host]
            for _ in host.room.chairs[1:]:
                joined = Seat.join(place.url, host.code, patience=IMPATIENT)
                seats.append(await stack.enter_async_context(joined))
            await host.do(wire.Start)
            plays = (play(seat, Random(number), 0.02) for number, seat in enumerate(seats))
            results = await asyncio.gather(*plays)

            assert set(results) == {await result_of_the_record(place.url, host.room.match)}

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_server_bots_play_a_whole_match_with_one_client(game: str) -> None:
    async def main() -> None:
        async with asyncio.timeout(60), serving(speech=CHATTY) as place:
            opened = Seat.open(place.url, game, options=SHORT.get(game), patience=IMPATIENT)
            async with opened as host, Seat.join(place.url, host.code, watch=True) as stands:
                for seat in range(1, len(host.room.chairs)):
                    await host.do(wire.Fill, seat=seat, level="rocket")
                await host.do(wire.Start)
                result, seen = await asyncio.gather(play(host, Random(1), 0.02), play(stands, Random(2)))

                assert result == seen == await result_of_the_record(place.url, host.room.match)

    asyncio.run(main())


async def over(url: str, game: str = "zweikampf") -> tuple[Seat, Seat]:
    """Two who have finished a match and are still there; whoever asks closes them."""
    host = await Seat.open(url, game, patience=IMPATIENT).__aenter__()
    guest = await Seat.join(url, host.code, patience=IMPATIENT).__aenter__()
    await host.do(wire.Start)
    await asyncio.gather(play(host, Random(1)), play(guest, Random(2)))
    await host.until(lambda room: room.phase == "over")
    return host, guest


@served
async def test_a_rematch_keeps_the_people_and_the_room(people: Guests, place: Serving) -> None:
    host, guest = await over(place.url)
    first = host.room.match
    await host.do(wire.Start)
    await asyncio.gather(play(host, Random(3)), play(guest, Random(4)))
    room = await host.until(lambda room: room.phase == "over")

    assert room.match not in {first, None}
    assert [chair.person for chair in room.chairs] == [1, 2]
    assert await result_of_the_record(place.url, first) is not None
    assert await result_of_the_record(place.url, room.match) == host.sight.result  # type: ignore[union-attr]  # it was seen
    await host.close()
    await guest.close()


@served
async def test_who_comes_too_late_watches_and_gets_the_next_free_seat(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    guest, _ = await people.join(room.code)
    await host.hear(wire.Room)
    await host.do("start")
    await host.hear(wire.Room, phase="playing")
    late, welcome = await people.join(room.code)
    table = await late.hear(wire.Table)

    assert (welcome.seat, table.view["seat"], table.moves) == (None, None, ())
    async with (
        Seat.join(place.url, room.code, token=host.token) as one,
        Seat.join(place.url, room.code, token=guest.token) as other,
    ):
        await asyncio.gather(play(one, Random(1)), play(other, Random(2)))
        await one.until(lambda room: room.phase == "over")
        await other.leave()
        await one.do(wire.Start)
        room = await one.until(lambda room: room.phase == "playing")
    assert [chair.person for chair in room.chairs] == [1, 3]


@served
async def test_a_running_match_is_not_given_away(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    await people.join(room.code)
    await host.hear(wire.Room)
    await host.do("start")
    link = (await host.hear(wire.Room, phase="playing")).match
    async with people.session.get(f"{people.url}/api/matches/{link}") as answer:
        assert (answer.status, await answer.json()) == (404, {"why": "no-such-match"})
    async with people.session.get(f"{people.url}/api/matches/nothing") as answer:
        assert (answer.status, await answer.json()) == (404, {"why": "no-such-match"})


@served
async def test_several_rooms_play_at_once_and_hear_nothing_of_each_other(
    people: Guests, place: Serving
) -> None:
    pairs = await asyncio.gather(*(over(place.url) for _ in range(4)))

    assert len({host.code for host, _ in pairs}) == 4
    assert len({host.room.match for host, _ in pairs}) == 4
    for host, guest in pairs:
        assert host.sight is not None
        assert host.sight.result == await result_of_the_record(place.url, host.room.match)
        assert len(host.room.stands) == 0
        await host.close()
        await guest.close()


def test_a_reader_that_is_too_slow_is_cut_and_catches_up() -> None:
    async def main() -> None:
        async with (
            asyncio.timeout(60),
            serving(speech=CHATTY) as place,
            aiohttp.ClientSession() as session,
            AsyncExitStack() as stack,
        ):
            people = Guests(place.url, session, stack)
            host, room = await people.open("foul", public=True)
            slow, _ = await people.join(room.code)
            await slow.hear(wire.Room)
            line = _stop_reading(slow, place, person=2)
            while not host.room.chairs[1].person or host.room.chairs[1].here:
                await host.do("lock", on=False)
            line.abort()
            back, welcome = await people.join(room.code, slow.token)

            assert (welcome.person, welcome.seat) == (2, 1)
            assert isinstance(await back.do("spin"), wire.Done)

    asyncio.run(main())


def _stop_reading(slow: Raw, place: Serving, person: int) -> asyncio.Transport:
    """A line with small pipes whose other end has fallen asleep."""
    line = slow.socket._conn
    assert line is not None
    assert isinstance(line.transport, asyncio.Transport)
    line.transport.pause_reading()
    actor = place.house.actors[slow.room.code]
    for listener in actor.listeners[person]:
        assert isinstance(listener, Socket)
        listener._transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 4096)
    line.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, 16_384)
    return line.transport
