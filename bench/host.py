"""The server alone in a process of its own, for measurements: `python -m bench.host FOLDER`.

It prints its port once it accepts connections. No address, no QR code, no client: what is measured is the table.
"""

import asyncio
import sys
from pathlib import Path

from aiohttp import web

from anpfiff.server.app import Server
from anpfiff.server.calm import calm
from anpfiff.server.house import House
from anpfiff.server.store import SqliteStore


async def serve(folder: Path) -> None:
    house = House(SqliteStore(folder / "anpfiff.db"))
    await house.restore()
    calm()
    runner = web.AppRunner(Server(house).app(), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
