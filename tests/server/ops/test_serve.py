"""`anpfiff serve`, as a process: what it says, how it ends, and why it does not begin."""

import asyncio
import signal
import socket
import sqlite3
from pathlib import Path

import aiohttp
import pytest

from anpfiff.server.house.schema import FORMAT, SCHEMA
from anpfiff.server.house.sums import page_sum
from anpfiff.server.ops.folder import DATABASE
from tests.support.process import anpfiff, heard, open_room, serving, token


def test_it_prints_its_address_and_answers_there(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        assert server.first_line.startswith("Anpfiff is on http://127.0.0.1:")
        health = asyncio.run(_health(server.url))
        assert health.pop("version")
        assert health == {"healthy": True, "uptime": health["uptime"], "rooms": 0}
        assert server.send(signal.SIGTERM) == 0


async def _health(url: str) -> dict[str, object]:
    async with aiohttp.ClientSession() as session, session.get(f"{url}/health") as answer:
        assert answer.status == 200
        found: dict[str, object] = await answer.json()
        return found


def test_the_qr_code_and_how_to_join_come_after_the_address(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.send(signal.SIGINT)
        assert server.process.stdout is not None
        rest = server.process.stdout.read()
    assert "▀" in rest
    assert server.url in rest


def test_the_qr_code_can_be_left_out(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-qr") as server:
        server.send(signal.SIGINT)
        assert server.process.stdout is not None
        assert "▀" not in server.process.stdout.read()


def test_a_room_that_is_laid_out_tells_its_code(tmp_path: Path) -> None:
    with serving(tmp_path, "--game", "foul") as server:
        server.send(signal.SIGINT)
        assert server.process.stdout is not None
        (line,) = (line for line in server.process.stdout if line.startswith("Join code "))
    code = line.split()[2].rstrip(":")
    assert len(code) >= 4
    assert f"{server.url}/{code}" in line


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
def test_when_it_stops_everybody_is_told_and_the_room_is_there_next_time(tmp_path: Path, kind: int) -> None:
    mine = token()

    async def first() -> str:
        async with aiohttp.ClientSession() as session:
            ws, welcome = await open_room(session, server.url, mine)
            server.process.send_signal(kind)
            assert (await heard(ws, "bye"))["why"] == "server-stops"
            await ws.close()
            return str(welcome["code"])

    async def again(code: str) -> str:
        async with aiohttp.ClientSession() as session, session.ws_connect(f"{server.url}/ws") as ws:
            await ws.send_json({"kind": "join", "version": 1, "token": mine, "code": code})
            return str((await heard(ws, "welcome"))["code"])

    with serving(tmp_path) as server:
        code = asyncio.run(first())
        assert server.process.wait(30) == 0
    with serving(tmp_path) as server:
        assert asyncio.run(again(code)) == code
        assert server.send(signal.SIGTERM) == 0


def test_a_port_that_is_taken_is_named_and_another_suggested(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = anpfiff("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path))
    assert answer.returncode == 2
    assert f"Port {port} is already in use; try --port " in answer.stderr
    _says_one_sentence(answer.stderr, answer.stdout)


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    answer = anpfiff("serve", "--local", "--port", "0", "--data", str(tmp_path / "file"))
    assert answer.returncode == 2
    assert "cannot be written to" in answer.stderr
    _says_one_sentence(answer.stderr, answer.stdout)


def test_a_damaged_database(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"not a database at all" * 500)
    answer = anpfiff("serve", "--local", "--port", "0", "--data", str(tmp_path))
    assert answer.returncode == 2
    assert "cannot be used" in answer.stderr
    _says_one_sentence(answer.stderr, answer.stdout)


def test_a_database_that_is_damaged_inside(tmp_path: Path) -> None:
    _database(tmp_path, "{}")
    content = bytearray((tmp_path / DATABASE).read_bytes())
    content[4096:] = b"x" * (len(content) - 4096)
    (tmp_path / DATABASE).write_bytes(content)
    answer = anpfiff("serve", "--local", "--port", "0", "--data", str(tmp_path))
    assert answer.returncode == 2
    assert "cannot be used" in answer.stderr
    _says_one_sentence(answer.stderr, answer.stdout)


def test_a_room_that_cannot_be_read_keeps_nobody_out_and_stays_on_disk(tmp_path: Path) -> None:
    _database(tmp_path, '{"code": 7}')
    with serving(tmp_path) as server:
        assert server.send(signal.SIGTERM) == 0
        assert " error room-not-restored room=a fault=ValidationError" in server.log()
    database = sqlite3.connect(tmp_path / DATABASE)
    assert database.execute("SELECT page, ended FROM rooms").fetchall() == [('{"code": 7}', None)]
    database.close()


def _database(folder: Path, page: str) -> None:
    """One room that runs, with this page."""
    database = sqlite3.connect(folder / DATABASE)
    database.executescript(SCHEMA)
    database.execute(f"PRAGMA user_version = {FORMAT}")
    database.execute("INSERT INTO rooms VALUES ('a', ?, 0, NULL, ?)", (page, page_sum("a", page, None)))
    database.commit()
    database.close()


def test_a_database_of_a_newer_format_is_left_as_it_was(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / DATABASE)
    database.execute("PRAGMA user_version = 99")
    database.close()
    before = (tmp_path / DATABASE).read_bytes()
    answer = anpfiff("serve", "--local", "--port", "0", "--data", str(tmp_path))
    assert answer.returncode == 2
    assert "newer Anpfiff" in answer.stderr
    assert (tmp_path / DATABASE).read_bytes() == before


def test_a_second_server_on_the_same_folder_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        answer = anpfiff("serve", "--local", "--port", "0", "--data", str(tmp_path))
        assert answer.returncode == 2
        assert "already uses the folder" in answer.stderr
        _says_one_sentence(answer.stderr, answer.stdout)
        assert server.send(signal.SIGTERM) == 0


def test_after_a_kill_the_folder_is_free_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.send(signal.SIGKILL) != 0
    with serving(tmp_path) as server:
        assert server.url
        assert server.send(signal.SIGTERM) == 0


@pytest.mark.parametrize("words", [("--port", "70000"), ("--keep", "0"), ("--host", "nobody.invalid")])
def test_what_makes_no_sense_is_answered(tmp_path: Path, words: tuple[str, ...]) -> None:
    answer = anpfiff("serve", "--local", "--data", str(tmp_path), *words)
    assert answer.returncode == 2
    _says_one_sentence(answer.stderr, answer.stdout)


def _says_one_sentence(stderr: str, stdout: str) -> None:
    assert stderr.startswith("anpfiff: ")
    assert stderr.count("\n") == 1
    assert stdout == ""
