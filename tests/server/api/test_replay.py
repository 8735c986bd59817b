"""`GET /api/matches/LINK/replay`: a match seen again, exactly as one pair of eyes saw it."""

import asyncio
import gzip
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from anpfiff.core import Act, Finished, Rolling, Waiting, chosen
from anpfiff.games.zweikampf.model import TurnOver
from anpfiff.server.http import replay as replay_module
from anpfiff.server.http import replay_cache
from anpfiff.server.http.replay import Unplayable, replay
from anpfiff.server.room.names import ANIMALS, animal_of, name_in
from anpfiff.server.room.writes import Write
from anpfiff.table.record import Player, Record, written
from anpfiff.table.replay import scenes
from anpfiff.wire import messages as wire
from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.support.evening import Evening
from tests.support.serving import Guests, Serving, served
from tests.table.test_record import a_record, record_of

LINK = "R0mvJrh1a7kQw2sX9tYb3Q"


def told(value: Any) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def views(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a client puts together: each frame's changes over all that was before."""
    whole: dict[str, Any] = {}
    return [whole := whole | frame["view"] for frame in frames]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)
def test_every_frame_is_what_that_seat_saw_then(case: Case) -> None:
    record = record_of(case, 3)
    states = [case.game.setup(len(record.seats), chosen(case.game.vocabulary.options, record.options))]
    states += [scene.state for scene in scenes(record)]
    for seat in (*range(len(record.seats)), None):
        frames = told(replay(record, seat))["frames"]
        rests = [seq for seq, state in enumerate(states) if not isinstance(case.game.turn(state), Rolling)]
        assert [frame["seq"] for frame in frames] == rests
        for frame, view in zip(frames, views(frames), strict=True):
            state = states[frame["seq"]]
            assert view == told(case.game.view(state, seat))
            assert frame["turn"] == told(case.game.turn(state))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)
def test_it_tells_every_event_once_and_who_acted(case: Case) -> None:
    record = record_of(case, 4)
    for seat in (0, None):
        frames = told(replay(record, seat))["frames"]
        seen = [one for scene in scenes(record) for event in scene.events if (one := event.seen_by(seat))]
        assert [event for frame in frames for event in frame["events"]] == told(seen)
        acts = [given.seat for given in record.inputs if isinstance(given, Act)]
        assert [frame["seat"] for frame in frames if frame["seat"] is not None] == acts
        times = [frame["at"] for frame in frames]
        assert times == sorted(times)
        assert times[-1] == max(getattr(given, "at", 0) for given in record.inputs)


def test_it_is_what_was_told_when_it_was_played() -> None:
    evening = Evening("zweikampf").plays("Bob")
    evening.enters("Cleo", watch=True)
    evening.letters = [letter for letter in evening.letters if not isinstance(letter.message, wire.Table)]
    lots = Random(1)
    while evening.phase == "playing":
        turn = evening.match.table.turn
        assert isinstance(turn, Waiting)
        evening.moves(("Ada", "Bob")[lots.choice(turn.seats)], TurnOver())
        evening.passes(lots.randrange(1, 500))
    ((_, _, record),) = evening.records
    for name, seat in (("Ada", 0), ("Bob", 1), ("Cleo", None)):
        shown = msgspec.json.decode(gzip.decompress(replay_module.packed_replay(record, seat) or b""))
        first, *frames = shown["frames"]
        tables = told(evening.told(name, wire.Table))
        assert first["seq"] + len(frames) >= len(tables) > 20
        assert [table["view"] for table in tables] == views([first, *frames])[1:]
        assert [table["events"] for table in tables] == [frame["events"] for frame in frames]
        assert [table["turn"] for table in tables] == [frame["turn"] for frame in frames]
        assert tables[-1]["turn"] == {"kind": "finished", "result": shown["result"]}


def test_its_head_says_what_was_played_and_by_whom() -> None:
    shown = told(replay(a_record(), 1))
    frames = shown.pop("frames")
    assert shown == {
        "game": "zweikampf",
        "edition": 1,
        "options": {"patience": 60, "help": "normal"},
        "seats": 2,
        "players": [
            {"name": "Ada", "animal": "", "bot": None},
            {"name": "Snail", "animal": "snail", "bot": "snail"},
        ],
        "seat": 1,
        "result": None,
    }
    assert frames[0]["view"]["kind"] == "view"
    assert all("kind" not in frame["view"] for frame in frames[1:])


