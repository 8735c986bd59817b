"""Clubs before an attacker: doors that are guessed, filled or flooded, passes in odd letters, files with words of their own, and who was deleted."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from anpfiff.fixtures.inputs import DrawRound
from anpfiff.server.cups.bounds import HALL, MOST_LINES, MOST_WORK, full
from anpfiff.server.cups.cup import Granted
from anpfiff.server.house.sqlite import SqliteStore
from anpfiff.server.http.clubs import asking
from anpfiff.server.http.guard import CLUBS_BURST, CLUBS_REFILL, JOINS_BURST, Desk
from anpfiff.server.http.tries import BURST
from anpfiff.server.room.bucket import Bucket
from tests.support.clubs import Holder, founded, gathered
from tests.support.serving import Guests, Serving, served


async def with_an_open_door(people: Guests) -> tuple[Holder, str]:
    organiser = await founded(people)
    await organiser.ask("POST", "/api/club/door", {"open": True})
    return organiser, (await organiser.club()).door


@served
async def test_a_pass_in_odd_letters_is_no_pass_and_no_fault(people: Guests, place: Serving) -> None:
    stranger = Holder(people.session, place.url)
    for odd in (
        "Hall \udcff\udcfe",
        "Pass \udcff",
        "Hall ß",
        "Hall",
        "Pass ",
        "Hall " + "x" * 4_000,
        "ｐass x",
    ):
        assert await stranger.refused("GET", "/api/club", Authorization=odd) == "no-such-pass"


@served
async def test_the_code_of_a_clubs_door_waits_for_its_turn_after_many_guesses_right_or_wrong(
    people: Guests, place: Serving
) -> None:
    """Were the right one let in at once, it could be guessed at the speed of the line."""
    _, door = await with_an_open_door(people)
    guesser = Holder(people.session, place.url)
    for number in range(BURST):
        assert await guesser.refused("POST", "/api/clubs/join", {"code": f"Q{number}"}) == "door-closed"
    assert await guesser.refused("POST", "/api/clubs/join", {"code": door}) == "too-many-tries"


@served
async def test_an_open_door_hands_out_passes_only_so_fast(people: Guests, place: Serving) -> None:
    organiser, door = await with_an_open_door(people)
    stranger = Holder(people.session, place.url)
    for _ in range(JOINS_BURST):
        await stranger.ask("POST", "/api/clubs/join", {"code": door})
    assert await stranger.refused("POST", "/api/clubs/join", {"code": door}) == "too-fast"
    assert len((await organiser.club()).members) <= JOINS_BURST + 2


def test_neighbours_found_clubs_together() -> None:
    """Five thousand clubs are all that a server keeps: nobody takes them all from a hundred addresses side by side."""
    desk = Desk(CLUBS_BURST, CLUBS_REFILL, wide=True)
    served = sum(desk.serves(f"198.51.100.{last}", 0) for last in range(250) for _ in range(CLUBS_BURST))
    assert served == 4 * CLUBS_BURST
    assert desk.serves("203.0.113.7", 0), "nobody elsewhere notices"


def test_a_flood_of_wishes_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "WISHES_BURST", 12)
    monkeypatch.setattr(asking, "WISHES_REFILL", 10**9)

    @served
    async def main(people: Guests, place: Serving) -> None:
        organiser, (player, *_), cup = await gathered(people, 2)
        told = [await player.wish_refused(cup, kind) for _ in range(10) for kind in ("go-away", "return")]
        assert "too-fast" in told
        assert set(told[:8]) == {""}
        assert await organiser.wish_refused(cup, "draw-round") == "", "the others are not concerned"

    main()


@served
async def test_the_words_of_who_was_deleted_are_gone_from_the_disk_and_the_file(
    people: Guests, place: Serving
) -> None:
    organiser, players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    await organiser.wishes(cup, "enter-result", match=1, score=[2, 1])
    club = await organiser.club()
    name = next(each.name for each in club.members if each.id == players[0].me)
    before = await organiser.shown(cup)
    assert name in lines_on_disk(place)

    await organiser.ask("DELETE", f"/api/club/people/{players[0].me}")

    assert name not in lines_on_disk(place)
    assert name.encode() not in await organiser.ask("GET", "/api/club/export")
    assert name.encode() not in await organiser.ask("GET", f"/api/club/competitions/{cup}/file")
    after = await organiser.shown(cup)
    assert [line.row.points for line in after.standings] == [line.row.points for line in before.standings]
    kept = [each for each in await place.house.store.rooms() if each.room == f"cup-{cup}"]
    assert [each.damage for each in kept] == [""], "the index knows every line"


def lines_on_disk(place: Serving) -> str:
    store = place.house.store
    assert isinstance(store, SqliteStore), "the real one"
    return b"\n".join(row[0] for row in store._db.execute("SELECT body FROM log")).decode()


@pytest.mark.parametrize("name", ["a" * 41, "Call me: 0123", "<b>", "x\ny"])
def test_a_clubs_file_brings_no_words_of_its_own(name: str) -> None:
    @served
    async def main(people: Guests, place: Serving) -> None:
        organiser, _players, _cup = await gathered(people, 2)
        file = msgspec.json.decode(await organiser.ask("GET", "/api/club/export"))
        await organiser.ask("DELETE", "/api/club")
        file["club"]["people"][1]["name"] = name
        stranger = Holder(people.session, place.url)
        assert await stranger.refused("POST", "/api/clubs/import", file) == "damaged-file"

    main()


@served
async def test_what_takes_long_is_worked_out_beside_the_loop_and_once(people: Guests, place: Serving) -> None:
    """A book of records of forty competitions takes seconds; nobody's table waits for it, nor for the second who asks."""
    organiser, _players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    threads: list[int] = []
    working = place.house.working
    once = working.once

    async def watched(what: Any, made_of: Any, work: Callable[[], Any]) -> Any:
        def noted() -> Any:
            threads.append(threading.get_ident())
            return work()

        return await once(what, made_of, noted)

    working.once = watched  # type: ignore[method-assign]
    paths = (
        "/api/club/records",
        *(f"/api/club/competitions/{cup}/export.{kind}" for kind in ("json", "csv")),
    )
    first = [await organiser.ask("GET", path) for path in paths]
    assert [await organiser.ask("GET", path) for path in paths] == first
    assert len(threads) == len(paths)
    assert threading.get_ident() not in threads
    await organiser.wishes(cup, "enter-result", match=1, score=[2, 1])
    assert [await organiser.ask("GET", path) for path in paths] != first
    assert len(threads) == 2 * len(paths)


