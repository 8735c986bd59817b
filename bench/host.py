"""The server alone in a process of its own, for measurements: `python -m bench.host FOLDER`.

It prints its port once it accepts connections. No address, no QR code, no client: what is measured is the table.
"""

import asyncio
import gc
import sys
from pathlib import Path

from aiohttp import web

from anpfiff.server.app import Server
from anpfiff.server.house import House
from anpfiff.server.store import SqliteStore


async def serve(folder: Path) -> None:
    house = House(SqliteStore(folder / "anpfiff.db"))
    await house.restore()
    quiet()
    runner = web.AppRunner(Server(house).app(), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.Event().wait()


def quiet() -> None:
    """The collector as `anpfiff serve` sets it: it need not look at what start-up made, and seldom at the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(70_000, 20, 20)


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
