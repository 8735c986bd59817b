"""The processes in which bots think: there when they are needed, gone when the server is, however it went."""

import asyncio
import signal
import sys
import time
from pathlib import Path

import aiohttp
import pytest

from tests.support.process import PATIENCE, heard, open_room, serving, token

linux = pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel who is whose child")


@linux
@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_thinkers_begin_with_the_first_bot_and_end_with_the_server(tmp_path: Path, kind: int) -> None:
    with serving(tmp_path / "data") as server:
        assert children(server.process.pid) == set()
        asyncio.run(_against_a_bot(server.url))
        thinkers = children(server.process.pid)
        assert thinkers
        server.send(kind)
        until_gone(thinkers)
        assert "Traceback" not in server.log()


async def _against_a_bot(url: str) -> None:
    """Somebody plays a bot, and the bot moves."""
    async with aiohttp.ClientSession() as session:
        ws, _ = await open_room(session, url, token(), game="zweikampf")
        await ws.send_json({"kind": "fill", "id": 1, "seat": 1, "level": "rocket"})
        await ws.send_json({"kind": "start", "id": 2})
        while not (await heard(ws, "table"))["view"]["ready"][1]:
            pass


def children(pid: int) -> set[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(child) for task in tasks for child in task.read_text().split()}


def until_gone(pids: set[int]) -> None:
    """Killed, a server cannot wait for anybody: its children end when their line breaks."""
    end = time.monotonic() + PATIENCE
    while any(_alive(pid) for pid in pids):
        assert time.monotonic() < end, f"still there: {pids}"
        time.sleep(0.05)


def _alive(pid: int) -> bool:
    """One that has ended and that nobody has asked about is gone, too."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
