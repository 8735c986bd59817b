"""The house without sockets: the same rooms, the same promise, and back again after a closed tab."""

import asyncio
import json
from typing import Any

import pytest

from anpfiff.games import GAMES
from anpfiff.pocket.house import Pocket
from anpfiff.pocket.thoughts import answered
from tests.support.pocket import HURRY, Page, Paper, Player, in_a_loop


def pocket(shelf: Paper | None = None) -> tuple[Pocket, Page]:
    kept = shelf or Paper()
    page = Page(kept)
    return Pocket(page, kept, HURRY), page


async def seated(player: Player, game: str, **more: Any) -> str:
    code = await player.open(game, **more)
    room = player.page.last(player.line, "room")
    assert room is not None
    for seat, chair in enumerate(room["chairs"]):
        if chair["name"] == "":
            player.say("fill", seat=seat, level="snail")
    await player.quiet()
    player.say("start")
    return code


async def played(player: Player, most: int = 4_000) -> dict[str, Any]:
    """Always the first move that is offered, to the result."""
    acted = -1
    for _ in range(most):
        table = player.page.last(player.line, "table")
        if table is not None and table["turn"]["kind"] == "finished":
            return table
        if table is not None and table["moves"] and table["seq"] != acted:
            acted = table["seq"]
            player.say("act", move=table["moves"][0], seen=acted)
        await asyncio.sleep(0.001)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", ["elfer-raus", "karten-fussball", "zweikampf"])
@in_a_loop
async def test_a_whole_match_against_bots(game: str) -> None:
    house, page = pocket()
    player = Player(house, page)
    await seated(player, game)
    table = await played(player)
    assert table["turn"]["result"]["score"]
    assert page.shelf.matches, "the finished match lies on the shelf"


async def dealt(game: str, day: str, options: dict[str, Any]) -> Any:
    """What somebody sees first at a table of that day."""
    house, page = pocket()
    player = Player(house, page)
    await seated(player, game, daily=day, options=options)
    async with asyncio.timeout(20):
        while page.last(1, "table") is None:  # noqa: ASYNC110 -- the page is told, and has nothing to wait for
            await asyncio.sleep(0.001)
    first = next(told for told in page.heard[1] if told["kind"] == "table")
    return first["view"], first.get("events")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("elfer-raus", {}),
        ("karten-fussball", {}),
        ("elfmeter", {}),
        ("wuerfel-fussball", {"clock": "throws"}),
    ],
)
@in_a_loop
async def test_the_cards_of_a_day_are_everybodys(game: str, options: dict[str, Any]) -> None:
    one, other = [await dealt(game, "2026-11-18", options) for _ in range(2)]
    assert one == other
    days = [await dealt(game, f"2026-11-{day}", options) for day in range(10, 18)]
    assert any(day != one for day in days)


@in_a_loop
async def test_nothing_is_told_before_it_lies_on_the_shelf() -> None:
    house, page = pocket()
    player = Player(house, page)
    await seated(player, "elfer-raus")
    await played(player)
    tables = [written for kind, written in page.written if kind == "table"]
    assert tables[0] > 0
    assert tables == sorted(tables)
    ((_, room),) = page.shelf.rooms.items()
    last = page.last(1, "table")
    assert last is not None
    assert last["seq"] == room["entries"][-1][0], "the last that was told is the last that was written"


@in_a_loop
async def test_after_a_closed_tab_the_match_goes_on_where_it_was() -> None:
    shelf = Paper()
    house, page = pocket(shelf)
    player = Player(house, page)
    code = await seated(player, "elfer-raus")
    while not (table := await player.heard("table"))["moves"]:
        pass
    # The tab is gone: nobody hangs up, nobody says goodbye.
    later, other = pocket(shelf)
    back = Player(later, other)
    await back.greet(kind="join", code=code, seen=0)
    again = other.last(1, "table")
    assert again is not None
    assert (again["view"], again["seq"]) == (table["view"], table["seq"])
    back.number = 100
    assert (await played(back))["turn"]["kind"] == "finished"


@in_a_loop
async def test_what_the_shelf_refuses_did_not_happen() -> None:
    shelf = Paper()
    house, page = pocket(shelf)
    player = Player(house, page)
    code = await seated(player, "elfer-raus")
    while not (table := await player.heard("table"))["moves"]:
        pass
    shelf.refuses = True
    player.say("act", move=table["moves"][0], seen=table["seq"])
    await player.quiet(50)
    assert page.last(1, "bye") == {"kind": "bye", "why": "try-again"}
    shelf.refuses = False
    back = Player(house, page, line=2)
    await back.greet(kind="join", code=code)
    again = page.last(2, "table")
    assert again is not None
    assert again["view"] == table["view"]


