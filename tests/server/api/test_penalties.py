"""`POST /api/penalties`: two phones, two secret choices, turned up together."""

import asyncio
from itertools import product
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from anpfiff.client import fresh_token
from anpfiff.server.http import companion, penalty
from anpfiff.server.http.guard import SPEECH_BURST
from anpfiff.server.http.penalty import Choose, Duel, Field, Next
from anpfiff.server.http.refusals import Denied
from anpfiff.server.http.tries import BURST
from tests.support.serving import Guests, Serving, served

ADA, BOB, EVE = fresh_token(), fresh_token(), fresh_token()
FIELDS: tuple[Field, ...] = get_args(Field)


def duel(*chosen: tuple[int, Field]) -> Duel:
    """Ada shoots, Bob keeps; and what they have chosen, in that order."""
    one = Duel("K7RM", 0)
    for token in (ADA, BOB):
        one.enter(token, "de", Random(1))
    for side, field in chosen:
        one.choose(side, Choose(1, field))
    return one


def seen(one: Duel, side: int) -> bytes:
    return msgspec.json.encode(one.seen_by(side))


@pytest.mark.rule("ELF-21")
@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("first", [0, 1])
def test_nobody_learns_a_choice_before_both_have_chosen(field: Field, first: int) -> None:
    assert seen(duel((first, field)), 1 - first) == seen(duel((first, "left")), 1 - first)
    assert duel((first, field)).seen_by(1 - first).people[first].chosen
    assert duel((first, field)).seen_by(first).mine == field


@pytest.mark.parametrize(("shot", "dive"), list(product(FIELDS, FIELDS)))
def test_both_are_shown_whoever_was_first_and_different_fields_are_a_goal(shot: Field, dive: Field) -> None:
    early, late = duel((0, shot), (1, dive)), duel((1, dive), (0, shot))
    for side in (0, 1):
        assert early.seen_by(side).shown == (shot, dive)
        assert seen(early, side) == seen(late, side)
        ada, bob = early.seen_by(side).people
        assert (ada.goals, ada.shots, bob.goals, bob.shots) == (int(shot != dive), 1, 0, 0)


def test_a_choice_is_final_and_said_twice_it_is_one() -> None:
    one = duel((0, "left"))
    before = seen(one, 0)
    one.choose(0, Choose(1, "left"))
    with pytest.raises(Denied):
        one.choose(0, Choose(1, "right"))
    assert seen(one, 0) == before


def test_what_comes_late_changes_nothing() -> None:
    one = duel((0, "left"), (1, "left"))
    one.go_on(Next(1, 1))
    one.go_on(Next(1, 0))
    view = one.seen_by(0)
    assert (view.round, view.shooter, view.mine, view.shown) == (2, 1, None, None)
    for late in (1, 3):
        with pytest.raises(Denied):
            one.choose(0, Choose(late, "left"))
    one.choose(0, Choose(2, "left"))
    with pytest.raises(Denied):
        one.go_on(Next(2, 0))
    assert one.seen_by(1).round == 2, "nobody goes on while one choice is sealed"


def test_the_roles_can_be_changed_while_nobody_has_chosen() -> None:
    one = duel()
    one.go_on(Next(1, 1))
    one.choose(1, Choose(2, "right"))
    one.choose(0, Choose(2, "middle"))
    assert one.seen_by(0).shown == ("right", "middle")


def test_alone_there_is_no_penalty() -> None:
    one = Duel("K7RM", 0)
    one.enter(ADA, "de", Random(1))
    with pytest.raises(Denied):
        one.choose(0, Choose(1, "left"))


def test_a_third_one_stays_outside_and_each_comes_back_to_their_side() -> None:
    one = duel((0, "left"))
    with pytest.raises(Denied):
        one.enter(EVE, "en", Random(1))
    assert [one.enter(token, "fr", Random(1)) for token in (BOB, ADA)] == [1, 0]
    assert len(one.people) == 2


def test_nobody_floods_a_duel() -> None:
    one = duel()
    for _ in range(SPEECH_BURST):
        one.spoke(0, 0)
    with pytest.raises(Denied):
        one.spoke(0, 0)
    one.spoke(1, 0)
    one.spoke(0, 1_000)


# Over the wire.


async def say(people: Guests, path: str, token: str, **more: Any) -> tuple[int, dict[str, Any]]:
    body = {"token": token, "lang": "de"} | more
    async with people.session.post(f"{people.url}/api/penalties{path}", json=body) as answer:
        return answer.status, await answer.json()


async def opened(people: Guests) -> str:
    status, view = await say(people, "", ADA)
    assert status == 200
    await say(people, f"/{view['code']}", BOB)
    return f"/{view['code']}"


@served
async def test_a_duel_on_two_phones(people: Guests, place: Serving) -> None:
    path = await opened(people)
    _, ada = await say(people, path, ADA)
    waiting = asyncio.create_task(say(people, path, ADA, seen=ada["version"]))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    _, bob = await say(people, path.lower(), BOB, choose={"round": 1, "field": "left"})
    _, news = await waiting
    assert [one["chosen"] for one in news["people"]] == [False, True]
    assert (news["shown"], news["mine"], bob["mine"]) == (None, None, "left")
    waiting = asyncio.create_task(say(people, path, BOB, seen=bob["version"]))
    await say(people, path, ADA, choose={"round": 1, "field": "right"})
    assert (await waiting)[1]["shown"] == ["right", "left"]


