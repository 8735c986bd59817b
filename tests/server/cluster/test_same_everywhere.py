"""Clubs, competitions, duels, lines without a socket, invitations and secrets: the same at every node."""

import asyncio
from typing import Any

import msgspec

from anpfiff.client import fresh_token
from anpfiff.wire import messages as wire
from tests.support.clubs import Holder, founded
from tests.support.nodes import Running, on_two_nodes
from tests.support.polled import PolledSocket, plain
from tests.support.postgres import Postgres
from tests.support.serving import Raw


async def posted(node: Running, path: str, **body: Any) -> tuple[int, dict[str, Any]]:
    async with node.guests.session.post(f"{node.url}{path}", json=body) as answer:
        return answer.status, await answer.json()


def test_a_club_that_was_founded_at_one_node_is_there_at_the_other(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        for here, there in ((one, other), (other, one)):
            organiser = await founded(here.guests)
            elsewhere = Holder(there.guests.session, there.url, organiser.token)
            assert await elsewhere.club() == await organiser.club()
        assert [node.node.neighbours.has_clubs for node in (one, other)].count(True) == 1

    on_two_nodes(postgres, test)


def test_the_table_of_a_competition_is_found_from_either_node(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        organiser = await founded(one.guests)
        players = await organiser.passes(2)
        cup = await organiser.opens(format="swiss", games=["elfmeter"])
        for player in players:
            await player.wishes(cup, "come")
        await organiser.wishes(cup, "draw-round")
        await organiser.wishes(cup, "kick-off")
        away = Holder(other.guests.session, other.url, players[1].token)
        await players[0].sits_down(one.guests, cup)
        await away.sits_down(other.guests, cup)

    on_two_nodes(postgres, test)


def test_clubs_and_competitions_move_with_their_tables_when_their_node_stops(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        organiser = await founded(one.guests)
        cup = await organiser.opens(format="swiss", games=["elfmeter"])
        first, second = (one, other) if one.node.neighbours.has_clubs else (other, one)
        before = await organiser.club()
        await first.house.close()
        elsewhere = Holder(second.guests.session, second.url, organiser.token)
        assert await elsewhere.club() == before
        assert (await elsewhere.shown(cup)).id == cup

    on_two_nodes(postgres, test)


def test_two_phones_at_two_nodes_meet_at_one_goal(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        ada, bob = fresh_token(), fresh_token()
        _, opened = await posted(one, "/api/penalties", token=ada)
        status, joined = await posted(other, f"/api/penalties/{opened['code']}", token=bob)
        assert (status, joined["code"]) == (200, opened["code"])
        status, told = await posted(other, "/api/penalties/NONE", token=bob)
        assert (status, told["why"]) == (404, "no-such-duel")

    on_two_nodes(postgres, test)


def test_a_line_without_a_socket_may_ask_any_node(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        for node in (one, other):
            await node.node.neighbours.beat()
        _, room = await one.guests.open("zweikampf")
        raw = plain(other.url, other.guests.session, fresh_token())
        await raw.send({"kind": "join", "version": wire.VERSION, "token": raw.token, "code": room.code})
        assert (await raw.hear(wire.Welcome)).person == 2
        socket: Any = raw.socket
        assert isinstance(socket, PolledSocket)
        socket._url = one.url
        assert isinstance(await raw.do("catch-up", seen=0), wire.Done | wire.Refused)

    on_two_nodes(postgres, test)


def test_an_invitation_is_written_by_whoever_has_the_room(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        _, room = await one.guests.open("foul")
        for node, code, status in ((one, room.code, 200), (other, room.code, 200), (other, "QQQQ", 404)):
            async with node.guests.session.get(f"{node.url}/api/invitation/{code}") as answer:
                assert answer.status == status

    on_two_nodes(postgres, test)


def test_whoever_looks_on_through_another_node_is_told_the_same_bytes(postgres: Postgres) -> None:
    """Nothing is added on the way, so nothing that a seat may not know can be."""

    async def test(one: Running, other: Running) -> None:
        host, room = await one.guests.open("zweikampf")
        guest, _ = await other.guests.join(room.code)
        near, _ = await one.guests.join(room.code, watch=True)
        far, _ = await other.guests.join(room.code, watch=True)
        await host.do("start")
        for hand in (host, guest):
            table = await hand.hear(wire.Table)
            await hand.do("act", move=table.moves[0], seen=table.seq)
        seen = [await tables(onlooker, host.table.seq) for onlooker in (near, far)]
        assert seen[0] == seen[1]
        assert seen[0]

    on_two_nodes(postgres, test)


async def tables(raw: Raw, until: int) -> list[bytes]:
    """Every table that somebody was told of, up to that number, without the hands of the clock."""
    found: list[bytes] = []
    async with asyncio.timeout(10):
        while True:
            table = await raw.hear(wire.Table)
            found.append(msgspec.json.encode((table.seq, table.view, table.moves, table.events)))
            if table.seq >= until:
                return found


def test_a_node_says_whether_people_may_be_sent_to_it(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        async def asked(path: str) -> tuple[int, str]:
            async with other.guests.session.get(f"{one.url}{path}") as answer:
                return answer.status, (await answer.json()).get("why", "")

        assert [await asked(path) for path in ("/livez", "/readyz", "/health")] == [(200, "")] * 3
        one.node.neighbours._tell_whether(well=False, fault=OSError("gone"))
        assert await asked("/livez") == (200, "")
        assert await asked("/readyz") == (503, "database-lost")
        assert await asked("/health") == (503, "database-lost")
        one.node.neighbours._tell_whether(well=True)
        assert await asked("/readyz") == (200, "")
        one.node.neighbours.name = 'the "first"'
        async with one.guests.session.get(f"{one.url}/metrics") as answer:
            figures = await answer.text()
        assert r'anpfiff_node_up{node="the \"first\""} 1' in figures

    on_two_nodes(postgres, test)
