"""`anpfiff serve --tls`: encrypted in the living room, too, and nobody is left standing who forgets the s."""

import asyncio
import http.client
import signal
import socket
import ssl
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiohttp
import pytest

from anpfiff import cli
from anpfiff.server.http import front, signpost
from anpfiff.server.http.signpost import Signpost, explained
from anpfiff.server.http.visits import Visits, noted
from anpfiff.server.ops import certificate
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.certificate import CERTIFICATE, DAYS, KEY, LAST_DAYS, Pair
from anpfiff.server.ops.doctor import tls
from tests.support.process import serving, token

HERE = {"localhost", "127.0.0.1", "192.168.2.34"}


def test_a_certificate_is_made_once_and_for_nobody_elses_eyes(tmp_path: Path) -> None:
    pair = certificate.own(tmp_path, HERE)
    before = pair.certificate.read_bytes()
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
    assert certificate.own(tmp_path, {"localhost"}).certificate.read_bytes() == before
    assert len(certificate.fingerprint(pair)) == 95


def test_it_is_made_anew_when_the_address_changes_it_ends_or_it_is_damaged(tmp_path: Path) -> None:
    made = set()

    def again(names: set[str], days: int = 0) -> None:
        certificate.own(tmp_path, names, datetime.now(UTC) + timedelta(days=days))
        made.add((tmp_path / CERTIFICATE).read_bytes())

    again(HERE)
    again(HERE, DAYS - LAST_DAYS - 1)
    assert len(made) == 1
    again(HERE | {"192.168.2.35"})
    again(HERE, DAYS - LAST_DAYS + 1)
    (tmp_path / CERTIFICATE).write_text("nonsense")
    again(HERE)
    (tmp_path / KEY).unlink()
    again(HERE)
    assert len(made) == 5


def test_a_browser_that_trusts_it_finds_all_names_in_it(tmp_path: Path) -> None:
    pair = certificate.own(tmp_path, HERE)
    trusting = ssl.create_default_context(cafile=pair.certificate)
    for name in HERE:
        _shake_hands(certificate.context(pair), trusting, name)
    with pytest.raises(ssl.SSLCertVerificationError):
        _shake_hands(certificate.context(pair), trusting, "192.168.2.99")


def _shake_hands(ours: ssl.SSLContext, theirs: ssl.SSLContext, name: str) -> None:
    """Without a wire: what one says is put into the other's ear."""
    to_server, to_client = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = theirs.wrap_bio(to_client, to_server, server_hostname=name)
    server = ours.wrap_bio(to_server, to_client, server_side=True)
    for _ in range(3):
        for side in (client, server):
            with suppress(ssl.SSLWantReadError):
                side.do_handshake()
    assert client.version() in {"TLSv1.2", "TLSv1.3"}