@in_a_loop
async def test_a_room_that_everybody_left_is_put_away_and_found_again() -> None:
    house, page = pocket()
    player = Player(house, page)
    code = await player.open("foul")
    house.hang_up(1)
    await player.quiet(50)
    assert code not in house.rooms._actors
    back = Player(house, page, line=2)
    await back.greet(kind="join", code=code.lower())
    assert page.last(2, "welcome") is not None


@in_a_loop
async def test_another_tab_takes_over() -> None:
    house, page = pocket()
    player = Player(house, page)
    await player.open("foul")
    house.elsewhere()
    assert page.last(1, "bye") == {"kind": "bye", "why": "elsewhere"}
    assert page.closed == {1}
    assert not house.rooms._actors, "whatever happens there now is read from the shelf"


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("nonsense", "malformed"),
        ('{"kind": "open", "version": 99}', "other-version"),
        (json.dumps({"kind": "open", "version": 1, "token": "t" * 43, "game": "chess"}), "unknown-game"),
        (json.dumps({"kind": "join", "version": 1, "token": "t" * 43, "code": "ABCD"}), "no-such-room"),
    ],
)
@in_a_loop
async def test_a_greeting_that_leads_nowhere_is_answered(said: str, why: str) -> None:
    house, page = pocket()
    await house.greet(1, said)
    assert [message["kind"] for message in page.heard[1]] == ["refused", "bye"]
    assert page.heard[1][0]["why"] == why
    assert page.closed == {1}


@in_a_loop
async def test_words_that_cannot_be_read_change_nothing() -> None:
    house, page = pocket()
    player = Player(house, page)
    await player.open("foul")
    house.say(1, '{"kind": "act", "id": 7}')
    refused = page.last(1, "refused")
    assert refused is not None
    assert (refused["id"], refused["why"]) == (7, "malformed")


@in_a_loop
async def test_bots_think_elsewhere_once_somebody_is_there() -> None:
    house, page = pocket()
    player = Player(house, page)
    house.thinker(there=True)
    await seated(player, "karten-fussball")
    async with asyncio.timeout(20):
        while not page.asked:
            table = page.last(1, "table")
            if table is not None and table["moves"]:
                player.say("act", move=table["moves"][0], seen=table["seq"])
            await asyncio.sleep(0.001)
    number, question = page.asked[0]
    house.thought(number, answered(question))
    assert await player.heard("table")


async def ask(house: Pocket, path: str, body: str | None = None) -> tuple[int, Any]:
    status, words = await house.ask("GET" if body is None else "POST", path, body or "")
    return status, json.loads(words)


@in_a_loop
async def test_a_match_is_downloaded_seen_again_and_opened_elsewhere() -> None:
    house, page = pocket()
    player = Player(house, page)
    await seated(player, "zweikampf")
    await played(player)
    ((link, record),) = page.shelf.matches.items()
    assert (await house.ask("GET", f"/api/matches/{link}", ""))[1] == record
    assert (await ask(house, f"/api/matches/{link}/replay?seat=0"))[1]["seat"] == 0
    assert (await ask(house, f"/api/matches/{link}/list"))[1]["game"] == "zweikampf"
    other, _ = pocket()
    first, second = await ask(other, "/api/records", record), await ask(other, "/api/records", record)
    assert first == second, "the same file is the same match"
    assert (await ask(other, f"/api/matches/{first[1]['link']}/replay"))[0] == 200


@pytest.mark.parametrize(
    ("path", "body", "status", "why"),
    [
        ("/api/matches/nowhere", None, 404, "no-such-match"),
        ("/api/matches/nowhere/replay", None, 404, "no-such-match"),
        ("/api/records", "no record", 400, "truncated-record"),
        ("/api/records", '{"anpfiff": 1}', 400, "damaged-record"),
        ("/api/matches", "{}", 400, "faulty-report"),
        ("/api/material/elfmeter", "nonsense", 400, "malformed"),
        ("/api/elsewhere", None, 404, "not-found"),
    ],
)
@in_a_loop
async def test_a_question_that_makes_no_sense_is_answered(
    path: str, body: str | None, status: int, why: str
) -> None:
    house, _ = pocket()
    answer = await ask(house, path, body)
    assert (answer[0], answer[1]["why"]) == (status, why)


@in_a_loop
async def test_own_copies_are_judged_and_names_are_given() -> None:
    house, _ = pocket()
    for game in GAMES:
        if GAMES[game].form is not None:
            _, copy = await ask(house, f"/api/material/{game}")
            assert (await ask(house, f"/api/material/{game}", json.dumps({"text": copy["text"]})))[1][
                "faults"
            ] == []
    assert len((await ask(house, "/api/names?lang=fr"))[1]) == 6
