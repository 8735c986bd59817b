"""Attacks by plain requests: one line over many connections, long matches handed in, a club's book asked for without end."""

import asyncio
from contextlib import suppress
from random import Random

import aiohttp

from anpfiff.client import fresh_token
from anpfiff.core import Finished, Waiting
from anpfiff.games import game_called
from anpfiff.table.chance import Dice
from anpfiff.table.record import Player, written
from anpfiff.table.table import Table
from tests.support.attacks import PATIENCE, Attacked, opened
from tests.support.clubs import Holder, founded
from tests.support.serving import Guests

CONNECTIONS = 1_000
RECORDS = 60
INPUTS = 12_000
PEOPLE = 60
QUESTIONS = 300


async def one_line(server: Attacked, scale: float) -> dict[str, float]:
    """Every connection of a line without a socket says that it belongs to somebody who sits; then somebody new comes."""
    said = await _greeted(server.port)
    writers: list[asyncio.StreamWriter] = []
    for _ in range(int(CONNECTIONS * scale)):
        with suppress(OSError):
            writers.append((await asyncio.open_connection("127.0.0.1", server.port))[1])
            writers[-1].write(said)
    await asyncio.sleep(1)
    locked_out = await _locked_out(server.port)
    for writer in writers:
        writer.close()
    return {"one_line_lockout": locked_out}


async def _greeted(port: int) -> bytes:
    greeting = {"kind": "open", "version": 1, "token": fresh_token(), "game": "zweikampf"}
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"http://127.0.0.1:{port}/api/line", json=greeting) as answer,
    ):
        body = f'{{"line":"{(await answer.json())["line"]}","first":1,"said":[]}}'
    head = f"POST /api/line/say HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n"
    return (head + body).encode()


async def _locked_out(port: int) -> int:
    welcomed = asyncio.Event()
    try:
        async with asyncio.timeout(PATIENCE):
            mine = await opened(port, lambda told: welcomed.set() if b'"welcome"' in told else None)
            await welcomed.wait()
            mine.close()
    except (OSError, TimeoutError):
        return 1
    return 0


async def handed_in(server: Attacked, scale: float) -> dict[str, float]:
    """Matches as long as may be, all at once: each is judged by the rules from its first input on."""
    text = await asyncio.to_thread(_long_match)
    async with aiohttp.ClientSession() as session:

        async def hand_in() -> None:
            async with session.post(f"http://127.0.0.1:{server.port}/api/records", data=text) as answer:
                await answer.read()

        await asyncio.gather(*(hand_in() for _ in range(int(RECORDS * scale))))
    return {}


def _long_match() -> bytes:
    """Würfel-Fußball by two who take any move: nobody scores for a long time."""
    table = Table(game_called("wuerfel-fussball"), [Player("a"), Player("b")], Dice(0))
    lots = Random(0)
    while len(table.inputs) < INPUTS and not isinstance(table.turn, Finished):
        awaited = [seat for seat, moves in enumerate(table.offers) if moves]
        if awaited:
            seat = lots.choice(awaited)
            table.act(seat, lots.choice(table.offers[seat]), table.now + 1)
        elif isinstance(table.turn, Waiting) and table.turn.until is not None:
            table.tick(table.turn.until)
    return written(table.record())


async def club_book(server: Attacked, scale: float) -> dict[str, float]:
    """What has to be worked out for many people, asked for as fast as the line."""
    url = f"http://127.0.0.1:{server.port}"
    async with aiohttp.ClientSession() as session:
        organiser = await founded(Guests(url, session, None))  # type: ignore[arg-type]  # nobody sits down
        cup = await organiser.opens(format="swiss", games=["elfmeter"])
        for player in await organiser.passes(PEOPLE):
            await organiser.wishes(cup, "come", person=player.me)
        await organiser.wishes(cup, "draw-round")
        for match in range(1, PEOPLE // 2 + 1):
            await organiser.wishes(cup, "enter-result", match=match, score=[match % 5, 5])
        paths = (
            "/api/club/records",
            f"/api/club/competitions/{cup}/export.json",
            f"/api/club/competitions/{cup}",
        )
        await asyncio.gather(*(_asks(organiser, path, int(QUESTIONS * scale)) for path in paths))
    return {}


async def _asks(who: Holder, path: str, times: int) -> None:
    for _ in range(times):
        await who.ask("GET", path)
