"""The page that comes with the server: it is there, loads nothing from elsewhere, and speaks four languages."""

import asyncio
import re
from importlib.resources import files
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer

from anpfiff.server.app import Server
from tests.server.ops.inside import house_in

CLIENT = files("anpfiff.server").joinpath("client")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/app.js", "text/javascript"),
        ("/style.css", "text/css"),
        ("/ball.svg", "image/svg+xml"),
    ],
)
def test_each_file_is_served_with_its_kind_and_the_strict_policy(
    tmp_path: Path, path: str, kind: str
) -> None:
    async def main() -> tuple[int, str, str]:
        async with house_in(tmp_path) as house, TestClient(TestServer(Server(house).app())) as client:
            answer = await client.get(path)
            return answer.status, answer.content_type, answer.headers["Content-Security-Policy"]

    status, found, policy = asyncio.run(main())
    assert (status, found) == (200, kind)
    assert "default-src 'none'; script-src 'self'" in policy


def test_nothing_is_inline_and_nothing_comes_from_elsewhere() -> None:
    page = CLIENT.joinpath("index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script[^>]*>", page) == ['<script src="/app.js" type="module">']
    assert "<style" not in page
    assert not re.search(r"\son\w+=|\sstyle=", page)
    for name in ("index.html", "style.css", "app.js"):
        text = CLIENT.joinpath(name).read_text(encoding="utf-8")
        assert not re.search(r"https?://|innerHTML|eval\(", text)


def test_every_word_is_there_in_every_language() -> None:
    script = CLIENT.joinpath("app.js").read_text(encoding="utf-8")
    page = CLIENT.joinpath("index.html").read_text(encoding="utf-8")
    tongues = dict(re.findall(r"^  (de|en|fr|it): \{ (.*) \},$", script, re.MULTILINE))
    words = {tongue: set(re.findall(r'(?:^|, )"?([\w-]+)"?: "', line)) for tongue, line in tongues.items()}
    assert set(words) == {"de", "en", "fr", "it"}
    assert words["de"] == words["en"] == words["fr"] == words["it"]
    assert words["de"] >= set(re.findall(r'data-word="(\w+)"', page))
    assert words["de"] >= set(re.findall(r"\bsay\.(\w+)", script))