@served
async def test_the_same_token_opens_the_same_duel(people: Guests, place: Serving) -> None:
    path = await opened(people)
    await say(people, path, ADA, choose={"round": 1, "field": "left"})
    status, again = await say(people, "", ADA)
    assert (status, again["code"], again["mine"]) == (200, path[1:], "left")
    assert (await say(people, "", BOB))[1]["code"] != path[1:], "a guest opens a duel of their own"


@served
async def test_a_newer_question_sends_the_older_one_home(people: Guests, place: Serving) -> None:
    path = await opened(people)
    _, view = await say(people, path, ADA)
    older = asyncio.create_task(say(people, path, ADA, seen=view["version"]))
    await asyncio.sleep(0.05)
    newer = asyncio.create_task(say(people, path, ADA, seen=view["version"]))
    assert (await older)[1] == view
    await place.server.companion.close(place.server.app())
    assert (await newer)[1] == view, "and nobody waits when the server stops"


@served
async def test_news_are_not_waited_for_for_ever(people: Guests, place: Serving) -> None:
    path = await opened(people)
    _, view = await say(people, path, ADA)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(penalty, "PATIENCE", 0.01)
        assert (await say(people, path, ADA, seen=view["version"]))[1] == view


@served
async def test_refusals_change_nothing(people: Guests, place: Serving) -> None:
    path = await opened(people)
    before = (await say(people, path, ADA))[1]
    assert await say(people, path, EVE) == (409, {"why": "duel-full"})
    assert await say(people, path, ADA, choose={"round": 9, "field": "left"}) == (
        409,
        {"why": "not-this-penalty"},
    )
    for nonsense in ({"choose": {"round": 1, "field": "up"}}, {"next": {"round": 1, "shooter": 2}}, {"x": 1}):
        assert await say(people, path, ADA, **nonsense) == (400, {"why": "malformed"})
    assert await say(people, path, "short") == (400, {"why": "malformed"})
    for body in (b"", b"\xff", b"[" * 4_000):
        async with people.session.post(f"{people.url}/api/penalties{path}", data=body) as answer:
            assert answer.status == 400
    async with people.session.post(f"{people.url}/api/penalties", data=b" " * 10_000) as answer:
        assert answer.status == 413
    assert (await say(people, path, ADA))[1] == before


@served
async def test_a_wrong_code_is_counted_as_at_the_door(people: Guests, place: Serving) -> None:
    path = await opened(people)
    for _ in range(BURST - 1):
        place.server.door.wrong("127.0.0.1", place.house.now())
    assert (await say(people, path, ADA))[0] == 200
    assert await say(people, "/QQQQ", EVE) == (404, {"why": "no-such-duel"})
    assert await say(people, "/QQQQ", EVE) == (429, {"why": "too-many-tries"})
    assert (await say(people, path, ADA))[0] == 200, "who is in comes back"
    assert (await say(people, path, EVE))[1] == {"why": "duel-full"}, (
        "looked up: ADA is there from the same address"
    )


@served
async def test_the_other_phone_finds_the_way(people: Guests, place: Serving) -> None:
    path = await opened(people)
    headers = {"Host": "anpfiff.local:8000"}
    async with people.session.get(f"{people.url}/api/penalties{path}/invitation", headers=headers) as answer:
        found = await answer.json()
    assert found["url"] == f"http://anpfiff.local:8000/penalty{path}"
    async with people.session.get(f"{people.url}/api/penalties/QQQQ/invitation") as answer:
        assert answer.status == 404


@served
async def test_what_is_told_is_of_one_length_whatever_was_chosen(people: Guests, place: Serving) -> None:
    lengths = set()
    for field in get_args(Field):
        token = fresh_token()
        duel = Duel("K7MQ", 0)
        for guest in (token, fresh_token()):
            duel.enter(guest, "en", Random(7))
        duel.choose(0, Choose(1, field))
        place.server.companion._duels["K7MQ"] = duel
        said = {"token": token}
        async with people.session.post(f"{people.url}/api/penalties/K7MQ", json=said) as answer:
            lengths.add(answer.headers["Content-Length"])
            assert (await answer.json())["mine"] == field
    assert len(lengths) == 1


@served
async def test_in_a_full_house_the_quietest_duel_goes_and_no_other(people: Guests, place: Serving) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(companion, "MOST_DUELS", 2)
        first, second = await opened(people), (await say(people, "", BOB))[1]["code"]
        place.server.companion._duels[second].heard -= companion.QUIET
        assert (await say(people, "", EVE))[0] == 200
        assert set(place.server.companion._duels) >= {first.strip("/")}
        assert second not in place.server.companion._duels


@served
async def test_there_is_room_for_so_many_and_the_idle_make_it(people: Guests, place: Serving) -> None:
    path = await opened(people)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(companion, "MOST_DUELS", 1)
        assert await say(people, "", EVE) == (429, {"why": "too-many-duels"})
        patch.setattr(companion, "IDLE", 0)
        assert (await say(people, "", EVE))[0] == 200
    assert (await say(people, path, ADA))[0] == 404
