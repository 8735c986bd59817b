"""A competition under SIGKILL: no result is lost, and the cup goes on at once."""

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from anpfiff.server.house.club_cup import CupActor
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.wire import messages as wire
from tests.server.cups.test_evening import plays
from tests.support.clubs import Holder, gathered
from tests.support.cup_ordeal import CupOrdeal
from tests.support.serving import Guests, Serving, guests

KILLS = 200


def test_two_hundred_kills_lose_no_result_and_do_nothing_twice(tmp_path: Path) -> None:
    report = asyncio.run(CupOrdeal(tmp_path, seed=16).endured(KILLS))

    assert (report.kills, report.lost, report.doubled) == (KILLS, 0, 0)
    assert report.acknowledged > KILLS // 4, "there was hardly any load"


def test_a_match_that_was_over_before_the_kill_counts_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the last move and the result in the table lies a moment: whatever dies in it is made good."""

    async def before() -> tuple[str, str]:
        async with _guests(tmp_path) as (people, _):
            organiser, players, cup = await gathered(people, 2, games=["zweikampf"])
            await organiser.wishes(cup, "draw-round")
            sockets = [await player.sits_down(people, cup) for player in players]
            await organiser.wishes(cup, "kick-off")
            await asyncio.gather(*map(plays, sockets))
            assert not (await organiser.shown(cup)).standings[0].row.played
            return organiser.token, cup

    async def after(token: str, cup: str) -> int:
        async with _guests(tmp_path) as (people, _):
            organiser = Holder(people.session, people.url, token)
            shown = await organiser.shown(cup)
            while shown.round is None or not shown.round.over:
                shown = await organiser.shown(cup, shown.version)
            return shown.standings[0].row.played

    async def nothing(_: CupActor, __: int) -> None:
        return

    with monkeypatch.context() as dying:
        dying.setattr(CupActor, "_settle", nothing)
        token, cup = asyncio.run(before())
    assert asyncio.run(after(token, cup)) == 1


def test_people_come_back_to_their_chairs_after_a_restart(tmp_path: Path) -> None:
    async def before() -> tuple[list[str], str]:
        async with _guests(tmp_path) as (people, _):
            organiser, players, cup = await gathered(people, 2, games=["zweikampf"])
            await organiser.wishes(cup, "draw-round")
            sockets = [await player.sits_down(people, cup) for player in players]
            await organiser.wishes(cup, "kick-off")
            await sockets[0].hear(wire.Room, phase="playing")
            return [player.token for player in players], cup

    async def after(tokens: list[str], cup: str) -> str:
        async with _guests(tmp_path) as (people, _):
            players = [Holder(people.session, people.url, token) for token in tokens]
            sockets = [await player.sits_down(people, cup) for player in players]
            return (await sockets[0].hear(wire.Room, phase="playing")).phase

    assert asyncio.run(after(*asyncio.run(before()))) == "playing"


def test_a_damaged_competition_is_set_aside_and_keeps_no_other_out(tmp_path: Path) -> None:
    async def before() -> tuple[str, list[str]]:
        async with _guests(tmp_path) as (people, _):
            organiser, _players, cup = await gathered(people, 2)
            return organiser.token, [cup, await organiser.opens(name="whole")]

    async def after(token: str) -> tuple[str, ...]:
        async with _guests(tmp_path) as (people, place):
            club = await Holder(people.session, people.url, token).club()
            assert place.house.clubs.unreadable == 1
            return tuple(each.id for each in club.competitions)

    async def harm(cup: str) -> None:
        store = SqliteStore(tmp_path / "anpfiff.db")
        store._db.execute("UPDATE log SET body = 'x' WHERE room = ? AND seq = 1", (f"cup-{cup}",))
        await store.close()

    token, cups = asyncio.run(before())
    asyncio.run(harm(cups[0]))
    assert asyncio.run(after(token)) == (cups[1],)


def test_a_disk_that_refuses_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with _guests(tmp_path) as (people, place):
            organiser, _players, cup = await gathered(people, 4)
            before = await organiser.shown(cup)
            with monkeypatch.context() as full:
                full.setattr(place.house.store, "write", _refuses)
                assert await organiser.wish_refused(cup, "draw-round") == "disk-refuses"
                assert await organiser.refused("POST", "/api/club/passes", {"count": 2}) == "disk-refuses"
            after = await organiser.shown(cup)
            assert (after.round, after.people, after.version) == (before.round, before.people, before.version)
            assert len((await organiser.club()).members) == 5
            await organiser.wishes(cup, "draw-round")

    asyncio.run(main())


async def _refuses(*_: object) -> None:
    raise OSError("disk full")


def _guests(folder: Path) -> AbstractAsyncContextManager[tuple[Guests, Serving]]:
    return guests(store=folder / "anpfiff.db")