@pytest.mark.parametrize(
    "words", [("--tls-key", "x"), ("--tls-cert", "nowhere.pem"), ("--tls-cert", __file__)]
)
def test_a_certificate_that_cannot_be_used_is_said_before_anything_opens(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--local", "--port", "0", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_over_tls_one_plays_and_by_plain_http_one_is_shown_the_way(tmp_path: Path) -> None:
    with serving(tmp_path, "--tls") as server:
        assert server.url.startswith("https://127.0.0.1:")
        number = int(server.url.rpartition(":")[2])
        trusting = ssl.create_default_context(cafile=tmp_path / CERTIFICATE)
        asyncio.run(_play(server.url, trusting))

        plain = http.client.HTTPConnection("127.0.0.1", number, timeout=10)
        plain.request("GET", "/K7MQ")
        with plain.getresponse() as page:
            assert (page.status, page.getheader("Server")) == (200, "Anpfiff")
            text = page.read().decode()
        assert f'href="https://127.0.0.1:{number}/K7MQ"' in text
        assert all(f'lang="{lang}"' in text for lang in ("de", "en", "fr", "it"))

        plain.request("GET", "/api/games")
        with plain.getresponse() as answer:
            assert answer.getheader("Location") == f"{server.url}/api/games"
        plain.close()

        silent = [socket.create_connection(("127.0.0.1", number)) for _ in range(20)]
        asyncio.run(_play(server.url, trusting))
        for line in silent:
            line.close()
        assert server.send(signal.SIGTERM) == 0
        assert "Traceback" not in server.log()


async def _play(url: str, trusting: ssl.SSLContext) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/ws", ssl=trusting) as ws:
        await ws.send_json({"kind": "open", "version": 1, "token": token(), "game": "zweikampf"})
        while (welcome := await ws.receive_json(timeout=10))["kind"] != "welcome":
            pass
        async with session.get(f"{url}/api/invitation/{welcome['code']}", ssl=trusting) as answer:
            assert (await answer.json())["url"].startswith("https://127.0.0.1:")


# The signpost.


def answered(request: str, *, explains: bool = True) -> str:
    post = Signpost(lambda host: host == "192.168.2.34:8000", explains=explains)
    return post.answer(request.encode()).decode()


def test_with_a_certificate_that_is_known_everybody_is_sent_on_at_once() -> None:
    told = answered("GET /K7MQ?x=1 HTTP/1.1\r\nHost: 192.168.2.34:8000\r\n\r\n", explains=False)
    assert told.startswith("HTTP/1.1 308 ")
    assert "\r\nLocation: https://192.168.2.34:8000/K7MQ?x=1\r\n" in told


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        ("GET / HTTP/1.1\r\n\r\n", 421),
        ("GET / HTTP/0.9\r\nHost: 192.168.2.34:8000\r\n\r\n", 400),
        ("GET http://evil.example/ HTTP/1.1\r\nHost: 192.168.2.34:8000\r\n\r\n", 400),
        ("nonsense\r\n\r\n", 400),
        ("", 400),
        ("x" * 9_000, 400),
    ],
)
def test_nobody_is_sent_anywhere_else(request_: str, status: int) -> None:
    assert answered(request_).startswith(f"HTTP/1.1 {status} ")


def test_what_stands_in_an_address_does_not_become_a_page() -> None:
    assert "<script>" not in explained('https://x/"><script>alert(1)</script>')


def test_the_doctor_knows_the_certificate(tmp_path: Path) -> None:
    assert "makes one" in tls(tmp_path, "127.0.0.1").says
    certificate.own(tmp_path, HERE)
    assert "good until" in tls(tmp_path, "127.0.0.1").says
    assert "makes a new one" in tls(tmp_path, "10.0.0.1").says


def test_a_certificate_that_was_given_is_used_as_it_is(tmp_path: Path) -> None:
    made = certificate.own(tmp_path, HERE)
    both = tmp_path / "both.pem"
    both.write_bytes(made.certificate.read_bytes() + made.key.read_bytes())
    certificate.context(Pair(both, both))
    with pytest.raises(CannotStart, match="cannot be used"):
        certificate.context(Pair(made.certificate, made.certificate))


def test_who_waits_before_the_door_of_tls_shuts_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silent ones, and half a request by plain HTTP: those that have waited longest go, and none stays for ever."""
    monkeypatch.setattr(front, "MOST_WAITING", 10)
    monkeypatch.setattr(signpost, "IDLE", 0.2)

    async def main() -> None:
        visits = Visits(50)
        door = socket.create_server(("127.0.0.1", 0))
        shown = noted(visits, lambda: Signpost(lambda _: True, explains=True))
        entrance = front.Front(door, shown, shown, ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))
        address = door.getsockname()
        silent = [await asyncio.open_connection(*address) for _ in range(30)]
        halves = [await asyncio.open_connection(*address) for _ in range(5)]
        for _, writer in halves:
            writer.write(b"GET /")
        assert [await reader.read() for reader, _ in halves] == [b""] * 5
        assert [await reader.read() for reader, _ in silent[:20]] == [b""] * 20
        reader, writer = await asyncio.open_connection(*address)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
        lines = [line for _, line in [*silent, *halves, (reader, writer)]]
        for line in lines:
            line.close()
        await asyncio.gather(*(line.wait_closed() for line in lines), return_exceptions=True)
        entrance.close()
        await asyncio.sleep(0)
        door.close()
        assert len(visits) == 0

    asyncio.run(asyncio.wait_for(main(), 20))
