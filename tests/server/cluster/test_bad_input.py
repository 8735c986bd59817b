"""Whatever is wrong with a database: one clear sentence, and nothing half done."""

import asyncio
from pathlib import Path

import pytest

from anpfiff.cli import main
from anpfiff.server.house.postgres.schema import FORMAT
from anpfiff.server.ops.cannot_start import CannotStart
from anpfiff.server.ops.node import Node
from anpfiff.server.ops.shared import Shared, host_and_port, key_in
from anpfiff.wire import messages as wire
from tests.support.nodes import KEY, a_node
from tests.support.postgres import Postgres, running
from tests.support.stores import somewhere


def refusal(shared: Shared) -> str:
    """Why a server does not start."""
    with pytest.raises(CannotStart) as fault:
        asyncio.run(Node.opened(shared))
    return str(fault.value)


def tables(postgres: Postgres, place: str) -> int:
    query = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    return int(asyncio.run(postgres.say(query, place))[0][0])


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[str, object]]:
    return [(record.getMessage(), getattr(record, "facts", {})) for record in caplog.records]


@pytest.fixture
def place(postgres: Postgres) -> str:
    return asyncio.run(somewhere(postgres))


def test_a_wrong_address(postgres: Postgres) -> None:
    assert "nobody answers at that address" in refusal(Shared("postgresql://anpfiff@127.0.0.1:1/anpfiff"))
    assert "there is no database of that name" in refusal(Shared(postgres.url("nowhere")))
    assert "no address of a database" in refusal(Shared("postgresql://127.0.0.1:port/x"))


def test_a_wrong_password_is_not_repeated(postgres: Postgres) -> None:
    told = refusal(Shared(postgres.url("postgres", "hoppla")))
    assert "the user or the password is wrong" in told
    assert "hoppla" not in told


def test_a_newer_format_is_left_as_it_is(postgres: Postgres, place: str) -> None:
    asyncio.run(postgres.say("CREATE TABLE anpfiff (format bigint, badge text)", place))
    asyncio.run(postgres.say(f"INSERT INTO anpfiff VALUES ({FORMAT + 1}, '')", place))  # noqa: S608 -- a number

    assert f"newer Anpfiff (format {FORMAT + 1}" in refusal(Shared(place))
    assert tables(postgres, place) == 1


def test_a_format_that_there_never_was(postgres: Postgres, place: str) -> None:
    asyncio.run(postgres.say("CREATE TABLE anpfiff (format bigint, badge text)", place))
    asyncio.run(postgres.say("INSERT INTO anpfiff VALUES (0, '')", place))

    assert "format 0, and there is none before 1" in refusal(Shared(place))
    assert tables(postgres, place) == 1


def test_an_older_format_is_brought_to_ours(
    postgres: Postgres, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from anpfiff.server.house.postgres import schema

    async def run() -> None:
        async with a_node(place, key=None):
            pass
        monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "CREATE TABLE later (word text)"))
        monkeypatch.setattr(schema, "FORMAT", FORMAT + 1)
        async with a_node(place, key=None):
            assert [tuple(row) for row in await postgres.say("SELECT format FROM anpfiff", place)] == [
                (FORMAT + 1,)
            ]
            await postgres.say("SELECT word FROM later", place)

    asyncio.run(run())


def test_tables_of_another_program_are_left_alone(postgres: Postgres, place: str) -> None:
    asyncio.run(postgres.say("CREATE TABLE rooms (number int)", place))

    assert "tables of other programs" in refusal(Shared(place))
    assert tables(postgres, place) == 1


def test_a_migration_that_fails_leaves_nothing(
    postgres: Postgres, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from anpfiff.server.house.postgres import schema

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "CREATE TABLE rooms (twice int)"))
    assert "already exists" in refusal(Shared(place))
    assert tables(postgres, place) == 0


def test_a_database_that_could_lose_what_it_acknowledged(postgres: Postgres, place: str) -> None:
    told = refusal(Shared(f"{place}&synchronous_commit=off"))
    assert "cannot be used: synchronous_commit is off" in told
    assert "set synchronous_commit = on" in told
    assert tables(postgres, place) == 0


def test_a_database_that_can_only_be_read(place: str) -> None:
    told = refusal(Shared(f"{place}&default_transaction_read_only=on"))
    assert "cannot be used: it is set to read only" in told


def test_a_replica() -> None:
    with running(replica=True) as replica:
        assert "cannot be used: it is a replica, which can only be read" in refusal(Shared(replica.url()))


def test_a_full_disk(postgres: Postgres, place: str, caplog: pytest.LogCaptureFixture) -> None:
    """While it runs nothing is acknowledged, and the log says why; and nobody starts on it."""
    full = "CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql"

    async def run() -> None:
        caplog.set_level("INFO", "anpfiff")
        async with a_node(place) as node:
            await postgres.say(full, place)
            host, _ = await node.guests.open("foul", seats=3)
            for table in ("log", "nodes", "rooms"):
                await postgres.say(
                    f"CREATE TRIGGER full_disk BEFORE INSERT ON {table} EXECUTE FUNCTION full_disk()", place
                )
            await host.order("lock", on=True)
            assert (await host.hear(wire.Bye)).why == "try-again"
            assert ("database-refuses", {"why": "its disk is full"}) in told(caplog)
            with pytest.raises(CannotStart, match="cannot be used: its disk is full"):
                await Node.opened(Shared(place, KEY))

    asyncio.run(run())


def test_without_fsync_it_is_refused() -> None:
    with running(fsync="off") as careless:
        assert "fsync is off" in refusal(Shared(careless.url()))


def test_two_clusters_in_one_database(place: str) -> None:
    async def run() -> None:
        async with a_node(place):
            with pytest.raises(CannotStart, match="another cluster"):
                await Node.opened(Shared(place, "another key, as long as it has to be"))
            with pytest.raises(CannotStart, match="another cluster"):
                await Node.opened(Shared(place))

    asyncio.run(run())


def test_a_server_without_a_key_wants_to_be_alone(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with a_node(place, key=None):
            with pytest.raises(CannotStart, match="another Anpfiff server uses it"):
                await Node.opened(Shared(place))

    asyncio.run(run())


def test_an_address_for_other_nodes_needs_a_key(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", "postgresql://x/y", "--cluster-listen", "127.0.0.1:1"]) == 2
    assert "--cluster-listen goes with --cluster-key" in capsys.readouterr().err


def test_keys_and_addresses_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "short").write_text("whistle")
    with pytest.raises(CannotStart, match="too short"):
        key_in(tmp_path / "short")
    with pytest.raises(CannotStart, match="cannot be read"):
        key_in(tmp_path / "nowhere")
    for said in ("here", "here:", ":80", "here:http", "here:70000"):
        with pytest.raises(CannotStart, match="HOST:PORT"):
            host_and_port(said)
    (tmp_path / "key").write_text(f"{KEY}\n")
    assert key_in(tmp_path / "key") == KEY
