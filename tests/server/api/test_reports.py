"""`POST /api/matches`: a match at a real table takes its place among the others, once, and only if it can be true."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from anpfiff.server.house.retention import forget
from anpfiff.server.http import report
from anpfiff.server.http.guard import REPORTS_BURST
from anpfiff.server.http.report import MOST_LINES, Report
from anpfiff.server.http.sockets import LARGEST_FRAME
from anpfiff.server.room.names import ANIMALS, every_name
from tests.support.serving import Guests, Serving, served, serving

LINK = "R0mvJrh1a7kQw2sX9tYb3Q"
Told = dict[str, Any]


def told(**more: Any) -> Told:
    sides = [
        {"people": [{"name": "Flinker Fuchs", "animal": "fox"}], "score": [2, 1]},
        {"people": [{"name": "", "animal": "owl"}], "score": [2, 0]},
    ]
    story = [
        {"minute": 3, "what": "goals", "side": 0, "by": 1},
        {"minute": 8, "what": "second-half", "side": None, "by": 0},
    ]
    return {
        "kind": "report",
        "link": LINK,
        "game": "wuerfel-fussball",
        "ended": 1_751_742_000,
        "minutes": 19,
        "counts": ["goals", "kicks"],
        "sides": sides,
        "winners": [0],
        "story": story,
        "throws": {"coin": [1, 0], "orange": [1, 2, 3, 0, 0, 1]},
    } | more


async def post(people: Guests, body: Any) -> tuple[int, Told]:
    text = body if isinstance(body, bytes) else msgspec.json.encode(body)
    async with people.session.post(f"{people.url}/api/matches", data=text) as answer:
        return answer.status, await answer.json()


async def get(people: Guests, path: str) -> tuple[int, Any]:
    async with people.session.get(f"{people.url}/api/{path}") as answer:
        return answer.status, await answer.json()


@served
async def test_a_report_is_kept_and_read_again(people: Guests, place: Serving) -> None:
    assert await post(people, told()) == (200, {"link": LINK})
    assert await get(people, f"matches/{LINK}/report") == (200, told())
    assert (await get(people, f"matches/{LINK}"))[1] == told(), "its record can be saved like any other"
    assert await get(people, f"matches/{LINK}/replay") == (409, {"why": "cannot-be-replayed"})
    assert await get(people, "matches/nothing/report") == (404, {"why": "no-such-match"})


@served
async def test_told_twice_it_is_one_match(people: Guests, place: Serving) -> None:
    answers = await asyncio.gather(*(post(people, told()) for _ in range(5)))
    assert {status for status, _ in answers} == {200}
    assert await post(people, told(minutes=20)) == (409, {"why": "already-kept"})
    assert (await get(people, f"matches/{LINK}/report"))[1]["minutes"] == 19


@served
async def test_nobody_writes_over_a_match_that_was_played_here(people: Guests, place: Serving) -> None:
    await place.house.store.keep((LINK, "foul", b'{"game":"foul"}'), 1)
    assert await post(people, told()) == (409, {"why": "already-kept"})
    assert await get(people, f"matches/{LINK}/report") == (404, {"why": "no-such-match"})


def side(**more: Any) -> Told:
    return {"people": [{"name": "", "animal": "owl"}], "score": [0, 0]} | more


def owls(count: int) -> list[Told]:
    return [{"name": "", "animal": "owl"}] * count


FAULTS: dict[str, Told] = {
    "no such game": {"game": "chess"},
    "one side": {"sides": [side()]},
    "too many sides": {"sides": [side()] * 7},
    "too many people": {"sides": [side(people=owls(3)), side(people=owls(3))]},
    "a side without people": {"sides": [side(people=[]), side()]},
    "free text": {"sides": [side(people=[{"name": "Buy this", "animal": "fox"}]), side()]},
    "no animal": {"sides": [side(people=[{"name": "", "animal": "<script>"}]), side()]},
    "one number too few": {"sides": [side(score=[1]), side(score=[1])]},
    "less than nothing": {"sides": [side(score=[-1, 0]), side()]},
    "a goal too many": {"sides": [side(score=[1_000, 0]), side()]},
    "a winner who is not there": {"winners": [2]},
    "a winner twice": {"winners": [0, 0]},
    "a goal of nobody": {"story": [{"minute": 1, "what": "goals", "side": 5, "by": 1}]},
    "something else": {"story": [{"minute": 1, "what": "tackle", "side": 0, "by": 1}]},
    "a story without end": {"story": [{"minute": 1, "what": "goals", "side": 0, "by": 1}] * (MOST_LINES + 1)},
    "a die that is none": {"throws": {"d20": [1]}},
    "seven faces": {"throws": {"six": [0] * 7}},
    "a link too short": {"link": "abc"},
    "a link with a line break": {"link": f"{LINK}\n"},
    "a field too many": {"chat": "hello"},
    "no number": {"minutes": "long"},
    "a whole week": {"minutes": 10_080},
    "another kind": {"kind": "record"},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_true_is_refused(fault: str) -> None:
    with pytest.raises(report.Faulty):
        report.read(msgspec.json.encode(told(**FAULTS[fault])))
    assert report.read(msgspec.json.encode(told())).link == LINK


HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "not even text": b"\xff\xfe",
    "a list": b"[]",
    "deep": b"[" * 4_000,
    "a huge number": b'{"minutes": 1' + b"0" * 4_000 + b"}",
}


@pytest.mark.parametrize("body", HOSTILE)
def test_nonsense_changes_nothing(body: str) -> None:
    @served
    async def posting(people: Guests, place: Serving) -> None:
        status, answer = await post(people, HOSTILE[body])
        assert (status, answer["why"]) == (400, "faulty-report")
        assert await place.house.store.match(LINK) is None

    posting()


@served
async def test_too_much_is_not_read(people: Guests, place: Serving) -> None:
    body = msgspec.json.encode(told()) + b" " * LARGEST_FRAME
    status, _ = await post(people, body)
    assert status == 413


def test_the_longest_report_can_be_told() -> None:
    longest = max(every_name(), key=lambda name: len(name.encode()))
    line = {"minute": 1_440, "what": "second-round", "side": 5, "by": -99}
    sides = [side(people=[{"name": longest, "animal": "elephant"}], score=[999])] * 6
    dice = ("coin", "six", "lots", "orange", "red", "violet", "shot", "blue", "keeper", "black", "white")
    throws = dict.fromkeys(dice, [99_999] * 6)
    body = told(game="ligretto", counts=["cards-left"], sides=sides, story=[line] * MOST_LINES, throws=throws)
    text = msgspec.json.encode(body)
    assert len(text) <= LARGEST_FRAME
    assert len(report.read(text).story) == MOST_LINES


@served
async def test_one_address_cannot_fill_the_list(people: Guests, place: Serving) -> None:
    now, elsewhere = place.house.now(), "192.0.2.7"
    assert all(place.server.gate.may_report(elsewhere, now) for _ in range(REPORTS_BURST))
    place.server._proxied = True
    headers = {"X-Forwarded-For": elsewhere}
    async with people.session.post(f"{people.url}/api/matches", json=told(), headers=headers) as answer:
        assert (answer.status, await answer.json()) == (429, {"why": "too-many-reports"})
    assert await place.house.store.match(LINK) is None


def test_it_survives_a_restart_and_is_forgotten_like_the_others(tmp_path: Path) -> None:
    async def evening(act: Callable[[Guests, Serving], Any]) -> Any:
        async with (
            serving(store=tmp_path / "anpfiff.db") as place,
            aiohttp.ClientSession() as session,
        ):
            return await act(Guests(place.url, session, None), place)  # type: ignore[arg-type]  # nobody dials

    assert asyncio.run(evening(lambda people, _: post(people, told())))[0] == 200
    assert asyncio.run(evening(lambda people, _: get(people, f"matches/{LINK}/report")))[0] == 200
    assert asyncio.run(evening(lambda _, place: forget(place.house, -1))) == 1
    assert asyncio.run(evening(lambda people, _: get(people, f"matches/{LINK}/report")))[0] == 404


@pytest.mark.parametrize(
    ("lang", "name"), [("de", "Flinker Fuchs"), ("fr", "Renard rusé"), ("xx", "Wild Fox")]
)
def test_names_for_a_table_can_be_reported_again(lang: str, name: str) -> None:
    @served
    async def asking(people: Guests, place: Serving) -> None:
        _, faces = await get(people, f"names?lang={lang}")
        assert len({face["name"] for face in faces}) == len({face["animal"] for face in faces}) == 6
        assert {face["name"] for face in faces} <= every_name()
        assert {face["animal"] for face in faces} <= set(ANIMALS)
        assert name in every_name()

    asking()


def test_a_report_reads_as_it_was_written() -> None:
    read = report.read(msgspec.json.encode(told()))
    assert msgspec.json.decode(msgspec.json.encode(read), type=Report) == read
    assert report.is_report(msgspec.json.encode(read))
    assert not report.is_report(b'{"game":"foul","kind":"report"}')
