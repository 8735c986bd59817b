"""Any node answers: whoever comes to one that does not run the room plays as at the one that does."""

import asyncio

import pytest

from anpfiff.server.house import neighbourhood, shared
from anpfiff.server.house.postgres import connections
from anpfiff.wire import messages as wire
from tests.support.nodes import Running, on_two_nodes
from tests.support.postgres import Postgres


def test_a_room_on_one_node_is_played_from_another(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        host, room = await one.guests.open("zweikampf")
        guest, welcome = await other.guests.join(room.code)
        await host.do("start")
        await guest.hear(wire.Table)
        answer = await guest.do("act", move=guest.table.moves[0], seen=guest.table.seq)

        assert isinstance(answer, wire.Done)
        assert welcome.person == 2
        assert (len(one.house.actors), len(other.house.actors)) == (1, 0)

    on_two_nodes(postgres, test)


def test_a_code_that_no_node_has_is_refused_by_each(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        for node in (one, other):
            assert (await node.guests.refused(kind="join", code="ABCD")).why == "no-such-room"

    on_two_nodes(postgres, test)


def test_the_same_token_opens_the_same_room_at_another_node(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        host, room = await one.guests.open("foul")
        _, again = await other.guests.open("foul", token=host.token)
        assert again.code == room.code

    on_two_nodes(postgres, test)


def test_a_node_that_stops_hands_its_rooms_over_and_nothing_is_lost(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        host, room = await one.guests.open("zweikampf")
        await one.guests.join(room.code)
        await host.do("start")
        table = await host.hear(wire.Table)
        assert isinstance(await host.do("act", move=table.moves[0], seen=table.seq), wire.Done)

        await one.house.close()
        assert (await host.hear(wire.Bye)).why == "server-stops"
        back, welcome = await other.guests.join(room.code, host.token)
        again = await back.hear(wire.Table)

        assert welcome.person == 1
        assert again.seq > table.seq
        assert len(other.house.actors) == 1

    on_two_nodes(postgres, test)


def test_public_rooms_are_listed_by_all(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        _, room = await one.guests.open("foul", public=True)
        for node in (one, other):
            await node.node.neighbours.beat()
        await other.node.neighbours.beat()
        for node in (one, other):
            async with node.guests.session.get(f"{node.url}/api/rooms") as answer:
                assert [listed["code"] for listed in await answer.json()] == [room.code]

    on_two_nodes(postgres, test)


def test_a_room_that_was_taken_is_dropped_at_the_first_append(postgres: Postgres) -> None:
    async def test(one: Running, other: Running) -> None:
        host, room = await one.guests.open("zweikampf")
        await one.guests.join(room.code)
        actor = one.house.actors[room.code]
        await postgres.say(
            f"UPDATE tenures SET epoch = epoch + 1, node = '{other.node.neighbours.node}'",  # noqa: S608 -- our own word
            one.node._shared.database,
        )
        await host.order("start")
        while not isinstance(said := await host.next(), wire.Bye):
            pass
        assert said.why == "try-again"
        await one.node.neighbours.beat()
        assert room.code not in one.house.actors
        assert actor.room.name not in dict(one.node.neighbours.store.held)

    on_two_nodes(postgres, test)


async def ails(node: Running) -> str:
    async with node.guests.session.get(f"{node.url}/readyz") as answer:
        return str((await answer.json()).get("why", ""))


def test_a_database_that_hangs_is_said_aloud_and_keeps_no_node_from_stopping(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    async def test(one: Running, other: Running) -> None:
        monkeypatch.setattr(neighbourhood, "SLOWEST_BEAT", 0.05)
        monkeypatch.setattr(shared, "LAST_BREATH", 0.05)
        monkeypatch.setattr(one.node.neighbours, "beat", never)
        monkeypatch.setattr(one.node.neighbours.store.tenures, "release_all", never)
        async with asyncio.timeout(20):
            while not await ails(one):
                pass
        assert await ails(one) == "database-lost"
        host, _ = await one.guests.open("foul")
        await one.house.close()
        assert (await host.hear(wire.Bye)).why == "server-stops"

    on_two_nodes(postgres, test)


def test_behind_a_pooler_it_is_the_same(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """`bench/cluster.py` does it through a real PgBouncer."""

    async def yes(_: object) -> bool:
        return True

    async def test(one: Running, other: Running) -> None:
        host, room = await one.guests.open("zweikampf")
        await other.guests.join(room.code)
        assert isinstance(await host.do("start"), wire.Done)
        await one.house.close()
        await other.guests.join(room.code, host.token)

    monkeypatch.setattr(connections, "is_pooled", yes)
    on_two_nodes(postgres, test)