@served
async def test_of_an_address_one_clubs_file_is_taken_at_a_time(people: Guests, place: Serving) -> None:
    organiser, _players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    file = await organiser.ask("GET", "/api/club/export")
    await organiser.ask("DELETE", "/api/club")

    host, port = place.url.removeprefix("http://").split(":")
    _, slow = await asyncio.open_connection(host, int(port))
    slow.write(f"POST /api/clubs/import HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9999\r\n\r\n".encode())
    stranger = Holder(people.session, place.url)
    for _ in range(100):
        if await stranger.refused("POST", "/api/clubs/import", b"[]") == "too-fast":
            break
    else:
        raise AssertionError("thirty files of sixteen megabytes would all be in memory at once")
    slow.close()
    for _ in range(1_000):
        if await stranger.refused("POST", "/api/clubs/import", b"[]") == "no-club":
            break
    await stranger.ask("POST", "/api/clubs/import", file)


@served
async def test_a_club_draws_only_so_often(people: Guests, place: Serving) -> None:
    organiser, _players, cup = await gathered(people, 2)
    place.server.grounds._draws[(await organiser.club()).id] = Bucket(1, 10**9, 0)
    await organiser.wishes(cup, "draw-round")
    await organiser.wishes(cup, "cancel-round")
    assert await organiser.wish_refused(cup, "draw-round") == "too-fast"


@served
async def test_a_clubs_file_does_not_keep_the_server_drawing_for_ever(people: Guests, place: Serving) -> None:
    organiser, _players, cup = await gathered(people, 2)
    await organiser.wishes(cup, "draw-round")
    file = msgspec.json.decode(await organiser.ask("GET", "/api/club/export"))
    await organiser.ask("DELETE", "/api/club")
    hall = {"kind": "draw-round", "lots": [*range(HALL)]}
    lines = file["cups"][0]["lines"]
    lines += [
        {"given": hall, "by": "p1", "command": str(number)} for number in range(MOST_WORK // HALL**3 + 1)
    ]
    stranger = Holder(people.session, place.url)
    assert await stranger.refused("POST", "/api/clubs/import", file) == "file-too-large"
    assert place.house.clubs.cups_of(file["club"]["id"]) == []


def test_a_competitions_book_has_an_end_and_no_class_gets_there() -> None:
    draw = Granted(DrawRound(tuple(range(40))))
    assert not full([draw] * 200)
    assert full([draw] * (MOST_WORK // 40**3 + 1))
    assert full([draw] * MOST_LINES)
