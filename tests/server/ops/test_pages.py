"""The client as the server hands it out: kinds, keeping, packing, places, and what is not there."""

import asyncio
import gzip
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from aiohttp.test_utils import TestClient, TestServer, make_mocked_request

from anpfiff.server.http.app import Server
from anpfiff.server.http.json import takes_gzip
from anpfiff.server.http.pages import ASK_AGAIN, FOREVER, NEVER, Pages
from anpfiff.server.http.policy import security
from tests.server.ops.inside import house_in

CLIENT = {
    "index.html": "<!doctype html><title>Anpfiff</title><p>Größe</p>",
    "sw.js": "self.skipWaiting()",
    "app.webmanifest": "{}",
    "ball.svg": "<svg/>",
    ".built": "0815",
    "assets/index-a1b2.js": "kick()\n" * 100,
    "assets/index-a1b2.css": "p { color: green }",
    "assets/letters-a1b2.woff2": "letters",
}


class Answer(NamedTuple):
    status: int
    kind: str
    headers: Mapping[str, str]
    body: bytes
    host: str
    """As which the server was asked."""


Get = Callable[..., Answer]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in CLIENT.items():
        path = tmp_path / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "client"


@pytest.fixture
def get(folder: Path, tmp_path: Path) -> Get:
    """Ask a server that hands out this folder; bodies come as they were sent."""

    async def ask(path: str, headers: dict[str, str]) -> Answer:
        async with house_in(tmp_path) as house:
            server = TestServer(Server(house, pages=Pages(folder)).app())
            async with TestClient(server, auto_decompress=False) as client:
                answer = await client.get(path, headers={"Accept-Encoding": "identity"} | headers)
                host = f"{client.host}:{client.port}"
                return Answer(answer.status, answer.content_type, answer.headers, await answer.read(), host)

    return lambda path, **headers: asyncio.run(
        ask(path, {name.replace("_", "-"): value for name, value in headers.items()})
    )


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/", "text/html", ASK_AGAIN),
        ("/sw.js", "text/javascript", ASK_AGAIN),
        ("/app.webmanifest", "application/manifest+json", ASK_AGAIN),
        ("/ball.svg", "image/svg+xml", ASK_AGAIN),
        ("/assets/index-a1b2.js", "text/javascript", FOREVER),
        ("/assets/index-a1b2.css", "text/css", FOREVER),
        ("/assets/letters-a1b2.woff2", "font/woff2", FOREVER),
    ],
)
def test_each_file_has_its_kind_its_keeping_and_the_strict_policy(
    get: Get, path: str, kind: str, keep: str
) -> None:
    answer = get(path)
    assert (answer.status, answer.kind) == (200, kind)
    assert answer.headers["Cache-Control"] == keep
    assert security(answer.host).items() <= answer.headers.items()
    assert answer.body.decode() == CLIENT[path[1:] or "index.html"]


@pytest.mark.parametrize("place", ["/K7MQ", "/K7MQ/tv", "/match/xY_-9", "/regeln/foul", "/ä"])
def test_every_place_in_the_client_is_the_page(get: Get, place: str) -> None:
    assert get(place).body == get("/").body


@pytest.mark.parametrize(
    "path", ["/assets/index-old1.js", "/assets/nothing", "/favicon.ico", "/api/goals", "/.built", "/app.py"]
)
def test_a_file_that_is_not_there_is_not_the_page(get: Get, path: str) -> None:
    """A tab of yesterday's client asks for yesterday's files."""
    answer = get(path)
    assert (answer.status, answer.body) == (404, b'{"why": "not-found"}')
    assert answer.headers["Cache-Control"] == NEVER


def test_who_takes_gzip_is_sent_less(get: Get) -> None:
    plain, packed = get("/assets/index-a1b2.js"), get("/assets/index-a1b2.js", Accept_Encoding="br, gzip")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2


def test_letters_are_packed_already(get: Get) -> None:
    assert "Content-Encoding" not in get("/assets/letters-a1b2.woff2", Accept_Encoding="gzip").headers


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("", False),
        ("identity", False),
        ("br", False),
        ("gzip", True),
        ("deflate, GZIP;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        (";,;;q=", False),
    ],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:  # noqa: FBT001 -- a table of answers
    assert takes_gzip(make_mocked_request("GET", "/", {"Accept-Encoding": accepted})) is takes


@pytest.mark.parametrize("way", ["identity", "gzip"])
def test_who_has_the_page_already_is_not_sent_it_again(get: Get, way: str) -> None:
    tag = get("/", Accept_Encoding=way).headers["ETag"]
    again = get("/K7MQ", If_None_Match=tag, Accept_Encoding=way)
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", tag)
    assert again.headers["Cache-Control"] == ASK_AGAIN
    assert get("/", If_None_Match='W/"another"').status == 200


def test_the_disk_is_read_once(folder: Path, get: Get) -> None:
    async def ask() -> str:
        async with (
            house_in(folder.parent) as house,
            TestClient(TestServer(Server(house, pages=Pages(folder)).app())) as client,
        ):
            await client.get("/")
            (folder / "index.html").unlink()
            return await (await client.get("/")).text()

    assert asyncio.run(ask()) == CLIENT["index.html"]


@pytest.mark.parametrize("missing", ["index.html", "."])
def test_without_a_client_one_sentence_says_what_to_do(folder: Path, get: Get, missing: str) -> None:
    if missing == ".":
        folder.rename(folder.with_name("elsewhere"))
    else:
        (folder / missing).unlink()
    answer = get("/K7MQ")
    assert (answer.status, answer.kind) == (503, "text/plain")
    assert b"python3 run.py setup" in answer.body
