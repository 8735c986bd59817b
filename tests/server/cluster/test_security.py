"""The security tests once more: the room is at one node, and everybody comes to it through another."""

import asyncio
from typing import Any

import pytest

import tests.server.security.test_foreign_pages
import tests.server.security.test_security  # noqa: F401 -- whose scenes these are
from anpfiff.server.http.tries import BURST
from anpfiff.wire import messages as wire
from tests.support.nodes import Running, on_two_nodes
from tests.support.postgres import Postgres
from tests.support.serving import SCENES, Guests, Raw, Serving

DOORS = (
    "test_a_request_for_another_host_is_turned_away_everywhere",
    "test_a_page_of_another_site_is_turned_away_everywhere",
    "test_our_own_page_may_open_a_socket",
    "test_nor_does_a_form",
    "test_no_compression_is_agreed_on",
    "test_a_first_frame_that_is_too_large_closes_the_socket",
    "test_a_message_in_many_small_frames_is_bounded_too",
)
ROOMS = (
    "test_a_token_in_a_url_is_not_looked_at",
    "test_a_frame_of_eight_kibibytes_is_read_and_a_larger_one_closes_the_socket",
    "test_who_floods_is_slowed_down_and_nobody_else_is",
    "test_who_comes_in_again_has_no_more_to_say_than_before",
    "test_a_class_of_thirty_behind_one_address_joins_and_cheers_at_once",
    "test_a_person_has_one_socket_and_the_newest_is_it",
)


class Through(Guests):
    """Whoever opens a room has it at the first node, and comes to it through the second, like everybody."""

    first: Guests

    async def open(self, game: str, token: str | None = None, **fields: Any) -> tuple[Raw, wire.Room]:
        before, _ = await self.first.open(game, token, **fields)
        raw, _ = await self.join(before.room.code, before.token)
        return raw, await raw.hear(wire.Room)


@pytest.mark.parametrize("scenes", [DOORS, ROOMS], ids=["doors", "rooms"])
def test_a_second_node_is_as_safe_as_the_first(postgres: Postgres, scenes: tuple[str, ...]) -> None:
    async def test(one: Running, other: Running) -> None:
        people = Through(other.url, other.guests.session, other.guests._stack)
        people.first = one.guests
        for name in scenes:
            await SCENES[name](people, Serving(other.url, one.house, other.server))
        if scenes is ROOMS:
            assert (len(one.house.actors), len(other.house.actors)) == (6, 0)

    on_two_nodes(postgres, test)


def test_guesses_at_one_node_find_no_rooms_of_another(postgres: Postgres) -> None:
    """An invitation is asked for with a code; whoever has guessed too much is told the same of every code."""

    async def test(one: Running, other: Running) -> None:
        _, room = await one.guests.open("zweikampf")
        told = [await invited(other, code) for code in (*["QQQQ"] * BURST, room.code, "QQQR")]
        assert told[0] == (404, "no-such-room")
        assert told[-2:] == [(429, "too-many-tries")] * 2

    on_two_nodes(postgres, test)


def test_wrong_codes_are_slowed_down_at_a_second_node_and_a_code_that_was_right_there_is_not(
    postgres: Postgres,
) -> None:
    async def test(one: Running, other: Running) -> None:
        _, room = await one.guests.open("zweikampf")
        await other.guests.join(room.code)
        for _ in range(BURST):
            assert (await other.guests.refused(kind="join", code="QQQQ")).why == "no-such-room"
        assert (await other.guests.refused(kind="join", code="QQQQ")).why == "too-many-tries"
        await other.guests.join(room.code)

    on_two_nodes(postgres, test)


async def invited(node: Running, code: str) -> tuple[int, str]:
    async with node.guests.session.get(f"{node.url}/api/invitation/{code}") as answer:
        return answer.status, (await answer.json()).get("why", "")


def test_an_invitation_of_one_node_is_one_at_the_other(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        assert one.server.door.key("ABCD") == other.server.door.key("ABCD")

    on_two_nodes(postgres, test)


def test_a_header_of_any_bytes_makes_nobody_an_inner_voice(postgres: Postgres) -> None:
    async def test(_: Running, other: Running) -> None:
        host, port = other.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        words = b"GET /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nAnpfiff-Inner: \xc3\xa9\xff\r\n\r\n"
        writer.write(words)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        writer.close()

    on_two_nodes(postgres, test)
