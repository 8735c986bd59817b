"""Matches of other editions over HTTP: seen again as they were seen then, or read as a list."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from anpfiff.core import Act
from anpfiff.server.http import archive
from anpfiff.server.http.replay import replay
from anpfiff.server.room.writes import Write
from anpfiff.table.listing import in_words
from anpfiff.table.record import Record, written
from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.support.serving import Guests, Serving, served, serving
from tests.table.test_record import a_record, record_of

LINK = "R0mvJrh1a7kQw2sX9tYb3Q"
ELDER = msgspec.structs.replace(a_record(), edition=0)


def told(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def kept(place: Serving, record: Record) -> None:
    await place.house.store.write(Write("room", match=(LINK, record.game, written(record))), 0)


async def asked(people: Guests, path: str) -> tuple[int, Any]:
    async with people.session.get(f"{people.url}/api/matches/{LINK}{path}") as answer:
        return answer.status, await answer.json()


@served
async def test_a_match_of_an_old_edition_is_seen_as_it_was_seen_then(people: Guests, place: Serving) -> None:
    (case,) = (case for case in CASES if case.game.id == "zweikampf")
    record = record_of(case, 2)
    await kept(place, record)
    assert await archive.file_one(place.house.store)
    assert not await archive.file_one(place.house.store), "each match is filed once"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(case.game), "edition", 99)
        for query, seat in (("", None), ("?seat=0", 0), ("?seat=1", 1)):
            status, shown = await asked(people, f"/replay{query}")
            assert (status, shown) == (200, told(replay(record, seat)))
        assert await asked(people, "/replay?seat=2") == (404, {"why": "no-such-seat"})


@served
async def test_without_pictures_it_is_read_as_a_list(people: Guests, place: Serving) -> None:
    await kept(place, ELDER)
    assert await archive.file_one(place.house.store)
    assert await asked(people, "/replay") == (409, {"why": "cannot-be-replayed"})
    status, shown = await asked(people, "/list")
    assert (status, shown["game"], shown["edition"], shown["today"]) == (200, "zweikampf", 0, 1)
    assert [player["name"] for player in shown["players"]] == ["Ada", "Snail"]
    assert len(shown["lines"]) == len(ELDER.inputs)
    assert shown["lines"][-1] == {"at": 300, "seat": 1, "words": "turn over"}
    assert (await asked(people, ""))[0] == 200, "and it can still be downloaded"


@served
async def test_what_is_no_record_has_no_list(people: Guests, place: Serving) -> None:
    assert await asked(people, "/list") == (404, {"why": "no-such-match"})
    await place.house.store.write(Write("room", match=(LINK, "zweikampf", b'{"kind":"report"}')), 0)
    assert await asked(people, "/list") == (409, {"why": "cannot-be-listed"})
    assert await archive.file_one(place.house.store)
    assert await asked(people, "/replay") == (409, {"why": "cannot-be-replayed"})


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)
def test_the_archive_holds_what_every_pair_of_eyes_saw(case: Case) -> None:
    record = record_of(case, 1)
    archived = archive.packed(written(record))
    assert archived
    for seat in (None, *range(len(record.seats))):
        assert archive.unpacked(archived, seat) is not None
    assert archive.unpacked(archived, len(record.seats)) is None
    assert len(archived) < 12 * len(written(record)), "all eyes together stay small"


def test_a_record_that_makes_the_rules_stumble_does_not_stop_the_archive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumbles(_record: bytes) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(archive, "replays", stumbles)
    assert archive.packed(b"") == b""


def test_matches_wait_on_disk_until_they_are_filed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(store=tmp_path / "db") as place:
            await kept(place, a_record())
        async with serving(store=tmp_path / "db") as place:
            filing = asyncio.create_task(archive.file_away(place.house.store))
            while not await place.house.store.replay(LINK):
                pass  # every question goes through the store's thread
            filing.cancel()

    asyncio.run(main())


@served
async def test_what_is_forgotten_leaves_no_pictures(people: Guests, place: Serving) -> None:
    await kept(place, a_record())
    await archive.file_one(place.house.store)
    assert await place.house.store.forget(1) == 1
    assert await place.house.store.replay(LINK) is None


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)
def test_every_move_can_be_told_in_words(case: Case) -> None:
    for given in record_of(case, 5).inputs:
        if isinstance(given, Act):
            words = in_words(msgspec.to_builtins(given.move))
            assert words
            assert not set("{}[]'") & set(words)
