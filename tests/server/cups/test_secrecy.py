"""Secrecy: a pass of one club opens nothing in another, and no answer shows more of a match than its spectators see."""

from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from anpfiff.fixtures.whistle import at_whistle
from anpfiff.wire import messages as wire
from tests.laws.case import Case
from tests.laws.cases import CASES
from tests.laws.matches import match_of
from tests.support.clubs import Holder, founded, gathered
from tests.support.serving import Guests, Serving, served

Request: TypeAlias = tuple[str, str, dict[str, Any] | None]
WISH = {"id": "w", "wish": {"kind": "pause"}}
OF_THE_CLUB: list[Request] = [
    ("GET", "/api/club", None),
    ("DELETE", "/api/club", None),
    ("GET", "/api/club/export", None),
    ("POST", "/api/club/door", {"open": True}),
    ("POST", "/api/club/passes", {"count": 1}),
    ("POST", "/api/club/passes/print", {"tokens": ["ap1" + "a" * 26]}),
    ("POST", "/api/club/hand-over", {"to": "p7"}),
    ("POST", "/api/club/people/p7/reissue", None),
    ("POST", "/api/club/people/p7/organiser", {"on": True}),
    ("DELETE", "/api/club/people/p7", None),
    ("POST", "/api/club/competitions", {"id": "o", "plan": {}}),
]
OF_THE_CUP: list[Request] = [
    ("GET", "", None),
    ("DELETE", "", None),
    ("POST", "/inputs", WISH),
    ("GET", "/season", None),
    ("GET", "/paper?what=table", None),
    ("GET", "/export.json", None),
    ("GET", "/export.csv", None),
    ("GET", "/file", None),
]
FOR_ORGANISERS: list[Request] = [
    ("DELETE", "/api/club", None),
    ("GET", "/api/club/export", None),
    ("POST", "/api/club/door", {"open": True}),
    ("POST", "/api/club/passes", {"count": 1}),
    ("POST", "/api/club/passes/print", {"tokens": ["ap1" + "a" * 26]}),
    ("POST", "/api/club/hand-over", {"to": "p3"}),
    ("POST", "/api/club/people/p3/reissue", None),
    ("POST", "/api/club/people/p3/organiser", {"on": True}),
    ("DELETE", "/api/club/people/p3", None),
    ("POST", "/api/club/competitions", {"id": "o", "plan": {}}),
    ("DELETE", "/api/club/competitions/{}", None),
    ("GET", "/api/club/competitions/{}/file", None),
]
WISHES: list[dict[str, Any]] = [
    {"kind": "draw-round"},
    {"kind": "cancel-round"},
    {"kind": "kick-off"},
    {"kind": "enter-result", "match": 1, "score": [9, 0]},
    {"kind": "correct-result", "match": 1, "score": [9, 0]},
    {"kind": "undo-result", "match": 1},
    {"kind": "call-off", "match": 1},
    {"kind": "whistle"},
    {"kind": "pause"},
    {"kind": "resume"},
    {"kind": "give-time", "milliseconds": 1},
    {"kind": "reseat", "match": 1, "table": 2},
    {"kind": "replace-by-bot", "match": 1, "person": "p3"},
    {"kind": "close"},
]
OF_OTHERS = [{"kind": kind, "person": "p3"} for kind in ("come", "go-away", "leave", "return")]


async def _unchanged(organiser: Holder, cup: str, before: object) -> None:
    shown = await organiser.shown(cup)
    assert msgspec.structs.replace(shown, now=0) == before


@served
async def test_without_a_pass_nothing_of_a_club_is_visible(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4)
    requests = [
        *OF_THE_CLUB,
        *((way, f"/api/club/competitions/{cup}{path}", body) for way, path, body in OF_THE_CUP),
    ]
    await organiser.ask("POST", f"/api/club/people/{players[3].me}/reissue")
    before = msgspec.structs.replace(await organiser.shown(cup), now=0)
    for token in ("", players[3].token):
        for method, path, body in requests:
            asker = Holder(people.session, people.url, token)
            assert await asker.refused(method, path, body) == "no-such-pass", (method, path)
    await _unchanged(organiser, cup, before)


@served
async def test_a_pass_of_another_club_opens_nothing_here(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 6)
    club, before = await organiser.club(), msgspec.structs.replace(await organiser.shown(cup), now=0)
    stranger = await founded(people, "others")
    hall = Holder(people.session, people.url, (await stranger.club()).hall)
    hall.kind = "Hall"
    (pupil,) = await stranger.passes(1)
    refusals = {"no-such-person", "no-such-competition", "hall-only-looks", "only-organisers"}
    for asker in (stranger, pupil, hall):
        for method, path, body in OF_THE_CUP:
            why = await asker.refused(method, f"/api/club/competitions/{cup}{path}", body)
            assert why in refusals, (method, path)
        for method, path, body in OF_THE_CLUB[6:10]:
            assert await asker.refused(method, path, body) in refusals, path
    for asker in (stranger, pupil):
        for number, wish in enumerate((*WISHES, *OF_OTHERS, {"kind": "come"})):
            said = {"id": f"x{number}", "wish": wish}
            path = f"/api/club/competitions/{cup}/inputs"
            assert await asker.refused("POST", path, said) == "no-such-competition", wish
    assert (await stranger.club()).competitions == ()
    assert {each.id for each in (await stranger.club()).members} == {stranger.me, pupil.me}
    assert await organiser.club() == club
    await _unchanged(organiser, cup, before)
    assert (await players[0].club()).me is not None


