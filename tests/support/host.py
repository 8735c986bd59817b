"""The server alone, for measurements: `python -m tests.support.host FOLDER` prints its port once it accepts connections.

`python -m tests.support.host FOLDER --server` starts a server for every line it reads: the process that has everything loaded forks
one that only has to open the file. So a server that is killed is back in a few milliseconds, and each is a process of its own.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

import networkx as nx  # noqa: F401 -- whoever draws a round would load it anew in every life
from aiohttp import web

from anpfiff.server.house.house import House
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.http import entrance
from anpfiff.server.http.app import Server
from anpfiff.server.http.guard import SPEECH_BURST, SPEECH_REFILL
from anpfiff.server.ops.serve import quieten_the_collector
from anpfiff.server.room.tempo import USUAL, Tempo

HASTY = Tempo(countdown=1, rethink=5, pace=0)
"""Between two kills there is no time for a countdown."""
CHATTY = (1_000_000, 1)


async def serve(folder: Path, tempo: Tempo, speech: tuple[int, int]) -> None:
    house = House(SqliteStore(folder / "anpfiff.db"), tempo=tempo)
    await house.restore()
    runner = entrance.runner(Server(house, speech=speech).app())
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=1024).start()
    print(runner.addresses[0][1], os.getpid(), flush=True)  # noqa: T201 -- whoever started it waits for this line
    await asyncio.Event().wait()


def server(folder: Path) -> None:
    """One server at a time; the next is born when the last has died."""
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(serve(folder, HASTY, CHATTY))
        os.waitpid(child, 0)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    quieten_the_collector()
    if "--server" in sys.argv:
        server(Path(sys.argv[1]))
    else:
        asyncio.run(serve(Path(sys.argv[1]), USUAL, (SPEECH_BURST, SPEECH_REFILL)))
