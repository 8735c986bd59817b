"""Record what a real server says to one person in a match of Zweikampf: the client's own tests listen to it.

.venv/bin/python -m tests.server.recorded
"""

import asyncio
import json
from typing import Any

import aiohttp

from anpfiff.client import fresh_token
from anpfiff.wire.messages import VERSION
from tests.support.serving import QUICK, serving
from tools import client

RECORDED = client.WEB / "src" / "table" / "recorded.json"
MADE_UP = "recorded"


async def main() -> None:
    async with (
        serving(QUICK) as place,
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{place.url}/ws") as line,
    ):
        said = await evening(line)
    RECORDED.write_text(json.dumps(said, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")


async def evening(line: aiohttp.ClientWebSocketResponse) -> list[dict[str, Any]]:
    """Open a table, ask a bot to sit down, whistle, and turn cards until the match is over. Clocks and names are made up."""
    token = fresh_token()
    await line.send_json(
        {"kind": "open", "version": VERSION, "token": token, "game": "zweikampf", "lang": "de"}
    )
    said: list[dict[str, Any]] = []
    number = 0
    while not said or said[-1].get("phase") != "over":
        told = json.loads(await line.receive_str(timeout=10))
        said.append(told)
        asked: list[dict[str, Any]] = []
        if told["kind"] == "welcome":
            asked = [{"kind": "fill", "seat": 1, "level": "rabbit"}, {"kind": "start"}]
        elif told["kind"] == "table" and told["moves"]:
            asked = [{"kind": "act", "move": told["moves"][0], "seen": told["seq"]}]
        for command in asked:
            number += 1
            await line.send_json(command | {"id": number})
    return [plain(told) for told in said]


def plain(told: dict[str, Any]) -> dict[str, Any]:
    """The same every time, as far as it is not the match's own."""
    fixed = {"now": 1000, "code": "K7RM", "at": 40 * told.get("seq", 0)}
    match = {"match": MADE_UP if told.get("match") else None}
    return told | {name: value for name, value in (fixed | match).items() if name in told}


if __name__ == "__main__":
    asyncio.run(main())
