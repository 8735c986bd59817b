"""What an operator can read."""

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from anpfiff.server.house.house import House
from anpfiff.server.http import health
from anpfiff.server.http.app import Server
from anpfiff.server.http.traffic import Traffic
from anpfiff.server.ops.metrics import Metrics
from tests.server.ops.inside import house_in
from tests.support.process import GAME, heard, token

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[\w.]+"\})? [0-9.e+-]+')


def test_the_figures_are_in_the_format_that_prometheus_reads(tmp_path: Path) -> None:
    async def main() -> str:
        async with house_in(tmp_path) as house:
            house.committed(0.004, 3)
            house.committed(0.002, 1)
            house.lag.note(0.003)
            house.lag.worked(0.5, "room")
            return await Metrics(house, Traffic()).text()

    text = asyncio.run(main())
    figures = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in figures)
    assert "anpfiff_written_total 4" in figures
    assert 'anpfiff_commit_seconds{quantile="0.5"} 0.004000' in figures
    assert 'anpfiff_commit_seconds{quantile="1"} 0.004000' in figures
    assert 'anpfiff_loop_lag_seconds{quantile="0.99"} 0.003000' in figures
    assert "anpfiff_slow_handlers_total 1" in figures
    assert "anpfiff_inputs_per_second 4.0" in figures  # within the first second


def test_a_fresh_server_has_figures_too(tmp_path: Path) -> None:
    async def main() -> str:
        async with house_in(tmp_path) as house:
            return await Metrics(house, Traffic()).text()

    text = asyncio.run(main())
    assert "anpfiff_inputs_per_second 0\n" in text
    assert "anpfiff_rooms 0\n" in text


def with_figures(house: House) -> web.Application:
    server = Server(house)
    return server.app(Metrics(house, server.traffic).routes())


def test_a_room_is_counted_over_http(tmp_path: Path) -> None:
    async def main() -> str:
        async with house_in(tmp_path) as house, TestClient(TestServer(with_figures(house))) as client:
            ws = await client.ws_connect("/ws")
            await ws.send_json({"kind": "open", "version": 1, "token": token(), "game": GAME})
            await heard(ws, "welcome")
            text = await (await client.get("/metrics")).text()
            await ws.close()
            return text

    text = asyncio.run(main())
    for figure in (
        "anpfiff_rooms 1",
        "anpfiff_people 1",
        "anpfiff_sockets 1",
        'anpfiff_build_info{version="',
    ):
        assert figure in text


@pytest.mark.parametrize("fault", [sqlite3.OperationalError("gone"), None])
def test_a_server_whose_disk_does_not_answer_is_unwell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception | None
) -> None:
    async def silent(_: str) -> bytes | None:
        if fault is not None:
            raise fault
        await asyncio.sleep(60)
        return None

    async def main() -> tuple[int, Any]:
        async with house_in(tmp_path) as house, TestClient(TestServer(Server(house).app())) as client:
            monkeypatch.setattr(house.store, "match", silent)
            answer = await client.get("/health")
            return answer.status, await answer.json()

    monkeypatch.setattr(health, "PATIENCE", 0.05)
    assert asyncio.run(main()) == (503, {"healthy": False, "why": "disk-does-not-answer"})


def test_a_server_whose_disk_can_only_be_read_is_unwell_until_it_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: str, __: int) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def main() -> list[tuple[int, Any]]:
        async with house_in(tmp_path) as house, TestClient(TestServer(Server(house).app())) as client:
            told = []
            for full in (True, False):
                with monkeypatch.context() as patched:
                    if full:
                        patched.setattr(house.store, "remember", refuse)
                    answer = await client.get("/health")
                told.append((answer.status, (await answer.json()).get("why")))
            return told

    monkeypatch.setattr(health, "ANEW", 0)
    assert asyncio.run(main()) == [(503, "disk-refuses"), (200, None)]


@pytest.mark.parametrize(("proxied", "expected"), [(True, "198.51.100.7"), (False, "127.0.0.1")])
def test_behind_a_proxy_the_address_it_noted_counts(tmp_path: Path, *, proxied: bool, expected: str) -> None:
    async def main() -> list[str]:
        async with house_in(tmp_path) as house:
            server = Server(house, proxied=proxied)
            async with TestClient(TestServer(server.app())) as client:
                forged = {"X-Forwarded-For": "10.1.1.1, 198.51.100.7"}
                ws = await client.ws_connect("/ws", headers=forged)
                await ws.send_json({"kind": "join", "version": 1, "token": token(), "code": "QQQQ"})
                await heard(ws, "bye")
                await ws.close()
                return list(server.door._guesses)

    assert asyncio.run(main()) == [expected]
