"""Nodes that are born quickly: `python -m tests.support.node_host LEASE` forks one for every line it reads, which is its database.

Each prints its port, its process and its name once it accepts connections, and stops as a server does on SIGTERM.
"""

import asyncio
import os
import signal
import socket
import sys

import networkx as nx  # noqa: F401 -- whoever draws a round would load it anew in every life

from anpfiff.server.http import entrance
from anpfiff.server.http.app import Server
from anpfiff.server.ops import logs
from anpfiff.server.ops.metrics import Metrics
from anpfiff.server.ops.node import Node
from anpfiff.server.ops.serve import quieten_the_collector
from anpfiff.server.ops.shared import Shared
from tests.support.host import CHATTY, HASTY

KEY = "the key of nodes that are soon dead"


async def serve(database: str, lease: int) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    node = await Node.opened(Shared(database, KEY, lease=lease), tempo=HASTY)
    server = Server(node.house, speech=CHATTY)
    runner = entrance.runner(
        server.app(Metrics(node.house, server.traffic, node.figures).routes()), shutdown_timeout=1
    )
    await runner.setup()
    await node.join(server, runner)
    door = socket.create_server(("127.0.0.1", 0))
    site = await entrance.opened(runner, door, server.visits)
    watch = asyncio.create_task(node.watch())
    print(door.getsockname()[1], os.getpid(), node.neighbours.node, flush=True)  # noqa: T201 -- whoever started it waits for this line
    await stop.wait()
    watch.cancel()
    site.close()
    await node.house.close()
    await node.leave()
    await runner.cleanup()


def main(lease: int) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever has died is not waited for
    for database in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            while True:
                try:
                    asyncio.run(serve(database.strip(), lease))
                except Exception as fault:  # noqa: BLE001 -- a database that is away will be back
                    print(f"not yet: {fault}", file=sys.stderr, flush=True)  # noqa: T201 -- for whoever looks for the reason
                else:
                    os._exit(0)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    logs.set_up(
        as_json=False
    )  # a line for each fault: whole tracebacks of hundreds would cost more than the match
    quieten_the_collector()
    main(int(sys.argv[1]))
