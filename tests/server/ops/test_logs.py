"""The log says what happened, and never what anybody said."""

import asyncio
import json
import logging
import signal
from io import StringIO
from pathlib import Path

import aiohttp
import pytest

from anpfiff.server.house.telling import tell, tell_fault
from anpfiff.server.ops import logs
from tests.support.process import GAME, heard, open_room, serving, token

SECRET = "a-secret-that-nobody-may-read"  # noqa: S105 -- a word to look for


@pytest.fixture
def lines() -> StringIO:
    """The log as JSON, in memory."""
    stream = StringIO()
    logs.set_up(as_json=True, stream=stream)
    return stream


def test_a_line_is_an_event_and_its_facts(lines: StringIO) -> None:
    tell("room-opened", game="foul", seats=3)
    line = json.loads(lines.getvalue())
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "info", "event": "room-opened", "game": "foul", "seats": 3}


def test_of_several_nodes_each_says_in_every_line_which_it_is() -> None:
    stream = StringIO()
    logs.set_up(as_json=True, stream=stream, node="north")
    tell("neighbour-linked", neighbour="south")
    line = json.loads(stream.getvalue())
    assert (line["node"], line["neighbour"]) == ("north", "south")


def test_a_fault_is_its_kind_and_its_place_and_not_its_text(lines: StringIO) -> None:
    with pytest.raises(KeyError) as caught:
        dict[str, str]()[SECRET]
    tell_fault("room-failed", caught.value, room="7")
    line = json.loads(lines.getvalue())
    assert line["fault"] == "KeyError"
    assert line["where"].startswith("test_logs.py:")
    assert SECRET not in lines.getvalue()


def test_what_libraries_say_is_cut_down(lines: StringIO) -> None:
    logging.getLogger("aiohttp.server").error("Error handling %s", SECRET)
    logging.getLogger("asyncio").warning("Executing %s took long", SECRET)
    events = [json.loads(line)["event"] for line in lines.getvalue().splitlines()]
    assert events == ["aiohttp.server-error", "asyncio-warning"]
    assert SECRET not in lines.getvalue()


def test_a_line_that_repeats_itself_is_told_once_a_second_with_its_count(lines: StringIO) -> None:
    handler = next(one for one in logging.getLogger().handlers if isinstance(one, logs.OnceASecond))
    for number in range(1_000):
        for why in ("malformed", "no-greeting"):
            facts = {"name": "anpfiff", "msg": "refused", "levelname": "INFO", "created": 100 + number / 500}
            handler.handle(logging.makeLogRecord(facts | {"facts": {"why": why}}))
    handler.close()
    told = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert len(told) <= 8, "the first, two counts and a beginning anew, of either"
    assert sum(line.get("times", 1) for line in told) == 2_000, "none is lost"


def test_plain_lines_say_the_same() -> None:
    record = logging.makeLogRecord({"name": "anpfiff", "msg": "stopped", "levelname": "INFO", "created": 0})
    record.facts = {"written": 7}
    assert logs.PlainLines().format(record) == "1970-01-01T00:00:00.000+00:00 info stopped written=7"


def test_a_whole_evening_leaves_no_token_code_name_or_body_in_the_log(tmp_path: Path) -> None:
    mine, stranger = token(), token()

    async def evening(url: str) -> list[str]:
        async with aiohttp.ClientSession() as session:
            ws, welcome = await open_room(session, url, mine)
            code = str(welcome["code"])
            await ws.send_json({"kind": "shout", "id": 1, "cheer": "clap"})
            await ws.send_str(f'{{"kind": "{SECRET}", "id": 2}}')
            await heard(ws, "refused")
            for first in (
                {"kind": "join", "version": 1, "token": stranger, "code": "QQQQ"},
                {"kind": "join", "version": 99, "token": stranger, "code": code},
                {"kind": "join", "version": 1, "token": SECRET, "code": code},
                {"kind": "open", "version": 1, "token": stranger, "game": SECRET},
            ):
                async with session.ws_connect(f"{url}/ws") as other:
                    await other.send_json(first)
                    await heard(other, "bye")
            await session.get(f"{url}/api/games", headers={"Host": f"{SECRET}.example"})
            await session.get(f"{url}/api/matches/{SECRET}")
            async with session.ws_connect(f"{url}/ws") as guest:
                await guest.send_json({"kind": "join", "version": 1, "token": stranger, "code": code})
                welcomed = await heard(guest, "welcome")
            await ws.close()
            return [
                mine,
                stranger,
                SECRET,
                code,
                str(welcome["name"]),
                str(welcomed["name"]),
                "clap",
                "127.0.0.1",
            ]

    with serving(tmp_path, "--log-json") as server:
        secrets = asyncio.run(evening(server.url))
        assert server.send(signal.SIGTERM) == 0
        text = server.log()
    said = [json.loads(line) for line in text.splitlines()]
    events = [line["event"] for line in said]
    assert events[0] == "started"
    assert events[-1] == "stopped"
    assert events.count("room-opened") == 1
    assert next(line for line in said if line["event"] == "room-opened")["game"] == GAME
    whys = {line["why"] for line in said if line["event"] == "refused"}
    assert whys == {"no-such-room", "other-version", "malformed", "unknown-game", "unknown-host"}
    for secret in secrets:
        assert secret not in text


def test_without_json_the_log_is_plain(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.send(signal.SIGTERM)
        assert " info started version=" in server.log()
        assert " info stopped written=0 " in server.log()