@served
async def test_a_players_pass_does_nothing_that_is_for_organisers(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    club, before = await organiser.club(), msgspec.structs.replace(await organiser.shown(cup), now=0)
    for method, path, body in FOR_ORGANISERS:
        assert await players[0].refused(method, path.format(cup), body) == "only-organisers", (method, path)
    inputs = f"/api/club/competitions/{cup}/inputs"
    for number, wish in enumerate(WISHES):
        said = {"id": f"p{number}", "wish": wish}
        assert await players[0].refused("POST", inputs, said) == "only-organisers", wish
    for number, wish in enumerate(OF_OTHERS):
        said = {"id": f"q{number}", "wish": wish}
        assert await players[0].refused("POST", inputs, said) == "not-your-pass", wish
    assert await organiser.club() == club
    await _unchanged(organiser, cup, before)


@served
async def test_the_hall_sees_what_players_see_and_can_do_nothing(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4)
    await organiser.wishes(cup, "draw-round")
    club = await organiser.club()
    hall = Holder(people.session, people.url, club.hall)
    hall.kind = "Hall"
    for method, path, body in FOR_ORGANISERS:
        assert await hall.refused(method, path.format(cup), body) in {"hall-only-looks"}, (method, path)
    for wish in (*WISHES, {"kind": "come"}):
        said = {"id": "h", "wish": wish}
        assert await hall.refused("POST", f"/api/club/competitions/{cup}/inputs", said) == "hall-only-looks"
    seen, player = await hall.shown(cup), await players[0].shown(cup)
    assert seen.mine is None
    assert not seen.may
    assert player.mine is not None
    assert msgspec.structs.replace(player, mine=None, now=seen.now) == seen
    portrait = await hall.club()
    assert (portrait.me, portrait.members, portrait.hall, portrait.door) == (None, (), "", "")


@served
async def test_nobodys_chair_is_told_to_anybody_else(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 6)
    await organiser.wishes(cup, "draw-round")
    shown = [await player.shown(cup) for player in players]
    tokens = [each.mine.token for each in shown if each.mine]
    assert len(set(tokens)) == 6
    for number, each in enumerate(shown):
        text = msgspec.json.encode(each)
        assert all(token.encode() not in text for other, token in enumerate(tokens) if other != number)
    desk = msgspec.json.encode(await organiser.shown(cup))
    assert all(token.encode() not in desk for token in tokens)


@served
async def test_the_stands_are_for_the_club(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 4, games=["zweikampf"])
    await organiser.wishes(cup, "draw-round")
    shown = await players[0].shown(cup)
    assert shown.round is not None
    one, other = shown.round.tables
    for key in ("", "A" * 16, other.key):
        refusal = await people.refused(kind="join", code=one.code, key=key, watch=True)
        assert refusal.why == "room-locked"
    watcher, welcome = await people.join(one.code, key=one.key, watch=True)
    assert welcome.seat is None
    room = await watcher.hear(wire.Room)
    assert room.host == 0
    orders: list[tuple[str, dict[str, Any]]] = [
        ("start", {}),
        ("sit", {"seat": 0}),
        ("fill", {"seat": 0}),
        ("lock", {"on": True}),
    ]
    for kind, fields in orders:
        answer = await watcher.do(kind, **fields)
        assert isinstance(answer, wire.Refused)
        assert answer.why == "only-the-host"


@served
async def test_in_a_reserved_room_players_change_nothing_but_the_game(people: Guests, place: Serving) -> None:
    organiser, players, cup = await gathered(people, 2, games=["zweikampf"])
    await organiser.wishes(cup, "draw-round")
    raw = await players[0].sits_down(people, cup)
    orders: list[tuple[str, dict[str, Any]]] = [
        ("start", {}),
        ("sit", {"seat": None}),
        ("spin", {}),
        ("choose", {"game": "foul"}),
        ("remove", {"seat": 1}),
        ("fill", {"seat": 1}),
    ]
    for kind, fields in orders:
        answer = await raw.do(kind, **fields)
        assert isinstance(answer, wire.Refused), kind
        assert answer.why == "only-the-host", kind
    await raw.order("leave")
    assert (await raw.hear(wire.Bye)).why == "left"
    await players[0].sits_down(people, cup)
    (actor,) = place.house.actors.values()
    assert [place.person for place in actor.room.company.places] == [1, 2]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.id)
def test_the_score_is_what_the_stands_can_count(case: Case) -> None:
    """Two positions that spectators cannot tell apart have the same score at the desk, in the hall and on every phone."""
    random = Random(16)
    compared = 0
    for seed in range(len(case.settings)):
        for moment in list(match_of(case, seed))[::7]:
            twin = case.twin(moment.before, None, random)
            compared += 1
            one, other = (at_whistle(case.game.id, state, 2).score for state in (moment.before, twin))
            assert one == other
    assert compared
