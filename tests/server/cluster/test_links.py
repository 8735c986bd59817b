"""The connection between nodes: nobody without the cluster's key, and to the room a passed line is a line like any other."""

import asyncio
import json
from contextlib import AsyncExitStack

import aiohttp
import pytest

from anpfiff.core import Refused
from anpfiff.server.cluster.fence import Holder
from anpfiff.server.http.links.frames import Enter, Frame, Kind, packed, unpacked
from anpfiff.server.http.links.handshake import Proof, Stranger, dialled
from anpfiff.server.http.links.hosting import MOST_STRANGERS, FarLine, Hosting
from anpfiff.server.http.links.passage import Passage
from anpfiff.server.http.traffic import Traffic
from anpfiff.wire import messages as wire
from tests.support.nodes import Running, on_two_nodes
from tests.support.postgres import Postgres


class Deaf:
    """A line that wants nothing."""

    def send(self, text: bytes) -> None: ...
    def close(self, why: str) -> None: ...
    def cut(self) -> None: ...


def door_of(node: Running) -> str:
    return node.node.neighbours._address


def test_whoever_has_another_key_is_not_let_in(postgres: Postgres) -> None:
    async def test(one: Running, _: Running) -> None:
        stranger = Passage("stranger", "another key, which is as long as it has to be")
        with pytest.raises(Refused):
            await stranger.enter(Holder("x", door_of(one), 0), Enter("", "", "{}", polled=False), Deaf())
        await stranger.close()
        assert one.server.traffic.refused == 1

    on_two_nodes(postgres, test)


@pytest.mark.parametrize(
    "words", [b"", b"{}", b"not json", b'{"nonce":"","node":"x","mac":"0"}', bytes(2_000)]
)
def test_whoever_proves_nothing_is_not_let_in(postgres: Postgres, words: bytes) -> None:
    async def test(one: Running, _: Running) -> None:
        async with one.guests.session.ws_connect(f"http://{door_of(one)}/link") as ws:
            await ws.receive_bytes(timeout=5)
            await ws.send_bytes(words)
            message = await ws.receive(timeout=5)
            assert message.type is aiohttp.WSMsgType.CLOSE
            assert ws.close_code == 4001

    on_two_nodes(postgres, test)


def test_a_proof_is_good_for_one_connection() -> None:
    """Whoever has listened to one and says the same again says it to another number."""

    class Echo:
        async def receive_bytes(self, timeout: float) -> bytes:  # noqa: ASYNC109 -- as the library has it
            return json.dumps({"nonce": "seen before", "node": "", "mac": "0" * 64}).encode()

        async def send_bytes(self, _: bytes) -> None: ...

    with pytest.raises(Stranger):
        asyncio.run(dialled(Echo(), b"key", "node"))  # type: ignore[arg-type]  # as much of a socket as is asked for
    assert Proof("a").mac == ""


def test_frames_come_out_as_they_went_in() -> None:
    frame = Frame(Kind.SAID, 2**40, b"\x00words\xff")
    assert unpacked(packed(frame)) == frame
    for nonsense in (b"", b"\x01", b"\xff" * 20):
        with pytest.raises(ValueError, match=r"frame|Kind"):
            unpacked(nonsense)


def test_a_line_that_leaves_one_node_leaves_the_room_on_the_other(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        host, room = await one.guests.open("zweikampf")
        guest, _ = await other.guests.join(room.code)
        await guest.socket.close()
        while any(chair.here for chair in (await host.hear(wire.Room)).chairs if chair.person == 2):
            pass

    on_two_nodes(postgres, test)


def test_when_a_neighbour_dies_its_people_are_told_to_come_back(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        _, room = await one.guests.open("zweikampf")
        guest, _ = await other.guests.join(room.code)
        assert one.node._inside is not None
        await one.node._inside.cleanup()
        assert (await guest.hear(wire.Bye)).why == "try-again"

    on_two_nodes(postgres, test)


def test_what_is_no_message_is_refused_through_another_node_as_well(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        _, room = await one.guests.open("zweikampf")
        guest, _ = await other.guests.join(room.code)
        for nonsense in ("{", "[]", '{"kind":"act","id":"x"}'):
            await guest.send(nonsense)
            assert (await guest.hear(wire.Refused)).why == "malformed"
        await guest.socket.send_bytes(b"\x00")
        assert (await guest.hear(wire.Refused)).why == "malformed"
        refusal = await other.guests.refused(kind="join", code=room.code, version=99)
        assert refusal.why == "other-version"

    on_two_nodes(postgres, test)


def test_who_speaks_before_the_door_is_open_is_not_listened_to_for_ever() -> None:
    class Cut(FarLine):
        def __init__(self) -> None:
            super().__init__(None, 1)  # type: ignore[arg-type]  # nothing is sent over it

        def cut(self) -> None:
            self.ended = True

    line = Cut()
    hosting = Hosting(None, "", Traffic())  # type: ignore[arg-type]  # nobody is let in
    for _ in range(1_000):
        hosting.hear(line, b"x" * 8_000)
    assert line.ended
    assert not line.early


def test_odd_letters_in_a_header_are_nobody(postgres: Postgres) -> None:
    async def test(one: Running, _: Running) -> None:
        host, port = one.guests.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET /api/club HTTP/1.1\r\nHost: {host}\r\n".encode() + b"Anpfiff-Inner: \xff\xfe\r\n\r\n"
        )
        assert b"401" in await reader.readline()
        writer.close()

    on_two_nodes(postgres, test)


def test_strangers_who_prove_nothing_are_few(postgres: Postgres) -> None:
    async def test(one: Running, _: Running) -> None:
        async with AsyncExitStack() as stack:
            for _number in range(MOST_STRANGERS):
                link = one.guests.session.ws_connect(f"http://{door_of(one)}/link")
                await (await stack.enter_async_context(link)).receive_bytes(timeout=5)
            with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
                await one.guests.session.ws_connect(f"http://{door_of(one)}/link")

    on_two_nodes(postgres, test)