@pytest.mark.parametrize("lang", get_args(wire.Language))
def test_the_animal_of_a_name_is_its_face(lang: wire.Language) -> None:
    for animal in ANIMALS:
        assert animal_of(name_in(lang, animal, Random(1))) == animal
    assert animal_of("Ada") == ""


def test_whoever_a_bot_stood_in_for_keeps_the_own_face() -> None:
    record = msgspec.structs.replace(
        a_record(), seats=(Player("Kluge Eule", bot=True), Player("whale", bot=True))
    )
    assert told(replay(record, None))["players"] == [
        {"name": "Kluge Eule", "animal": "owl", "bot": None},
        {"name": "whale", "animal": "robot", "bot": "whale"},
    ]


def test_a_match_that_is_too_long_or_false_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unplayable, match="not a record"):
        replay_module.packed_replay(b"{}", None)
    monkeypatch.setattr(replay_module, "LONGEST", 6)
    with pytest.raises(Unplayable, match="7 inputs"):
        replay(a_record(), None)


# Over HTTP.


async def kept(place: Serving, record: Record, link: str = LINK) -> None:
    wanted = Write("room", match=(link, record.game, written(record)))
    await place.house.store.write(wanted, 0)


async def asked(people: Guests, query: str = "", link: str = LINK, **headers: str) -> tuple[int, Any]:
    url = f"{people.url}/api/matches/{link}/replay{query}"
    async with people.session.get(url, headers=headers) as answer:
        return answer.status, await answer.json()


@served
async def test_a_finished_match_is_shown_to_each_pair_of_eyes(people: Guests, place: Serving) -> None:
    (case,) = (case for case in CASES if case.game.id == "foul")
    record = record_of(case, 1)
    await kept(place, record)
    for query, seat in (("", None), ("?seat=0", 0), ("?seat=1", 1)):
        for encoding in ("gzip", "identity"):
            headers = {"Accept-Encoding": encoding}
            assert await asked(people, query, **headers) == (200, told(replay(record, seat)))
    assert isinstance(replay(record, None).frames[-1].turn, Finished)


@served
async def test_it_is_sent_compressed_and_may_be_kept(people: Guests, place: Serving) -> None:
    await kept(place, a_record())
    url = f"{people.url}/api/matches/{LINK}/replay"
    async with people.session.get(url, headers={"Accept-Encoding": "gzip, br"}) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.headers["Cache-Control"].startswith("private, max-age=")
        assert answer.content_type == "application/json"
    async with people.session.get(url, headers={"Accept-Encoding": "identity"}) as answer:
        assert "Content-Encoding" not in answer.headers


@served
async def test_what_cannot_be_shown_is_refused(people: Guests, place: Serving) -> None:
    assert await asked(people) == (404, {"why": "no-such-match"})
    await kept(place, a_record())
    for seat in ("2", "-1", "x", "1.0", "9" * 5_000):
        assert await asked(people, f"?seat={seat}") == (404, {"why": "no-such-seat"})
    await kept(place, msgspec.structs.replace(a_record(), edition=99), "another")
    assert await asked(people, "?seat=1", "another") == (409, {"why": "cannot-be-replayed"})


@served
async def test_a_running_match_is_not_shown(people: Guests, place: Serving) -> None:
    host, room = await people.open("zweikampf")
    await people.join(room.code)
    await host.hear(wire.Room)
    await host.do("start")
    link = (await host.hear(wire.Room, phase="playing")).match
    async with people.session.get(f"{people.url}/api/matches/{link}/replay") as answer:
        assert (answer.status, await answer.json()) == (404, {"why": "no-such-match"})


def test_a_replay_is_made_once_and_the_oldest_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[bytes, int | None]] = []

    def making(record: bytes, seat: int | None) -> bytes | None:
        made.append((record, seat))
        return None if seat == 9 else record

    async def main() -> None:
        house = replay_cache.ReplayCache()
        assert await asyncio.gather(*(house.show("a", 0, b"a") for _ in range(5))) == [b"a"] * 5
        assert made == [(b"a", 0)]
        assert await house.show("a", 9, b"a") is None
        for count in range(replay_cache.KEPT):
            await house.show("a", 0, b"a")
            await house.show(f"b{count}", 0, b"b")
        assert made.count((b"a", 0)) == 1, "what is asked for again and again stays"
        await house.show("b0", 0, b"b")
        assert made.count((b"b", 0)) == replay_cache.KEPT + 1

    monkeypatch.setattr(replay_cache, "packed_replay", making)
    asyncio.run(main())
