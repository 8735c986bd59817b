"""`anpfiff bot`: a bot of ours at a table on the network, as its own process."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable

from anpfiff.client import Seat
from anpfiff.wire import messages as wire
from tests.support.serving import Serving, serving

PROGRAM = "import sys; from anpfiff.cli import main; sys.exit(main())"


async def bot(*words: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, "bot", *words, stdout=PIPE, stderr=PIPE
    )


async def said(process: Process) -> tuple[int | None, str, str]:
    out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def first_line(process: Process) -> str:
    assert process.stdout is not None
    return (await process.stdout.readline()).decode()


def test_bots_open_join_play_and_watch() -> None:
    async def main(place: Serving) -> None:
        host = await bot(place.url, "--game", "karten-fussball", "--pace", "0")
        line = await first_line(host)
        code = line.split()[1].rstrip(":")
        watcher = await bot(place.url, "--code", code, "--watch")
        assert "in the stands" in await first_line(watcher)
        guest = await bot(place.url, "--code", code, "--pace", "0")
        stories = await asyncio.gather(*map(said, (host, guest, watcher)))

        assert "Karten-Fußball" in line
        assert "on seat 1" in line
        assert [(status, err) for status, _, err in stories] == [(0, "")] * 3
        verdicts = {out.splitlines()[-1] for _, out, _ in stories}
        assert len(verdicts) == 1
        assert re.search(r"(won|Tied), \d+ : \d+\.$", verdicts.pop())
        assert len(stories[2][1].splitlines()) > 10

    asyncio.run(at_a_server(main))


def test_a_watching_host_leaves_the_seats_to_others() -> None:
    async def main(place: Serving) -> None:
        host = await bot(place.url, "--game", "zweikampf", "--watch")
        code = (await first_line(host)).split()[1].rstrip(":")
        guests = [await bot(place.url, "--code", code, "--pace", "0") for _ in range(2)]
        stories = await asyncio.gather(*map(said, (host, *guests)))

        assert [status for status, _, _ in stories] == [0, 0, 0]

    asyncio.run(at_a_server(main))


def test_what_cannot_be_is_one_clear_line() -> None:
    async def main(place: Serving) -> None:
        async with Seat.open(place.url, "zweikampf") as host:
            await host.do(wire.Lock, on=True)
            tries = {
                "no such room: AAAA": (place.url, "--code", "AAAA"),
                "room locked": (place.url, "--code", host.code),
                "unknown game: chess": (place.url, "--game", "chess"),
                "wrong number of seats: 5": (place.url, "--game", "zweikampf", "--seats", "5"),
                "server not reachable: http://127.0.0.1:9/ws": ("127.0.0.1:9", "--code", "AAAA"),
            }
            stories = [await said(await bot(*words)) for words in tries.values()]

        for why, (status, out, err) in zip(tries, stories, strict=True):
            assert (status, out) == (2, "")
            assert err.startswith(f"anpfiff: {why}")
            assert err.count("\n") == 1

    asyncio.run(at_a_server(main))


async def at_a_server(test: Callable[[Serving], Awaitable[None]]) -> None:
    async with asyncio.timeout(60), serving() as place:
        await test(place)
